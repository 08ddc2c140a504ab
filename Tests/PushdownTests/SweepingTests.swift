import Testing

@testable import Pushdown

/// What sweeps must be as if it had rules: the same systems, once swept and once with all rules spelled out.
@Suite struct SweepingTests {
  private static let seeds = stride(from: 1, to: 3_000, by: 3)

  @Test func findsTheSameAutomaton() {
    var count = 0
    for seed in Self.seeds {
      let (swept, plain) = Self.saturations(seed)
      #expect(Self.transitions(swept) == Self.transitions(plain), "seed \(seed)")
      #expect(Self.edges(swept) == Self.edges(plain), "seed \(seed)")
      #expect(swept.frameCount == plain.frameCount && swept.placeCount == plain.placeCount, "seed \(seed)")
      for configuration in ForwardSaturationTests.configurations(of: TinySystem(seed: seed), height: 3) {
        #expect(swept.contains(configuration) == plain.contains(configuration), "seed \(seed)")
      }
      count += plain.rules.headCount - swept.rules.headCount
    }
    #expect(count > 500, "many heads are swept")
  }

  @Test func aTableGivesWhatItWasGiven() {
    for seed in Self.seeds {
      let (swept, _) = Self.saturations(seed)
      var table = swept.rules
      let again = ForwardSaturation(from: swept.start, rules: &table)
      #expect(Self.transitions(again) == Self.transitions(swept) && Self.edges(again) == Self.edges(swept))
      #expect(again.rules.headCount == swept.rules.headCount && again.rules.ruleCount == swept.rules.ruleCount)
      #expect(!table.isSweeping(control: 998) && !table.isSweepable(symbol: 998))
    }
  }

  @Test func findsTheSameWeights() {
    for seed in Self.seeds {
      let system = TinySystem(seed: seed)
      let (swept, plain) = Self.runs(seed)
      for head in system.heads {
        #expect(swept.weight(of: head) == plain.weight(of: head), "seed \(seed)")
        #expect(swept.witness(to: head)?.weight == plain.witness(to: head)?.weight, "seed \(seed)")
      }
      let goal = TinyGoal(seed: seed, system).automaton
      #expect(swept.witness(to: goal)?.weight == plain.witness(to: goal)?.weight, "seed \(seed)")
      #expect(Self.entries(of: swept) == Self.entries(of: plain), "seed \(seed)")
    }
  }

  @Test func findsTheSameWaysBack() {
    for seed in Self.seeds {
      let system = TinySystem(seed: seed)
      let goal = TinyGoal(seed: seed, system).automaton
      let (swept, plain) = Self.saturations(seed)
      let mayUse = { (rule: Rule) in rule.id == TinySystem.sweep || rule.id % 4 != 1 }
      let one = BackwardSaturation.complete(of: swept.rules, to: goal, allowing: mayUse)
      let two = BackwardSaturation.complete(of: plain.rules, to: goal, allowing: mayUse)
      for head in system.heads where plain.reaches(head) {
        #expect(
          Set(one.read(head.symbol, after: head.control)) == Set(two.read(head.symbol, after: head.control)),
          "seed \(seed): \(head)")
        #expect(one.isStuck(head) == two.isStuck(head), "seed \(seed)")
      }
      for configuration in ForwardSaturationTests.configurations(of: system, height: 3)
      where plain.contains(configuration) {
        #expect(one.contains(configuration) == two.contains(configuration), "seed \(seed)")
      }
    }
  }

  @Test func givesTheSameAnswersToQuestions() {
    var count = 0
    for seed in Self.seeds {
      let system = TinySystem(seed: seed)
      let goal = TinyGoal(seed: seed, system).automaton
      let (swept, plain) = Self.runs(seed)
      let (one, two) = (Self.returns(swept, system, goal), Self.returns(plain, system, goal))
      #expect(one == two, "seed \(seed)")
      count += two.count
    }
    #expect(count > 500)
  }

  @Test func growsTheSame() {
    for seed in Self.seeds {
      let (swept, plain) = Self.saturations(seed)
      let (one, two) = (Growth(of: swept), Growth(of: plain))
      #expect(one.greatestHeight == two.greatestHeight, "seed \(seed)")
      #expect(
        Set(one.growingEdges.map { Self.name($0, swept) }) == Set(two.growingEdges.map { Self.name($0, plain) }),
        "seed \(seed)")
    }
  }

  @Test func meetsTargetsThatAreSwept() {
    // The control 1 sweeps the symbol 3 wherever it lies; 4 comes to light beneath two of them.
    var system = Sweeping()
    system.rules.add(.push(to: 0, 3, over: 3, weight: 2, id: 0), control: 0, symbol: 4)
    system.rules.add(.swap(to: 1, 3, weight: 5, id: 1), control: 0, symbol: 3)
    system.rules.add(.swap(to: 2, 9, weight: 5, id: 2), control: 1, symbol: 8)
    let forward = ForwardSaturation(from: Configuration(control: 0, stack: [4, 8]), rules: &system)
    #expect(forward.rules.headCount == 4)
    let target = Head(control: 1, symbol: 3)
    #expect(forward.rules.isSwept(target) && forward.rules.index(of: target) == nil)
    var runs = ShortestRuns(of: forward)
    let isMet = runs.run(until: [target, target, Head(control: 1, symbol: 9)])
    #expect(isMet && runs.weight(of: target) == 7 && runs.weight(of: Head(control: 2, symbol: 9)) == nil)
    for _ in 0..<5 {
      let isMetAgain = runs.run(until: [target])
      #expect(isMetAgain && runs.weight(of: Head(control: 2, symbol: 9)) == nil, "nothing more had to be looked at")
    }
    let isDone = runs.run(until: [Head(control: 2, symbol: 9)])
    #expect(isDone && runs.witness(to: Head(control: 2, symbol: 9))?.rules == [0, 1, 2])
    var other = ShortestRuns(of: forward)
    let areMet = other.run(until: [target, Head(control: 2, symbol: 9)])
    #expect(areMet && other.weight(of: Head(control: 2, symbol: 9)) == 12, "what is swept twice is met once")
  }

  @Test func namesWhatIsSweptWhereItCannotEnd() {
    // The activation that begins with 3 can be ended with 0, unless 1 has begun to sweep it away.
    var system = Sweeping()
    system.rules.add(.push(to: 0, 3, over: 4, weight: 1, id: 0), control: 0, symbol: 4)
    system.rules.add(.pop(to: 0, weight: 1, id: 1), control: 0, symbol: 3)
    system.rules.add(.swap(to: 1, 3, weight: 1, id: 2), control: 0, symbol: 3)
    let forward = ForwardSaturation(from: Configuration(control: 0, stack: [4]), rules: &system)
    var runs = ShortestRuns(of: forward)
    let isDone = runs.run()
    var question = ReturnQuestion(
      forward, BackwardSaturation.complete(of: forward.rules), runs: runs,
      about: .init(isActivation: { forward.entry(ofFrame: $0) != nil }, ends: { $1 == 0 }))
    let failures = question.answer()
    #expect(isDone && failures.map(\.head) == [Head(control: 1, symbol: 3)] && failures.map(\.weight) == [2])
    #expect(failures.first.flatMap { runs.witness(to: $0) }?.rules == [0, 2])
  }

  // MARK: What is compared

  /// The control 1 sweeps the symbol 3.
  private struct Sweeping: PushdownRules {
    var rules = PushdownSystem()

    mutating func appendRules(control: UInt32, symbol: UInt32, to list: inout ContiguousArray<Rule>) {
      rules.appendRules(control: control, symbol: symbol, to: &list)
    }

    func isSweeping(control: UInt32) -> Bool { control == 1 }

    func isSweepable(symbol: UInt32) -> Bool { symbol == 3 }
  }

  private static func saturations(_ seed: Int) -> (swept: ForwardSaturation, plain: ForwardSaturation) {
    var system = TinySystem(seed: seed)
    var plain = system.spelledOut
    return (
      ForwardSaturation(from: system.start, rules: &system), ForwardSaturation(from: plain.start, rules: &plain)
    )
  }

  private static func runs(_ seed: Int) -> (swept: ShortestRuns, plain: ShortestRuns) {
    let (swept, plain) = saturations(seed)
    var one = ShortestRuns(of: swept, layout: TinySystem.layout)
    var two = ShortestRuns(of: plain, layout: TinySystem.layout)
    let areDone = (one.run(), two.run())
    #expect(areDone.0 && areDone.1)
    return (one, two)
  }

  /// A frame by what does not depend on the order in which frames were made.
  private static func name(frame: Int, _ saturation: ForwardSaturation) -> [UInt32] {
    guard let entry = saturation.entry(ofFrame: frame) else { return [UInt32(frame)] }
    return [entry.control, entry.symbol]
  }

  private static func name(_ edge: Int, _ saturation: ForwardSaturation) -> [[UInt32]] {
    let edge = saturation.edge(edge)
    return [name(frame: edge.frame, saturation), [edge.symbol], name(frame: edge.below, saturation)]
  }

  private static func edges(_ saturation: ForwardSaturation) -> Set<[[UInt32]]> {
    Set((0..<saturation.edgeCount).map { name($0, saturation) })
  }

  private static func transitions(_ saturation: ForwardSaturation) -> Set<[[UInt32]]> {
    var found: Set<[[UInt32]]> = []
    for (word, place) in saturation.table.places.enumerated() {
      for control in saturation.sets.members(of: UInt32(word)) {
        found.insert([[control, place.symbol], name(frame: Int(place.state), saturation)])
      }
    }
    return found
  }

  private static func entries(of runs: ShortestRuns) -> [[UInt32]: UInt64?] {
    let frames = (0..<runs.saturation.frameCount).map { (name(frame: $0, runs.saturation), runs.weight(ofFrame: $0)) }
    return Dictionary(uniqueKeysWithValues: frames)
  }

  /// The failures of both kinds of questions: their frames, heads' symbols, and weights.
  private static func returns(_ runs: ShortestRuns, _ system: TinySystem, _ goal: StackAutomaton) -> Set<[UInt64]> {
    let forward = runs.saturation
    let mayUse = { (rule: Rule) in rule.id == TinySystem.sweep || rule.id % 3 != 1 }
    let plain = BackwardSaturation.complete(of: forward.rules, allowing: mayUse)
    let toGoal = BackwardSaturation.complete(of: forward.rules, to: goal, allowing: mayUse)
    var returning = ReturnQuestion(
      forward, plain, runs: runs,
      about: .init(
        isActivation: { forward.entry(ofFrame: $0)?.symbol == system.symbols[0] },
        ends: { $1 == system.controls[0] }))
    var reaching = ReturnQuestion(goalOf: toGoal, forward, runs: runs)
    let failures = returning.answer() + reaching.answer()
    return Set(failures.map { [UInt64($0.weight)] + name(frame: $0.frame, forward).map(UInt64.init) })
  }
}
