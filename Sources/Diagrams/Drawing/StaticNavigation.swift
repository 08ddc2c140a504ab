import FlowModel

/// The static navigation of a flow: how each screen can be shown, what starts each task, and where steps back lead.
///
/// It ignores conditions, so it over-approximates the targets of steps back.
struct StaticNavigation: Sendable {
  private let flow: Flow
  private var stackedOn: [Set<ScreenID>]
  private var shownOver: [Set<ScreenID>]
  private var shownMarks: [Set<ScreenCard.Mark>]
  private var starters: [Set<ScreenID>]
  private var rootScreens: Set<ScreenID> = []

  /// Computes the navigation of a flow on a device.
  init(flow: Flow, device: Device) {
    self.flow = flow
    stackedOn = Array(repeating: [], count: flow.screens.count)
    shownOver = stackedOn
    shownMarks = Array(repeating: [], count: flow.screens.count)
    starters = Array(repeating: [], count: flow.tasks.count)
    let segments = segments(PathFinder(flow: flow, device: device))
    for segment in segments { if let mark = segment.mark { shownMarks[segment.to.index].insert(mark) } }
    // Iterates to a fixpoint: the position of a screen shown after others were removed depends on their possible
    // positions.
    var count = -1
    while count != relationCount {
      count = relationCount
      segments.forEach { record($0) }
    }
  }

  /// Returns the styles in which a screen is shown.
  func marks(of screen: ScreenID) -> [ScreenCard.Mark] {
    if let only = ScreenCard.Mark(flow[screen].kind) { return [only] }
    return shownMarks[screen.index].sorted()
  }

  /// Returns the possible screens in front after a tap on a screen and steps that remove screens.
  ///
  /// An alert, an action sheet or a screen of another app closes first, so the steps start on the screen that it
  /// covers.
  func destinations(of steps: [Step.Kind], from screen: ScreenID) -> Set<ScreenID> {
    let places = frontScreens(afterTapOn: screen)
    guard !steps.isEmpty else { return places.subtracting([screen]) }
    // A task always returns to the screen that started it, whatever else the steps remove.
    return steps.contains(where: \.isComplete) ? callers(of: screen) : after(steps, from: places)
  }

  private func after(_ steps: [Step.Kind], from places: Set<ScreenID>) -> Set<ScreenID> {
    steps.reduce(places) { places, step in
      places.reduce(into: []) { $0.formUnion(destinations(of: step, at: $1)) }
    }
  }

  private func destinations(of step: Step.Kind, at screen: ScreenID) -> Set<ScreenID> {
    switch step {
    case .pop(.count(let count)): screensBelow(screen, count)
    case .pop(.root): bottomScreens(of: screen).subtracting([screen])
    case .pop(.to(let target)), .dismiss(.to(let target)), .unwind(let target): [target]
    case .dismiss(.front): screensUnderLayer(of: screen)
    case .dismiss(.all): screensUnderAllLayers(of: screen)
    case .complete: callers(of: screen)
    case .push, .present, .start, .replace, .tab, .root, .set, .stay: []
    }
  }

  // MARK: Gathering

  private mutating func segments(_ finder: PathFinder) -> [Path.Segment] {
    var segments: [Path.Segment] = []
    for screen in flow.screens {
      for action in screen.allActions { segments += self.segments(of: flow[action], at: .screen(screen.id), finder) }
    }
    for root in flow.roots {
      let own = root.hasTabs ? root.tabs : [flow.bottomScreen(of: root.id)]
      rootScreens.formUnion(own)
      for screen in own {
        for action in root.actions { segments += self.segments(of: flow[action], at: .screen(screen), finder) }
      }
      if case .task(let task, let then) = root.kind {
        // A root's own task starts again after its end.
        starters[task.value.index].insert(flow[task.value].entry)
        let place = NodeID.screen(flow[task.value].entry)
        segments +=
          then.map { finder.continuations(of: $0, after: task.value, at: place).flatMap(\.path.allSegments) } ?? []
      }
    }
    for entry in flow.entries { segments += self.segments(of: flow[entry], at: .entry(entry), finder) }
    return segments
  }

  private func segments(of action: Action, at node: NodeID, _ finder: PathFinder) -> [Path.Segment] {
    action.cases.flatMap(\.results).flatMap { finder.path(of: $0.steps, from: node).allSegments }
  }

  private mutating func record(_ segment: Path.Segment) {
    guard case .screen(let screen) = segment.from else { return }
    for source in after(segment.backs, from: frontScreens(afterTapOn: screen)) {
      if segment.opensLayer { shownOver[segment.to.index].insert(source) }
      if segment.mark == .pushed { stackedOn[segment.to.index].insert(source) }
      if let task = segment.task { starters[task.index].insert(source) }
      if segment.replaces { record(segment.to, replacing: source) }
    }
  }

  private mutating func record(_ screen: ScreenID, replacing other: ScreenID) {
    let (below, under) = (stackedOn[other.index], shownOver[other.index])
    stackedOn[screen.index].formUnion(below)
    shownOver[screen.index].formUnion(under)
    if rootScreens.contains(other) { rootScreens.insert(screen) }
    // The task of the other screen ends, and this screen's task starts at the same position.
    if let task = flow[screen].task, task != flow[other].task { starters[task.index].formUnion(below.union(under)) }
  }

  /// The number of known relations, which only grows.
  private var relationCount: Int {
    (stackedOn + shownOver + starters).reduce(rootScreens.count) { $0 + $1.count }
  }

  // MARK: Positions

  /// Returns the screens in front when the steps of an action start; an alert or a similar layer is closed by then.
  private func frontScreens(afterTapOn screen: ScreenID) -> Set<ScreenID> {
    flow[screen].isOneScreenLayer ? screensUnderLayer(of: screen) : [screen]
  }

  /// Returns the screens that start the tasks to which a screen can belong.
  private func callers(of screen: ScreenID) -> Set<ScreenID> {
    tasks(of: screen).reduce(into: []) { $0.formUnion(starters[$1.index]) }
  }

  /// Returns the tasks to which a screen can belong: its own, or those of the nearest screens below it with a task.
  private func tasks(of screen: ScreenID) -> Set<TaskID> {
    var tasks: Set<TaskID> = []
    var seen: Set<ScreenID> = [screen]
    var open = [screen]
    while let next = open.popLast() {
      if let task = flow[next].task {
        tasks.insert(task)
      } else {
        for lower in stackedOn[next.index].union(shownOver[next.index]) where seen.insert(lower).inserted {
          open.append(lower)
        }
      }
    }
    return tasks
  }

  private func screensBelow(_ screen: ScreenID, _ count: Int) -> Set<ScreenID> {
    var screens: Set<ScreenID> = [screen]
    // More steps than screens only repeat a cycle.
    for _ in 0..<min(count, flow.screens.count) {
      screens = screens.reduce(into: []) { $0.formUnion(stackedOn[$1.index]) }
    }
    return screens
  }

  /// Returns the possible bottom screens of the stacks that contain a screen.
  private func bottomScreens(of screen: ScreenID) -> Set<ScreenID> {
    var seen: Set<ScreenID> = [screen]
    var open = [screen]
    while let next = open.popLast() {
      for lower in stackedOn[next.index] where seen.insert(lower).inserted { open.append(lower) }
    }
    return seen.filter { !shownOver[$0.index].isEmpty || rootScreens.contains($0) }
  }

  private func screensUnderLayer(of screen: ScreenID) -> Set<ScreenID> {
    bottomScreens(of: screen).reduce(into: []) { $0.formUnion(shownOver[$1.index]) }
  }

  private func screensUnderAllLayers(of screen: ScreenID) -> Set<ScreenID> {
    var seen: Set<ScreenID> = []
    var open = Array(screensUnderLayer(of: screen))
    while let next = open.popLast() {
      if seen.insert(next).inserted { open += screensUnderLayer(of: next) }
    }
    return seen.filter { !bottomScreens(of: $0).isDisjoint(with: rootScreens) }
  }
}

extension Screen {
  /// The screen's actions and the overrides of its gestures.
  var allActions: [ActionID] {
    actions
      + gestures.compactMap { entry in
        if case .action(let id) = entry.override { id } else { nil }
      }
  }
}
