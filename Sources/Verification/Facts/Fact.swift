import FlowModel
import FlowSimulation
import Support

/// Something that can occur in a flow: what it is, and where.
///
/// Engines record facts, and rules turn them into findings.
public struct Fact: Hashable, Sendable {
  /// What occurs.
  public enum Kind: Hashable, Sendable {
    /// A screen is in front.
    case shows(ScreenID)
    /// A result of a case of an action or entry is performed.
    case performs(ActionID, chosenCase: Int, result: Int)
    /// A task begins with a screen, on the root's visible stack (layer 0) or in a modal layer (1).
    case begins(TaskID, Event.Beginning, screen: ScreenID, layer: Int, root: RootID)
    /// A task ends with an outcome, which is `cancelled` if a step cancels it.
    ///
    /// The outcome is nil if a `root` step ends a task at a root.
    case completes(TaskID, OutcomeID?)
    /// A gesture's default effect cancels a task.
    case cancelsByGesture(TaskID, Gesture)
    /// A task is interrupted; `starting` is the task that begins in the same move, or nil.
    case interrupts(TaskID, starting: TaskID?)
    /// A task ends, and another screen than its origin is in front.
    case returnsElsewhere(TaskID, origin: ScreenID, landed: ScreenID)
    /// A step fails.
    case fails(StepFailure)
    /// The user leaves a screen with input in a way that loses what was typed.
    case losesInput(ScreenID)
    /// A screen with a field for a new password is removed.
    case removes(ScreenID)
    /// A move presents a modal layer over others.
    ///
    /// It has their number, the topmost layer's first screen, and the task that begins there.
    case stacksModals(count: Int, upper: ScreenID, task: TaskID?)
    /// Several modal layers are visible, whichever move presented them; recorded if a move can set aside its own layer.
    case holdsModals(count: Int, upper: ScreenID, task: TaskID?)
    /// A task on the root's stack gets screens in a modal layer.
    case spansLayers(TaskID)
    /// A task that began on the root's stack runs in a modal layer; recorded if `replace` can show its screens there.
    case runsAcrossLayers(TaskID)
    /// The tab bar can be tapped on a screen while a task runs and a tab, given by its index, is selected.
    case exposesTabBar(TaskID, screen: ScreenID, root: RootID, tab: Int)
    /// A screen offers nothing; `isLoneRoot` is whether no screen is beneath it.
    case offersNothing(ScreenID, isLoneRoot: Bool)
    /// A task can no longer end, although the front screen offers something.
    ///
    /// The screen is the front screen. If other tasks began in the task, it is the screen on which the first of them
    /// began.
    case endless(TaskID, ScreenID)
    /// A modal layer that begins with the screen `first` can no longer be left, once `front` is its front screen.
    ///
    /// If other such layers are above it, `front` is the screen under the lowest of them.
    case trapped(first: ScreenID, front: ScreenID)
    /// A screen of a task offers nothing, so the task cannot end.
    case endlessAtDeadEnd(TaskID, ScreenID)
    /// A screen offers nothing, so its modal layer cannot be left.
    case trappedAtDeadEnd(first: ScreenID, front: ScreenID)
    /// A pushed screen in a root with tabs hides the tab bar while no task runs.
    case hidesTabBar(ScreenID)
    /// An entry leads to a screen with nothing beneath it.
    case landsBare(ActionID, ScreenID)
    /// The condition of a lock holds, another screen is in front, and no event that may come now shows the lock.
    case missesLock(ScreenID, front: ScreenID)
    /// A result of a case of an entry happens while a lock is in front.
    case meetsLock(ActionID, chosenCase: Int, result: Int, lock: ScreenID)
    /// `by: arrival` actions trigger each other without end: the first one in the file, and the others in file order.
    case loopsOnArrival(ActionID, others: [ActionID])
  }

  /// What occurs.
  public let kind: Kind
  /// The step or gesture that does it; nil if it is about a configuration.
  public let site: Site?

  package init(_ kind: Kind, at site: Site? = nil) {
    self.kind = kind
    self.site = site
  }

  /// Hashes a part of the site, because hashing all of it is slow.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(site?.roughKey ?? 0)
  }

  /// Whether a task cannot end or a layer cannot be left.
  package var isStuckFact: Bool {
    switch kind {
    case .endless, .trapped, .endlessAtDeadEnd, .trappedAtDeadEnd: true
    default: false
    }
  }

  /// Returns this fact with another site.
  package func with(_ site: Site) -> Fact { Fact(kind, at: site) }

  /// This fact without the front screen before an entry, because entries do the same on every screen.
  package var ofEntryOnAnyScreen: Fact {
    guard let site, site.trigger == .entry else { return self }
    return with(site.onAnyScreen)
  }
}

extension Fact {
  /// Returns the fact that a task cannot end while a screen is in front.
  package static func endless(_ task: TaskID, on screen: ScreenID, isAtDeadEnd: Bool) -> Fact {
    Fact(isAtDeadEnd ? .endlessAtDeadEnd(task, screen) : .endless(task, screen))
  }

  /// Returns the fact that a layer that begins with the screen `first` cannot be left while a screen is in front.
  package static func trapped(_ first: ScreenID, on screen: ScreenID, isAtDeadEnd: Bool) -> Fact {
    Fact(isAtDeadEnd ? .trappedAtDeadEnd(first: first, front: screen) : .trapped(first: first, front: screen))
  }
}

extension Site {
  /// A hash key of the parts that usually differ.
  fileprivate var roughKey: Int {
    let place =
      switch cause {
      case .action(let action): action.index << 2
      case .rootThen(let root): root.index << 2 | 1
      case .gesture(_, let screen): screen.index << 2 | 2
      case .launch: 3
      }
    return screen.index << 32 ^ place
  }
}
