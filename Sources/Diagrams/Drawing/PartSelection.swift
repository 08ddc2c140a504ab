import FlowModel

/// Cuts a drawing down to the part that is asked for.
struct PartSelection: Sendable {
  /// The flow.
  let flow: Flow
  /// The part.
  let part: DiagramOptions.Part

  /// The drawing with the part's own nodes, the arrows that touch them, and the nodes at the other ends.
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

  /// A diamond is no end, so with an arrow out of it the arrow into it is kept too, and those to what is drawn anyway; it belongs
  /// to the part if its action does.
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

  /// What follows on a task leads out of it, though it begins and ends at screens of others; nil where an arrow has nothing of that.
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
