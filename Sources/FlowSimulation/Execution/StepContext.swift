import Diagnostics
import FlowModel

/// The context of a running list of steps.
struct StepContext: Hashable {
  /// A frame that a pop, dismiss or unwind removed, and that a later `complete` of the same action ends.
  struct TakenFrame: Hashable {
    var frame: Frame
    /// The screen in front directly after the frame was removed.
    var landed: ScreenID
    /// Whether no instance below the frame has been removed, then or later.
    var returnPointStands: Bool
    /// The number of instances that have been added above that screen since.
    var addedAbove = 0

    /// Records that an instance was added.
    mutating func recordAddition() { addedAbove += 1 }

    /// Records that an instance was removed.
    mutating func recordRemoval() {
      if addedAbove > 0 { addedAbove -= 1 } else { returnPointStands = false }
    }
  }

  /// The frame that was running when the steps began.
  struct Acting: Hashable {
    var serial: Int32
    var task: TaskID
    var isAtRoot: Bool

    init(_ frame: Frame) {
      serial = frame.serial
      task = frame.task
      isAtRoot = frame.isAtRoot
    }
  }

  /// The place in the flow file that has the steps.
  var cause: Cause
  /// Whether an action or gesture of the user started the steps.
  let isUserInitiated: Bool
  /// Whether an entry started the steps, directly or by ending a task.
  let isEntryInitiated: Bool
  /// Whether all steps only remove screens, so that a removed frame is cancelled.
  let onlyRemovesScreens: Bool
  /// The frame that was running when the steps began; nil if there was none or it has been removed.
  var acting: Acting?
  /// Whether each `complete` ends the frame that is running when it runs: the steps of an entry.
  let actsOnRunningFrame: Bool
  /// The column of a split view that the steps act on.
  enum Column: Hashable {
    /// The one that was in use when the steps began.
    case stack(Int)
    /// The last one: the steps began outside the split view.
    case last
  }

  /// The column of a split view that the steps act on.
  var column = Column.last
  /// Whether the action belongs to the screen under an `inputView` that is still shown.
  var isUnderInputView = false
  /// The number of layers over the screen, for an action with `while: open` of a covered screen; else 0.
  var coveringLayers = 0
  /// Whether a later step of the same list ends the acting frame.
  var endsLater = false
  /// The screen in front before the first step that interrupted a task.
  var frontBeforeInterruption: ScreenID?
  /// The frame whose one-screen layer closed before the steps, and which they may continue.
  var pending: Frame?
  /// The removed frame that waits for its outcome.
  var taken: TakenFrame?
  /// The frame whose screens were removed from a tab before it was left, and which a later `complete` ends.
  var left: Frame?
  /// Whether the context holds a frame that is no longer on a stack.
  var holdsFrame: Bool { pending != nil || taken != nil || left != nil }
  /// Forgets the stack that the steps act on, because the root is replaced.
  mutating func forgetColumn() { column = .last }

  /// The source range of the step that runs or ran last; nil before the first step.
  var range: SourceRange?

  init(
    _ cause: Cause, isUserInitiated: Bool, isEntryInitiated: Bool, actsOnRunningFrame: Bool = false, acting: Frame?,
    steps: [Step]
  ) {
    self.cause = cause
    self.isUserInitiated = isUserInitiated
    self.isEntryInitiated = isEntryInitiated
    self.actsOnRunningFrame = actsOnRunningFrame
    self.acting = acting.map(Acting.init)
    onlyRemovesScreens = isUserInitiated && steps.allSatisfy(\.removesOrKeepsScreens)
  }
}

extension Step {
  /// Whether the step removes screens, changes variables or does nothing: the steps of a cancel action.
  var removesOrKeepsScreens: Bool {
    switch kind {
    case .pop, .dismiss, .unwind, .set, .stay: true
    case .push, .present, .start, .complete, .replace, .show, .tab, .root: false
    }
  }
}
