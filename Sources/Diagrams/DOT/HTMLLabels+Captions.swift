/// The labels of arrows, diamonds and entries, with their marks and tap numbers.
extension HTMLLabels {
  /// Returns the label of an arrow, on a translucent background that keeps it readable above other lines.
  static func label(of captions: [Caption]) -> String {
    // Rows of a table, because with `<BR/>` lines overlap if a Japanese font is taller than Graphviz assumes.
    var result: [String] = []
    var bytes = 0
    for (index, caption) in captions.enumerated() {
      let rows = lines(of: caption).map(row)
      bytes += rows.reduce(0) { $0 + $1.utf8.count }
      if bytes > maximumByteCount {
        result.append(row(small("… and \(captions.count - index) more", Palette.faint)))
        break
      }
      result += rows
    }
    return table(result, "BGCOLOR=\"\(Palette.labelBackground)\"")
  }

  /// Returns the label of a diamond: the action's caption above, the diamond below.
  ///
  /// The diamond is a letter, so that Graphviz leaves room for the caption. It is below because arrows come from above.
  static func diamond(_ caption: Caption, _ node: Drawing.Node) -> String {
    let diamond = font("◆", size: 20, colour: MarkStyle(node.marks)?.colour ?? Palette.ink)
    return table(
      lines(of: caption.addingMarks(node)).map(row) + ["<TR><TD PORT=\"\(diamondPort)\">\(diamond)</TD></TR>"])
  }

  /// Returns the label of an entry.
  static func flag(_ caption: Caption, _ node: Drawing.Node) -> String {
    table(lines(of: caption.addingMarks(node)).map(row))
  }

  /// Returns the lines below a screen's title: taps that no arrow shows, and marks.
  static func highlights(of node: Drawing.Node) -> [String] {
    node.taps.flatMap { HTMLText.lines(of: $0, columns: 28, maxLines: 2) }.map(bold) + lines(of: node.marks)
  }

  /// Returns the lines for the marks of a node or an arrow.
  static func lines(of marks: [Mark]) -> [String] {
    let colour = MarkStyle(marks)?.colour ?? Palette.ink
    return Mark.words(of: marks).flatMap { HTMLText.lines(of: $0, columns: 36, maxLines: 2) }.map { bold($0, colour) }
  }

  private static func lines(of caption: Caption) -> [String] {
    var lines: [String] = []
    if let source = caption.source {
      let words = caption.text.isEmpty ? source : "\(source): \(caption.text)"
      lines = HTMLText.lines(of: words, columns: 24, maxLines: 4).map { "<I>\($0)</I>" }
    } else if !caption.text.isEmpty {
      lines = HTMLText.lines(of: caption.text, columns: 24, maxLines: 4)
    }
    lines = prefixed(lines, with: caption.taps)
    for (text, maxLines) in [(caption.condition.map { "[\($0)]" }, 4), (caption.note.map { "(\($0))" }, 3)] {
      guard let text else { continue }
      lines += HTMLText.lines(of: text, columns: 28, maxLines: maxLines).map { small($0, Palette.faint) }
    }
    return lines + self.lines(of: caption.marks)
  }

  /// Returns the lines with the tap numbers before the first line, or above it if there are more than two.
  private static func prefixed(_ lines: [String], with taps: [String]) -> [String] {
    guard !taps.isEmpty else { return lines }
    let numbers = HTMLText.lines(of: taps.joined(separator: " "), columns: 24, maxLines: 3).map(bold)
    guard taps.count < 3, let first = lines.first, let number = numbers.first else { return numbers + lines }
    return ["\(number) \(first)"] + lines.dropFirst()
  }

  private static func bold(_ html: String) -> String { bold(html, Palette.vermilion) }

  private static func bold(_ html: String, _ colour: String) -> String {
    font("<B>\(html)</B>", size: 11, colour: colour)
  }
}

extension Caption {
  /// Returns the caption with the taps and marks of its node.
  fileprivate func addingMarks(_ node: Drawing.Node) -> Caption {
    var caption = self
    caption.taps += node.taps
    caption.marks += node.marks
    return caption
  }
}
