import Testing

@testable import Pushdown

@Suite struct BackwardSaturationTests {
  @Test func erasesToExactlyTheControlsThatTheDefinitionGives() {
    for seed in ForwardSaturationTests.seeds {
      var system = TinySystem(seed: seed)
      let forward = ForwardSaturation(from: system.start, rules: &system)
      let backward = BackwardSaturation.complete(of: forward.rules)
      expectSums(backward, NaiveSums(system.rules), "seed \(seed)")
    }
  }

  @Test func leavesRulesOutThatAreNotAllowed() {
    for seed in 0..<1_000 {
      var system = TinySystem(seed: seed)
      let forward = ForwardSaturation(from: system.start, rules: &system)
      let backward = BackwardSaturation.complete(of: forward.rules) { !$0.id.isMultiple(of: 3) }
      let some = NaiveSums(
        system.rules.filter { $0.rule.id == TinySystem.sweep || !$0.rule.id.isMultiple(of: 3) })
      expectSums(backward, some, "seed \(seed)")
    }
  }

  @Test func knowsFromWhereAGoalCanBeReached() {
    for seed in 0..<1_000 {
      var system = TinySystem(seed: seed)
      let goal = TinyGoal(seed: seed, system).automaton
      let forward = ForwardSaturation(from: system.start, rules: &system)
      let backward = BackwardSaturation.complete(of: forward.rules, to: goal)
      let reached = NaiveConfigurations(system, from: system.start, height: 3).weights.keys
      for configuration in reached {
        let expected = NaiveGoal(system, from: configuration, to: goal).weight != nil
        #expect(backward.contains(configuration) == expected, "seed \(seed): \(configuration)")
      }
    }
  }

  @Test func maySaturateInPieces() {
    for seed in 0..<200 {
      var system = TinySystem(seed: seed)
      let forward = ForwardSaturation(from: system.start, rules: &system)
      var pieces = BackwardSaturation(of: forward.rules)
      while !pieces.saturate(steps: 1) {}
      expectSums(pieces, NaiveSums(system.rules), "seed \(seed)")
    }
  }

  private func expectSums(_ backward: BackwardSaturation, _ sums: NaiveSums, _ note: Comment) {
    let swept = sums.sums.keys.filter(backward.rules.isSwept)
    for head in (0..<backward.rules.headCount).map(backward.rules.head) + swept {
      let expected = (sums.sums[head] ?? [:]).keys.sorted()
      #expect(backward.controls(erasing: head) == expected, note)
      #expect(backward.isStuck(head) == expected.isEmpty, note)
    }
    #expect(backward.isStuck(Head(control: 998, symbol: 0)))
  }
}
