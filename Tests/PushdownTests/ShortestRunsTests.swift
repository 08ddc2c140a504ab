import Testing

@testable import Pushdown

@Suite struct ShortestRunsTests {
  @Test func findsTheLeastWeightOfEveryHead() {
    for seed in ForwardSaturationTests.seeds {
      var system = TinySystem(seed: seed)
      var runs = ShortestRuns(
        of: ForwardSaturation(from: system.start, rules: &system), layout: TinySystem.layout)
      let isDone = runs.run()
      #expect(isDone && !runs.overflowed)
      for (head, weight) in NaiveHeads(system, sums: NaiveSums(system.rules)).weights {
        #expect(runs.weight(of: head) == weight, "seed \(seed): \(head)")
        if let index = runs.saturation.rules.index(of: head) { #expect(runs.weight(ofHead: index) == weight) }
        expectReplay(runs.witness(to: head), of: system, to: head, weight, "seed \(seed)")
      }
    }
  }

  @Test func stopsWhenTheTargetsAreMet() {
    for seed in 0..<600 {
      var system = TinySystem(seed: seed)
      let saturation = ForwardSaturation(from: system.start, rules: &system)
      for (head, weight) in NaiveHeads(system, sums: NaiveSums(system.rules)).weights {
        var runs = ShortestRuns(of: saturation, layout: TinySystem.layout)
        let isMet = runs.run(until: [head, Head(control: 999, symbol: 999)])
        #expect(isMet)
        #expect(runs.weight(of: head) == weight)
        let heavier = (0..<saturation.rules.headCount).map(saturation.rules.head)
          .filter { runs.weight(of: $0) ?? 0 > weight }
        #expect(heavier.isEmpty, "seed \(seed): what is heavier than the target should not be looked at")
        let isDone = runs.run()
        #expect(isDone, "a stopped run can go on")
        expectReplay(runs.witness(to: head), of: system, to: head, weight, "seed \(seed)")
      }
    }
  }

  @Test func tellsWithWhichRuleARunEnds() {
    var (told, all) = (0, 0)
    for seed in ForwardSaturationTests.seeds {
      var system = TinySystem(seed: seed)
      var runs = ShortestRuns(
        of: ForwardSaturation(from: system.start, rules: &system), layout: TinySystem.layout)
      _ = runs.run()
      let (steps, rules) = (LastSteps(of: runs), runs.saturation.rules)
      for head in 0..<rules.headCount {
        let way = runs.witness(to: rules.head(head))?.rules
        all += way?.isEmpty == false ? 1 : 0
        guard let step = steps[head] else { continue }
        told += 1
        let before = runs.witness(to: rules.head(step.head))?.rules ?? []
        #expect(way == before + [rules.rule(step.rule).id], "seed \(seed): \(rules.head(head))")
      }
    }
    #expect(told > all / 2, "\(told) of \(all)")
  }

  @Test func entersEveryFrame() {
    for seed in 0..<1_000 {
      var system = TinySystem(seed: seed)
      let saturation = ForwardSaturation(from: system.start, rules: &system)
      var runs = ShortestRuns(of: saturation, layout: TinySystem.layout)
      _ = runs.run()
      for frame in 0..<saturation.frameCount {
        guard let entry = saturation.entry(ofFrame: frame) else { continue }
        let weight = runs.weight(ofFrame: frame)
        expectReplay(runs.witness(toFrame: frame), of: system, to: entry, weight, "seed \(seed)")
      }
      for index in 0..<saturation.edgeCount {
        expectStep(along: index, of: runs, system, "seed \(seed)")
      }
    }
  }

  @Test func takesOtherWeights() {
    for seed in 0..<600 {
      let system = TinySystem(seed: seed)
      var other = system
      for index in other.rules.indices where other.rules[index].rule.id != TinySystem.sweep {
        other.rules[index].rule.weight = UInt64(other.rules[index].rule.id % 3)
      }
      var asked = system
      let saturation = ForwardSaturation(from: system.start, rules: &asked)
      var runs = ShortestRuns(of: saturation) { UInt64($0.id % 3) }
      _ = runs.run()
      var reweighed = saturation
      for index in 0..<saturation.rules.ruleCount {
        reweighed.reweigh(index, UInt64(saturation.rules.rule(index).id % 3))
      }
      var others = ShortestRuns(of: reweighed)
      _ = others.run()
      for (head, weight) in NaiveHeads(other, sums: NaiveSums(other.rules)).weights {
        #expect(runs.weight(of: head) == weight && others.weight(of: head) == weight, "seed \(seed)")
      }
      let isAsItWas = (0..<saturation.rules.ruleCount).allSatisfy { index in
        let rule = saturation.rules.rule(index)
        return system.rules.contains { $0.rule.id == rule.id && $0.rule.weight == rule.weight }
      }
      #expect(isAsItWas, "seed \(seed): what is copied stays as it was")
    }
  }

  @Test func detectsOverflow() {
    let layout = WeightLayout(bits: [3, 3])
    var system = PushdownSystem()
    for control in 0..<20 as Range<UInt32> {
      let weight = layout.packed(control < 7 ? [1, 0] : [0, 1]) ?? 0
      system.add(.swap(to: control + 1, 0, weight: weight, id: control), control: control, symbol: 0)
    }
    var runs = ShortestRuns(
      of: ForwardSaturation(from: Configuration(control: 0, stack: [0]), rules: &system), layout: layout)
    _ = runs.run()
    #expect(runs.overflowed)
    #expect(runs.weight(of: Head(control: 14, symbol: 0)).map(layout.costs) == [7, 7])
    #expect(runs.weight(of: Head(control: 15, symbol: 0)) == nil)
    #expect(runs.witness(to: Head(control: 15, symbol: 0)) == nil)
  }

  @Test func detectsOverflowOfRulesAndPushes() {
    var system = PushdownSystem()
    system.add(.push(to: 0, 1, over: 1, weight: 1 << 62, id: 0), control: 0, symbol: 0)
    system.add(.push(to: 1, 1, over: 1, weight: 1 << 62, id: 1), control: 0, symbol: 1)
    let start = Configuration(control: 0, stack: [0])
    var runs = ShortestRuns(of: ForwardSaturation(from: start, rules: &system))
    _ = runs.run()
    #expect(runs.overflowed && runs.weight(of: Head(control: 1, symbol: 1)) == nil)
    #expect((0..<runs.saturation.edgeCount).filter { runs.weight(ofEdge: $0) == nil }.count == 1)
    let tooHeavy = ShortestRuns(of: runs.saturation) { _ in .max }
    #expect(tooHeavy.overflowed)
  }

  @Test func doesNotUnrollWhatIsTooLong() {
    // Each level erases two of the next: the shortest run has 2^40 rules.
    var system = PushdownSystem()
    for level in 0..<40 as Range<UInt32> {
      system.add(.push(to: 0, level + 1, over: level + 1, weight: 1, id: level), control: 0, symbol: level)
    }
    system.add(.pop(to: 0, weight: 1, id: 40), control: 0, symbol: 40)
    system.add(.swap(to: 1, 99, weight: 1, id: 41), control: 0, symbol: 77)
    var runs = ShortestRuns(
      of: ForwardSaturation(from: Configuration(control: 0, stack: [0, 77]), rules: &system))
    _ = runs.run()
    let head = Head(control: 1, symbol: 99)
    #expect(runs.weight(of: head) == (1 << 41))
    #expect(runs.witness(to: head, limit: 1_000) == nil)
  }

  private func expectStep(along index: Int, of runs: ShortestRuns, _ system: TinySystem, _ note: Comment) {
    let edge = runs.saturation.edge(index)
    guard let below = runs.saturation.entry(ofFrame: edge.below) else { return }
    let from = Configuration(control: below.control, stack: [below.symbol])
    let steps = runs.steps(along: [index])
    let end = system.replay(steps?.rules ?? [], from: from)
    #expect(end?.end.head == runs.saturation.entry(ofFrame: edge.frame), note)
    #expect(end?.end.stack.dropFirst() == [edge.symbol], note)
    #expect(end?.weight == runs.weight(ofEdge: index), note)
  }
}

/// Expects that a witness, applied to a real stack, ends at a head with the weight that is claimed.
func expectReplay(_ witness: Witness?, of system: TinySystem, to head: Head, _ weight: UInt64?, _ note: Comment) {
  let end = system.replay(witness?.rules ?? [], from: system.start) { $0.head == head }
  #expect(end?.end.head == head, note)
  #expect(end?.weight == weight && witness?.weight == weight, note)
}
