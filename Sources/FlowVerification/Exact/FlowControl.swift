import FlowModel
import FlowSimulation

/// A control of the pushdown system: the values of the variables, and what is under way.
enum FlowControl: Hashable {
  /// Before the launch.
  case start
  /// Between two moves.
  case ready(state: Int32)
  /// In a move of which something is left to do.
  case moving(state: Int32, rest: Int32)
  /// Symbols are still to be put on, so that no rule puts on more than one.
  case growing(word: Int32)
  /// The task at the root has just ended; what is to be put on the stack then.
  case rootEnded(word: Int32)
  /// What lies here was not looked into, and is taken for a way to everything: the whole stack goes.
  case beyond
  /// Nothing at all is offered: that is a finding of its own, so whoever asks for a way out only finds one here.
  case deadEnd
}

/// What is left of a move, and the scribe of what it has told.
struct RestOfMove: Hashable {
  let continuation: Continuation
  let scribe: FactScribe
}

/// Symbols that a rule puts in the place of the front one, lowest first, and the control they are for.
struct GrowingWord: Hashable {
  let control: UInt32
  let symbols: [UInt32]
}
