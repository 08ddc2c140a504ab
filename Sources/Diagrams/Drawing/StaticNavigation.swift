import FlowModel

/// Who shows whom, for all of a flow: how each screen can stand, who starts a task, and where a way back leads.
///
/// It reads the file and knows nothing of conditions, so a way back may have more ends here than any behaviour has.
struct StaticNavigation: Sendable {
  private let flow: Flow
  private var stackedOn: [Set<ScreenID>]
  private var shownOver: [Set<ScreenID>]
  private var ways: [Set<ScreenCard.Mark>]
  private var starters: [Set<ScreenID>]
  private var bottoms: Set<ScreenID> = []

  /// Gathers the movements of a flow on a device.
  init(flow: Flow, device: Device) {
    self.flow = flow
    stackedOn = Array(repeating: [], count: flow.screens.count)
    shownOver = stackedOn
    ways = Array(repeating: [], count: flow.screens.count)
    starters = Array(repeating: [], count: flow.tasks.count)
    let hops = hops(PathFinder(flow: flow, device: device))
    for hop in hops { if let mark = hop.mark { ways[hop.to.index].insert(mark) } }
    // Where a screen stands that comes after others have gone depends on where those can stand.
    var count = -1
    while count != known {
      count = known
      hops.forEach { take($0) }
    }
  }

  /// In which ways a screen is shown.
  func marks(of screen: ScreenID) -> [ScreenCard.Mark] {
    if let only = ScreenCard.Mark(flow[screen].kind) { return [only] }
    return ways[screen.index].sorted()
  }

  /// Where steps that take away, or the tap alone, lead from a screen, as far as the file tells.
  ///
  /// An alert or its like closes before anything else, so the steps are made from what it covers.
  func destinations(of steps: [Step.Kind], from screen: ScreenID) -> Set<ScreenID> {
    let places = inFront(afterTapOn: screen)
    guard !steps.isEmpty else { return places.subtracting([screen]) }
    // Whatever else goes, whoever started the task is where it returns to.
    return steps.contains(where: \.isComplete) ? callers(of: screen) : after(steps, from: places)
  }

  private func after(_ steps: [Step.Kind], from places: Set<ScreenID>) -> Set<ScreenID> {
    steps.reduce(places) { places, step in
      places.reduce(into: []) { $0.formUnion(destinations(of: step, at: $1)) }
    }
  }

  private func destinations(of step: Step.Kind, at screen: ScreenID) -> Set<ScreenID> {
    switch step {
    case .pop(.count(let count)): beneath(screen, count)
    case .pop(.root): bases(of: screen).subtracting([screen])
    case .pop(.to(let target)), .dismiss(.to(let target)), .unwind(let target): [target]
    case .dismiss(.front): underLayer(of: screen)
    case .dismiss(.all): underAllLayers(of: screen)
    case .complete: callers(of: screen)
    case .push, .present, .start, .replace, .tab, .root, .set, .stay: []
    }
  }

  // MARK: Gathering

  private mutating func hops(_ finder: PathFinder) -> [Path.Hop] {
    var hops: [Path.Hop] = []
    for screen in flow.screens {
      for action in screen.allActions { hops += self.hops(of: flow[action], at: .screen(screen.id), finder) }
    }
    for root in flow.roots {
      let own = root.hasTabs ? root.tabs : [flow.bottomScreen(of: root.id)]
      bottoms.formUnion(own)
      for screen in own {
        for action in root.actions { hops += self.hops(of: flow[action], at: .screen(screen), finder) }
      }
      if case .task(let task, let then) = root.kind {
        // A task at a root begins anew when it has ended.
        starters[task.value.index].insert(flow[task.value].entry)
        let place = NodeID.screen(flow[task.value].entry)
        hops += then.map { finder.continuations(of: $0, after: task.value, at: place).flatMap(\.path.allHops) } ?? []
      }
    }
    for entry in flow.entries { hops += self.hops(of: flow[entry], at: .entry(entry), finder) }
    return hops
  }

  private func hops(of action: Action, at node: NodeID, _ finder: PathFinder) -> [Path.Hop] {
    action.cases.flatMap(\.results).flatMap { finder.path(of: $0.steps, from: node).allHops }
  }

  private mutating func take(_ hop: Path.Hop) {
    guard case .screen(let screen) = hop.from else { return }
    for source in after(hop.backs, from: inFront(afterTapOn: screen)) {
      if hop.opensLayer { shownOver[hop.to.index].insert(source) }
      if hop.mark == .pushed { stackedOn[hop.to.index].insert(source) }
      if let task = hop.task { starters[task.index].insert(source) }
      if hop.replaces { take(hop.to, inThePlaceOf: source) }
    }
  }

  private mutating func take(_ screen: ScreenID, inThePlaceOf other: ScreenID) {
    let (below, under) = (stackedOn[other.index], shownOver[other.index])
    stackedOn[screen.index].formUnion(below)
    shownOver[screen.index].formUnion(under)
    if bottoms.contains(other) { bottoms.insert(screen) }
    // The task of the other goes, and this one's begins where that stood.
    if let task = flow[screen].task, task != flow[other].task { starters[task.index].formUnion(below.union(under)) }
  }

  /// How much is known: what is gathered only ever becomes more.
  private var known: Int {
    (stackedOn + shownOver + starters).reduce(bottoms.count) { $0 + $1.count }
  }

  // MARK: Standing

  /// What is in front when the steps of an action begin: beneath an alert and its like, which is gone by then.
  private func inFront(afterTapOn screen: ScreenID) -> Set<ScreenID> {
    flow[screen].isOneScreenLayer ? underLayer(of: screen) : [screen]
  }

  /// The screens from which the tasks are started that a screen can belong to.
  private func callers(of screen: ScreenID) -> Set<ScreenID> {
    tasks(running: screen).reduce(into: []) { $0.formUnion(starters[$1.index]) }
  }

  /// The tasks that a screen can belong to: its own, or those of the nearest screens beneath it that are of one.
  private func tasks(running screen: ScreenID) -> Set<TaskID> {
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

  private func beneath(_ screen: ScreenID, _ count: Int) -> Set<ScreenID> {
    var screens: Set<ScreenID> = [screen]
    // Ways up a stack repeat after as many steps as there are screens.
    for _ in 0..<min(count, flow.screens.count) {
      screens = screens.reduce(into: []) { $0.formUnion(stackedOn[$1.index]) }
    }
    return screens
  }

  /// The screens on which a stack with this screen can stand.
  private func bases(of screen: ScreenID) -> Set<ScreenID> {
    var seen: Set<ScreenID> = [screen]
    var open = [screen]
    while let next = open.popLast() {
      for lower in stackedOn[next.index] where seen.insert(lower).inserted { open.append(lower) }
    }
    return seen.filter { !shownOver[$0.index].isEmpty || bottoms.contains($0) }
  }

  private func underLayer(of screen: ScreenID) -> Set<ScreenID> {
    bases(of: screen).reduce(into: []) { $0.formUnion(shownOver[$1.index]) }
  }

  private func underAllLayers(of screen: ScreenID) -> Set<ScreenID> {
    var seen: Set<ScreenID> = []
    var open = Array(underLayer(of: screen))
    while let next = open.popLast() {
      if seen.insert(next).inserted { open += underLayer(of: next) }
    }
    return seen.filter { !bases(of: $0).isDisjoint(with: bottoms) }
  }
}

extension Screen {
  /// Its actions and the steps that stand in the place of gestures.
  var allActions: [ActionID] {
    actions
      + gestures.compactMap { entry in
        if case .action(let id) = entry.override { id } else { nil }
      }
  }
}
