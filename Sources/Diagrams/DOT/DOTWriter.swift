import Diagnostics

/// Writes a drawing in DOT, one line per node and arrow, so that two versions compare line by line.
struct DOTWriter {
  private typealias Attribute = (name: String, value: String)

  /// Fonts for Japanese and Latin on Linux, macOS and in browsers; every text names them, or box titles fall back to others.
  ///
  /// Those for Japanese come first: a Latin font's lines would be too low for the Japanese text in them.
  private static let fonts = "Noto Sans CJK JP,Hiragino Sans,Helvetica,sans-serif"
  /// Beyond this many nodes Graphviz is asked to try less hard.
  private static let many = 200

  /// What to write.
  let drawing: Drawing

  /// The DOT text, line break at its end included.
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
    if drawing.nodes.count > Self.many { graph += [("nslimit", "2"), ("nslimit1", "2")] }
    let node: [Attribute] = [
      font, ("fontsize", "12"), ("shape", "box"), ("style", quoted("rounded,filled")), ("margin", quoted("0.1,0.06")),
      ("color", quoted(Palette.ink)), ("fillcolor", quoted(Palette.paper)), ("id", quoted("\\N")),
    ]
    // All that any edge sets is declared here, in one order: Graphviz 2.43 looks a later graph of one run up by the first one's order.
    let edge: [Attribute] = [
      font, ("fontsize", "10"), ("color", quoted(Palette.ink)), ("arrowhead", "normal"), ("arrowtail", "normal"),
      ("dir", "forward"),
    ]
    return ["  graph \(list(graph))", "  node \(list(node))", "  edge \(list(edge))"]
  }

  /// A task's box.
  ///
  /// Its title is a node above the entry rather than the box's label: arrows keep clear of nodes, and would run through a label.
  private func lines(of box: Drawing.Box) -> [String] {
    let attributes: [Attribute] = [
      ("label", quoted("")), ("id", quoted(box.name)), ("style", quoted("rounded,filled")),
      ("color", quoted(Palette.skyBlue)),
      ("fillcolor", quoted(Palette.taskBox)), ("penwidth", "1.5"), ("margin", "16"),
    ]
    // A frame around all of a task would outshine the trouble in it.
    let form: [Attribute] = MarkForm(box.marks)?.outline ?? [("shape", "plain"), ("style", quoted(""))]
    let title = [("label", html(HTMLLabels.label(of: box)))] + form
    let nodes = drawing.nodes.filter { $0.task == box.task }
    var lines = ["  subgraph \(quoted(box.name)) {", "    graph \(list(attributes))"]
    lines.append("    \(quoted(box.titleName)) \(list(title))")
    for node in firstNodes(of: box, among: nodes) {
      lines.append("    \(quoted(box.titleName)) -> \(quoted(node.name)) [style=invis];")
    }
    return lines + nodes.map { "    " + line(of: $0) } + ["  }"]
  }

  /// The nodes that would otherwise stand as high as the title or above it: those that no other of the box leads to.
  private func firstNodes(of box: Drawing.Box, among nodes: [Drawing.Node]) -> [Drawing.Node] {
    let ids = Set(nodes.map(\.id))
    let led = drawing.edges.filter { $0.isRanked && $0.from != $0.to && ids.contains($0.from) }.map(\.to)
    let later = Set(led).subtracting([.screen(box.entry)])
    return nodes.filter { !later.contains($0.id) }
  }

  private func line(of node: Drawing.Node) -> String { "\(quoted(node.name)) \(list(attributes(of: node)))" }

  private func attributes(of node: Drawing.Node) -> [Attribute] {
    switch node.look {
    case .screen(let card):
      return [("label", html(HTMLLabels.label(of: card, node)))] + outline(of: card, MarkForm(node.marks)?.outline)
    case .tabBar(let name):
      return bar(label: "tab bar" + (name.map { " \($0)" } ?? ""))
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
      ] + (MarkForm(node.marks)?.outline ?? [])
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

  /// Alerts and their like look apart from screens: they take no stack.
  private func outline(of card: ScreenCard, _ marked: [Attribute]?) -> [Attribute] {
    switch card.marks.first {
    case .alert, .actionSheet:
      (marked ?? [("penwidth", "2")])
        + [("fillcolor", quoted(Palette.alertFill))]
    case .external, .system:
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

  /// The two ends of an arrow.
  ///
  /// Arrows begin in the middle of a diamond, which is painted over them: the letter stands in a cell that is larger than itself.
  /// One that goes back begins at the words above, or it would have to find its way around these; and Graphviz 2.43 corrupts its
  /// memory over ports of arrows that do not rank.
  private func line(of edge: Drawing.Edge, _ from: String, _ to: String) -> String {
    if edge.isTurned { return "\(quoted(to)) -> \(quoted(from)) " }
    return "\(quoted(from))\(edge.beginsInDiamond ? ":\(HTMLLabels.diamondPort):c" : "") -> \(quoted(to)) "
  }

  private func attributes(of edge: Drawing.Edge) -> [Attribute] {
    // Graphviz 2.43 corrupts its memory over labels of edges that do not rank, unless they are placed afterwards.
    let name = edge.isRanked || edge.isTurned ? "label" : "xlabel"
    let captions = edge.captions.filter { !$0.isEmpty }
    var attributes: [Attribute] = captions.isEmpty ? [] : [(name, html(HTMLLabels.label(of: captions)))]
    attributes += self.attributes(of: edge.kind)
    if edge.isTurned {
      attributes.removeAll { ["constraint", "arrowhead"].contains($0.name) }
      attributes += [("dir", "back"), ("arrowtail", "vee")]
    } else if edge.beginsInDiamond {
      attributes.append(("tailclip", "false"))
    }
    if edge.isRanked { attributes.removeAll { $0.name == "constraint" } }
    guard let form = MarkForm(edge.marks) else { return attributes }
    attributes.removeAll { $0.name == "color" || $0.name == "penwidth" }
    return attributes + form.arrow(isTurned: edge.isTurned)
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

  /// A title as part of a DOT string.
  private static func plain(_ title: String) -> String {
    title.visible.clipped(to: 120).map { "\"\\".contains($0) ? "'" : String($0) }.joined()
  }
}

extension Drawing.Edge {
  /// Whether it is drawn from the middle of a diamond.
  fileprivate var beginsInDiamond: Bool { from.isChoice && isRanked }

  /// Whether what it leads to stands beneath what it comes from, as far as there is room.
  fileprivate var isRanked: Bool { if case .starters = to { true } else { kind != .back } }

  /// Whether it is written from its end to its beginning, so that its words get room like those of arrows that lead on.
  fileprivate var isTurned: Bool {
    !isRanked && (from.isChoice || captions.contains { !$0.marks.isEmpty || !$0.taps.isEmpty })
  }
}
