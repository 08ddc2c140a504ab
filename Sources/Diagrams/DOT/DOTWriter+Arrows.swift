/// The arrows of a drawing.
///
/// The words of an arrow are a node, through which the arrow leads. Graphviz would place a label beside its arrow, where
/// it often seems to belong to another arrow.
extension DOTWriter {
  /// An arrow with the attributes that do not depend on its words.
  struct Arrow {
    let edge: Drawing.Edge
    let from: Drawing.Node
    let to: Drawing.Node
    /// The ID of the arrow in an SVG, which is also the prefix of the name of its words.
    let id: String
    /// Whether the arrow decides where its ends are from left to right.
    let isRanked: Bool

    /// The captions that no row of the source shows.
    let captions: [Caption]

    /// Whether its words are a node.
    let leadsThroughWords: Bool

    /// Whether it is written from its target to its source, because it closes a cycle (`ArrowDirections`).
    var isReversed = false

    /// The frame that contains the whole arrow, or nil.
    var frame: FrameID? { from.frame == to.frame ? from.frame : nil }

    /// The name of the node with its words.
    ///
    /// Names of screens contain no colon, so it is not the ID of an arrow to another screen.
    var labelName: String { id + ":words" }
  }

  /// The arrows between nodes of the drawing.
  var arrows: [Arrow] {
    var parallels: [String: Int] = [:]
    let nodes = Dictionary(uniqueKeysWithValues: drawing.nodes.map { ($0.id, $0) })
    var counted: Set<String> = []
    let arrows = drawing.edges.compactMap { edge -> Arrow? in
      guard let from = nodes[edge.from], let to = nodes[edge.to] else { return nil }
      // The rows that a box only counts share one arrow.
      guard isDrawn(edge.row, of: from) || counted.insert("\(from.name)->\(to.name) \(edge.kind)").inserted else {
        return nil
      }
      let pair = "\(from.name)->\(to.name)"
      let number = parallels[pair, default: 0] + 1
      parallels[pair] = number
      let isRanked = isRanked(edge, from, to)
      let captions = edge.row == nil || edge.hasGate ? edge.captions.filter { !$0.isEmpty } : []
      // Without a rank, the words have no place between the source and the target.
      return Arrow(
        edge: edge, from: from, to: to, id: number == 1 ? pair : "\(pair)~\(number)", isRanked: isRanked,
        captions: captions,
        leadsThroughWords: isRanked && !captions.isEmpty && edge.from != edge.to && !isLarge)
    }
    // The start of the app, then the roots: their nodes are the first ones.
    let starts = drawing.nodes.filter(\.isStart) + drawing.nodes
    return isLarge ? arrows : ArrowDirections(invisible: invisibleArrows, starts: starts.map(\.id)).directed(arrows)
  }

  /// Returns the node with the words of an arrow, or nil if they are no node.
  func labelLine(of arrow: Arrow) -> String? {
    guard arrow.leadsThroughWords else { return nil }
    let colour = form(of: arrow).filter { $0.name == "fontcolor" }
    return "\(quoted(arrow.labelName)) "
      + list(
        [("label", html(HTMLLabels.label(of: arrow.captions))), ("shape", "plain"), ("style", quoted(""))]
          + [("fontsize", "10")] + colour + tooltip(of: arrow))
  }

  /// Returns the lines of an arrow: one, or two if it leads through its words.
  func lines(of arrow: Arrow) -> [String] {
    let (from, to) = (quoted(arrow.from.name) + port(of: arrow), quoted(arrow.to.name))
    let (form, ends) = (form(of: arrow), head(of: arrow) + tooltip(of: arrow))
    guard arrow.leadsThroughWords else {
      // Graphviz 2.43 corrupts memory if an arrow with `constraint=false` has a `label`; an `xlabel` is safe.
      let words: [Attribute] =
        arrow.captions.isEmpty
        ? [] : [(arrow.isRanked ? "label" : "xlabel", html(HTMLLabels.label(of: arrow.captions)))]
      let rank: [Attribute] = arrow.isRanked ? [] : [("constraint", "false")]
      if arrow.isReversed {
        return [
          "\(to) -> \(from) " + list(words + mirrored(form + ends) + [("dir", "back"), ("id", quoted(arrow.id))])
        ]
      }
      return ["\(from) -> \(to) " + list(words + form + rank + ends + [("id", quoted(arrow.id))])]
    }
    let label = quoted(arrow.labelName)
    let ports = ports(of: arrow)
    if arrow.isReversed { return reversedLines(of: arrow, label, ports) }
    // Unequal weights keep the words near the source. With equal ones, Graphviz would move them to any rank between.
    let first: [Attribute] = form.filter { $0.name != "arrowhead" } + [("arrowhead", "none")]
    return [
      "\(from) -> \(label)\(ports.before) "
        + list(
          first + tooltip(of: arrow) + [("minlen", "1"), ("weight", "2"), ("id", quoted(arrow.id + ":start"))]),
      "\(label)\(ports.after) -> \(to) "
        + list(form + ends + [("minlen", "1"), ("id", quoted(arrow.id))]),
    ]
  }

  /// Returns the places where an arrow meets its words: the first line, or above and below all of them.
  private func ports(of arrow: Arrow) -> (before: String, after: String) {
    if isDown { return (":\(sides.before)", ":\(sides.after)") }
    let ports = HTMLLabels.ports(of: arrow.captions)
    return (":\(ports.left):\(sides.before)", ":\(ports.right):\(sides.after)")
  }

  /// Returns the lines of an arrow that closes a cycle: from its target to its source, with `dir=back`.
  private func reversedLines(
    of arrow: Arrow, _ label: String, _ ports: (before: String, after: String)
  ) -> [String] {
    let form = form(of: arrow)
    let first: [Attribute] = form.filter { $0.name != "arrowhead" } + [("dir", "none")]
    return [
      "\(label)\(ports.after) -> \(quoted(arrow.from.name)) "
        + list(
          first + tooltip(of: arrow) + [("minlen", "1"), ("weight", "2"), ("id", quoted(arrow.id + ":start"))]),
      "\(quoted(arrow.to.name)) -> \(label)\(ports.before) "
        + list(
          mirrored(form + head(of: arrow)) + [("dir", "back")] + tooltip(of: arrow)
            + [("minlen", "1"), ("id", quoted(arrow.id))]),
    ]
  }

  /// Returns the attributes of an arrow that is written from its target.
  private func mirrored(_ attributes: [Attribute]) -> [Attribute] {
    attributes.map { attribute in
      switch attribute.name {
      case "arrowhead": ("arrowtail", attribute.value)
      case "lhead": ("ltail", attribute.value)
      default: attribute
      }
    }
  }

  private func tooltip(of arrow: Arrow) -> [Attribute] {
    tooltip(arrow.edge.captions.flatMap(\.taps), arrow.edge.marks)
  }

  private func isDrawn(_ row: Row.ID?, of node: Drawing.Node) -> Bool {
    guard let row, node.rows.count > 4, let index = node.rows.firstIndex(where: { $0.id == row }) else { return true }
    return index < HTMLLabels.drawnRowCount(of: node)
  }

  /// Returns the place in the box where an arrow starts.
  private func port(of arrow: Arrow) -> String {
    // Graphviz 2.43 corrupts memory if an arrow with `constraint=false` has a port.
    guard arrow.isRanked, let row = arrow.edge.row, let index = arrow.from.rows.firstIndex(where: { $0.id == row }),
      isDrawn(row, of: arrow.from)
    else { return "" }
    return arrow.isReversed ? ":\(HTMLLabels.startPort(of: index)):w" : ":\(HTMLLabels.port(of: index)):e"
  }

  /// Returns the frame where an arrow ends, if it comes from outside.
  private func head(of arrow: Arrow) -> [Attribute] {
    guard arrow.edge.endsAtFrame, arrow.from.frame != arrow.to.frame,
      let frame = drawing.frames.first(where: { $0.id == arrow.to.frame })
    else { return [] }
    return [("lhead", quoted(frame.name))]
  }

  /// Returns whether an arrow decides where its ends are from left to right.
  ///
  /// An arrow from one tab to another must not change the order of the tabs.
  private func isRanked(_ edge: Drawing.Edge, _ from: Drawing.Node, _ to: Drawing.Node) -> Bool {
    guard edge.leadsForward else { return false }
    if drawing.isOverview { return !to.isTab || from.id == .group(.entries) }
    guard edge.kind != .join, case .tab(let first)? = to.frame, to.id == .screen(first) else { return true }
    return switch from.frame {
    case .tab: false
    case .task: edge.kind == .root
    case nil: true
    }
  }

  /// Returns the line style and the colours of an arrow.
  private func form(of arrow: Arrow) -> [Attribute] {
    let form = form(of: arrow.edge.kind)
    guard let marked = MarkStyle(arrow.edge.marks) else { return form }
    return form.filter { $0.name != "color" && $0.name != "penwidth" } + marked.arrow
  }

  private func form(of kind: Drawing.Edge.Kind) -> [Attribute] {
    switch kind {
    case .push: [("arrowhead", "normal")]
    case .show:
      [
        ("style", "dashed"), ("arrowhead", "empty"), ("color", quoted(Palette.blue)),
        ("fontcolor", quoted(Palette.blue)),
      ]
    case .back:
      [
        ("style", "dotted"), ("arrowhead", "vee"), ("color", quoted(Palette.faint)),
        ("fontcolor", quoted(Palette.faint)),
      ]
    case .tab, .root: [("arrowhead", "vee"), ("penwidth", "2"), ("color", quoted(Palette.green))]
    case .join: [("arrowhead", "none"), ("penwidth", "2"), ("color", quoted(Palette.line))]
    }
  }
}

extension Drawing.Edge {
  /// Whether it leads to the task that a gate starts; the row of a tab does not show the words of such an arrow.
  fileprivate var hasGate: Bool { captions.contains { $0.source == Caption.gate } }

  /// Whether it leads forward.
  var leadsForward: Bool { kind != .back }
}
