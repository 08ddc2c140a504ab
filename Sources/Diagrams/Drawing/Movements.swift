import FlowModel

/// Who shows whom, for all of a flow: how each screen can stand, who starts a task, and where a way back leads.
///
/// It reads the file and knows nothing of conditions, so a way back may have more ends here than any behaviour has.
struct Movements: Sendable {
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
    let finder = PathFinder(flow: flow, device: device)
    for screen in flow.screens {
      for action in screen.allActions { take(flow[action], at: .screen(screen.id), finder) }
    }
    for root in flow.roots { take(root, finder) }
    for entry in flow.entries { take(flow[entry], at: .entry(entry), finder) }
  }

  /// In which ways a screen is shown.
  func marks(of screen: ScreenID) -> [ScreenCard.Mark] {
    if let only = ScreenCard.Mark(flow[screen].kind) { return [only] }
    return ways[screen.index].sorted()
  }

  /// Where a step that takes away, or the tap alone, leads from a screen, as far as the file tells.
  ///
  /// An alert or its like closes before anything else, so the step is made from what it covers.
  func destinations(of step: Step.Kind?, from screen: ScreenID) -> Set<ScreenID> {
    let places = flow[screen].isOneScreenLayer ? underLayer(of: screen) : [screen]
    guard let step else { return places.subtracting([screen]) }
    // The task may be that of the alert alone.
    let own = step.isComplete ? flow[screen].task : nil
    return own.map { starters[$0.index] } ?? places.reduce(into: []) { $0.formUnion(destinations(of: step, at: $1)) }
  }

  private func destinations(of step: Step.Kind, at screen: ScreenID) -> Set<ScreenID> {
    switch step {
    case .pop(.count(let count)): beneath(screen, count)
    case .pop(.root): bases(of: screen).subtracting([screen])
    case .pop(.to(let target)), .dismiss(.to(let target)), .unwind(let target): [target]
    case .dismiss(.front): underLayer(of: screen)
    case .dismiss(.all): underAllLayers(of: screen)
    case .complete: flow[screen].task.map { starters[$0.index] } ?? []
    case .push, .present, .start, .replace, .tab, .root, .set, .stay: []
    }
  }

  private mutating func take(_ root: Root, _ finder: PathFinder) {
    let own = root.hasTabs ? root.tabs : [flow.bottomScreen(of: root.id)]
    bottoms.formUnion(own)
    for screen in own {
      for action in root.actions { take(flow[action], at: .screen(screen), finder) }
    }
    if case .task(let task, let then?) = root.kind {
      let place = NodeID.screen(flow[task.value].entry)
      finder.continuations(of: then, after: task.value, at: place).forEach { take($0.path) }
    }
  }

  private mutating func take(_ action: Action, at node: NodeID, _ finder: PathFinder) {
    for result in action.cases.flatMap(\.results) { take(finder.path(of: result.steps, from: node)) }
  }

  private mutating func take(_ path: Path) {
    for hop in path.allHops {
      if let mark = hop.mark { ways[hop.to.index].insert(mark) }
      guard case .screen(let source) = hop.from else { continue }
      if hop.opensLayer { shownOver[hop.to.index].insert(source) }
      if hop.mark == .pushed { stackedOn[hop.to.index].insert(source) }
      if let task = hop.task { starters[task.index].insert(source) }
    }
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
