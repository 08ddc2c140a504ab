import Testing

@testable import Pushdown

@Suite struct StackAutomatonTests {
  @Test func readsTheControlAndThenTheStackFromTheTop() {
    var automaton = StackAutomaton()
    let (first, second) = (automaton.addState(), automaton.addState(accepting: true))
    automaton.addStart(control: 3, at: first)
    automaton.addTransition(from: first, over: nil, to: first)
    automaton.addTransition(from: first, over: 7, to: second)
    #expect(automaton.accepts(Configuration(control: 3, stack: [1, 2, 7])))
    #expect(!automaton.accepts(Configuration(control: 3, stack: [7, 1])))
    #expect(!automaton.accepts(Configuration(control: 4, stack: [7])))
    #expect(!automaton.accepts(Configuration(control: 3, stack: [])))
  }

  @Test func intersectsSets() {
    for seed in 0..<300 {
      let system = TinySystem(seed: seed)
      let (one, two) = (TinyGoal(seed: seed, system).automaton, TinyGoal(seed: seed + 5_000, system).automaton)
      let both = one.intersection(two)
      for configuration in ForwardSaturationTests.configurations(of: system, height: 3) {
        #expect(both.accepts(configuration) == (one.accepts(configuration) && two.accepts(configuration)))
      }
    }
  }

  @Test func findsTheLightestRunIntoASet() {
    var found = 0
    for seed in ForwardSaturationTests.seeds {
      var system = TinySystem(seed: seed)
      let goal = TinyGoal(seed: seed, system).automaton
      let forward = ForwardSaturation(from: system.start, rules: &system)
      var runs = ShortestRuns(of: forward, layout: TinySystem.layout)
      _ = runs.run()
      let expected = NaiveGoal(system, from: system.start, to: goal).weight
      let witness = runs.witness(to: goal)
      #expect(forward.meets(goal) == (expected != nil), "seed \(seed)")
      #expect(witness?.weight == expected, "seed \(seed)")
      guard let witness else { continue }
      found += 1
      let end = system.replay(witness.rules, from: system.start, until: goal.accepts)
      #expect(end.map { goal.accepts($0.end) } == true, "seed \(seed)")
      #expect(end?.weight == expected, "seed \(seed)")
    }
    #expect(found > 500)
  }
}
