/// Where each screen of a flow can be: on which screens of its stack, and over which screens in a layer of its own.
///
/// It ignores conditions, so it over-approximates the positions, and the targets of steps back.
package struct ScreenPositions: Sendable {
  /// The largest count of a `pop` that is followed; no stack is taller in practice.
  private static let maximumPopCount = 1_000

  private let flow: Flow
  /// For each screen, the screens directly under it on its stack.
  private var stackedOn: [Set<ScreenID>]
  /// For each screen, the screens over which it opens a layer.
  private var shownOver: [Set<ScreenID>]
  /// For each task, the screens that start it.
  private var starters: [Set<ScreenID>]
  private var rootScreens: Set<ScreenID>

  /// Computes the positions on a device.
  package init(_ graph: FlowGraph, on device: Device) {
    flow = graph.flow
    stackedOn = Array(repeating: [], count: flow.screens.count)
    shownOver = stackedOn
    starters = Array(repeating: [], count: flow.tasks.count)
    rootScreens = graph.rootScreens
    for root in flow.rootsOnDevices {
      // A root's own task starts again after its end.
      if case .task(let task, _) = root.kind { starters[task.value.index].insert(flow[task.value].entry) }
    }
    let sites = graph.showings.map { Appearance($0, in: graph, on: device) }
    // Iterates to a fixpoint: the position of a screen shown after others were removed depends on their possible
    // positions.
    var count = -1
    while count != relationCount {
      count = relationCount
      sites.forEach { record($0) }
    }
  }

  /// Returns the possible screens in front after a tap on a screen and steps that remove screens.
  ///
  /// A one-screen layer, such as an alert, closes first, so the steps start on the screen that it covers.
  package func destinations(of steps: [Step.Kind], from screen: ScreenID) -> Set<ScreenID> {
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
    case .push, .present, .start, .replace, .show, .tab, .root, .set, .stay: []
    }
  }

  // MARK: Recording

  /// A step that shows a screen, with the screens on which its action can start.
  private struct Appearance {
    let site: PresentationSite
    let origins: [ScreenID]
    let removals: [Step.Kind]
    /// Whether the screen is the first of a new layer.
    let opensLayer: Bool

    init(_ site: PresentationSite, in graph: FlowGraph, on device: Device) {
      self.site = site
      origins = site.written.front.map { [$0] } ?? graph.origins(of: site.written)
      removals = site.written.removals(in: graph.flow)
      let isOnStack = site.styleIgnoringConditions(on: device, in: graph.flow) == .push
      opensLayer = site.verb != .replace && (graph.flow[site.screen].isOneScreenLayer || !isOnStack)
    }
  }

  private mutating func record(_ appearance: Appearance) {
    let (site, screen) = (appearance.site, appearance.site.screen)
    for origin in appearance.origins {
      for source in after(appearance.removals, from: frontScreens(afterTapOn: origin)) {
        if site.verb == .replace {
          record(screen, replacing: source)
        } else if appearance.opensLayer {
          shownOver[screen.index].insert(source)
        } else {
          stackedOn[screen.index].insert(source)
        }
        if let task = site.started { starters[task.index].insert(source) }
      }
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
    guard count <= Self.maximumPopCount else { return [] }
    var screens: Set<ScreenID> = [screen]
    for _ in 0..<count {
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
