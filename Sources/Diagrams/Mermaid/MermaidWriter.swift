import FlowModel

/// Writes a drawing as a Mermaid flowchart, one line per node and arrow.
struct MermaidWriter {
  /// The drawing to write.
  let drawing: Drawing

  /// Returns the Mermaid text, with a line break at the end.
  func text() -> String {
    var lines = drawing.title.map { ["---", "title: \(MermaidText.yaml($0))", "---"] } ?? []
    lines += ["flowchart LR"]
    for frame in drawing.frames where drawing.nodes.contains(where: { $0.frame == frame.id }) {
      lines.append("  subgraph \(name(of: frame))[\(MermaidLabels.label(of: frame))]")
      lines += drawing.nodes.filter { $0.frame == frame.id }.map { "    " + line(of: $0) }
      lines.append("  end")
    }
    lines += drawing.nodes.filter { $0.frame == nil }.map { "  " + line(of: $0) }
    lines += edges + legend + styles
    return lines.map { $0 + "\n" }.joined()
  }

  private func name(of frame: Drawing.Frame) -> String {
    MermaidName.name(frame.plainName, prefix: "t")
  }

  private func name(of node: Drawing.Node) -> String { MermaidName.name(node.name, prefix: "s") }

  private func line(of node: Drawing.Node) -> String {
    let label = MermaidLabels.label(of: node)
    let form =
      switch node.appearance {
      case .screen(let card): card.isAlert ? "[[\(label)]]" : "(\(label))"
      case .tabBar, .splitView, .root: "[\(label)]"
      case .anyScreen, .group: "(\(label))"
      case .entry: ">\(label)]"
      }
    return name(of: node) + form
  }

  private var edges: [String] {
    let names = Dictionary(uniqueKeysWithValues: drawing.nodes.map { ($0.id, name(of: $0)) })
    return drawing.edges.compactMap { edge in
      guard let from = names[edge.from], let to = names[edge.to] else { return nil }
      let label = MermaidLabels.label(of: edge.captions).map { "|\($0)|" } ?? ""
      return "  \(from) \(Self.line(edge.kind))\(label) \(to)"
    }
  }

  private static func line(_ kind: Drawing.Edge.Kind) -> String {
    switch kind {
    case .push: "-->"
    case .show, .back: "-.->"
    case .tab, .root: "==>"
    case .join: "==="
    }
  }

  private var legend: [String] {
    let legend = Legend(drawing: drawing)
    let subtitle = drawing.subtitle.map { [MermaidText.label($0)] } ?? []
    let lines =
      subtitle + legend.findings.map { "<b>\(MermaidText.label($0, columns: 200))</b>" }
      + legend.entries.map { MermaidText.label($0) }
    guard !lines.isEmpty else { return [] }
    // The invisible link places the legend above the drawing; without it, Mermaid places the legend over arrows.
    let first = drawing.nodes.first.map { ["  legend ~~~ \(name(of: $0))"] } ?? []
    return ["  legend[\(MermaidLabels.quoted(lines))]"] + first
  }

  // MARK: Styles

  private var styles: [String] {
    var lines = nodeStyles + frameStyles
    if !legend.isEmpty {
      lines.append(
        "  style legend fill:\(Palette.paper),stroke:\(Palette.paper),color:\(Palette.faint),text-align:left")
    }
    let kinds: [(Drawing.Edge.Kind, String)] = [
      (.show, "stroke:\(Palette.blue)"), (.back, "stroke:\(Palette.faint),stroke-dasharray:1 5"),
    ]
    for (kind, style) in kinds { lines += linkStyle(style) { $0.kind == kind && $0.marks.isEmpty } }
    for kind in Mark.Kind.all {
      guard let form = MarkStyle([Mark(kind: kind, index: nil, words: "")]) else { continue }
      lines += linkStyle(form.stroke) { Mark.leading($0.marks) == kind }
    }
    return lines
  }

  private var frameStyles: [String] {
    let kinds = [
      ("tab", "fill:\(Palette.tabFrame),stroke:\(Palette.line)", false),
      ("task", "fill:\(Palette.taskFrame),stroke:\(Palette.skyBlue)", true),
    ]
    return kinds.flatMap { kind, style, isTask -> [String] in
      let names = drawing.frames.filter { $0.isTask == isTask }.map(name)
      guard !names.isEmpty else { return [] }
      return [
        "  classDef \(kind) \(style),color:\(Palette.ink)", "  class \(names.joined(separator: ",")) \(kind)",
      ]
    }
  }

  private var nodeStyles: [String] {
    let ink = "color:\(Palette.ink)"
    let classes: [(name: String, style: String, has: (Drawing.Node) -> Bool)] =
      [
        (
          "screen", "fill:\(Palette.paper),stroke:\(Palette.ink),\(ink)",
          { $0.card.map { !$0.isAlert && !$0.isAway } ?? false }
        ),
        ("alert", "fill:\(Palette.alertFill),stroke:\(Palette.ink),\(ink)", { $0.card?.isAlert ?? false }),
        (
          "away", "fill:\(Palette.barFill),stroke:\(Palette.ink),stroke-dasharray:5 3,\(ink)",
          { $0.card?.isAway ?? false }
        ),
        ("other", "fill:\(Palette.barFill),stroke:\(Palette.line),\(ink)", { $0.card == nil }),
      ]
      + Mark.Kind.all.compactMap { kind in
        MarkStyle([Mark(kind: kind, index: nil, words: "")]).map { form in
          (kind.name, form.stroke, { Mark.leading($0.marks) == kind })
        }
      }
    return classes.flatMap { each -> [String] in
      let names = drawing.nodes.filter(each.has).map(name)
      guard !names.isEmpty else { return [] }
      return ["  classDef \(each.name) \(each.style)", "  class \(names.joined(separator: ",")) \(each.name)"]
    }
  }

  private func linkStyle(_ style: String, where holds: (Drawing.Edge) -> Bool) -> [String] {
    let places = drawing.edges.indices.filter { holds(drawing.edges[$0]) }.map(String.init)
    return places.isEmpty ? [] : ["  linkStyle \(places.joined(separator: ",")) \(style)"]
  }
}

extension Drawing.Node {
  fileprivate var card: ScreenCard? { if case .screen(let card) = appearance { card } else { nil } }
}

extension ScreenCard {
  fileprivate var isAlert: Bool { styles.first == .alert || styles.first == .actionSheet }

  fileprivate var isAway: Bool { [.external, .system, .prompt].contains(styles.first) }
}
