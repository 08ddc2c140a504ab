import Diagnostics
import FlowModel

/// Something that befell a task, a screen or a step during a move.
public struct Event: Hashable, Sendable {
  /// How a frame began.
  public enum Beginning: Hashable, Sendable {
    case start, push, present, replace
    /// A root came to the front that shows the task's screen.
    case root
  }

  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// A frame began with a screen, in a layer counted as in `Position`.
    case starts(TaskID, Beginning, screen: ScreenID, layer: Int)
    /// A task ended with an outcome; nil for a task at a root that a `root` step ends.
    case completes(TaskID, OutcomeID?)
    case cancels(TaskID)
    /// A frame is alive, out of sight in another tab.
    case abandons(TaskID)
    case interrupts(TaskID)
    /// A task that ended left another screen in front than its origin.
    case returnsElsewhere(TaskID, origin: ScreenID, landed: ScreenID)
    /// A step could not do what it says, or does harm (`StepFailure.stepHappens`).
    case fails(StepFailure)
    /// An instance was taken off, not replaced, while a task (or none) ran there.
    case removes(ScreenID, during: TaskID?)
  }

  /// What happened.
  public let kind: Kind
  /// Where the step that brought it about is written.
  public let cause: Cause
  /// The step's own place, or nil where no step did it.
  public let range: SourceRange?
  /// The root that the window showed then.
  public let root: RootID
}
