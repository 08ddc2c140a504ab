/// The HTML-like labels of nodes, boxes and arrows.
enum HTMLLabels {
  /// Graphviz reads labels of at most 16,384 bytes.
  private static let mostBytes = 12_000
  /// Where arrows leave a diamond.
  static let diamondPort = "diamond"

  /// A screen: how it stands, its title, its name where that is another, and the outcomes it can bring about.
  static func label(of card: ScreenCard) -> String {
    var rows: [String] = []
    if !card.marks.isEmpty {
      rows.append(row(small(HTMLText.escaped(card.marks.map(\.word).joined(separator: " · ")), Palette.blue)))
    }
    if let image = card.image, image.utf8.count < 1000, !image.contains("\\") {
      let source = HTMLText.escaped(image)
      let size = "FIXEDSIZE=\"TRUE\" WIDTH=\"120\" HEIGHT=\"200\""
      rows.append("<TR><TD \(size)><IMG SCALE=\"TRUE\" SRC=\"\(source)\"/></TD></TR>")
    }
    let title = (card.isStart ? "▸ " : "") + card.title
    rows += HTMLText.lines(of: title, columns: 24, most: 4).map { row("<B>\($0)</B>") }
    if let name = card.name {
      rows += HTMLText.lines(of: name, columns: 28, most: 2).map { row(small($0, Palette.faint)) }
    }
    if !card.outcomes.isEmpty {
      let outcomes = "completes: " + card.outcomes.joined(separator: ", ")
      rows += HTMLText.lines(of: outcomes, columns: 30, most: 3).map { row(small($0, Palette.green)) }
    }
    return table(rows)
  }

  /// A task's box.
  static func label(of box: Drawing.Box) -> String {
    var rows = HTMLText.lines(of: box.title, columns: 40, most: 2).map { row("<B>\($0)</B>") }
    if let subtitle = box.subtitle {
      rows += HTMLText.lines(of: subtitle, columns: 40, most: 1).map { row(small($0, Palette.faint)) }
    }
    return table(rows)
  }

  /// What stands beside an arrow or on a flag, a little away from it.
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
    return table(result)
  }

  /// The diamond of an action with several results, beneath what the action is called.
  ///
  /// It is drawn as a letter so that Graphviz keeps room for the words, and stands below them because arrows come from above.
  static func diamond(_ caption: Caption) -> String {
    let diamond = font("◆", size: 20, colour: Palette.ink)
    return table(lines(of: caption).map(row) + ["<TR><TD PORT=\"\(diamondPort)\">\(diamond)</TD></TR>"])
  }

  /// The words on a node for any screen of a task.
  static func anyScreen(except: [String]) -> String {
    let words = except.isEmpty ? "any screen here" : "any screen here but " + except.joined(separator: ", ")
    return text(words)
  }

  /// Plain words on a node.
  static func text(_ words: String) -> String { table(HTMLText.lines(of: words, columns: 26, most: 4).map(row)) }

  /// Text in a size and colour.
  static func font(_ html: String, size: Int, colour: String) -> String {
    "<FONT POINT-SIZE=\"\(size)\" COLOR=\"\(colour)\">\(html)</FONT>"
  }

  /// Rows that are aligned on the left.
  static func column(_ rows: [String]) -> String { table(rows.map { "<TR><TD ALIGN=\"LEFT\">\($0)</TD></TR>" }) }

  private static func small(_ html: String, _ colour: String) -> String { font(html, size: 9, colour: colour) }

  private static func lines(of caption: Caption) -> [String] {
    var lines: [String] = []
    if let source = caption.source {
      let words = caption.text.isEmpty ? source : "\(source): \(caption.text)"
      lines += HTMLText.lines(of: words, columns: 24, most: 4).map { "<I>\($0)</I>" }
    } else if !caption.text.isEmpty {
      lines += HTMLText.lines(of: caption.text, columns: 24, most: 4)
    }
    for (text, most) in [(caption.condition.map { "[\($0)]" }, 4), (caption.note.map { "(\($0))" }, 3)] {
      guard let text else { continue }
      lines += HTMLText.lines(of: text, columns: 28, most: most).map { small($0, Palette.faint) }
    }
    return lines
  }

  private static func row(_ html: String) -> String { "<TR><TD>\(html)</TD></TR>" }

  private static func table(_ rows: [String]) -> String {
    "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"1\">\(rows.joined())</TABLE>"
  }
}
