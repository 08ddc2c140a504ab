import Diagnostics
import FlowModel

/// Something that happened to a task, a screen or a step during a transition.
public struct Event: Hashable, Sendable {
  /// The way in which a frame began.
  public enum Beginning: Hashable, Sendable {
    case start, push, present, replace
    /// A root whose bottom screen belongs to the task came to the front.
    case root
  }

  /// The kind of an event.
  public enum Kind: Hashable, Sendable {
    /// A frame began with a screen, in a layer with the index that `Position` uses.
    case starts(TaskID, Beginning, screen: ScreenID, layer: Int)
    /// A task ended with an outcome; nil for a task at a root that a `root` step ends.
    case completes(TaskID, OutcomeID?)
    case cancels(TaskID)
    /// A frame continues, but in a tab that is no longer selected.
    case abandons(TaskID)
    case interrupts(TaskID)
    /// A task ended, and another screen than its origin is in front.
    case returnsElsewhere(TaskID, origin: ScreenID, landed: ScreenID)
    /// A step could not run, or ran and does harm (`StepFailure.stepHappens`).
    case fails(StepFailure)
    /// An instance was removed, not replaced; the task is the one that was running there, or nil.
    case removes(ScreenID, during: TaskID?)
  }

  /// The kind.
  public let kind: Kind
  /// The place in the flow file that caused the event.
  public let cause: Cause
  /// The source range of the step, or nil if no step caused the event.
  public let range: SourceRange?
  /// The root in the window at the time.
  public let root: RootID
}

/// The place in the flow file that caused an event.
public enum Cause: Hashable, Sendable {
  /// A step of an action, or of a `then` inside one.
  case action(ActionID)
  /// A step of the `then` of a root.
  case rootThen(RootID)
  /// The default effect of a gesture on the screen in front, which no line of the file describes.
  case gesture(Gesture, on: ScreenID)
  /// The launch of the app.
  case launch
}
