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
    /// An `ActBeneath`, which waits until it has been performed beneath the layers in front.
    case acting(UInt32)
    /// A `RunBeneath`: the performance of an act on a stack beneath layers.
    case beneath(UInt32)

    static let readyNumber: UInt32 = 0
    static let usingNumber: UInt32 = 1

    init(_ number: UInt32) {
      guard number > 1 else {
        self = number == 0 ? .ready : .using
        return
      }
      let (id, kind) = ((number - 2) / 3, (number - 2) % 3)
      self = kind == 0 ? .pending(id) : kind == 1 ? .acting(id) : .beneath(id)
    }

    var number: UInt32 {
      switch self {
      case .ready: 0
      case .using: 1
      case .pending(let id): 2 + 3 * id
      case .acting(let id): 3 + 3 * id
      case .beneath(let id): 4 + 3 * id
      }
    }
  }

  /// Returns whether an act beneath layers is under way with a control.
  func isBeneath(_ control: UInt32) -> Bool { if case .beneath = Control(control) { true } else { false } }

  /// Returns whether a transition under way began with an entry.
  func isOfEntry(_ control: UInt32) -> Bool { rest(under: control)?.recorder.origin.trigger == .entry }

  /// Returns the rest of the transition that is under way with a control; nil if there is none.
  func rest(under control: UInt32) -> PendingTransition? {
    switch Control(control) {
    case .ready, .using: nil
    case .pending(let id): pending[id]
    case .acting(let id): acts[id].rest
    case .beneath(let id): runs[id].rest
    }
  }

  /// Returns the origin of a transition, or of the rest of one, with a symbol in front.
  func origin(of template: TransitionTemplate, _ control: UInt32, _ symbol: UInt32) -> MoveOrigin {
    rest(under: control)?.recorder.origin
      ?? reader.origin(of: template.move, in: configuration(of: symbols[symbol], blankState))
  }
}
