import Diagnostics
import Localization

/// Writes a drawing in DOT, with separate lines for each node and arrow, so that `diff` compares versions line by line.
struct DOTWriter {
  typealias Attribute = (name: String, value: String)

  /// Fonts for Japanese and Latin text on Linux, macOS and in browsers.
  ///
  /// The Japanese fonts come first, because the line height of a Latin font is too small for Japanese text. Every text
  /// names the fonts, since the titles of boxes do not inherit them.
  private static let fonts = "Noto Sans CJK JP,Hiragino Sans,Helvetica,sans-serif"
  /// Whether the drawing is large: Graphviz is asked to optimize less, and words are beside their arrows.
  ///
  /// With 180 screens and words as nodes, Graphviz takes 16 s.
  var isLarge: Bool { drawing.nodes.count > 120 && !drawing.hasPanels }

  /// The drawing to write.
  let drawing: Drawing
  /// Whether arrows lead downwards.
  let isDown: Bool

  /// Creates the writer of a drawing.
  init(drawing: Drawing) {
    self.drawing = drawing
    isDown = !drawing.isOverview && !drawing.hasPanels && (drawing.direction ?? PageShape(drawing).direction) == .down
  }

  /// The sides at which an arrow meets its words.
  var sides: (before: String, after: String) { isDown ? ("n", "s") : ("w", "e") }

  /// Returns the DOT text, with a line break at the end.
  func text() -> String {
    let arrows = arrows
    var lines = ["digraph \(quoted(drawing.title.map { Self.plain($0, columns: 120) } ?? "flow")) {"]
    lines += defaults
    for frame in drawing.frames { lines += self.lines(of: frame, arrows) }
    lines += drawing.nodes.filter { $0.frame == nil }.map { "  " + line(of: $0) }
    lines += arrows.filter { $0.frame == nil }.compactMap(labelLine).map { "  " + $0 }
    lines += orderLines + arrows.flatMap(self.lines).map { "  " + $0 }
    return (lines + ["}"]).map { $0 + "\n" }.joined()
  }

  private var defaults: [String] {
    let font: Attribute = ("fontname", quoted(Self.fonts))
    var graph: [Attribute] = [
      font, ("fontsize", "13"), ("label", html(DOTLegend(drawing: drawing).label)), ("labeljust", "l"),
      ("labelloc", "t"), ("rankdir", isDown ? "TB" : "LR"), ("compound", "true"),
      ("outputorder", "edgesfirst"),
      ("nodesep", "0.2"), ("ranksep", isLarge ? "0.3" : "0.35"),
      ("bgcolor", quoted(Palette.paper)), ("pad", "0.2"),
    ]
    // Graphviz 2.43 crashes if it packs parts that are ranked together.
    graph += drawing.hasPanels ? [("pack", "16"), ("packmode", quoted("graph"))] : [("newrank", "true")]
    if isLarge { graph += [("nslimit", "2"), ("nslimit1", "2")] }
    let node: [Attribute] = [
      font, ("fontsize", "12"), ("shape", "box"), ("style", quoted("rounded,filled")), ("margin", quoted("0.1,0.06")),
      ("color", quoted(Palette.ink)), ("fillcolor", quoted(Palette.paper)), ("id", quoted("\\N")),
    ]
    // These attributes are declared in one order, also those that only some edges set. Graphviz 2.43 looks the
    // attributes of later graphs up in the order of the first graph of a run.
    let edge: [Attribute] = [
      font, ("fontsize", "10"), ("color", quoted(Palette.ink)), ("arrowhead", "normal"), ("arrowtail", "normal"),
      ("lhead", quoted("")), ("ltail", quoted("")), ("dir", "forward"), ("tooltip", quoted("")),
      ("minlen", "1"), ("weight", "1"),
    ]
    return ["  graph \(list(graph))", "  node \(list(node))", "  edge \(list(edge))"]
  }

  private func lines(of frame: Drawing.Frame, _ arrows: [Arrow]) -> [String] {
    let isTask = frame.isTask
    let attributes: [Attribute] =
      [
        ("label", html(HTMLLabels.label(of: frame))), ("labeljust", "l"), ("id", quoted(frame.name)),
        ("style", quoted("rounded,filled")), ("color", quoted(isTask ? Palette.skyBlue : Palette.line)),
        ("fillcolor", quoted(isTask ? Palette.taskFrame : Palette.tabFrame)), ("penwidth", "1.5"), ("margin", "12"),
      ] + link(to: DiagramOptions.Part(frame.id), frame.title)
    let nodes = drawing.nodes.filter { $0.frame == frame.id }
    return ["  subgraph \(quoted(frame.name)) {", "    graph \(list(attributes))"]
      + nodes.map { "    " + line(of: $0) }
      + arrows.filter { $0.frame == frame.id }.compactMap(labelLine).map { "    " + $0 }
      + placementLines(of: frame) + ["  }"]
  }

  /// The invisible chain that keeps tabs in the order of the file: from left to right, or downwards in an overview.
  private var orderLines: [String] {
    if drawing.isOverview {
      let tabs = drawing.nodes.filter(\.isTab).map { quoted($0.name) }
      return tabs.count > 1 ? ["  { rank=same; \(tabs.joined(separator: " -> ")) [style=invis]; }"] : []
    }
    let tabs = drawing.hasPanels ? [] : firstScreensOfTabs.map { quoted($0.name) }
    return tabs.count > 1 ? ["  \(tabs.joined(separator: " -> ")) [style=invis];"] : []
  }

  private var firstScreensOfTabs: [Drawing.Node] {
    drawing.frames.compactMap { frame in
      guard case .tab(let screen) = frame.id else { return nil }
      return drawing.nodes.first { $0.id == .screen(screen) }
    }
  }

  /// Returns lines that keep some nodes of a frame near its first screen.
  private func placementLines(of frame: Drawing.Frame) -> [String] {
    guard let (first, others) = placedNodes(of: frame) else { return [] }
    return others.map { node in
      if case .anyScreen = node.id { return "    { rank=same; \(quoted(first.name)); \(quoted(node.name)); }" }
      return "    \(quoted(first.name)) -> \(quoted(node.name)) [style=invis];"
    }
  }

  /// Returns the first node of a frame, and the nodes to which no visible arrow from the same frame leads.
  private func placedNodes(of frame: Drawing.Frame) -> (first: Drawing.Node, others: [Drawing.Node])? {
    let nodes = drawing.nodes.filter { $0.frame == frame.id }
    guard let first = nodes.first(where: { $0.id == .screen(frame.first) }) else { return nil }
    let ids = Set(nodes.map(\.id))
    let led = Set(drawing.edges.filter { $0.leadsForward && $0.from != $0.to && ids.contains($0.from) }.map(\.to))
    return (first, nodes.filter { $0.id != first.id && !led.contains($0.id) })
  }

  /// The ends of the invisible arrows between tabs and inside frames.
  var invisibleArrows: [(from: NodeID, to: NodeID)] {
    let tabs = drawing.isOverview || drawing.hasPanels ? [] : firstScreensOfTabs.map(\.id)
    let inFrames = drawing.frames.compactMap(placedNodes).flatMap { first, others in others.map { (first.id, $0.id) } }
    return zip(tabs, tabs.dropFirst()).map { ($0, $1) } + inFrames
  }

  private func line(of node: Drawing.Node) -> String {
    let rows = node.rows.map(\.caption)
    let words = tooltip(node.taps + rows.flatMap(\.taps), node.marks + rows.flatMap(\.marks))
    return "\(quoted(node.name)) \(list(attributes(of: node) + words))"
  }

  /// Returns the words of marks and taps, which an SVG shows under the pointer, because a label has only their numbers.
  func tooltip(_ taps: [String], _ marks: [Mark]) -> [Attribute] {
    let words = (Mark.words(of: marks) + taps).joined(separator: ", ")
    return words.isEmpty ? [] : [("tooltip", quoted(Self.plain(words, columns: 400)))]
  }

  private func attributes(of node: Drawing.Node) -> [Attribute] {
    switch node.appearance {
    case .screen(let card):
      return [("label", html(HTMLLabels.label(of: card, node)))] + outline(of: card, MarkStyle(node.marks)?.outline)
    case .tabBar, .splitView, .root: return bar(node.appearance.rootTitle ?? "", node)
    case .anyScreen(let except):
      return [
        ("label", html(HTMLLabels.label(Message.anyScreen(but: except).localized, node))),
        ("style", quoted("rounded,dotted")), ("fontsize", "10"),
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
      let link = DiagramOptions.Part(of: node).map { self.link(to: $0, card.title) } ?? []
      return [("label", html(HTMLLabels.label(of: card))), ("color", quoted(line)), ("fillcolor", quoted(fill))] + link
    }
  }

  /// Returns the attributes of a box that leads to the picture of a part, if there is one.
  private func link(to part: DiagramOptions.Part, _ title: String) -> [Attribute] {
    guard let address = drawing.links[part] else { return [] }
    return [("URL", quoted(address)), ("tooltip", quoted(Self.plain(title, columns: 120)))]
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

  func list(_ attributes: [Attribute]) -> String {
    "[" + attributes.map { "\($0.name)=\($0.value)" }.joined(separator: ", ") + "];"
  }

  func html(_ label: String) -> String { "<\(label)>" }

  func quoted(_ text: String) -> String { "\"\(text)\"" }

  /// Returns a text as part of a DOT string.
  private static func plain(_ title: String, columns: Int) -> String {
    title.visible.clipped(to: columns).map { "\"\\".contains($0) ? "'" : String($0) }.joined()
  }
}

extension Drawing.Node {
  /// Whether it stands for a tab, in an overview.
  var isTab: Bool { if case .group(.frame(.tab)) = id { true } else { false } }
}
