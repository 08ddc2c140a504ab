import FlowModel
import FlowSimulation
import Verification

/// Controls: the pending transitions while a symbol is in front.
extension StackSystem {
  /// The state of a transition while a symbol is in front, as a number.
  enum Control {
    /// No transition is pending.
    case ready
    /// A column that is not in use is examined: only its own moves can happen.
    case using
    /// A `PendingTransition` that needs the next instance.
    case pending(UInt32)
    /// A `RevealedPrefix`: a pending transition that needs several instances.
    case revealing(UInt32)
    /// A pending transition that takes layers along into a tab (`EnteringLayers`).
    case entering(UInt32)

    static let readyNumber: UInt32 = 0
    static let usingNumber: UInt32 = 1

    init(_ number: UInt32) {
      guard number > 1 else {
        self = number == 0 ? .ready : .using
        return
      }
      let (id, kind) = ((number - 2) / 3, (number - 2) % 3)
      self = kind == 0 ? .pending(id) : kind == 1 ? .revealing(id) : .entering(id)
    }

    var number: UInt32 {
      switch self {
      case .ready: 0
      case .using: 1
      case .pending(let id): 2 + 3 * id
      case .revealing(let id): 3 + 3 * id
      case .entering(let id): 4 + 3 * id
      }
    }
  }

  /// Returns whether a control belongs to an entry.
  func isOfEntry(_ control: UInt32) -> Bool {
    let rest: PendingTransition
    switch Control(control) {
    case .ready, .using: return false
    case .pending(let id): rest = pending[id]
    case .revealing(let id): rest = prefixes[id].rest
    case .entering(let id): rest = entering[id].rest
    }
    return rest.recorder.origin.trigger == .entry
  }
}
