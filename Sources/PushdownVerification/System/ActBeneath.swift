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
  /// Whether what is in front of the layers may have come there in the same transition, so that its arrivals are due.
  var schedulesArrivals = false
  /// The performance that waits for this act, if the stack on which that acts lies in a layer itself.
  var outer: RunBeneath?
}

/// The performance of an act on a stack beneath a layer.
struct RunBeneath: Hashable, Interned {
  /// The number of the act.
  let act: UInt32
  /// The move beneath panels that is the act, if its panels left open which one it is.
  var move: UsableMove?
  /// Where it began; nil if it leaves for another tab, so that nothing but its end depends on that.
  ///
  /// Then all performances with the same rest are one. The saturation knows where they began.
  var beginning: Beginning?
  /// In later parts of a performance without a beginning: the number of its first part.
  var departed: UInt32?
  /// The rest; at first that of the act.
  var rest: PendingTransition
  /// The values that it has assigned, which the layers' front takes over in the end; the others are unknown.
  var state: [ValueID]
  /// Whether the act has begun.
  var hasBegun = false
  /// Whether another task may run beneath the layers than before, so that they may go.
  var changesTask = false

  /// Where a performance began.
  struct Beginning: Hashable {
    /// The level of the layer directly over the stack.
    let upper: Int32
    /// The screen that was directly beneath the layer, or `anywhere` if nothing depends on it.
    let from: ScreenID
  }

  /// Returns the performance of a later part of the act.
  func continued(with rest: PendingTransition, state: [ValueID], _ changesTask: Bool) -> RunBeneath {
    var next = self
    next.rest = rest
    next.state = state
    next.hasBegun = true
    next.changesTask = changesTask
    return next
  }
}

/// The end of an act on a stack beneath layers.
struct EndOfAct: Sendable {
  /// The symbols that replace the front symbol of the stack, lowest first.
  let symbols: [UInt32]
  let result: ReturnToFront
  /// Whether another task may run beneath the layers than before.
  let changesTask: Bool
  /// The control in front if the panels there go, because the task whose screens they show has ended.
  var controlLosingPanels: UInt32?
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
