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
  /// Whether it has facts whose origin is unknown.
  var hasUnplacedFacts = false

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

/// The known instances at the front of the stack, for a transition that needs more than one.
///
/// Instances are added from the front until the transition can continue.
struct RevealedPrefix: Hashable, Interned {
  struct RevealedInstance: Hashable {
    let instance: Instance
    /// The shape of its layer; nil on a root's stack.
    let shape: StackSummary.Shape?
    let isFirst: Bool

    var isInPanel: Bool { shape?.style.isPanel ?? false }

    /// Returns the instance with another number of its frame.
    func numbered(_ serial: Int32) -> RevealedInstance {
      guard instance.frame != nil else { return self }
      var copy = instance
      copy.frame?.serial = serial
      return RevealedInstance(instance: copy, shape: shape, isFirst: isFirst)
    }
  }

  /// The instances that the transition needs.
  enum Reach: Hashable {
    /// The panels in front, and the screen beneath them.
    case panels
    /// All layers, and the top of the root's stack.
    case layers
    case wholeStack
    /// One of these screens, and everything above it.
    case screens(Set<ScreenID>)
  }

  let rest: PendingTransition
  let newLayers: Int
  let reach: Reach
  /// The known instances, the front one first.
  var instances: [RevealedInstance]
  /// The symbol of the lowest known instance.
  var lowest: StackSymbol

  /// Whether the frames get their numbers only when all instances are known.
  ///
  /// A transition that acts beneath layers numbers the frames there as if these layers did not exist.
  private var isNumberedAtTheEnd: Bool {
    switch reach {
    case .panels, .screens: true
    case .layers, .wholeStack: false
    }
  }

  /// The prefix with the final numbers of its frames.
  var numbered: RevealedPrefix {
    guard isNumberedAtTheEnd else { return self }
    var copy = self
    // The frames in layers above that of the lowest instance get numbers that no other frame has.
    var first = instances.count - 1
    while first > 0, !instances[first - 1].isFirst { first -= 1 }
    var next: Int32 = 0
    for place in instances.indices {
      copy.instances[place] = instances[place].numbered(place < first ? 1_000_000 + Int32(place) : next)
      if place == first || place > first && instances[place].instance.frame != nil { next -= 1 }
    }
    if let last = copy.instances.last { copy.lowest = StackSymbol(instance: last.instance, summary: lowest.summary) }
    return copy
  }

  /// The number of revealed frames that the rest must not count (`PartialMove.View.countedFrames`).
  var countedFrames: Int { if case .screens = reach { foundFrames } else { 0 } }

  /// What the transition then knows of the stacks.
  var knowledge: StackKnowledge {
    switch reach {
    case .panels, .screens: .front
    case .layers: .stacks
    case .wholeStack: .all
    }
  }

  /// The number of frames that were found since the transition began.
  var foundFrames: Int { instances.count { ($0.instance.frame?.serial ?? 0) < 0 } }

  /// Adds the next instance beneath; its frame is numbered after those that were found before.
  mutating func add(_ symbol: StackSymbol) {
    var instance = symbol.instance
    if instance.frame != nil, !isNumberedAtTheEnd { instance.frame?.serial = -1 - Int32(foundFrames) }
    instances.append(
      RevealedInstance(instance: instance, shape: symbol.summary.layer, isFirst: symbol.summary.index == 0))
    lowest = StackSymbol(instance: instance, summary: symbol.summary)
  }

  /// Whether the transition can continue.
  var isEnough: Bool {
    switch reach {
    case .panels: !instances.allSatisfy(\.isInPanel)
    case .layers: instances.contains { $0.shape == nil }
    case .wholeStack: instances.contains { $0.shape == nil && $0.isFirst }
    case .screens(let screens): instances.contains { screens.contains($0.instance.screen) }
    }
  }
}

/// Modal layers that a transition takes along into another tab.
struct EnteringLayers: Hashable, Interned {
  let rest: PendingTransition
  let layers: [Layer]
  let newLayers: Int
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
