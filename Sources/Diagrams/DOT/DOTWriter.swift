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
    var lines = ["digraph \(quoted(drawing.title.map(Self.plain) ?? "flow")) {"]
    lines += defaults
    for box in drawing.boxes { lines += self.lines(of: box) }
    lines += drawing.nodes.filter { $0.task == nil }.map { "  " + line(of: $0) }
    lines += edgeLines
    return (lines + ["}"]).map { $0 + "\n" }.joined()
  }

  private var defaults: [String] {
    let font: Attribute = ("fontname", quoted(Self.fonts))
    var graph: [Attribute] = [
      font, ("fontsize", "13"), ("label", html(DOTLegend(drawing: drawing).label)), ("labeljust", "l"),
      ("labelloc", "t"), ("rankdir", "TB"), ("newrank", "true"), ("outputorder", "edgesfirst"), ("nodesep", "0.35"),
      ("ranksep", "0.6"),
      ("bgcolor", quoted(Palette.paper)), ("pad", "0.2"),
    ]
    if drawing.nodes.count > Self.largeNodeCount { graph += [("nslimit", "2"), ("nslimit1", "2")] }
    let node: [Attribute] = [
      font, ("fontsize", "12"), ("shape", "box"), ("style", quoted("rounded,filled")), ("margin", quoted("0.1,0.06")),
      ("color", quoted(Palette.ink)), ("fillcolor", quoted(Palette.paper)), ("id", quoted("\\N")),
    ]
    // Every attribute that an edge uses is declared here, in one order. Graphviz 2.43 looks the attributes of later
    // graphs up in the order of the first graph of a run.
    let edge: [Attribute] = [
      font, ("fontsize", "10"), ("color", quoted(Palette.ink)), ("arrowhead", "normal"), ("arrowtail", "normal"),
      ("dir", "forward"),
    ]
    return ["  graph \(list(graph))", "  node \(list(node))", "  edge \(list(edge))"]
  }

  /// Returns the lines of a task's box.
  ///
  /// The title is a node above the entry, not the label of the box: arrows avoid nodes, but cross labels.
  private func lines(of box: Drawing.Box) -> [String] {
    let attributes: [Attribute] = [
      ("label", quoted("")), ("id", quoted(box.name)), ("style", quoted("rounded,filled")),
      ("color", quoted(Palette.skyBlue)),
      ("fillcolor", quoted(Palette.taskBox)), ("penwidth", "1.5"), ("margin", "16"),
    ]
    // The title has the mark's outline, because an outline around the whole task would hide the marks inside it.
    let form: [Attribute] = MarkStyle(box.marks)?.outline ?? [("shape", "plain"), ("style", quoted(""))]
    let title = [("label", html(HTMLLabels.label(of: box)))] + form
    let nodes = drawing.nodes.filter { $0.task == box.task }
    var lines = ["  subgraph \(quoted(box.name)) {", "    graph \(list(attributes))"]
    lines.append("    \(quoted(box.titleName)) \(list(title))")
    for node in firstNodes(of: box, among: nodes) {
      lines.append("    \(quoted(box.titleName)) -> \(quoted(node.name)) [style=invis];")
    }
    return lines + nodes.map { "    " + line(of: $0) } + ["  }"]
  }

  /// Returns the nodes without an incoming arrow from the same box, which Graphviz would otherwise place beside the
  /// title or above it.
  private func firstNodes(of box: Drawing.Box, among nodes: [Drawing.Node]) -> [Drawing.Node] {
    let ids = Set(nodes.map(\.id))
    let led = drawing.edges.filter { $0.isRanked && $0.from != $0.to && ids.contains($0.from) }.map(\.to)
    let later = Set(led).subtracting([.screen(box.entry)])
    return nodes.filter { !later.contains($0.id) }
  }

  private func line(of node: Drawing.Node) -> String { "\(quoted(node.name)) \(list(attributes(of: node)))" }

  private func attributes(of node: Drawing.Node) -> [Attribute] {
    switch node.appearance {
    case .screen(let card):
      return [("label", html(HTMLLabels.label(of: card, node)))] + outline(of: card, MarkStyle(node.marks)?.outline)
    case .tabBar(let name):
      return bar(label: "tab bar" + (name.map { " \($0)" } ?? ""))
    case .splitView(let name): return bar(label: "split view" + (name.map { " \($0)" } ?? ""))
    case .root(let name): return bar(label: "root \(name)")
    case .anyScreen(let except):
      return [
        ("label", html(HTMLLabels.anyScreen(except: except))), ("shape", "box"), ("style", quoted("rounded,dotted")),
        ("fontsize", "10"),
      ]
    case .choice(let caption):
      return [
        ("label", html(HTMLLabels.diamond(caption, node))), ("shape", "plain"), ("style", quoted("")),
        ("fontsize", "10"),
      ]
    case .entry(let caption):
      return [
        ("label", html(HTMLLabels.flag(caption, node))), ("shape", "cds"), ("style", "filled"), ("fontsize", "10"),
        ("fillcolor", quoted(Palette.barFill)), ("margin", quoted("0.25,0.22")),
      ] + (MarkStyle(node.marks)?.outline ?? [])
    case .starters:
      return [
        ("label", html(HTMLLabels.starters)), ("style", quoted("rounded,dotted")), ("color", quoted(Palette.line)),
      ]
    }
  }

  private func bar(label: String) -> [Attribute] {
    [
      ("label", html(HTMLLabels.text(label))), ("style", "filled"), ("fontsize", "10"),
      ("fillcolor", quoted(Palette.barFill)),
    ]
  }

  /// Alerts, action sheets and screens of other apps look different, because nothing can be pushed on them.
  private func outline(of card: ScreenCard, _ marked: [Attribute]?) -> [Attribute] {
    switch card.marks.first {
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
    let names = Dictionary(uniqueKeysWithValues: drawing.nodes.map { ($0.id, $0.name) })
    return drawing.edges.compactMap { edge in
      guard let from = names[edge.from], let to = names[edge.to] else { return nil }
      let pair = "\(from)->\(to)"
      let number = parallels[pair, default: 0] + 1
      parallels[pair] = number
      let id: Attribute = ("id", quoted(number == 1 ? pair : "\(pair)~\(number)"))
      return "  " + line(of: edge, from, to) + list(attributes(of: edge) + [id])
    }
  }

  /// Returns the two ends of an arrow.
  ///
  /// An arrow starts at the centre of a diamond, which is painted over it, because the diamond's cell is larger than
  /// its letter. An arrow back starts at the words above the diamond instead: otherwise it would run around them.
  /// Graphviz 2.43 also corrupts memory if an arrow with `constraint=false` has a port.
  private func line(of edge: Drawing.Edge, _ from: String, _ to: String) -> String {
    if edge.isReversed { return "\(quoted(to)) -> \(quoted(from)) " }
    return "\(quoted(from))\(edge.beginsInDiamond ? ":\(HTMLLabels.diamondPort):c" : "") -> \(quoted(to)) "
  }

  private func attributes(of edge: Drawing.Edge) -> [Attribute] {
    // Graphviz 2.43 corrupts memory if an arrow with `constraint=false` has a `label`; an `xlabel` is safe.
    let name = edge.isRanked || edge.isReversed ? "label" : "xlabel"
    let captions = edge.captions.filter { !$0.isEmpty }
    var attributes: [Attribute] = captions.isEmpty ? [] : [(name, html(HTMLLabels.label(of: captions)))]
    attributes += self.attributes(of: edge.kind)
    if edge.isReversed {
      attributes.removeAll { ["constraint", "arrowhead"].contains($0.name) }
      attributes += [("dir", "back"), ("arrowtail", "vee")]
    } else if edge.beginsInDiamond {
      attributes.append(("tailclip", "false"))
    }
    if edge.isRanked { attributes.removeAll { $0.name == "constraint" } }
    guard let form = MarkStyle(edge.marks) else { return attributes }
    attributes.removeAll { $0.name == "color" || $0.name == "penwidth" }
    return attributes + form.arrow(isReversed: edge.isReversed)
  }

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
        ("fontcolor", quoted(Palette.faint)), ("constraint", "false"),
      ]
    case .tab, .root: [("arrowhead", "vee"), ("penwidth", "2"), ("color", quoted(Palette.green))]
    case .choice: [("arrowhead", "none")]
    case .join: [("arrowhead", "none"), ("penwidth", "2"), ("color", quoted(Palette.line))]
    }
  }

  private func list(_ attributes: [Attribute]) -> String {
    "[" + attributes.map { "\($0.name)=\($0.value)" }.joined(separator: ", ") + "];"
  }

  private func html(_ label: String) -> String { "<\(label)>" }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }

  /// Returns a title as part of a DOT string.
  private static func plain(_ title: String) -> String {
    title.visible.clipped(to: 120).map { "\"\\".contains($0) ? "'" : String($0) }.joined()
  }
}

extension Drawing.Edge {
  /// Whether the arrow is drawn from the centre of a diamond.
  fileprivate var beginsInDiamond: Bool { from.isChoice && isRanked }

  /// Whether Graphviz places the target below the source if it can.
  fileprivate var isRanked: Bool { if case .starters = to { true } else { kind != .back } }

  /// Whether the arrow is written from its target to its source, so that Graphviz leaves room for its label.
  fileprivate var isReversed: Bool {
    !isRanked && (from.isChoice || captions.contains { !$0.marks.isEmpty || !$0.taps.isEmpty })
  }
}
