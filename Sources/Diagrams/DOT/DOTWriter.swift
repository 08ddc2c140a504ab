import Diagnostics

/// Writes a drawing in DOT, one line per node and arrow, so that `diff` compares two versions line by line.
struct DOTWriter {
  private typealias Attribute = (name: String, value: String)

  /// Fonts for Japanese and Latin text on Linux, macOS and in browsers.
  ///
  /// The Japanese fonts come first, because the line height of a Latin font is too small for Japanese text. Every text
  /// names the fonts, since the titles of boxes do not inherit them.
  private static let fonts = "Noto Sans CJK JP,Hiragino Sans,Helvetica,sans-serif"
  /// With more nodes than this, Graphviz is asked to optimize less.
  private static let largeNodeCount = 200

  /// The drawing to write.
  let drawing: Drawing

  /// Returns the DOT text, with a line break at the end.
  func text() -> String {
    var lines = ["digraph \(quoted(drawing.title.map { Self.plain($0, columns: 120) } ?? "flow")) {"]
    lines += defaults
    for frame in drawing.frames { lines += self.lines(of: frame) }
    lines += drawing.nodes.filter { $0.frame == nil }.map { "  " + line(of: $0) }
    lines += orderLines + edgeLines
    return (lines + ["}"]).map { $0 + "\n" }.joined()
  }

  private var defaults: [String] {
    let font: Attribute = ("fontname", quoted(Self.fonts))
    var graph: [Attribute] = [
      font, ("fontsize", "13"), ("label", html(DOTLegend(drawing: drawing).label)), ("labeljust", "l"),
      ("labelloc", "t"), ("rankdir", "LR"), ("compound", "true"), ("newrank", "true"), ("outputorder", "edgesfirst"),
      ("nodesep", "0.2"), ("ranksep", "0.3"),
      ("bgcolor", quoted(Palette.paper)), ("pad", "0.2"),
    ]
    if drawing.nodes.count > Self.largeNodeCount { graph += [("nslimit", "2"), ("nslimit1", "2")] }
    let node: [Attribute] = [
      font, ("fontsize", "12"), ("shape", "box"), ("style", quoted("rounded,filled")), ("margin", quoted("0.1,0.06")),
      ("color", quoted(Palette.ink)), ("fillcolor", quoted(Palette.paper)), ("id", quoted("\\N")),
    ]
    // These attributes are declared in one order, also those that only some edges set. Graphviz 2.43 looks the
    // attributes of later graphs up in the order of the first graph of a run.
    let edge: [Attribute] = [
      font, ("fontsize", "10"), ("color", quoted(Palette.ink)), ("arrowhead", "normal"), ("arrowtail", "normal"),
      ("lhead", quoted("")), ("tooltip", quoted("")),
    ]
    return ["  graph \(list(graph))", "  node \(list(node))", "  edge \(list(edge))"]
  }

  private func lines(of frame: Drawing.Frame) -> [String] {
    let isTask = frame.isTask
    let attributes: [Attribute] = [
      ("label", html(HTMLLabels.label(of: frame))), ("labeljust", "l"), ("id", quoted(frame.name)),
      ("style", quoted("rounded,filled")), ("color", quoted(isTask ? Palette.skyBlue : Palette.line)),
      ("fillcolor", quoted(isTask ? Palette.taskFrame : Palette.tabFrame)), ("penwidth", "1.5"), ("margin", "12"),
    ]
    let nodes = drawing.nodes.filter { $0.frame == frame.id }
    return ["  subgraph \(quoted(frame.name)) {", "    graph \(list(attributes))"]
      + nodes.map { "    " + line(of: $0) } + placementLines(of: frame, nodes) + ["  }"]
  }

  /// The invisible chain that keeps tabs in the order of the file: from left to right, or downwards in an overview.
  private var orderLines: [String] {
    if drawing.isOverview {
      let tabs = drawing.nodes.filter(\.isTab).map { quoted($0.name) }
      return tabs.count > 1 ? ["  { rank=same; \(tabs.joined(separator: " -> ")) [style=invis]; }"] : []
    }
    let tabs = drawing.frames.compactMap { frame -> String? in
      guard case .tab(let screen) = frame.id else { return nil }
      return drawing.nodes.first { $0.id == .screen(screen) }.map { quoted($0.name) }
    }
    return tabs.count > 1 ? ["  \(tabs.joined(separator: " -> ")) [style=invis];"] : []
  }

  /// Returns invisible arrows that keep some nodes of a frame near its first screen: those to which no visible arrow
  /// from the same frame leads.
  private func placementLines(of frame: Drawing.Frame, _ nodes: [Drawing.Node]) -> [String] {
    guard let first = nodes.first(where: { $0.id == .screen(frame.first) }) else { return [] }
    let ids = Set(nodes.map(\.id))
    let led = Set(drawing.edges.filter { $0.leadsForward && $0.from != $0.to && ids.contains($0.from) }.map(\.to))
    return nodes.filter { $0.id != first.id && !led.contains($0.id) }.map { node in
      if case .anyScreen = node.id { return "    { rank=same; \(quoted(first.name)); \(quoted(node.name)); }" }
      return "    \(quoted(first.name)) -> \(quoted(node.name)) [style=invis];"
    }
  }

  private func line(of node: Drawing.Node) -> String {
    let rows = node.rows.map(\.caption)
    let words = tooltip(node.taps + rows.flatMap(\.taps), node.marks + rows.flatMap(\.marks))
    return "\(quoted(node.name)) \(list(attributes(of: node) + words))"
  }

  /// Returns the words of marks and taps, which an SVG shows under the pointer, because a label has only their numbers.
  private func tooltip(_ taps: [String], _ marks: [Mark]) -> [Attribute] {
    let words = (Mark.words(of: marks) + taps).joined(separator: ", ")
    return words.isEmpty ? [] : [("tooltip", quoted(Self.plain(words, columns: 400)))]
  }

  private func attributes(of node: Drawing.Node) -> [Attribute] {
    switch node.appearance {
    case .screen(let card):
      return [("label", html(HTMLLabels.label(of: card, node)))] + outline(of: card, MarkStyle(node.marks)?.outline)
    case .tabBar, .splitView, .root: return bar(node.appearance.rootTitle ?? "", node)
    case .anyScreen(let except):
      let words = except.isEmpty ? "any screen here" : "any screen here but " + except.joined(separator: ", ")
      return [
        ("label", html(HTMLLabels.label(words, node))), ("style", quoted("rounded,dotted")), ("fontsize", "10"),
      ]
    case .entry(let caption):
      return [
        ("label", html(HTMLLabels.flag(caption, node))), ("shape", "cds"), ("style", "filled"), ("fontsize", "10"),
        ("fillcolor", quoted(Palette.barFill)), ("margin", quoted("0.25,0.22")),
      ] + (MarkStyle(node.marks)?.outline ?? [])
    case .group(let card):
      let (line, fill) =
        switch card.kind {
        case .tab: (Palette.line, Palette.tabFrame)
        case .task: (Palette.skyBlue, Palette.taskFrame)
        case .entries, .other: (Palette.line, Palette.paper)
        }
      return [("label", html(HTMLLabels.label(of: card))), ("color", quoted(line)), ("fillcolor", quoted(fill))]
    }
  }

  private func bar(_ words: String, _ node: Drawing.Node) -> [Attribute] {
    [
      ("label", html(HTMLLabels.label(words, node))), ("style", "filled"), ("fontsize", "10"),
      ("fillcolor", quoted(Palette.barFill)),
    ]
  }

  /// Alerts, action sheets and screens of other apps look different, because nothing can be pushed on them.
  private func outline(of card: ScreenCard, _ marked: [Attribute]?) -> [Attribute] {
    switch card.styles.first {
    case .alert, .actionSheet:
      (marked ?? [("penwidth", "2")])
        + [("fillcolor", quoted(Palette.alertFill))]
    case .external, .system, .prompt:
      [("style", quoted("rounded,filled,dashed")), ("fillcolor", quoted(Palette.barFill))]
        + (marked ?? [])
    default: marked ?? []
    }
  }

  private var edgeLines: [String] {
    var parallels: [String: Int] = [:]
    let nodes = Dictionary(uniqueKeysWithValues: drawing.nodes.map { ($0.id, $0) })
    return drawing.edges.compactMap { edge in
      guard let from = nodes[edge.from], let to = nodes[edge.to] else { return nil }
      let pair = "\(from.name)->\(to.name)"
      let number = parallels[pair, default: 0] + 1
      parallels[pair] = number
      let id: Attribute = ("id", quoted(number == 1 ? pair : "\(pair)~\(number)"))
      return "  \(quoted(from.name))\(port(of: edge, from)) -> \(quoted(to.name)) "
        + list(
          attributes(of: edge) + head(of: edge, from, to) + tooltip(edge.captions.flatMap(\.taps), edge.marks) + [id])
    }
  }

  /// Returns the place in the box where an arrow starts.
  private func port(of edge: Drawing.Edge, _ from: Drawing.Node) -> String {
    // Graphviz 2.43 corrupts memory if an arrow with `constraint=false` has a port.
    guard isRanked(edge), let row = edge.row, let index = from.rows.firstIndex(where: { $0.id == row }) else {
      return ""
    }
    return ":\(HTMLLabels.port(of: index)):e"
  }

  /// Returns the frame where an arrow ends, if it comes from outside.
  private func head(of edge: Drawing.Edge, _ from: Drawing.Node, _ to: Drawing.Node) -> [Attribute] {
    guard edge.endsAtFrame, from.frame != to.frame, let frame = drawing.frames.first(where: { $0.id == to.frame })
    else { return [] }
    return [("lhead", quoted(frame.name))]
  }

  private func attributes(of edge: Drawing.Edge) -> [Attribute] {
    // Graphviz 2.43 corrupts memory if an arrow with `constraint=false` has a `label`; an `xlabel` is safe.
    let name = isRanked(edge) ? "label" : "xlabel"
    let captions = edge.row == nil || edge.hasGate ? edge.captions.filter { !$0.isEmpty } : []
    var attributes: [Attribute] = captions.isEmpty ? [] : [(name, html(HTMLLabels.label(of: captions)))]
    attributes += self.attributes(of: edge.kind)
    if !isRanked(edge) { attributes.append(("constraint", "false")) }
    guard let form = MarkStyle(edge.marks) else { return attributes }
    attributes.removeAll { $0.name == "color" || $0.name == "penwidth" }
    return attributes + form.arrow
  }

  /// Returns whether Graphviz places the target to the right of the source.
  ///
  /// An arrow from one tab to another must not change the order of the tabs.
  private func isRanked(_ edge: Drawing.Edge) -> Bool {
    guard edge.leadsForward else { return false }
    if drawing.isOverview { return !(node(edge.to)?.isTab ?? false) }
    guard edge.kind != .join, let from = node(edge.from), let to = node(edge.to) else { return true }
    guard case .tab(let first)? = to.frame, to.id == .screen(first) else { return true }
    if case .task? = from.frame { return edge.kind == .root }
    return from.id.isEntry
  }

  private func node(_ id: NodeID) -> Drawing.Node? { drawing.nodes.first { $0.id == id } }

  private func attributes(of kind: Drawing.Edge.Kind) -> [Attribute] {
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

  private func list(_ attributes: [Attribute]) -> String {
    "[" + attributes.map { "\($0.name)=\($0.value)" }.joined(separator: ", ") + "];"
  }

  private func html(_ label: String) -> String { "<\(label)>" }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }

  /// Returns a text as part of a DOT string.
  private static func plain(_ title: String, columns: Int) -> String {
    title.visible.clipped(to: columns).map { "\"\\".contains($0) ? "'" : String($0) }.joined()
  }
}

extension Drawing.Edge {
  /// Whether it leads to the task that a gate starts; the row of a tab does not show the words of such an arrow.
  fileprivate var hasGate: Bool { captions.contains { $0.source == Caption.gate } }

  /// Whether it leads forward.
  fileprivate var leadsForward: Bool { kind != .back }
}

extension NodeID {
  fileprivate var isEntry: Bool { if case .entry = self { true } else { false } }
}

extension Drawing.Node {
  /// Whether it stands for a tab, in an overview.
  fileprivate var isTab: Bool { if case .group(.frame(.tab)) = id { true } else { false } }
}
