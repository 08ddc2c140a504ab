import FlowModel
import FlowSimulation
import Support

/// Something that can occur in a flow.
///
/// Engines record facts, and rules turn them into findings.
public enum Fact: Hashable, Sendable {
  /// A screen is in front.
  case shows(ScreenID)
  /// A result of a case of an action or entry is performed.
  case performs(ActionID, chosenCase: Int, result: Int)
  /// A task begins with a screen, on the root's visible stack (layer 0) or in a modal layer (1).
  case begins(TaskID, Event.Beginning, screen: ScreenID, layer: Int, root: RootID, Site)
  /// A task ends with an outcome, which is `cancelled` if a step cancels it.
  ///
  /// The outcome is nil if a `root` step ends a task at a root.
  case completes(TaskID, OutcomeID?, Site)
  /// A gesture's default effect cancels a task.
  case cancelsByGesture(TaskID, Gesture, Site)
  /// A task is interrupted; `starting` is the task that begins in the same move, or nil.
  case interrupts(TaskID, starting: TaskID?, Site)
  /// A task ends, and another screen than its origin is in front.
  case returnsElsewhere(TaskID, origin: ScreenID, landed: ScreenID, Site)
  /// A step fails.
  case fails(StepFailure, Site)
  /// The user leaves a screen with input in a way that loses what was typed.
  case losesInput(ScreenID, Site)
  /// A screen with a field for a new password is removed.
  case removes(ScreenID, Site)
  /// A move presents a modal layer over others.
  ///
  /// It has their number, the topmost layer's first screen, and the task that begins there.
  case stacksModals(count: Int, upper: ScreenID, task: TaskID?, Site)
  /// Several modal layers are visible, whichever move presented them; recorded if a move can set aside its own layer.
  case holdsModals(count: Int, upper: ScreenID, task: TaskID?)
  /// A task on the root's stack gets screens in a modal layer.
  case spansLayers(TaskID, Site)
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

  /// Hashes the rough key, because hashing whole facts is slow.
  public func hash(into hasher: inout Hasher) { hasher.combine(roughKey) }

  /// Whether a task cannot end or a layer cannot be left.
  package var isStuckFact: Bool {
    switch self {
    case .endless, .trapped, .endlessAtDeadEnd, .trappedAtDeadEnd: true
    default: false
    }
  }

  /// The site, if it has one.
  package var site: Site? {
    switch self {
    case .begins(_, _, screen: _, layer: _, root: _, let site), .completes(_, _, let site),
      .cancelsByGesture(_, _, let site), .interrupts(_, starting: _, let site),
      .returnsElsewhere(_, origin: _, landed: _, let site), .fails(_, let site), .losesInput(_, let site),
      .removes(_, let site), .stacksModals(count: _, upper: _, task: _, let site), .spansLayers(_, let site):
      site
    case .shows, .performs, .holdsModals, .runsAcrossLayers, .exposesTabBar, .offersNothing, .endless, .trapped,
      .endlessAtDeadEnd, .trappedAtDeadEnd, .hidesTabBar, .landsBare, .missesLock, .meetsLock, .loopsOnArrival:
      nil
    }
  }
}

extension Fact {
  /// Returns the fact that a task cannot end while a screen is in front.
  package static func endless(_ task: TaskID, on screen: ScreenID, isAtDeadEnd: Bool) -> Fact {
    isAtDeadEnd ? .endlessAtDeadEnd(task, screen) : .endless(task, screen)
  }

  /// Returns the fact that a layer that begins with the screen `first` cannot be left while a screen is in front.
  package static func trapped(_ first: ScreenID, on screen: ScreenID, isAtDeadEnd: Bool) -> Fact {
    isAtDeadEnd ? .trappedAtDeadEnd(first: first, front: screen) : .trapped(first: first, front: screen)
  }
}

extension Fact {
  /// A hash key that different facts rarely share.
  package var roughKey: UInt64 {
    switch self {
    case .shows(let screen): RoughKey(1, screen.index).value
    case .performs(let action, let chosenCase, let result):
      RoughKey(2, action.index << 20 ^ chosenCase << 12 ^ result).value
    case .offersNothing(let screen, _): RoughKey(3, screen.index).value
    case .endless(let task, let screen): RoughKey(4, task.index << 32 ^ screen.index).value
    case .trapped(let first, let front): RoughKey(5, first.index << 32 ^ front.index).value
    case .exposesTabBar(let task, let screen, _, let tab):
      RoughKey(6, task.index << 32 ^ tab << 24 ^ screen.index).value
    case .hidesTabBar(let screen): RoughKey(7, screen.index).value
    case .landsBare(let entry, let screen): RoughKey(8, entry.index << 32 ^ screen.index).value
    case .missesLock(let lock, let front): RoughKey(14, lock.index << 32 ^ front.index).value
    case .meetsLock(let entry, let chosenCase, let result, let lock):
      RoughKey(15, (entry.index << 20 ^ chosenCase << 12 ^ result) << 16 ^ lock.index).value
    case .loopsOnArrival(let action, _): RoughKey(9, action.index).value
    case .endlessAtDeadEnd(let task, let screen): RoughKey(11, task.index << 32 ^ screen.index).value
    case .trappedAtDeadEnd(let first, let front): RoughKey(12, first.index << 32 ^ front.index).value
    case .runsAcrossLayers(let task): RoughKey(13, task.index).value
    case .holdsModals(let count, let upper, _): RoughKey(10, count << 32 ^ upper.index).value
    case .begins(let task, _, screen: _, layer: _, root: _, let site), .completes(let task, _, let site),
      .cancelsByGesture(let task, _, let site), .interrupts(let task, starting: _, let site),
      .returnsElsewhere(let task, origin: _, landed: _, let site), .spansLayers(let task, let site):
      // Few kinds of facts share a site.
      RoughKey(site.roughKey, task.index).value
    case .fails(_, let site), .losesInput(_, let site), .removes(_, let site),
      .stacksModals(count: _, upper: _, task: _, let site):
      RoughKey(site.roughKey).value
    }
  }
}

extension Site {
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

extension Fact {
  /// The kind of a fact.
  ///
  /// A rule usually uses one or two kinds.
  public enum Kind: Int, CaseIterable, Sendable {
    case shows, performs, begins, completes, cancelsByGesture, interrupts, returnsElsewhere, fails, losesInput, removes
    case stacksModals, holdsModals, spansLayers, runsAcrossLayers, exposesTabBar, offersNothing, endless, trapped
    case endlessAtDeadEnd, trappedAtDeadEnd, hidesTabBar, landsBare, missesLock, meetsLock, loopsOnArrival
  }

  /// Its kind.
  public var kind: Kind {
    switch self {
    case .shows: .shows
    case .performs: .performs
    case .begins: .begins
    case .completes: .completes
    case .cancelsByGesture: .cancelsByGesture
    case .interrupts: .interrupts
    case .returnsElsewhere: .returnsElsewhere
    case .fails: .fails
    case .losesInput: .losesInput
    case .removes: .removes
    case .stacksModals: .stacksModals
    case .holdsModals: .holdsModals
    case .spansLayers: .spansLayers
    case .runsAcrossLayers: .runsAcrossLayers
    case .exposesTabBar: .exposesTabBar
    case .offersNothing: .offersNothing
    case .endless: .endless
    case .trapped: .trapped
    case .endlessAtDeadEnd: .endlessAtDeadEnd
    case .trappedAtDeadEnd: .trappedAtDeadEnd
    case .hidesTabBar: .hidesTabBar
    case .landsBare: .landsBare
    case .missesLock: .missesLock
    case .meetsLock: .meetsLock
    case .loopsOnArrival: .loopsOnArrival
    }
  }
}

extension Fact {
  /// Returns this fact with another site, if it has one.
  package func with(_ site: Site) -> Fact {
    switch self {
    case .begins(let task, let how, let screen, let layer, let root, _):
      .begins(task, how, screen: screen, layer: layer, root: root, site)
    case .completes(let task, let outcome, _): .completes(task, outcome, site)
    case .cancelsByGesture(let task, let gesture, _): .cancelsByGesture(task, gesture, site)
    case .interrupts(let task, let next, _): .interrupts(task, starting: next, site)
    case .returnsElsewhere(let task, let origin, let landed, _):
      .returnsElsewhere(task, origin: origin, landed: landed, site)
    case .fails(let failure, _): .fails(failure, site)
    case .losesInput(let screen, _): .losesInput(screen, site)
    case .removes(let screen, _): .removes(screen, site)
    case .stacksModals(let count, let upper, let task, _): .stacksModals(count: count, upper: upper, task: task, site)
    case .spansLayers(let task, _): .spansLayers(task, site)
    case .shows, .performs, .holdsModals, .runsAcrossLayers, .exposesTabBar, .offersNothing, .endless, .trapped,
      .endlessAtDeadEnd, .trappedAtDeadEnd, .hidesTabBar, .landsBare, .missesLock, .meetsLock,
      .loopsOnArrival:
      self
    }
  }

  /// This fact without the front screen before an entry, because entries do the same on every screen.
  package var ofEntryOnAnyScreen: Fact {
    guard let site, site.trigger == .entry else { return self }
    return with(site.onAnyScreen)
  }
}
