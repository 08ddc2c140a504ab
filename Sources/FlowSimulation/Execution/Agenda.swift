import Diagnostics
import FlowModel

/// What is still to be done in a move, the next item last.
///
/// A move is worked off in small items, each of which looks at nothing but the front of the stacks and takes off at most one
/// instance. That is what makes one meaning serve both engines: the simulator works the items off on a whole configuration, and a
/// pushdown system can stop wherever it does not know what lies beneath, and go on from there.
typealias Agenda = [Item]

/// A list of steps, by where it is written.
enum StepList: Hashable {
  case result(ActionID, chosenCase: Int, result: Int)
  case then(ThenID, branch: Int)

  /// The steps themselves.
  func steps(in flow: Flow) -> [Step] {
    switch self {
    case .result(let action, let chosenCase, let result): flow[action].cases[chosenCase].results[result].steps
    case .then(let then, let branch): flow[then].branches[branch].steps
    }
  }
}

/// Something that a move has still to do.
enum Item: Hashable {
  /// The steps of a list from a place on, then what the list leaves open.
  case run(StepList, from: Int)
  /// One step, once nothing is in its way.
  case act(StepList, at: Int)
  /// Put the `inputView` in front away, as a tap outside it does.
  case putInputViewAway
  /// Close the alert or its like in front, before the steps of its action.
  case closeOneScreenLayer(before: StepList)
  /// Take instances off, one at a time.
  case remove(Removal)
  /// Run the `then`s of the frames that a step took.
  case runFollowUps
  /// Run one `then`.
  case follow(FollowUp)
  /// Select another tab.
  case select(Int)
  /// Begin the task of a root that has come to the front.
  case beginTaskAtRoot
  /// Let the task begin afresh that ended at its root: its `then` is done.
  case wakeRoot
  /// End what a list of steps has left open.
  case settle
}

/// The `then` of a frame that ended, and what it ended with.
struct FollowUp: Hashable {
  var then: ThenID
  var outcome: OutcomeID
}

/// Instances going, one at a time, until a goal is reached.
struct Removal: Hashable {
  /// When enough has gone; each looks at what is in front.
  enum Goal: Hashable {
    /// So many instances more.
    case instances(Int)
    /// So many layers more.
    case layers(Int)
    /// All modal layers.
    case allLayers
    /// All but the first screen of the front stack.
    case stackRoot
    /// All but the first screen of the root's visible stack.
    case bottom
    /// Until a screen is in front.
    case screen(ScreenID)
    /// Until a layer is in front that holds a screen.
    case layerHolding(ScreenID)
    /// Until a frame has gone.
    case frame(Int32)
  }

  /// What takes them, which decides how their frames end.
  enum Taker: Hashable {
    /// A `pop`, `dismiss` or `unwind`.
    case step
    /// A gesture: every frame is cancelled, and the outermost returns.
    case gesture
    /// The ending of a frame, with an outcome.
    case ending(OutcomeID, frame: Int32, isAtRoot: Bool)
    /// The going of an alert or its like before the steps of its action.
    case closing(before: StepList)
    /// Another root.
    case swap(RootID)
    /// A later step that ends a frame in the tab that is about to be left.
    indirect case leaving(Leaving)
  }

  /// What goes on once a frame has gone that ends only after its tab has been left.
  struct Leaving: Hashable {
    var frame: Int32
    let isAtRoot: Bool
    /// The place of the step that leaves the tab, to which what comes next is put down.
    let leavesAt: SourceRange?
    /// The layers over it, which stay up, and how many of them were there when the move began.
    let layers: [Layer]
    let keptLayers: Int
  }

  var goal: Goal
  var taker: Taker
  /// The screen that was in front before.
  var frontBefore: ScreenID
  /// The outermost frame so far that the taker does not simply interrupt.
  var frame: Frame?
  /// Whether nothing beneath that frame has gone.
  var returnPointStands = false
  /// Whether another root takes them and something has gone from the root's visible stack.
  var tookFromRoot = false
}
