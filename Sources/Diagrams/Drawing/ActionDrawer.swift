import FlowModel

/// Draws actions: an arrow for each step that shows a screen, and a diamond for an action with several results.
struct ActionDrawer: Sendable {
  private let flow: Flow
  private let positions: ScreenPositions
  private let finder: PathFinder
  private let words: CaptionText
  private let returns: Bool
  private let requiredActions: Set<ActionID>
  /// The arrows added so far.
  private(set) var edges = EdgeCollector()
  /// The diamonds added so far.
  private(set) var choices: [NodeID] = []
  /// The nodes added so far for all screens that start a task.
  private(set) var starters: [NodeID] = []

  /// Creates a drawer.
  ///
  /// - Parameters:
  /// - returns: whether steps that remove screens are drawn.
  /// - requiredActions: the actions whose steps back are drawn in any case.
  init(flow: Flow, device: Device, positions: ScreenPositions, returns: Bool, requiredActions: Set<ActionID>) {
    self.flow = flow
    self.positions = positions
    self.returns = returns
    self.requiredActions = requiredActions
    finder = PathFinder(flow: flow, device: device)
    words = CaptionText(flow: flow)
  }

  /// Returns whether the action has anything to draw.
  func draws(_ action: Action, at node: NodeID) -> Bool {
    action.hasSeveralResults
      || action.results.contains { isVisible(finder.path(of: $0.result.steps, from: node), at: node, for: action.id) }
  }

  /// Adds a line from a root's node to a screen that it shows.
  mutating func join(_ root: NodeID, to screen: ScreenID) { edges.add(.join, from: root, to: .screen(screen)) }

  /// Draws an action that is offered at a node.
  mutating func draw(_ action: Action, at node: NodeID) {
    guard draws(action, at: node) else { return }
    // The node of an entry shows the caption itself.
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

  /// Draws the steps that follow the end of a root's own task.
  mutating func draw(_ continuations: [Path.Continuation], at node: NodeID) { draw(continuations, at: node, for: nil) }

  private mutating func draw(
    _ result: Action.Result, _ index: Int, of action: Action, at node: NodeID, from origin: NodeID, _ caption: Caption,
    as name: String
  ) {
    var caption = caption
    caption.causes = [Cause(action: action.id, result: index, place: node, segment: 0)]
    draw(finder.path(of: result.steps, from: node), at: node, from: origin, caption, as: name)
  }

  private mutating func draw(_ continuations: [Path.Continuation], at node: NodeID, for cause: Cause?) {
    for next in continuations where isVisible(next.path, at: node, for: cause?.action) {
      var caption = words.caption(after: next)
      caption.causes = cause.map { [Cause(action: $0.action, result: $0.result, place: $0.place)] } ?? []
      draw(next.path, at: node, from: node, caption, as: flow[next.outcome].name)
    }
  }

  private func isVisible(_ path: Path, at node: NodeID, for action: ActionID?) -> Bool {
    !path.allSegments.isEmpty || !ends(of: path, at: node, from: node, for: action).isEmpty
  }

  private mutating func draw(_ path: Path, at node: NodeID, from origin: NodeID, _ caption: Caption, as name: String) {
    let cause = caption.causes.first
    for (index, segment) in path.segments.enumerated() {
      edges.add(
        segment.kind, from: index == 0 ? origin : segment.from, to: .screen(segment.to),
        index == 0 ? caption : Self.caption(of: index, after: caption, name))
    }
    for end in ends(of: path, at: node, from: origin, for: cause?.action) {
      if case .starters = end, !starters.contains(end) { starters.append(end) }
      edges.add(.back, from: origin, to: end, caption)
    }
    draw(path.continuations, at: path.segments.last { $0.task != nil }?.from ?? node, for: cause)
  }

  /// Returns the caption of a later arrow, for an action that shows several screens in sequence.
  private static func caption(of segment: Int, after first: Caption, _ name: String) -> Caption {
    var caption = Caption(source: first.source, text: "… \(name)", ending: first.ending, causes: first.causes)
    for index in caption.causes.indices where caption.causes[index].segment != nil {
      caption.causes[index].segment = segment
    }
    return caption
  }

  /// Returns the targets of a path that shows no screen, if they are drawn.
  ///
  /// A result without any navigation leads back to its own node.
  private func ends(of path: Path, at node: NodeID, from origin: NodeID, for action: ActionID?) -> [NodeID] {
    guard path.segments.isEmpty, returns || origin.isChoice || action.map(requiredActions.contains) == true else {
      return []
    }
    let screens = Set(screens(at: node).flatMap { positions.destinations(of: path.backs, from: $0) }).sorted()
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
      // Actions of a task are not offered on alerts, action sheets and screens of other apps.
      flow[task].screens.filter { !except.contains($0) && !flow[$0].isOneScreenLayer }
    case .choice(_, let place): screens(at: place)
    case .root(let root): flow.firstScreens(of: root)
    case .entry, .starters: []
    }
  }
}

extension Action {
  /// All results, with their cases.
  fileprivate var results: [(each: Case, result: Result)] { cases.flatMap { each in each.results.map { (each, $0) } } }

  /// Whether the action is drawn as a diamond.
  fileprivate var hasSeveralResults: Bool { results.count > 1 }
}
