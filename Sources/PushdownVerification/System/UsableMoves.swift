import FlowModel
import FlowSimulation
import Verification

/// A move of a screen that panels leave usable.
struct UsableMove: Hashable, Sendable {
  /// What it does once it is chosen.
  enum Effect: Hashable, Sendable {
    /// The act with this number happens beneath the panels.
    case act(UInt32)
    /// The move closes layers, so it happens in front, under this control.
    case front(control: UInt32)
  }

  let effect: Effect
  /// The valuations in which it may be possible.
  let possible: ValuationSpace.Mask
  /// The numbers of its facts.
  let facts: [UInt32]
}

/// The moves of a screen that panels leave usable, and the facts of the screen.
struct UsableMoves: Sendable {
  let moves: [UsableMove]
  let shows: [UInt32]
  /// Whether the screen may offer nothing.
  let mayOfferNothing: Bool
}

/// Moves of the screens beneath panels.
///
/// The symbols of a panel do not say which screen is beneath it. An act waits in front (`anyMove`) and stands for all
/// moves of all screens that may be there.
extension StackSystem {
  /// Returns the template with which any move beneath the panels in front begins.
  func anyMove(over symbol: UInt32) -> TransitionTemplate {
    var made = template(.acting([symbol], control: Control.acting(anyMove).number), move: nil)
    made.trigger = .user
    made.certain = 0
    return made
  }

  /// Returns whether a move is one of the screen beneath panels.
  func isOfUsableScreen(_ move: Move) -> Bool { move.host == .beneath }

  /// Returns the moves of a screen, given by its symbol, while panels are over it.
  func usableMoves(of number: UInt32) -> UsableMoves {
    if let known = usableMovesOfSymbols[number] { return known }
    let symbol = symbols[number]
    let underPanel = { (state: [ValueID]) in self.concretizer.underPanel(self.configuration(of: symbol, state)) }
    let configuration = underPanel(blankState)
    let offers = simulator.offers(in: configuration, without: everyVariable).filter { isOfUsableScreen($0.move) }
    let masks = masks(of: offers, among: isOfUsableScreen, in: underPanel)
    var certain: ValuationSpace.Mask = 0
    var moves: [UsableMove] = []
    for (offer, mask) in zip(offers, masks) where mask.possible != 0 {
      certain |= mask.certain
      let found = reader.facts(of: offer.move, in: configuration)
      moves.append(
        UsableMove(
          effect: effect(of: offer.move, in: configuration), possible: mask.possible,
          facts: found.map { facts.number(of: $0) }))
    }
    let shown = reader.facts(of: configuration).filter { isOfUsableScreen($0, under: configuration.frontScreen) }
    let made = UsableMoves(
      moves: moves, shows: shown.map { facts.number(of: $0) }, mayOfferNothing: certain != space.all)
    usableMovesOfSymbols[number] = made
    return made
  }

  private func effect(of move: Move, in configuration: Configuration) -> UsableMove.Effect {
    let recorder = FactRecorder(reader.origin(of: move, in: configuration))
    let partial = PartialMove(move, in: configuration, knowsBeneath: true, simulator)
    guard let rest = partial.restBeneath else {
      let rest = PendingTransition(continuation: .beginning(move), recorder: recorder)
      return .front(control: Control.pending(pending.number(of: rest)).number)
    }
    let act = ActBeneath(
      rest: PendingTransition(continuation: rest, recorder: recorder), reach: .panels, cover: .panels,
      isTaskBeneath: false)
    return .act(acts.number(of: act))
  }

  /// Returns whether a fact of a configuration with panels is about the screen beneath them.
  func isOfUsableScreen(_ fact: Fact, under front: ScreenID) -> Bool {
    switch fact.kind {
    case .shows(let screen): screen != front
    case .exposesTabBar: true
    default: false
    }
  }
}
