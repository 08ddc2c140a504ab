import FlowModel

/// The effect of a result's steps in a drawing.
struct Path: Sendable {
  /// A step that shows a screen.
  struct Segment: Sendable {
    /// The node where the arrow starts: the action's node, or the screen that the previous step showed.
    var from: NodeID
    /// The screen that the step shows.
    var to: ScreenID
    /// The kind of the arrow.
    var kind: Drawing.Edge.Kind
    /// The task that `start` starts, or nil.
    var task: TaskID?
  }

  /// The steps after a task's end, which run on the screen that started the task.
  struct Continuation: Sendable {
    /// The node where the task started.
    var from: NodeID
    /// The task.
    var task: TaskID
    /// The outcome of the task.
    var outcome: OutcomeID
    /// The steps.
    var steps: [Step]
    /// The effect of the steps.
    var path: Path
  }

  /// The shown screens, in order.
  var segments: [Segment] = []
  /// The steps at the end that remove screens.
  var backs: [Step.Kind] = []
  /// The steps that follow the ends of tasks that were started.
  var continuations: [Continuation] = []

  /// All segments, including those of continuations.
  var allSegments: [Segment] { segments + continuations.flatMap(\.path.allSegments) }
}
