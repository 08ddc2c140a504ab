import Testing

@testable import Pushdown

/// Systems whose controls bear a value besides, held against the same with the values in their controls.
@Suite struct ValuedRunsTests {
  /// A system, what its rules make of values, and the system that comes of putting them into the controls.
  private struct Valued {
    var plain: TinySystem
    let values: Int
    let initial: [Int]
    /// By rule's name, what it makes of each value; nothing where it cannot be used.
    let results: [UInt32: [Int?]]

    init(seed: Int) {
      plain = TinySystem(seed: seed)
      var random = SplitMix(seed: UInt64(seed) &+ 77)
      let count = 1 + random.below(5)
      values = count
      initial = (0..<count).filter { _ in random.below(3) > 0 }
      var results: [UInt32: [Int?]] = [:]
      for (_, rule) in plain.rules {
        let isPlain = random.below(2) == 0 || rule.id == TinySystem.sweep
        results[rule.id] = (0..<count).map { value in
          isPlain ? value : random.below(4) == 0 ? nil : random.below(count)
        }
      }
      self.results = results
    }

    func result(_ rule: UInt32, _ value: Int) -> Int? { results[rule]?[value] }

    /// The system with the values in its controls; it begins at a control of its own.
    var product: TinySystem {
      let first: UInt32 = 100_000
      var rules: [(head: Head, rule: Rule)] = []
      for (head, rule) in plain.rules {
        for value in 0..<values {
          guard let after = result(rule.id, value) else { continue }
          var own = rule
          own.control = control(rule.control, after)
          rules.append((Head(control: control(head.control, value), symbol: head.symbol), own))
        }
      }
      for value in initial {
        let rule = Rule.swap(to: control(plain.start.control, value), plain.start.stack[0], id: 1_000)
        rules.append((Head(control: first, symbol: plain.start.stack[0]), rule))
      }
      return TinySystem(rules: rules, start: Configuration(control: first, stack: plain.start.stack))
    }

    func control(_ control: UInt32, _ value: Int) -> UInt32 { control * 8 + UInt32(value) }

    /// Runs over the automaton of the system without values.
    mutating func runs(steps: Int = .max) -> ValuedRuns {
      let saturation = ForwardSaturation(from: plain.start, rules: &plain)
      var uses = RuleUses(of: saturation.rules)
      for place in 0..<saturation.rules.ruleCount {
        let own = results[saturation.rules.rule(place).id] ?? []
        uses.allow(place, with: own.indices.reduce(0) { own[$1] == nil ? $0 : $0 | 1 << UInt64($1) })
        if own != Array(0..<values) { uses.change(place, to: own.map { $0 ?? 0 }) }
      }
      var runs = ValuedRuns(
        RunGraph(of: saturation), layout: TinySystem.layout, values: values, from: initial, uses: uses)
      while !runs.run(steps: steps) {}
      return runs
    }
  }

  @Test func findsTheLeastWeightOfEveryHeadWithEveryValue() {
    for seed in 0..<3_000 {
      var valued = Valued(seed: seed)
      let runs = valued.runs(steps: seed.isMultiple(of: 3) ? 2 : .max)
      let product = valued.product
      let weights = NaiveHeads(product, sums: NaiveSums(product.rules)).weights
      let rules = runs.graph.saturation.rules
      #expect(!runs.overflowed)
      for head in 0..<rules.headCount {
        for value in 0..<valued.values {
          let own = Head(control: valued.control(rules.head(head).control, value), symbol: rules.head(head).symbol)
          #expect(runs.weight(ofHead: head, value: value) == weights[own], "seed \(seed): \(own)")
          expectReplay(runs, head, value, valued, weights[own], "seed \(seed): \(own)")
        }
      }
    }
  }

  private func expectReplay(
    _ runs: ValuedRuns, _ head: Int, _ value: Int, _ valued: Valued, _ weight: UInt64?, _ name: String
  ) {
    guard let weight, let found = runs.witness(toHead: head, value: value) else {
      #expect(weight == nil, "\(name) lacks a witness")
      return
    }
    #expect(valued.initial.contains(found.start), "\(name)")
    var last: Int? = found.start
    for id in found.rules { last = last.flatMap { valued.result(id, $0) } }
    #expect(last == value, "\(name): the values do not go this way")
    let end = runs.graph.saturation.rules.head(head)
    let replayed = valued.plain.replay(found.rules, from: valued.plain.start) { $0.head == end }
    #expect(replayed?.end.head == end && replayed?.weight == weight, "\(name)")
  }

  @Test func detectsOverflow() {
    var system = PushdownSystem()
    for control in 0..<20 as Range<UInt32> {
      system.add(.swap(to: control + 1, 0, weight: 1, id: control), control: control, symbol: 0)
    }
    let saturation = ForwardSaturation(from: Configuration(control: 0, stack: [0]), rules: &system)
    var runs = ValuedRuns(
      RunGraph(of: saturation), layout: WeightLayout(bits: [3]), values: 2, from: [1],
      uses: RuleUses(of: saturation.rules))
    _ = runs.run()
    #expect(runs.overflowed)
    let last = saturation.rules.index(of: Head(control: 7, symbol: 0))
    #expect(last.flatMap { runs.weight(ofHead: $0, value: 1) } == 7)
    #expect(last.flatMap { runs.weight(ofHead: $0, value: 0) } == nil)
  }
}
