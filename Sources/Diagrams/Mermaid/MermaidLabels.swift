/// The labels of nodes, boxes and arrows, in quotes.
enum MermaidLabels {
  /// The maximum number of captions; further ones are only counted.
  private static let maximumCaptionCount = 12

  /// Returns the label of a node.
  static func label(of node: Drawing.Node) -> String {
    switch node.appearance {
    case .screen(let card): return quoted(lines(of: card) + highlights(node.taps, node.marks))
    case .tabBar(let name): return quoted([MermaidText.label("tab bar" + (name.map { " \($0)" } ?? ""))])
    case .splitView(let name): return quoted([MermaidText.label("split view" + (name.map { " \($0)" } ?? ""))])
    case .root(let name): return quoted([MermaidText.label("root \(name)")])
    case .anyScreen(let except):
      let but = except.isEmpty ? "" : " but " + except.joined(separator: ", ")
      return quoted([MermaidText.label("any screen here\(but)")])
    case .starters: return quoted(["back to where", "it was started"])
    case .choice(var caption), .entry(var caption):
      caption.taps += node.taps
      caption.marks += node.marks
      return quoted(lines(of: caption))
    }
  }

  /// Returns the label of a task's box.
  static func label(of box: Drawing.Box) -> String {
    let name = box.subtitle.map { " (\(MermaidText.label($0)))" } ?? ""
    let marks = highlights([], box.marks).map { " " + $0 }.joined()
    return "\"<b>\(MermaidText.label(box.title))</b>\(name)\(marks)\""
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
    if !card.marks.isEmpty {
      lines.append("<i>" + MermaidText.label(card.marks.map(\.word).joined(separator: " · ")) + "</i>")
    }
    lines.append("<b>" + MermaidText.label((card.isStart ? "▸ " : "") + card.title) + "</b>")
    if let name = card.name { lines.append(MermaidText.label(name)) }
    if !card.outcomes.isEmpty {
      lines.append(MermaidText.label("completes: " + card.outcomes.joined(separator: ", ")))
    }
    return lines
  }

  private static func lines(of caption: Caption) -> [String] {
    var words = caption.text.isEmpty ? "" : MermaidText.label(caption.text)
    if let source = caption.source {
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
