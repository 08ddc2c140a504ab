import FlowModel

/// Draws actions: the arrows of their steps, and a diamond where several things may happen.
struct ActionDrawer: Sendable {
  private let flow: Flow
  private let movements: StaticNavigation
  private let finder: PathFinder
  private let words: CaptionText
  private let returns: Bool
  private let wanted: Set<ActionID>
  /// The arrows so far.
  private(set) var edges = EdgeCollector()
  /// The diamonds so far.
  private(set) var choices: [NodeID] = []
  /// The nodes so far for wherever a task was started.
  private(set) var starters: [NodeID] = []

  /// Creates a drawer.
  ///
  /// - Parameters:
  ///   - returns: whether steps that take away are drawn.
  ///   - wanted: the actions of which they are drawn all the same.
  init(flow: Flow, device: Device, movements: StaticNavigation, returns: Bool, wanted: Set<ActionID>) {
    self.flow = flow
    self.movements = movements
    self.returns = returns
    self.wanted = wanted
    finder = PathFinder(flow: flow, device: device)
    words = CaptionText(flow: flow)
  }

  /// Whether anything of an action is to be seen.
  func draws(_ action: Action, at node: NodeID) -> Bool {
    action.hasSeveralResults
      || action.results.contains { isSeen(finder.path(of: $0.result.steps, from: node), at: node, for: action.id) }
  }

  /// Joins a root's node to what it shows.
  mutating func join(_ root: NodeID, to screen: ScreenID) { edges.add(.join, from: root, to: .screen(screen)) }

  /// Draws an action that is offered at a node; nothing where nothing of it is to be seen.
  mutating func draw(_ action: Action, at node: NodeID) {
    guard draws(action, at: node) else { return }
    // An entry's flag bears its words itself.
    let isOnFlag = node == .entry(action.id)
    let results = action.results
    guard action.hasSeveralResults else {
      var caption = isOnFlag ? Caption(text: "") : words.caption(of: action)
      for (each, result) in results {
        caption.condition = words.condition([isOnFlag ? .always : action.condition, each.condition, result.condition])
        caption.note = words.note(on: result.steps)
        draw(result, 0, of: action, at: node, from: node, caption, as: action.label.value)
      }
      return
    }
    let choice = NodeID.choice(action.id, at: node)
    choices.append(choice)
    edges.add(.choice, from: node, to: choice)
    for (index, (each, result)) in results.enumerated() {
      let name = result.name?.value ?? action.label.value
      draw(result, index, of: action, at: node, from: choice, words.caption(of: result, in: each), as: name)
    }
  }

  /// Draws what follows on a root's own task.
  mutating func draw(_ continuations: [Path.Continuation], at node: NodeID) { draw(continuations, at: node, for: nil) }

  private mutating func draw(
    _ result: Action.Result, _ index: Int, of action: Action, at node: NodeID, from origin: NodeID, _ caption: Caption,
    as name: String
  ) {
    var caption = caption
    caption.causes = [Cause(action: action.id, result: index, place: node, hop: 0)]
    draw(finder.path(of: result.steps, from: node), at: node, from: origin, caption, as: name)
  }

  private mutating func draw(_ continuations: [Path.Continuation], at node: NodeID, for cause: Cause?) {
    for next in continuations where isSeen(next.path, at: node, for: cause?.action) {
      var caption = words.caption(after: next)
      caption.causes = cause.map { [Cause(action: $0.action, result: $0.result, place: $0.place)] } ?? []
      draw(next.path, at: node, from: node, caption, as: flow[next.outcome].name)
    }
  }

  private func isSeen(_ path: Path, at node: NodeID, for action: ActionID?) -> Bool {
    !path.allHops.isEmpty || !ends(of: path, at: node, from: node, for: action).isEmpty
  }

  private mutating func draw(_ path: Path, at node: NodeID, from origin: NodeID, _ caption: Caption, as name: String) {
    let cause = caption.causes.first
    for (index, hop) in path.hops.enumerated() {
      edges.add(
        hop.kind, from: index == 0 ? origin : hop.from, to: .screen(hop.to),
        index == 0 ? caption : Self.caption(of: index, after: caption, name))
    }
    for end in ends(of: path, at: node, from: origin, for: cause?.action) {
      if case .starters = end, !starters.contains(end) { starters.append(end) }
      edges.add(.back, from: origin, to: end, caption)
    }
    draw(path.continuations, at: path.hops.last { $0.task != nil }?.from ?? node, for: cause)
  }

  /// The words beside a later arrow of an action that shows one screen after the other.
  private static func caption(of hop: Int, after first: Caption, _ name: String) -> Caption {
    var caption = Caption(source: first.source, text: "… \(name)", ending: first.ending, causes: first.causes)
    for index in caption.causes.indices where caption.causes[index].hop != nil { caption.causes[index].hop = hop }
    return caption
  }

  /// Where steps lead that show nothing, where that is drawn; one of several results that leads nowhere else leads back to its place.
  private func ends(of path: Path, at node: NodeID, from origin: NodeID, for action: ActionID?) -> [NodeID] {
    guard path.hops.isEmpty, returns || origin.isChoice || action.map(wanted.contains) == true else { return [] }
    let screens = Set(screens(at: node).flatMap { movements.destinations(of: path.backs, from: $0) }).sorted()
    if screens.count > 1, path.backs.contains(where: \.isComplete), let task = task(of: node) {
      return [.starters(task)]
    }
    return screens.isEmpty && origin.isChoice ? [node] : screens.map(NodeID.screen)
  }

  private func task(of node: NodeID) -> TaskID? {
    switch node {
    case .screen(let screen): flow[screen].task
    case .anyScreen(let task, _): task
    case .choice, .root, .entry, .starters: nil
    }
  }

  private func screens(at node: NodeID) -> [ScreenID] {
    switch node {
    case .screen(let screen): [screen]
    case .anyScreen(let task, let except):
      // Alerts and their like have no such actions.
      flow[task].screens.filter { !except.contains($0) && !flow[$0].isOneScreenLayer }
    case .choice(_, let place): screens(at: place)
    case .root(let root): flow[root].hasTabs ? flow[root].tabs : [flow.bottomScreen(of: root)]
    case .entry, .starters: []
    }
  }
}

extension Action {
  /// All its results with their cases.
  fileprivate var results: [(each: Case, result: Result)] { cases.flatMap { each in each.results.map { (each, $0) } } }

  /// Whether it is drawn as a diamond.
  fileprivate var hasSeveralResults: Bool { results.count > 1 }
}
