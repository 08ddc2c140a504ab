import FlowModel
import Localization

/// Replaces arrows by chips, the rows `Help ▸ Support`, where bundles of arrows would hide the rest.
struct TaskChips {
  /// The number of arrows into a task from which chips take their place.
  private static let manyArrows = 6
  /// The number of boxes from which a drawing of the whole flow is drawn in panels.
  static let manyBoxes = 30
  /// The number of boxes with arrows into a part from which the part is drawn alone, and names them.
  static let manySources = 10

  private let drawing: Drawing
  /// The tasks with many arrows.
  private let tasks: Set<FrameID>
  private let frames: [NodeID: FrameID]
  /// Whether each frame is a panel, and chips take the place of all arrows from one panel to another.
  private let hasPanels: Bool

  /// Counts the arrows into each task.
  ///
  /// - Parameters:
  ///   - excluded: the task whose picture shows the arrows into it, or nil.
  ///   - hasPanels: whether chips take the place of all arrows from one frame to another.
  init(_ drawing: Drawing, except excluded: FrameID? = nil, hasPanels: Bool) {
    self.drawing = drawing
    self.hasPanels = hasPanels
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
    guard hasPanels || !tasks.isEmpty else { return drawing }
    var result = drawing
    result.hasPanels = hasPanels
    result.edges = []
    for edge in drawing.edges {
      guard isReplaced(edge), let node = result.nodes.firstIndex(where: { $0.id == edge.from }) else {
        result.edges.append(edge)
        continue
      }
      // A tab bar names its tabs, and the first arrow of an action names all that it shows.
      guard edge.kind != .back, edge.kind != .join || edge.row == nil, !edge.isLater else { continue }
      add(edge, to: &result.nodes[node])
      note(result.nodes[node], in: &result, leadingTo: edge.to)
    }
    return result
  }

  private func isReplaced(_ edge: Drawing.Edge) -> Bool {
    if hasPanels { return frames[edge.from] != frames[edge.to] }
    guard edge.endsAtFrame, edge.kind == .show || edge.kind == .push, let frame = frames[edge.to] else { return false }
    return tasks.contains(frame) && frames[edge.from] != frame
  }

  /// Adds the rows of an arrow to the node where it starts.
  private func add(_ edge: Drawing.Edge, to node: inout Drawing.Node) {
    let frame = edge.endsAtFrame ? drawing.frames.first { $0.id == frames[edge.to] } : nil
    let title = frame?.title ?? drawing.nodes.first { $0.id == edge.to }?.title ?? ""
    let link = (frame?.id ?? frames[edge.to]).flatMap { drawing.links[DiagramOptions.Part($0)] }
    if let row = edge.row, let place = node.rows.firstIndex(where: { $0.id == row }) {
      node.rows[place].caption.text = Self.words(node.rows[place].caption.text, title)
      node.rows[place].link = link
      if node.rows[place].kind == .forward { node.rows[place].kind = .chip }
      return
    }
    for caption in edge.captions.isEmpty ? [Caption(text: "")] : edge.captions {
      var caption = caption
      caption.text = Self.words(caption.text, title)
      let cause = caption.causes.first
      let id = cause.map { Row.ID.action($0.action, result: $0.result) } ?? .chip(title)
      node.rows.append(Row(id: id, kind: .chip, caption: caption, link: link))
    }
  }

  /// Returns the words of a chip; those of an action with the title of its task are not repeated.
  private static func words(_ text: String, _ title: String) -> String {
    text.isEmpty || text == title ? "▸ \(title)" : "\(text) ▸ \(title)"
  }

  /// Adds the title of a node to the sources of the frame, or of the box, to which its chip leads.
  private func note(_ node: Drawing.Node, in drawing: inout Drawing, leadingTo target: NodeID) {
    guard hasPanels else { return }
    if let frame = drawing.frames.firstIndex(where: { $0.id == frames[target] }) {
      if !drawing.frames[frame].sources.contains(node.title) { drawing.frames[frame].sources.append(node.title) }
    } else if let box = drawing.nodes.firstIndex(where: { $0.id == target }) {
      if !drawing.nodes[box].sources.contains(node.title) { drawing.nodes[box].sources.append(node.title) }
    }
  }
}

extension Drawing {
  /// Removes the arrows of later steps beside which another arrow of the same kind leads to the same box.
  ///
  /// The row of the first step names all steps.
  mutating func removeRepeatedArrows() {
    let others = edges.filter { !$0.isLater }
    edges.removeAll { edge in
      edge.isLater && others.contains { $0.from == edge.from && $0.to == edge.to && $0.kind == edge.kind }
    }
  }
}

extension Drawing.Edge {
  /// Whether it stands for a later step of an action only.
  fileprivate var isLater: Bool {
    let causes = captions.flatMap(\.causes)
    return !causes.isEmpty && causes.allSatisfy { ($0.segment ?? 0) > 0 }
  }
}

extension Drawing.Node {
  /// The words that name the box.
  fileprivate var title: String {
    switch appearance {
    case .screen(let card): card.title
    case .entry(let caption): caption.text
    case .tabBar, .splitView, .root: appearance.rootTitle ?? ""
    case .anyScreen(let except): Message.anyScreen(but: except).localized
    case .group(let card): card.title
    }
  }
}
