import FlowModel

/// Reduces a drawing to the part that the options ask for.
struct PartSelection: Sendable {
  /// The flow of the drawing.
  let flow: Flow
  /// The part to keep.
  let part: DiagramOptions.Part

  /// Returns the drawing with the part's own nodes, the arrows that touch them, and the nodes at their other ends.
  func applied(to drawing: Drawing) -> Drawing {
    let core = Set(drawing.nodes.map(\.id).filter(isCore))
    guard part != .everything else { return drawing }
    var cut = drawing
    cut.edges = edges(of: drawing, touching: core)
    let kept = core.union(cut.edges.flatMap { [$0.from, $0.to] })
    cut.nodes = drawing.nodes.filter { kept.contains($0.id) }
    let tasks = Set(cut.nodes.compactMap(\.task))
    cut.boxes = drawing.boxes.filter { tasks.contains($0.task) }
    return cut
  }

  /// Returns the arrows that touch the part.
  ///
  /// An arrow through a diamond continues on its other side: if one side touches the part, the arrow into the diamond
  /// is kept as well, and so are arrows out of it to nodes that are drawn anyway.
  private func edges(of drawing: Drawing, touching core: Set<NodeID>) -> [Drawing.Edge] {
    func touches(_ edge: Drawing.Edge) -> Bool { core.contains(edge.from) || core.contains(edge.to) }
    let diamonds = Set(drawing.edges.filter { touches($0) && $0.from.isChoice }.map(\.from))
    let near = drawing.edges.filter { touches($0) || diamonds.contains($0.to) }
    let kept = core.union(near.flatMap { [$0.from, $0.to] })
    return drawing.edges.compactMap { edge in
      let isNear = touches(edge) || diamonds.contains(edge.to) || diamonds.contains(edge.from) && kept.contains(edge.to)
      return isNear ? edge : following(edge)
    }
  }

  /// Returns the arrow with only the captions for steps after the selected task, or nil if it has none.
  ///
  /// Such an arrow belongs to the task's part even if both ends are screens of other tasks.
  private func following(_ edge: Drawing.Edge) -> Drawing.Edge? {
    guard case .task(let task) = part else { return nil }
    var edge = edge
    edge.captions.removeAll { $0.ending?.task != task }
    return edge.captions.isEmpty ? nil : edge
  }

  private func isCore(_ node: NodeID) -> Bool {
    switch (part, node) {
    case (.everything, _): true
    case (.task(let task), .screen(let screen)): flow[screen].task == task
    case (.task(let task), .anyScreen(let other, _)), (.task(let task), .starters(let other)): task == other
    case (.around(let screen), .screen(let other)): screen == other
    case (.task, .choice(_, let place)), (.around, .choice(_, let place)): isCore(place)
    case (.task, _), (.around, _): false
    }
  }
}
