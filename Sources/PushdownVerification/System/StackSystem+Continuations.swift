import FlowModel
import FlowSimulation
import Verification

/// The remaining parts of transitions that have removed the symbol in front.
extension StackSystem {
  /// Returns the template of the rest of a transition, given by its control, on the symbol that is now in front.
  func continuation(_ control: UInt32, on symbol: UInt32) -> Int32 {
    let key = UInt64(control) << 32 | UInt64(symbol)
    if let known = continuations[key] { return known }
    let front = symbols[symbol]
    var made: TransitionTemplate
    switch Control(control) {
    // Rows with these controls take new transitions instead. If one came here, nothing would be proved.
    case .ready, .using: made = template(.unknown, move: nil)
    case .pending(let id):
      let left = pending[id]
      let configuration = configuration(of: front, blankState)
      let partial = PartialMove(
        left.continuation, in: configuration, knowsBeneath: front.summary.beneath != nil,
        simulator, losesRoot: left.losesRoot)
      made = template(segment(partial, left, front, symbol, configuration.layers.count))
    // Rows with this control wait for an act beneath the layers in front.
    case .acting: made = template(.unknown, move: nil)
    case .beneath(let id): made = templateBeneath(id, on: front, symbol)
    }
    made.possible = space.all
    made.certain = space.all
    recordUse(of: made, by: control)
    templates.append(made)
    let number = Int32(templates.count - 1)
    continuations[key] = number
    return number
  }

  func segment(
    _ partial: PartialMove, _ rest: PendingTransition, _ front: StackSymbol, _ number: UInt32?, _ layers: Int
  ) -> Segment {
    var recorder = rest.recorder
    var recorded: [Fact] = []
    record(partial, &recorder, to: &recorded)
    return Segment(
      partial: partial, recorder: recorder, recorded: recorded, move: nil, symbol: front, number: number,
      losesRoot: rest.losesRoot, layersBefore: layers)
  }
}
