import Pushdown

/// A random regular set of configurations of a tiny system.
struct TinyGoal {
  var automaton = StackAutomaton()

  init(seed: Int, _ system: TinySystem) {
    var random = SplitMix(seed: UInt64(seed) + 1_000_000)
    let states = (0..<(1 + random.below(3))).map { _ in automaton.addState(accepting: random.below(2) == 0) }
    for _ in 0..<(1 + random.below(2)) {
      let control = random.below(4) == 0 ? nil : system.controls[random.below(system.controls.count)]
      automaton.addStart(control: control, at: states[random.below(states.count)])
    }
    for _ in 0..<(1 + random.below(5)) {
      let symbol = random.below(4) == 0 ? nil : system.symbols[random.below(system.symbols.count)]
      automaton.addTransition(
        from: states[random.below(states.count)], over: symbol, to: states[random.below(states.count)])
    }
  }
}
