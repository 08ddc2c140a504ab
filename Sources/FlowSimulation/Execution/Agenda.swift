import Diagnostics
import FlowModel

/// The pending items of a transition; the last one runs next.
///
/// Each item reads only the front of the stacks and removes at most one instance. Therefore the simulator and the
/// pushdown engine can share one definition of each step: the simulator performs the items on a whole configuration.
/// The pushdown engine stops where it does not know the stack below, and resumes there later.
typealias Agenda = [AgendaItem]

/// A reference to a list of steps in the flow.
enum StepList: Hashable {
  case result(ActionID, chosenCase: Int, result: Int)
  case then(ThenID, branch: Int)

  /// Returns the steps.
  func steps(in flow: Flow) -> [Step] {
    switch self {
    case .result(let action, let chosenCase, let result): flow[action].cases[chosenCase].results[result].steps
    case .then(let then, let branch): flow[then].branches[branch].steps
    }
  }
}

/// A pending item of a transition.
enum AgendaItem: Hashable {
  /// Runs the steps of a list from an index on, and then the rest of the list.
  case run(StepList, from: Int)
  /// Runs one step, after everything that must happen before it.
  case act(StepList, at: Int)
  /// Dismisses the `inputView` in front, as a tap outside it does.
  case dismissInputView
  /// Closes the one-screen layer in front before the steps of its action run.
  case closeOneScreenLayer(before: StepList)
  /// Removes instances, one at a time.
  case remove(Removal)
  /// Runs the `then`s of the frames that a step removed.
  case runFollowUps
  /// Runs one `then`.
  case follow(FollowUp)
  /// Selects another tab.
  case select(Int)
  /// Puts layers back above the root's stack; some of them existed when the transition began.
  case cover([Layer], keptLayers: Int)
  /// Begins a move of the screen under the panels in front; if its steps close layers, it acts on the panels.
  case beginBeneath(Move)
  /// Begins an action with `while: open` of a screen that cannot be used.
  case beginCovered(Move)
  /// Ends what a partial execution does beneath layers; the rest of the transition acts in front of them.
  case returnToFront
  /// Makes the frame that runs on the screen of an action with `while: open` the acting one.
  case adoptTask(ActionID)
  /// Puts lifted layers back.
  ///
  /// `keptLayers` is the number of kept layers before they were lifted; `over` is the number of layers beneath them.
  case restore([Layer], keptLayers: Int, over: Int)
  /// Begins the task of a root that has come to the front.
  case beginTaskAtRoot
  /// Resumes the task that restarted at its root, after the `then` of its last run.
  case resumeRootTask
  /// Ends the frames that a list of steps has left open.
  case settle
}

/// The `then` of a frame that ended, and its outcome.
struct FollowUp: Hashable {
  var then: ThenID
  var outcome: OutcomeID
  /// Whether its steps act beneath the panels in front.
  var isBeneathPanels = false
}

/// A removal of instances, one at a time, until a goal is reached.
struct Removal: Hashable {
  /// The condition that ends a removal; each is checked on the front of the stacks.
  enum Goal: Hashable {
    /// This many more instances are removed.
    case instances(Int)
    /// This many more layers are removed.
    case layers(Int)
    /// All modal layers are removed.
    case allLayers
    /// Only the first screen of the front stack remains.
    case stackRoot
    /// Only the first screen of the root's visible stack remains.
    case bottom
    /// A screen is in front.
    case screen(ScreenID)
    /// The front layer contains a screen.
    case layerHolding(ScreenID)
    /// The front layer contains the screen of an action with `while: open`.
    case layerOffering(ActionID)
    /// No panel is in front.
    case panels
    /// A frame is removed.
    case frame(Int32)
  }

  /// The cause of a removal, which decides how the removed frames end.
  enum Initiator: Hashable {
    /// A `pop`, `dismiss` or `unwind`.
    case step
    /// A gesture: every frame is cancelled, and the outermost one returns.
    case gesture
    /// The end of a frame with an outcome.
    case ending(OutcomeID, frame: Int32, isAtRoot: Bool)
    /// The closing of a one-screen layer before the steps of its action.
    case closing(before: StepList)
    /// The replacement of the root.
    case swap(RootID)
    /// A `show` step, which leaves one screen in a column.
    case filling(ScreenID)
    /// A later step that ends a frame in the tab that the transition is about to leave.
    case deferredEnding(frame: Int32, inStepAt: SourceRange?)
  }

  var goal: Goal
  var initiator: Initiator
  /// The screen that was in front before the removal.
  var frontBefore: ScreenID
  /// The outermost removed frame that the initiator does not simply interrupt.
  var frame: Frame?
  /// Whether nothing below that frame has been removed.
  var returnPointStands = false
  /// Whether the root is being replaced and a task's screen above the bottom of its visible stack has been removed.
  var tookTaskScreen = false
}
