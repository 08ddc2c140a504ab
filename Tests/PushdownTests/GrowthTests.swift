import Testing

@testable import Pushdown

@Suite struct GrowthTests {
  @Test func findsTheGreatestHeightOrThatThereIsNone() {
    var bounded = 0
    for seed in ForwardSaturationTests.seeds {
      var system = TinySystem(seed: seed)
      let forward = ForwardSaturation(from: system.start, rules: &system)
      let growth = Growth(of: forward)
      let limit = Self.limit(system)
      let low = NaiveConfigurations(system, from: system.start, height: limit)
      guard !low.isCut else { continue }
      let highest = low.weights.keys.map(\.stack.count).max() ?? 0
      #expect(growth.greatestHeight == (highest == limit ? nil : highest), "seed \(seed)")
      #expect(growth.isBounded == (highest < limit), "seed \(seed)")
      if growth.isBounded { bounded += 1 }
    }
    #expect(bounded > 500)
  }

  @Test func showsAHighestStack() {
    for seed in 0..<1_500 {
      var system = TinySystem(seed: seed)
      let forward = ForwardSaturation(from: system.start, rules: &system)
      let growth = Growth(of: forward)
      var runs = ShortestRuns(of: forward, layout: TinySystem.layout)
      _ = runs.run()
      guard let height = growth.greatestHeight, let top = growth.tallest.first.map(forward.edge)?.frame else {
        continue
      }
      let witness = runs.witness(toFrame: top, along: growth.tallest)
      #expect(system.replay(witness?.rules ?? [], from: system.start)?.end.stack.count == height, "seed \(seed)")
    }
  }

  @Test func showsEveryCycleThatGrows() {
    var count = 0
    for seed in ForwardSaturationTests.seeds {
      var system = TinySystem(seed: seed)
      let forward = ForwardSaturation(from: system.start, rules: &system)
      let growth = Growth(of: forward)
      var runs = ShortestRuns(of: forward, layout: TinySystem.layout)
      _ = runs.run()
      var search = CycleSearch(growth, runs: runs)
      for edge in growth.growingEdges {
        let cycle = search.cycle(through: edge)
        count += 1
        #expect(cycle.last == edge)
        #expect(cycle.allSatisfy { growth.areConnected($0, edge) })
        let weight = cycle.reduce(0) { $0 + (runs.weight(ofEdge: $1) ?? 0) }
        #expect(weight == lightest(through: edge, of: growth, runs), "seed \(seed)")
        expectGrowth(around: cycle, of: runs, system, "seed \(seed)")
      }
    }
    #expect(count > 500)
  }

  @Test func tellsWhetherItGrowsWithoutSomeRules() {
    // Rules with an even number cost an entry; the stack grows without them from a frame on exactly if the system
    // that has only the others grows from where that frame was entered.
    let layout = TinySystem.layout
    var (with, without) = (0, 0)
    for seed in ForwardSaturationTests.seeds {
      var system = TinySystem(seed: seed)
      let forward = ForwardSaturation(from: system.start, rules: &system)
      var runs = ShortestRuns(of: forward, layout: layout) { $0.id.isMultiple(of: 2) ? layout.packed([1, 1]) ?? 0 : 1 }
      _ = runs.run()
      let free = Growth(of: forward) { (runs.weight(ofEdge: $0) ?? .max) & layout.mask(of: 0) == 0 }
      var odd = TinySystem(rules: system.rules.filter { !$0.rule.id.isMultiple(of: 2) }, start: system.start)
      let grows = (0..<forward.rules.headCount).map(forward.rules.head).contains { head in
        odd.start = Configuration(control: head.control, stack: [head.symbol])
        let limit = Self.limit(odd)
        let low = NaiveConfigurations(odd, from: odd.start, height: limit, limit: 100_000)
        return low.weights.keys.contains { $0.stack.count == limit }
      }
      #expect(free.isBounded == !grows, "seed \(seed)")
      var search = CycleSearch(free, runs: runs)
      for edge in free.growingEdges {
        let steps = runs.steps(along: search.cycle(through: edge))
        #expect(steps?.rules.allSatisfy { !$0.isMultiple(of: 2) } == true, "seed \(seed)")
      }
      if grows { without += 1 } else { with += 1 }
    }
    #expect(with > 500 && without > 50)
  }

  @Test func goesAlongNoEdgeThatIsLeftOut() {
    var count = 0
    for seed in ForwardSaturationTests.seeds {
      var system = TinySystem(seed: seed)
      let forward = ForwardSaturation(from: system.start, rules: &system)
      let some = Growth(of: forward) { !$0.isMultiple(of: 3) }
      var search = CycleSearch(some)
      for edge in some.growingEdges {
        let cycle = search.cycle(through: edge)
        #expect(Set(cycle).isSubset(of: some.growingEdges), "seed \(seed)")
        if cycle.count > 1 { count += 1 }
      }
    }
    #expect(count > 50)
  }

  @Test func handlesEmptyAndHighStarts() {
    var system = PushdownSystem()
    let empty = ForwardSaturation(from: Configuration(control: 1, stack: []), rules: &system)
    #expect(Growth(of: empty).greatestHeight == 0)
    let high = ForwardSaturation(from: Configuration(control: 1, stack: [1, 2, 3, 4]), rules: &system)
    #expect(Growth(of: high).greatestHeight == 4)
  }

  /// A stack as high as this has the same frame twice: more than the start and one for each push.
  private static func limit(_ system: TinySystem) -> Int {
    let entries = Set(system.rules.filter(\.rule.isPush).map { Head(control: $0.rule.control, symbol: $0.rule.top) })
    return system.start.stack.count + entries.count + 1
  }

  private func expectGrowth(around cycle: [Int], of runs: ShortestRuns, _ system: TinySystem, _ note: Comment) {
    let forward = runs.saturation
    guard let first = cycle.first.map(forward.edge), let last = cycle.last.map(forward.edge) else { return }
    #expect(first.frame == last.below, note)
    let reach = runs.witness(toFrame: last.below)
    let around = runs.steps(along: cycle)
    var stack = system.replay(reach?.rules ?? [], from: system.start)?.end
    for _ in 0..<3 {
      let next = stack.flatMap { system.replay(around?.rules ?? [], from: $0)?.end }
      #expect(next?.head == forward.entry(ofFrame: last.below), note)
      #expect(next?.stack.count == (stack?.stack.count ?? 0) + cycle.count, note)
      stack = next
    }
  }

  /// The weight of the lightest cycle that an edge is on, found by going along all edges again and again.
  private func lightest(through edge: Int, of growth: Growth, _ runs: ShortestRuns) -> UInt64? {
    let edges = growth.growingEdges.map { (growth.saturation.edge($0), runs.weight(ofEdge: $0) ?? .max >> 8) }
    let closing = growth.saturation.edge(edge)
    var least = [closing.below: UInt64(0)]
    for _ in edges {
      for (edge, weight) in edges {
        if let before = least[edge.frame] { least[edge.below] = min(before + weight, least[edge.below] ?? .max) }
      }
    }
    return least[closing.frame].flatMap { weight in runs.weight(ofEdge: edge).map { weight + $0 } }
  }
}
