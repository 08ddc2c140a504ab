import FlowModel

/// What the steps of one result come to in a drawing.
struct Path: Sendable {
  /// A step that shows a screen.
  struct Hop: Sendable {
    /// Where it begins: the node of the action, or the screen that the step before showed.
    var from: NodeID
    /// The screen that it shows.
    var to: ScreenID
    /// The arrow's kind.
    var kind: Drawing.Edge.Kind
    /// The way in which the screen then stands; nil where that says nothing of the screen (`replace`, `tab`, `root`).
    var mark: ScreenCard.Mark?
    /// The task that it starts by `start`.
    var task: TaskID?
    /// The steps before it that take away, since the last that shows.
    var backs: [Step.Kind] = []
    /// Whether the screen takes the place of the one in front.
    var replaces = false

    /// Whether the screen is the first of a new layer.
    var opensLayer: Bool { mark != nil && mark != .pushed }
  }

  /// What follows where a task returns to.
  struct Continuation: Sendable {
    /// The task.
    var task: TaskID
    /// How it ended.
    var outcome: OutcomeID
    /// What runs then.
    var steps: [Step]
    /// What it comes to.
    var path: Path
  }

  /// The screens shown, one after the other.
  var hops: [Hop] = []
  /// The steps that take away, where none that shows comes after them.
  var backs: [Step.Kind] = []
  /// What follows on tasks that are started.
  var continuations: [Continuation] = []

  /// All hops, those of continuations too.
  var allHops: [Hop] { hops + continuations.flatMap(\.path.allHops) }
}
