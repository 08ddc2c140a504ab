import FlowModel

/// Reduces a drawing to the part that the options ask for.
struct PartSelection: Sendable {
  /// The place where an arrow starts.
  private struct EdgeStart: Hashable {
    let node: NodeID
    let row: Row.ID?
  }

  /// The flow of the drawing.
  let flow: Flow
  /// The part to keep.
  let part: DiagramOptions.Part

  /// Returns the drawing with the part's own nodes, the arrows that touch them, and the nodes at their other ends.
  func applied(to drawing: Drawing) -> Drawing {
    guard part != .everything else { return drawing }
    let core = part == .changes ? changed(in: drawing) : Set(drawing.nodes.filter(isCore).map(\.id))
    var cut = drawing
    let entering = Set(drawing.edges.filter { core.contains($0.to) }.flatMap(\.actions))
    cut.edges = drawing.edges.compactMap { edge in
      let isNear = core.contains(edge.from) || core.contains(edge.to) || part == .changes && !edge.marks.isEmpty
      return isNear ? edge : following(edge) ?? leading(edge, to: entering)
    }
    let kept = core.union(cut.edges.flatMap { [$0.from, $0.to] })
    cut.nodes = drawing.nodes.filter { kept.contains($0.id) }
    let starts = Set(cut.edges.map { EdgeStart(node: $0.from, row: $0.row) })
    for index in cut.nodes.indices where !core.contains(cut.nodes[index].id) {
      // A neighbour has only the rows that lead to the part.
      let node = cut.nodes[index].id
      cut.nodes[index].rows.removeAll { !starts.contains(EdgeStart(node: node, row: $0.id)) }
    }
    let frames = Set(cut.nodes.compactMap(\.frame))
    cut.frames = drawing.frames.filter { frames.contains($0.id) || part == .changes && !$0.marks.isEmpty }
    return cut
  }

  /// Returns the number of nodes from which arrows lead to the part.
  func sourceCount(in drawing: Drawing) -> Int {
    let core = Set(drawing.nodes.filter(isCore).map(\.id))
    return Set(drawing.edges.filter { core.contains($0.to) && !core.contains($0.from) }.map(\.from)).count
  }

  /// Returns the nodes with marks, and the first screens of marked frames.
  private func changed(in drawing: Drawing) -> Set<NodeID> {
    let marked = drawing.nodes.filter { !$0.marks.isEmpty || $0.rows.contains { !$0.caption.marks.isEmpty } }.map(\.id)
    let entries = drawing.frames.filter { !$0.marks.isEmpty }.map { NodeID.screen($0.first) }
    return Set(marked + entries).intersection(drawing.nodes.map(\.id))
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

  /// Returns the arrow with only the captions for the gates before actions that lead into the selected task, or nil if it
  /// has none.
  private func leading(_ edge: Drawing.Edge, to entering: Set<ActionID>) -> Drawing.Edge? {
    guard case .task = part else { return nil }
    var edge = edge
    edge.captions.removeAll { caption in
      caption.source != Caption.gate || caption.causes.allSatisfy { !entering.contains($0.action) }
    }
    return edge.captions.isEmpty ? nil : edge
  }

  private func isCore(_ node: Drawing.Node) -> Bool {
    switch (part, node.id) {
    case (.everything, _): true
    case (.changes, _): false
    case (.task(let task), .screen(let screen)): flow[screen].task == task
    case (.task(let task), .anyScreen(let other, _)): task == other
    case (.around(let screen), .screen(let other)): screen == other
    case (.tab(let tab), _): node.frame == .tab(tab)
    case (.group(let name), .screen(let screen)): node.frame == nil && flow.group(of: screen) == name
    case (.task, _), (.around, _), (.group, _): false
    }
  }
}

extension Drawing.Edge {
  /// The actions that the arrow represents.
  fileprivate var actions: [ActionID] { captions.flatMap(\.causes).map(\.action) }
}
