import Diagnostics
import FlowModel
import FlowSimulation
import Verification

/// What a transition, or the rest of one, does to the front symbol, whatever lies beneath and whatever the variables are.
struct TransitionTemplate: Sendable {
  /// Where it leads.
  enum Target: Sendable {
    /// It is complete; these symbols take the place of the front one, lowest first.
    case complete([UInt32])
    /// The front symbol is removed, and the rest goes on with the next one beneath, under a control.
    case pending(control: UInt32)
    /// It goes on in another tab; these symbols stay in this one, lowest first.
    case leaving([UInt32], TabEntrance)
    /// It depends on more than is known.
    case unknown
  }

  /// The move that begins with it; nil where it is the rest of one.
  let move: Move?
  var trigger: Site.Trigger
  /// The valuations in which it may be taken, and those in which it certainly can.
  var possible: ValuationSpace.Mask
  var certain: ValuationSpace.Mask
  /// The number of the change that it makes to the valuation; 0 for none.
  let assignment: Int32
  let target: Target
  /// What the stacks of the other tabs go through because their root goes.
  let rootLoss: TabEntrance?
  /// The root that it brings up, where that is another one.
  let newRoot: RootID?
  /// Whether a task at a root ends.
  let endsRoot: Bool
  /// Whether a frame begins, or goes, in the place of the front symbol.
  let changesFrame: Bool
  /// The facts that it shows, by number.
  let facts: [UInt32]
  /// The modal layers that it brings up, where they are counted once it is known how many are beneath.
  var layers: [NewLayer] = []
  /// Where it began, where what is left of it does not say so any more.
  var origin: TransitionOrigin?
  /// Whether it shows facts, or records some, of which it is not known where the transition began.
  var hasUnplacedFacts = false

  /// A modal layer that a transition brings up.
  struct NewLayer: Sendable {
    /// How many modal layers stand over the front symbol's own with it; they set aside what is beneath or not.
    let added: Int
    let setsBeneathAside: Bool
    /// The screen that it shows first, the task that begins there, and the step that does it.
    let upper: UpperLayer
    let site: Site
  }
}

/// How a transition that began in one tab comes into another.
struct TabEntrance: Hashable, Sendable {
  let root: RootID
  /// The tab; nil where the transition takes the root away, with every tab's stack.
  let tab: Int?
  /// The tab that was selected when the root went: its stack is not among those that wait.
  var exceptTab: Int?
  /// The control under which the front symbol of the tab's stack is met.
  let control: UInt32
  /// The number of the change made to the valuation on the way.
  let assignment: Int32
}

/// What is left of a transition, with what has been recorded of it so far.
struct PendingTransition: Hashable, Interned {
  let continuation: Continuation
  let recorder: FactRecorder
  /// Whether it takes the root away with a transition of another tab.
  var losesRoot = false
  /// Whether it only uses another column, so that a move of that column is next.
  var usesColumn = false
}

/// A transition that has to know more than the front instance: instances that have come to light, until they suffice.
struct WideView: Hashable, Interned {
  struct Seen: Hashable {
    let instance: Instance
    /// The shape of the layer it stands in; nil on a root's stack.
    let shape: StackSummary.Shape?
    let isFirst: Bool
  }

  let rest: PendingTransition
  let newLayers: Int
  /// Whether all of the stack has to be seen, or only what stands in layers.
  let needsWholeStack: Bool
  /// The instances, the front one first.
  var seen: [Seen]
  /// The lowest of them, with what it stands on.
  var lowest: StackSymbol

  /// How many frames have come to light since it began.
  var foundFrames: Int { seen.count { ($0.instance.frame?.serial ?? 0) < 0 } }

  /// Adds the next instance beneath; its frame is called by how many unknown ones came before it.
  mutating func add(_ symbol: StackSymbol) {
    var instance = symbol.instance
    if instance.frame != nil { instance.frame?.serial = -1 - Int32(foundFrames) }
    seen.append(Seen(instance: instance, shape: symbol.place.layer, isFirst: symbol.place.index == 0))
    lowest = StackSymbol(instance: instance, place: symbol.place)
  }

  /// Whether the transition can go on.
  var isEnough: Bool {
    let seesStack = seen.contains { $0.shape == nil && $0.isFirst }
    return needsWholeStack ? seesStack : seen.contains { $0.shape == nil }
  }
}

/// Modal layers that come into a tab with a transition.
struct EnteringLayers: Hashable, Interned {
  let rest: PendingTransition
  let layers: [Layer]
  let newLayers: Int
}

/// Where a transition began and the step that is under way, forgotten while it only takes things off.
///
/// Closing does the same on every screen of a sheet, so what is left of it is one control for all of them.
struct TransitionOrigin: Hashable, Sendable {
  let screen: ScreenID
  let cause: Cause
  let range: SourceRange?
}

extension Fact {
  /// The fact of a transition that began somewhere.
  func placed(at origin: TransitionOrigin) -> Fact {
    guard let site, site.isAnywhere else { return self }
    // A task's own steps are done on behalf of whatever ended it, so their range is known where the cause is forgotten. What a root
    // task does when it begins again has no action or gesture for its cause, and none that was forgotten.
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
