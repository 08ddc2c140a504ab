/// Replaces the arrows to a task by chips at their starts, if there are many: bundles of arrows would hide the rest.
struct TaskChips {
  /// The number of arrows into a task from which chips take their place.
  private static let manyArrows = 6

  private let drawing: Drawing
  /// The tasks with many arrows.
  private let tasks: Set<FrameID>
  private let frames: [NodeID: FrameID]

  /// Counts the arrows into each task.
  ///
  /// - Parameter excluded: the task whose picture shows the arrows into it, or nil.
  init(_ drawing: Drawing, except excluded: FrameID? = nil) {
    self.drawing = drawing
    let frames = Dictionary(drawing.nodes.compactMap { node in node.frame.map { (node.id, $0) } }) { first, _ in first }
    self.frames = frames
    let entering = drawing.edges.compactMap { edge -> FrameID? in
      guard edge.endsAtFrame, edge.kind == .show || edge.kind == .push, let frame = frames[edge.to],
        case .task = frame, frames[edge.from] != frame
      else { return nil }
      return frame
    }
    let many = Dictionary(grouping: entering) { $0 }.filter { $0.value.count >= Self.manyArrows }
    tasks = Set(many.keys.filter { $0 != excluded })
  }

  /// The drawing with chips.
  var drawn: Drawing {
    guard !tasks.isEmpty else { return drawing }
    var result = drawing
    result.edges = []
    for edge in drawing.edges {
      guard edge.endsAtFrame, edge.kind == .show || edge.kind == .push, let frame = frames[edge.to],
        tasks.contains(frame), frames[edge.from] != frame,
        let target = drawing.frames.first(where: { $0.id == frame }),
        let node = result.nodes.firstIndex(where: { $0.id == edge.from })
      else {
        result.edges.append(edge)
        continue
      }
      add(edge, to: &result.nodes[node], leadingTo: target)
    }
    return result
  }

  /// Adds the rows of an arrow to the node where it starts.
  private func add(_ edge: Drawing.Edge, to node: inout Drawing.Node, leadingTo frame: Drawing.Frame) {
    let title = frame.title
    let link = drawing.links[DiagramOptions.Part(frame.id)]
    if let row = edge.row, let place = node.rows.firstIndex(where: { $0.id == row }) {
      node.rows[place].caption.text += " ▸ \(title)"
      node.rows[place].link = link
      return
    }
    for caption in edge.captions {
      var caption = caption
      caption.text = caption.text.isEmpty ? "▸ \(title)" : "\(caption.text) ▸ \(title)"
      let cause = caption.causes.first
      let id = cause.map { Row.ID.action($0.action, result: $0.result) } ?? .chip(title)
      node.rows.append(Row(id: id, kind: .chip, caption: caption, link: link))
    }
  }
}
