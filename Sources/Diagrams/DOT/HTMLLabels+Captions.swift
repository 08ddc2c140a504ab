/// The words of captions, and what points findings out among them.
extension HTMLLabels {
  /// What stands beside an arrow, a little away from it, on a veil that lines behind it do not spoil.
  static func label(of captions: [Caption]) -> String {
    // Rows, because lines parted by `<BR/>` run into each other where a font for Japanese is taller than Graphviz thinks.
    var result: [String] = []
    var bytes = 0
    for (index, caption) in captions.enumerated() {
      let rows = lines(of: caption).map(row)
      bytes += rows.reduce(0) { $0 + $1.utf8.count }
      if bytes > mostBytes {
        result.append(row(small("… and \(captions.count - index) more", Palette.faint)))
        break
      }
      result += rows
    }
    return table(result, "BGCOLOR=\"\(Palette.veil)\"")
  }

  /// The diamond of an action with several results, beneath what the action is called.
  ///
  /// It is drawn as a letter so that Graphviz keeps room for the words, and stands below them because arrows come from above.
  static func diamond(_ caption: Caption, _ node: Drawing.Node) -> String {
    let diamond = font("◆", size: 20, colour: MarkForm(node.marks)?.colour ?? Palette.ink)
    return table(
      lines(of: caption.pointedOut(node)).map(row) + ["<TR><TD PORT=\"\(diamondPort)\">\(diamond)</TD></TR>"])
  }

  /// The flag where an entry comes from.
  static func flag(_ caption: Caption, _ node: Drawing.Node) -> String {
    table(lines(of: caption.pointedOut(node)).map(row))
  }

  /// What points at a screen: the taps that no arrow shows, and findings.
  static func lines(pointingAt node: Drawing.Node) -> [String] {
    node.taps.flatMap { HTMLText.lines(of: $0, columns: 28, most: 2) }.map(bold) + lines(of: node.marks)
  }

  /// The findings about something.
  static func lines(of marks: [Mark]) -> [String] {
    let colour = MarkForm(marks)?.colour ?? Palette.ink
    return Mark.words(of: marks).flatMap { HTMLText.lines(of: $0, columns: 36, most: 2) }.map { bold($0, colour) }
  }

  private static func lines(of caption: Caption) -> [String] {
    var lines: [String] = []
    if let source = caption.source {
      let words = caption.text.isEmpty ? source : "\(source): \(caption.text)"
      lines = HTMLText.lines(of: words, columns: 24, most: 4).map { "<I>\($0)</I>" }
    } else if !caption.text.isEmpty {
      lines = HTMLText.lines(of: caption.text, columns: 24, most: 4)
    }
    lines = lead(lines, by: caption.taps)
    for (text, most) in [(caption.condition.map { "[\($0)]" }, 4), (caption.note.map { "(\($0))" }, 3)] {
      guard let text else { continue }
      lines += HTMLText.lines(of: text, columns: 28, most: most).map { small($0, Palette.faint) }
    }
    return lines + self.lines(of: caption.marks)
  }

  /// The lines with the numbers of taps in front of the first, or above it where there are many.
  private static func lead(_ lines: [String], by taps: [String]) -> [String] {
    guard !taps.isEmpty else { return lines }
    let numbers = HTMLText.lines(of: taps.joined(separator: " "), columns: 24, most: 3).map(bold)
    guard taps.count < 3, let first = lines.first, let number = numbers.first else { return numbers + lines }
    return ["\(number) \(first)"] + lines.dropFirst()
  }

  private static func bold(_ html: String) -> String { bold(html, Palette.vermilion) }

  private static func bold(_ html: String, _ colour: String) -> String {
    font("<B>\(html)</B>", size: 11, colour: colour)
  }
}

extension Caption {
  /// The words on a node, with what is put on the node.
  fileprivate func pointedOut(_ node: Drawing.Node) -> Caption {
    var caption = self
    caption.taps += node.taps
    caption.marks += node.marks
    return caption
  }
}
