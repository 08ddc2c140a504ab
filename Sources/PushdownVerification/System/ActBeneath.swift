import FlowModel
import FlowSimulation

/// A transition whose next item acts beneath the layers in front.
struct ActBeneath: Hashable, Interned {
  /// The stack that it acts on.
  enum Reach: Hashable {
    /// The root's visible stack.
    case root
    /// The stack beneath the panels in front.
    case panels
    /// The stack beneath the panels in front, which decides what happens: any of its `UsableMoves`.
    case anyMove
    /// The nearest stack, beneath layers, with a screen that offers an action with `while: open`.
    case screens(of: ActionID)
  }

  let rest: PendingTransition
  let reach: Reach
  let cover: PartialMove.Cover
  /// Whether the nearest task runs beneath all layers.
  let isTaskBeneath: Bool
}

/// The performance of an act on a stack beneath a layer.
struct RunBeneath: Hashable, Interned {
  /// The number of the act.
  let act: UInt32
  /// The move beneath panels that is the act, if its panels left open which one it is.
  var move: UsableMove?
  /// The level of the layer directly over the stack.
  let upper: Int32
  /// The screen that was directly beneath the layer, or `anywhere` if nothing depends on it.
  let from: ScreenID
  /// The rest; at first that of the act.
  let rest: PendingTransition
  /// Whether the act has begun.
  var hasBegun = false
  /// Whether another task may run beneath the layers than before, so that they may go.
  var changesTask = false
}

/// What follows in front of the layers when an act beneath them has been performed.
struct ReturnToFront: Hashable, Sendable {
  /// The control of the layers' front.
  let control: UInt32
  /// The number of the assignment to the variables.
  let assignment: Int32
  /// The layers that the act has presented; they stand in front of the others.
  let layers: [Layer]
}
