import Diagnostics
import FlowModel

/// What a list of steps needs to know of what set it off.
struct StepContext: Hashable {
  /// A frame that a pop, dismiss or unwind took and that a later `complete` of the same action will end.
  struct TakenFrame: Hashable {
    var frame: Frame
    /// The screen in front right after the frame had gone: where it returned to.
    var landed: ScreenID
    /// Whether nothing beneath the frame went with it, or has gone since.
    var returnPointStands: Bool
    /// How many instances have come to stand on that since.
    var standing = 0

    /// Whether an instance's going changes nothing any more.
    var isSteady: Bool { standing == 0 && !returnPointStands }

    /// Takes down that an instance has come.
    mutating func noticeComing() { standing += 1 }

    /// Takes down that an instance has gone.
    mutating func noticeGoing() {
      if standing > 0 { standing -= 1 } else { returnPointStands = false }
    }
  }

  /// A frame that was running when the steps were set off.
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

  /// Where the steps are written.
  var cause: Cause
  /// Whether a user's action or gesture set them off.
  let isUsers: Bool
  /// Whether they are an entry's, or follow on what an entry ended.
  let isEntrys: Bool
  /// Whether they are nothing but ways of leaving, so that what they leave is cancelled.
  let onlyLeaves: Bool
  /// The frame that was running when they were set off; nil where none was, or it has gone.
  var acting: Acting?
  /// Whether each `complete` looks for the frame that runs when its turn comes: an entry's own steps.
  let actsWhereItRuns: Bool
  /// Whether the action is of the screen under an `inputView` that is still up.
  var isUnderInputView = false
  /// Whether a later step of the same list ends the acting frame.
  var endsLater = false
  /// The screen that was in front before the first step that interrupted a task.
  var frontBeforeInterruption: ScreenID?
  /// The frame whose one-screen layer closed before the steps, and that they may carry on.
  var pending: Frame?
  /// A frame that waits for its outcome.
  var taken: TakenFrame?
  /// A frame whose screens have gone from a tab that the steps have left, and that a later `complete` ends.
  var left: Frame?
  /// Whether it holds a frame that stands on no stack any more.
  var holdsFrame: Bool { pending != nil || taken != nil || left != nil }
  /// The place of the step that is running, or nil between steps.
  var range: SourceRange?

  init(
    _ cause: Cause, isUsers: Bool, isEntrys: Bool, actsWhereItRuns: Bool = false, acting: Frame?, steps: [Step]
  ) {
    self.cause = cause
    self.isUsers = isUsers
    self.isEntrys = isEntrys
    self.actsWhereItRuns = actsWhereItRuns
    self.acting = acting.map(Acting.init)
    onlyLeaves = isUsers && steps.allSatisfy(\.isLeaving)
  }
}

extension Step {
  /// Whether it takes away, changes state or does nothing: what a cancel written in other words is made of.
  var isLeaving: Bool {
    switch kind {
    case .pop, .dismiss, .unwind, .set, .stay: true
    case .push, .present, .start, .complete, .replace, .tab, .root: false
    }
  }
}
