import FlowModel

/// Draws actions: the arrows of their steps, and a diamond where several things may happen.
struct ActionDrawer: Sendable {
  private let flow: Flow
  private let movements: Movements
  private let finder: PathFinder
  private let words: CaptionText
  private let returns: Bool
  /// The arrows so far.
  private(set) var edges = EdgeCollector()
  /// The diamonds so far.
  private(set) var choices: [NodeID] = []

  /// Creates a drawer; `returns` says whether steps that take away are drawn.
  init(flow: Flow, device: Device, movements: Movements, returns: Bool) {
    self.flow = flow
    self.movements = movements
    self.returns = returns
    finder = PathFinder(flow: flow, device: device)
    words = CaptionText(flow: flow)
  }

  /// Whether anything of an action is to be seen.
  func draws(_ action: Action, at node: NodeID) -> Bool {
    action.cases.contains { each in
      each.results.contains { isSeen(finder.path(of: $0.steps, from: node), at: node) }
    }
  }

  /// Joins a root's node to what it shows.
  mutating func join(_ root: NodeID, to screen: ScreenID) { edges.add(.join, from: root, to: .screen(screen)) }

  /// Draws an action that is offered at a node; nothing where nothing of it is to be seen.
  mutating func draw(_ action: Action, at node: NodeID) {
    guard draws(action, at: node) else { return }
    // An entry's flag bears its words itself.
    let isOnFlag = node == .entry(action.id)
    var caption = isOnFlag ? Caption(text: "") : words.caption(of: action)
    let results = action.cases.flatMap { each in each.results.map { (each, $0) } }
    guard results.count > 1 else {
      for (each, result) in results {
        let own = words.caption(of: result, in: each)
        caption.condition = words.condition([isOnFlag ? .always : action.condition, each.condition, result.condition])
        caption.note = own.note
        draw(finder.path(of: result.steps, from: node), at: node, from: node, caption, as: action.label.value)
      }
      return
    }
    let choice = NodeID.choice(action.id, at: node)
    choices.append(choice)
    edges.add(.choice, from: node, to: choice)
    for (each, result) in results {
      let path = finder.path(of: result.steps, from: node)
      let name = result.name?.value ?? action.label.value
      draw(path, at: node, from: choice, words.caption(of: result, in: each), as: name)
    }
  }

  /// Draws what follows on a root's own task.
  mutating func draw(_ continuations: [Path.Continuation], at node: NodeID) {
    for next in continuations where isSeen(next.path, at: node) {
      let caption = words.caption(after: next)
      draw(next.path, at: node, from: node, caption, as: flow[next.outcome].name)
    }
  }

  private func isSeen(_ path: Path, at node: NodeID) -> Bool {
    !path.allHops.isEmpty || !destinations(of: path, at: node).isEmpty
  }

  private mutating func draw(_ path: Path, at node: NodeID, from origin: NodeID, _ caption: Caption, as name: String) {
    let later = Caption(source: caption.source, text: "… \(name)")
    for (index, hop) in path.hops.enumerated() {
      let place = index == 0 ? origin : hop.from
      edges.add(hop.kind, from: place, to: .screen(hop.to), index == 0 ? caption : later)
    }
    if path.hops.isEmpty {
      for screen in destinations(of: path, at: node) { edges.add(.back, from: origin, to: .screen(screen), caption) }
    }
    draw(path.continuations, at: path.hops.last { $0.task != nil }?.from ?? node)
  }

  /// Where steps that only take away lead, where that is drawn.
  private func destinations(of path: Path, at node: NodeID) -> [ScreenID] {
    guard returns, path.hops.isEmpty else { return [] }
    let all = screens(at: node).flatMap { screen -> [ScreenID] in
      let closes: Step.Kind? = flow[screen].isOneScreenLayer ? .dismiss(.front) : nil
      guard let step = path.backs.last(where: \.isEnding) ?? path.backs.last ?? closes else { return [] }
      return movements.destinations(of: step, from: screen)
    }
    return Set(all).sorted()
  }

  private func screens(at node: NodeID) -> [ScreenID] {
    switch node {
    case .screen(let screen): [screen]
    case .anyScreen(let task, let except): flow[task].screens.filter { !except.contains($0) }
    case .choice(_, let place): screens(at: place)
    case .root(let root): flow[root].hasTabs ? flow[root].tabs : [flow.bottomScreen(of: root)]
    case .entry: []
    }
  }
}

extension Step.Kind {
  /// Whether it ends a task.
  fileprivate var isEnding: Bool { if case .complete = self { true } else { false } }
}
