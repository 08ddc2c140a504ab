import Diagnostics
import FlowModel
import FlowSimulation
import Verification

/// The effect of a transition, or of the rest of one, on the front symbol, for all symbols beneath and all valuations.
struct TransitionTemplate: Sendable {
  /// The effect on the stack.
  enum Target: Sendable {
    /// The transition is complete; these symbols replace the front symbol, lowest first.
    case complete([UInt32])
    /// The front symbol is removed; the rest of the transition is a control that reads the next symbol beneath.
    case pending(control: UInt32)
    /// The transition continues in another tab; these symbols replace the front symbol in this tab, lowest first.
    case leaving([UInt32], TabEntrance)
    /// These symbols replace the front symbol, lowest first; then the transition acts beneath the layers in front.
    case acting([UInt32], control: UInt32)
    /// An act beneath layers is complete.
    case backAtFront(EndOfAct)
    /// The effect cannot be computed, so any effect is possible.
    case unknown
  }

  /// The move, or nil for the rest of a transition.
  let move: Move?
  var trigger: Site.Trigger
  /// The valuations in which it may be possible, and those in which it certainly is.
  var possible: ValuationSpace.Mask
  var certain: ValuationSpace.Mask
  /// The number of its assignment to the variables; 0 for none.
  let assignment: Int32
  let target: Target
  /// The effect on the stacks of the other tabs if the transition removes their root.
  let rootLoss: TabEntrance?
  /// The root that it installs, or nil if the root stays the same.
  let newRoot: RootID?
  /// Whether a task at a root ends.
  let endsRoot: Bool
  /// Whether the frame of the front symbol changes.
  let changesFrame: Bool
  /// The numbers of the recorded facts.
  let facts: [UInt32]
  /// The presented modal layers, if they are counted later, when the number of layers beneath is known.
  var layers: [NewLayer] = []
  /// The origin of the transition, if the rest of it no longer contains it.
  var origin: TransitionOrigin?
  /// The controls of a pending rest that differ from that of the target only in the facts that they keep.
  var otherControls: [UInt32] = []
  /// Whether it has facts whose origin is unknown.
  var hasUnplacedFacts = false
  /// Whether it depends on where the transition began, which has been forgotten.
  var asksOrigin = false

  /// Whether the origin of some of its facts or layers is unknown.
  var isUnplaced: Bool { hasUnplacedFacts || layers.contains(where: \.site.isAnywhere) }

  /// Whether it only uses another column, of a row between two transitions.
  var usesColumn: Bool { if case .leaving = target { move == nil } else { false } }

  /// A modal layer that a transition presents.
  struct NewLayer: Sendable {
    /// The number of modal layers over the front symbol's own, including this one.
    let added: Int
    /// Whether they set aside the layers beneath.
    let setsBeneathAside: Bool
    /// Its first screen with the task that begins there, and the site of the step.
    let upper: UpperLayer
    let site: Site
  }
}

/// The entrance of a transition from one tab into another.
struct TabEntrance: Hashable, Sendable {
  let root: RootID
  /// The tab; nil if the transition removes the root with the stacks of all tabs.
  let tab: Int?
  /// The tab that was selected when the root was removed; its stack is not among the hidden ones.
  var exceptTab: Int?
  /// The control that reads the front symbol of the tab's stack.
  let control: UInt32
  /// The number of the assignment to the variables before the entrance.
  let assignment: Int32
}

/// The rest of a transition, with the facts that were recorded so far.
struct PendingTransition: Hashable, Interned {
  let continuation: Continuation
  let recorder: FactRecorder
  /// Whether a transition of another tab removes the root.
  var losesRoot = false
  /// Whether it only uses another column, so that a move of that column is next.
  var usesColumn = false
}

/// The origin and the current step of a transition, which the rest of it omits while it only removes instances.
///
/// Closing a sheet has the same effect on each of its screens, so one control suffices for all of them.
struct TransitionOrigin: Hashable, Sendable {
  let screen: ScreenID
  let cause: Cause
  let range: SourceRange?
}

extension Fact {
  /// Returns the fact with the origin of its transition, if that was omitted.
  func placed(at origin: TransitionOrigin) -> Fact {
    guard let site, site.isAnywhere else { return self }
    // The steps of a `then` keep their own range, although their cause is the omitted one. The `then` of a root is its
    // own cause, which was not omitted.
    let isForgotten = site.cause == origin.cause.anywhere
    return with(
      Site(
        trigger: site.trigger, screen: origin.screen, cause: isForgotten ? origin.cause : site.cause,
        range: isForgotten ? site.range ?? origin.range : site.range))
  }
}

extension StackSystem {
  /// Returns whether the user takes a transition, or it happens at once, and no other result can come in its place.
  ///
  /// The rest of a transition has one continuation.
  func isForced(_ template: TransitionTemplate) -> Bool {
    guard let move = template.move else { return true }
    guard [.user, .gesture, .arrival].contains(template.trigger) else { return false }
    return simulator.flow.action(of: move).map { $0.cases[move.chosenCase].results.count == 1 } ?? true
  }
}
