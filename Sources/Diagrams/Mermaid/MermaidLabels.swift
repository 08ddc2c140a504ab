import Localization

/// The labels of nodes, boxes and arrows, in quotes.
enum MermaidLabels {
  /// The maximum number of captions; further ones are only counted.
  private static let maximumCaptionCount = 12

  /// Returns the label of a node.
  static func label(of node: Drawing.Node) -> String {
    switch node.appearance {
    case .screen(let card): return box(lines(of: card), node)
    case .tabBar, .splitView, .root: return box([MermaidText.label(node.appearance.rootTitle ?? "")], node)
    case .anyScreen(let except):
      return box([MermaidText.label(Message.anyScreen(but: except).localized)], node)
    case .entry(let caption): return box(lines(of: caption), node)
    case .group(let card):
      let findings = card.findings.map { "<b>\(GroupCard.words(for: $0.severity, $0.count))</b>" }
      let size = card.size.map { [MermaidText.label($0)] } ?? []
      let sources = Message.sources(card.sources).map { [MermaidText.label($0, columns: 200)] } ?? []
      return quoted(
        ["<b>\(MermaidText.label(card.title))</b>"] + size + sources
          + (findings.isEmpty ? [] : [findings.joined(separator: " ")]))
    }
  }

  /// Returns the label of a node with its taps, marks and rows.
  private static func box(_ head: [String], _ node: Drawing.Node) -> String {
    let rows = node.rows.filter { $0.kind != .tab }
    let rest = rows.count > maximumCaptionCount ? ["… and \(rows.count - maximumCaptionCount) more"] : []
    let drawn = rows.prefix(maximumCaptionCount).flatMap { row -> [String] in
      var caption = row.caption
      caption.text = row.sign + " " + caption.text
      return lines(of: caption)
    }
    return quoted(head + highlights(node.taps, node.marks) + drawn + rest)
  }

  /// Returns the label of a frame.
  static func label(of frame: Drawing.Frame) -> String {
    let name = frame.subtitle.map { " (\(MermaidText.label($0)))" } ?? ""
    let marks = highlights([], frame.marks).map { " " + $0 }.joined()
    return "\"<b>\(MermaidText.label(frame.title))</b>\(name)\(marks)\""
  }

  /// Returns the label of an arrow, or nil if it has no text.
  static func label(of captions: [Caption]) -> String? {
    let shown = captions.filter { !$0.isEmpty }
    guard !shown.isEmpty else { return nil }
    let rest = shown.count > maximumCaptionCount ? ["… and \(shown.count - maximumCaptionCount) more"] : []
    return quoted(shown.prefix(maximumCaptionCount).flatMap(lines) + rest)
  }

  /// Returns the lines in quotes.
  static func quoted(_ lines: [String]) -> String {
    "\"" + (lines.isEmpty ? " " : lines.joined(separator: "<br/>")) + "\""
  }

  private static func lines(of card: ScreenCard) -> [String] {
    var lines: [String] = []
    if !card.words.isEmpty { lines.append("<i>" + MermaidText.label(card.words) + "</i>") }
    lines.append("<b>" + MermaidText.label((card.isStart ? "▸ " : "") + card.title) + "</b>")
    if let name = card.name { lines.append(MermaidText.label(name)) }
    return lines
  }

  private static func lines(of caption: Caption) -> [String] {
    var words = caption.text.isEmpty ? "" : MermaidText.label(caption.text)
    if let source = caption.source?.localized {
      words = "<i>\(MermaidText.label(source))\(words.isEmpty ? "" : ": \(words)")</i>"
    }
    let numbers = caption.taps.isEmpty ? "" : "<b>\(MermaidText.label(caption.taps.joined(separator: " ")))</b>"
    let first = [numbers, words].filter { !$0.isEmpty }.joined(separator: " ")
    var lines = first.isEmpty ? [] : [first]
    if let condition = caption.condition { lines.append(MermaidText.label("[\(condition)]")) }
    if let note = caption.note { lines.append(MermaidText.label("(\(note))")) }
    return lines + highlights([], caption.marks)
  }

  private static func highlights(_ taps: [String], _ marks: [Mark]) -> [String] {
    (taps + Mark.words(of: marks)).map { "<b>\(MermaidText.label($0))</b>" }
  }
}
