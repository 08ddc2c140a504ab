import Localization

/// The labels of arrows, and the lines of captions.
extension HTMLLabels {
  /// The cells of the first row of an arrow's label, where the arrow can meet it.
  enum Port: String { case taps, words, marks }

  /// Returns the cells where an arrow meets its label, so that it crosses no number.
  static func ports(of captions: [Caption]) -> (left: Port, right: Port) {
    let first = captions.first
    return (
      first.map(\.taps.isEmpty) ?? true ? .words : .taps,
      first?.marks.contains(where: \.isFinding) ?? false ? .marks : .words
    )
  }

  /// Returns the label of an arrow, on a translucent background that keeps it readable above other lines.
  ///
  /// Without numbers there are no outer columns, so that the background is one rectangle and arrows come close.
  static func label(of captions: [Caption]) -> String {
    let hasNumbers = captions.contains { !$0.taps.isEmpty || $0.marks.contains(where: \.isFinding) }
    // Rows of a table, because with `<BR/>` lines overlap if a Japanese font is taller than Graphviz assumes.
    var result: [String] = []
    var bytes = 0
    for (index, caption) in captions.enumerated() {
      let words = lines(of: caption, columns: 20)
      let fill = " BGCOLOR=\"\(Palette.labelBackground)\""
      let rows = marked(
        words.isEmpty ? ["&#160;"] : words, taps: caption.taps, marks: caption.marks, hasPorts: index == 0,
        fill: fill, hasSlots: hasNumbers)
      bytes += rows.reduce(0) { $0 + $1.utf8.count }
      if bytes > maximumByteCount {
        result.append(wide(small("… and \(captions.count - index) more", Palette.faint)))
        break
      }
      result += rows
    }
    return table(result)
  }

  /// Returns the lines of a caption, without its taps and marks.
  static func lines(of caption: Caption, columns: Int = 24) -> [String] {
    var lines: [String] = []
    if let source = caption.source?.localized {
      let words = caption.text.isEmpty ? source : "\(source): \(caption.text)"
      lines = HTMLText.lines(of: words, columns: columns, maxLines: 4).map { "<I>\($0)</I>" }
    } else if !caption.text.isEmpty {
      lines = HTMLText.lines(of: caption.text, columns: columns, maxLines: 4)
    }
    for (text, maxLines) in [(caption.condition.map { "[\($0)]" }, 8), (caption.note.map { "(\($0))" }, 8)] {
      guard let text else { continue }
      lines += HTMLText.lines(of: text, columns: columns + 4, maxLines: maxLines).map { small($0, Palette.faint) }
    }
    return lines
  }

  /// Returns the lines for marks that have words instead of a number: those of changes.
  static func lines(of marks: [Mark]) -> [String] {
    let changes = marks.filter { !$0.isFinding }
    let colour = MarkStyle(changes)?.colour ?? Palette.ink
    return Mark.words(of: changes).flatMap { HTMLText.lines(of: $0, columns: 36, maxLines: 2) }.map {
      font("<B>\($0)</B>", size: 11, colour: colour)
    }
  }
}
