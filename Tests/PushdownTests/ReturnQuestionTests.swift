import Testing

@testable import Pushdown

@Suite struct ReturnQuestionTests {
  /// Some of the rules may be used to come back, some of the frames are activations, some of the controls end them.
  private struct Question {
    let seed: Int
    let system: TinySystem

    func mayUse(_ rule: Rule) -> Bool { rule.id == TinySystem.sweep || rule.id % 5 != UInt32(seed % 7) }
    func isActivation(_ entry: Head) -> Bool { (Int(entry.symbol) + seed) % 3 != 0 }
    func ends(_ control: UInt32) -> Bool { system.controls.firstIndex(of: control) != seed % 4 }
    /// Whether activations beneath one that stands on a symbol are asked about, in every second system.
    func goesOn(_ symbol: UInt32) -> Bool { seed.isMultiple(of: 2) && (Int(symbol) + seed / 2) % 4 != 0 }
  }

  @Test func findsExactlyTheActivationsThatCannotEnd() {
    var (failing, complete) = (0, 0)
    for seed in ForwardSaturationTests.seeds {
      let question = Question(seed: seed, system: TinySystem(seed: seed))
      let system = question.system
      let sums = NaiveSums(system.rules.filter { question.mayUse($0.rule) })
      let naive = NaiveActivations(system, height: 7)
      let expected = naive.failures(
        sums, isActivation: question.isActivation, ends: question.ends, goesOn: question.goesOn)
      for isWeighed in [false, true] {
        let (forward, runs, failures) = answer(question, isWeighed: isWeighed)
        let found = Set(failures.compactMap { forward.entry(ofFrame: $0.frame) })
        #expect(found.isSuperset(of: expected.keys), "seed \(seed)")
        let isComplete = !naive.isCut && !growsBeyond(6, naive)
        if isComplete {
          #expect(found == Set(expected.keys), "seed \(seed)")
          complete += 1
        }
        for failure in failures {
          failing += 1
          if isComplete && isWeighed {
            let entry = forward.entry(ofFrame: failure.frame)
            #expect(
              failure.weight == entry.flatMap { expected[$0] }, "seed \(seed): the lightest has no inner activation")
          }
          expectFailure(failure, question, runs, sums, isWeighed: isWeighed, expected, "seed \(seed)")
        }
      }
    }
    #expect(failing > 1_000 && complete > 1_000)
  }

  @Test func findsWhetherAGoalCanAlwaysBeReached() {
    var (no, yes) = (0, 0)
    for seed in 0..<1_200 {
      var system = TinySystem(seed: seed)
      let goal = TinyGoal(seed: seed, system).automaton
      let forward = ForwardSaturation(from: system.start, rules: &system)
      let backward = BackwardSaturation.complete(of: forward.rules, to: goal)
      var runs = ShortestRuns(of: forward, layout: TinySystem.layout)
      _ = runs.run()
      var question = ReturnQuestion(goalOf: backward, forward, runs: runs)
      let failure = question.answer().first
      var plain = ReturnQuestion(goalOf: backward, forward)
      #expect(plain.answer().isEmpty == (failure == nil), "seed \(seed)")
      let low = NaiveConfigurations(system, from: system.start, height: 6)
      let failing = low.weights.filter { !backward.contains($0.key) }
      if let least = failing.values.min() {
        #expect(failure.map { $0.weight <= least } == true, "seed \(seed)")
      } else if let failure {
        #expect(low.isCut || Growth(of: forward).greatestHeight ?? .max > 6, "seed \(seed): \(failure)")
      }
      guard let failure else {
        yes += 1
        continue
      }
      no += 1
      let isFound = { (end: Configuration) in
        end.head?.symbol ?? Rule.noSymbol == failure.head.symbol && end.control == failure.head.control
          && NaiveGoal(system, from: end, to: goal).weight == nil
      }
      let end = system.replay(runs.witness(to: failure)?.rules ?? [], from: system.start, until: isFound)
      #expect(end?.weight == failure.weight, "seed \(seed)")
      #expect(end.map { isFound($0.end) } == true, "seed \(seed)")
    }
    #expect(no > 200 && yes > 50)
  }

  @Test func blamesAnActivationOnlyWhenItIsTheInnermost() {
    // The inner activation (5) ends, but with a control (9) that leaves the outer one (2) stuck.
    var system = PushdownSystem()
    system.add(.push(to: 0, 2, over: 1, weight: 1, id: 0), control: 0, symbol: 1)
    system.add(.pop(to: 0, weight: 1, id: 1), control: 0, symbol: 2)
    system.add(.push(to: 0, 5, over: 2, weight: 1, id: 2), control: 0, symbol: 2)
    system.add(.pop(to: 9, weight: 5, id: 3), control: 0, symbol: 5)
    let forward = ForwardSaturation(from: Configuration(control: 0, stack: [1]), rules: &system)
    var runs = ShortestRuns(of: forward)
    _ = runs.run()
    var question = ReturnQuestion(
      forward, BackwardSaturation.complete(of: forward.rules), runs: runs,
      about: .init(isActivation: { forward.entry(ofFrame: $0) != nil }))
    let failures = question.answer()
    #expect(failures.map(\.head) == [Head(control: 9, symbol: 2)])
    #expect(failures.map(\.weight) == [7])
    #expect(failures.first.flatMap { runs.witness(to: $0) }?.rules == [0, 2, 3])
  }

  @Test func asksAboutAnOuterActivationWhoseInnerOneOnlyGoesAsItComesAnew() {
    // In the outer activation (2), which can end, an inner one (5 or, dearer, 6) may be pushed: it goes, and 5 comes anew at
    // once, by a control (9) that is nobody's to stop at.
    var system = PushdownSystem()
    system.add(.push(to: 0, 2, over: 1, weight: 1, id: 0), control: 0, symbol: 1)
    system.add(.pop(to: 0, weight: 1, id: 1), control: 0, symbol: 2)
    system.add(.push(to: 0, 5, over: 2, weight: 1, id: 2), control: 0, symbol: 2)
    system.add(.pop(to: 9, weight: 1, id: 3), control: 0, symbol: 5)
    system.add(.push(to: 0, 5, over: 2, weight: 0, id: 4), control: 9, symbol: 2)
    system.add(.push(to: 0, 6, over: 2, weight: 3, id: 5), control: 0, symbol: 2)
    system.add(.pop(to: 9, weight: 1, id: 6), control: 0, symbol: 6)
    let forward = ForwardSaturation(from: Configuration(control: 0, stack: [1]), rules: &system)
    var runs = ShortestRuns(of: forward)
    _ = runs.run()
    func failures(beneath: ReturnQuestion.Scope.Beneath?) -> [ReturnQuestion.Failure] {
      var question = ReturnQuestion(
        forward, BackwardSaturation.complete(of: forward.rules), runs: runs,
        about: .init(
          isAsked: { $0.control == 0 }, kind: { $0.symbol }, beneath: beneath,
          isActivation: { forward.entry(ofFrame: $0) != nil }))
      return question.answer()
    }
    #expect(failures(beneath: nil).isEmpty)
    #expect(failures { _, _ in nil }.isEmpty)
    // To the outer one they are of two kinds, or of one.
    #expect(failures { symbol, kind in symbol + kind }.map(\.head.symbol) == [5, 6])
    let found = failures { symbol, _ in symbol }
    #expect(found.map(\.head) == [Head(control: 0, symbol: 5)])
    #expect(found.map(\.front) == [2])
    #expect(found.map(\.weight) == [2])
    #expect(found.first.flatMap { runs.witness(to: $0) }?.rules == [0, 2])
  }

  @Test func goesOnBeneathAnActivationThatCannotEndWhereToldTo() {
    // Neither the outer activation (2) nor the inner one (5) ends.
    var system = PushdownSystem()
    system.add(.push(to: 0, 2, over: 1, weight: 1, id: 0), control: 0, symbol: 1)
    system.add(.push(to: 0, 5, over: 2, weight: 1, id: 1), control: 9, symbol: 2)
    system.add(.swap(to: 9, 2, weight: 1, id: 2), control: 0, symbol: 2)
    let forward = ForwardSaturation(from: Configuration(control: 0, stack: [1]), rules: &system)
    func failing(goingOn: Bool) -> [UInt32?] {
      var question = ReturnQuestion(
        forward, BackwardSaturation.complete(of: forward.rules),
        about: .init(
          isAsked: { $0.symbol == 5 }, beneath: { $1 }, goingOn: goingOn,
          isActivation: { forward.entry(ofFrame: $0) != nil }))
      return question.answer().map { forward.entry(ofFrame: $0.frame)?.symbol }
    }
    #expect(failing(goingOn: false) == [5])
    #expect(failing(goingOn: true) == [5, 2])
  }

  @Test func tellsEachKindOfConfigurationThatIsStuck() {
    // Above the activation (2), two dead ends (3 and 4) may be pushed, and a symbol (5) that goes again.
    var system = PushdownSystem()
    system.add(.push(to: 0, 2, over: 1, weight: 1, id: 0), control: 0, symbol: 1)
    system.add(.pop(to: 0, weight: 1, id: 1), control: 0, symbol: 2)
    system.add(.push(to: 0, 3, over: 2, weight: 4, id: 2), control: 0, symbol: 2)
    system.add(.push(to: 0, 4, over: 2, weight: 2, id: 3), control: 0, symbol: 2)
    system.add(.push(to: 0, 5, over: 2, weight: 1, id: 4), control: 0, symbol: 2)
    system.add(.pop(to: 0, weight: 1, id: 5), control: 0, symbol: 5)
    let forward = ForwardSaturation(from: Configuration(control: 0, stack: [1]), rules: &system)
    let backward = BackwardSaturation.complete(of: forward.rules)
    var runs = ShortestRuns(of: forward)
    _ = runs.run()
    func heads(kind: ((Head) -> UInt32)?, among frames: Set<Int>? = nil) -> [Head] {
      var question = ReturnQuestion(
        forward, backward, runs: runs,
        about: .init(kind: kind, among: frames, isActivation: { forward.entry(ofFrame: $0)?.symbol == 2 }))
      return question.answer().map(\.head)
    }
    let (near, far) = (Head(control: 0, symbol: 4), Head(control: 0, symbol: 3))
    #expect(heads(kind: nil) == [near])
    #expect(heads { $0.symbol } == [near, far])
    #expect(heads(kind: { $0.symbol }, among: []).isEmpty)
  }

  @Test func namesTheHeadsThatNothingGetsPast() {
    // A caller (symbol 1) starts an activation (2); above it, a dead end (3) may be pushed.
    var system = PushdownSystem()
    system.add(.push(to: 0, 2, over: 1, weight: 1, id: 0), control: 0, symbol: 1)
    system.add(.pop(to: 0, weight: 1, id: 1), control: 0, symbol: 2)
    system.add(.push(to: 0, 3, over: 2, weight: 1, id: 2), control: 0, symbol: 2)
    system.add(.push(to: 0, 4, over: 3, weight: 1, id: 3), control: 0, symbol: 3)
    system.add(.pop(to: 0, weight: 1, id: 4), control: 0, symbol: 4)
    let forward = ForwardSaturation(from: Configuration(control: 0, stack: [1]), rules: &system)
    let backward = BackwardSaturation.complete(of: forward.rules)
    var question = ReturnQuestion(
      forward, backward, about: .init(isActivation: { forward.entry(ofFrame: $0)?.symbol == 2 }))
    let failures = question.answer()
    #expect(failures.count == 1)
    #expect(failures.first?.causes == [Head(control: 0, symbol: 3)])
  }

  @Test(arguments: [1, 2, 5]) func looksAtWhateverStandsAboveAnActivation(height: UInt32) {
    // Above the activation (2), each symbol can go and may push the next; nothing gets past the last.
    var system = PushdownSystem()
    system.add(.push(to: 0, 2, over: 1, id: 0), control: 0, symbol: 1)
    for symbol in 2..<2 + height {
      system.add(.pop(to: 0, id: 2 * symbol), control: 0, symbol: symbol)
      system.add(.push(to: 0, symbol + 1, over: symbol, id: 2 * symbol + 1), control: 0, symbol: symbol)
    }
    let forward = ForwardSaturation(from: Configuration(control: 0, stack: [1]), rules: &system)
    var question = ReturnQuestion(
      forward, BackwardSaturation.complete(of: forward.rules),
      about: .init(isActivation: { forward.entry(ofFrame: $0)?.symbol == 2 }))
    #expect(question.answer().map(\.head) == [Head(control: 0, symbol: 2 + height)])
  }

  private func answer(
    _ question: Question, isWeighed: Bool
  ) -> (ForwardSaturation, ShortestRuns, [ReturnQuestion.Failure]) {
    var system = question.system
    let forward = ForwardSaturation(from: system.start, rules: &system)
    let backward = BackwardSaturation.complete(of: forward.rules, allowing: question.mayUse)
    var runs = ShortestRuns(of: forward, layout: TinySystem.layout)
    _ = runs.run()
    var asked = ReturnQuestion(
      forward, backward, runs: isWeighed ? runs : nil,
      about: .init(
        beneath: { question.goesOn($0) ? $1 : nil },
        isActivation: { forward.entry(ofFrame: $0).map(question.isActivation) ?? false },
        ends: { _, control in question.ends(control) }))
    return (forward, runs, asked.answer())
  }

  private func expectFailure(
    _ failure: ReturnQuestion.Failure, _ question: Question, _ runs: ShortestRuns, _ sums: NaiveSums,
    isWeighed: Bool, _ expected: [Head: UInt64], _ note: Comment
  ) {
    let system = question.system
    let isFound = { (end: Configuration) in
      let symbols = end.stack.prefix(failure.edges.count + 1)
      return end.head == failure.head
        && !sums.erase(symbols, from: [end.control: 0]).keys.contains(where: question.ends)
    }
    let end = system.replay(runs.witness(to: failure)?.rules ?? [], from: system.start, until: isFound)
    #expect(end.map { isFound($0.end) } == true, note)
    if isWeighed {
      #expect(end?.weight == failure.weight, note)
      let entry = runs.saturation.entry(ofFrame: failure.frame)
      #expect(failure.weight <= entry.flatMap { expected[$0] } ?? .max, note)
    }
  }

  private func growsBeyond(_ height: Int, _ naive: NaiveActivations) -> Bool {
    naive.weights.keys.contains { $0.stack.count > height }
  }
}
