/// The HTML-like labels of nodes, boxes and arrows.
enum HTMLLabels {
  /// The maximum size of a label; Graphviz reads at most 16,384 bytes.
  static let maximumByteCount = 12_000
  /// The port of a diamond's cell, from which arrows start.
  static let diamondPort = "diamond"

  /// Returns the label of a screen: its presentation styles, picture, title, name if different, and outcomes.
  static func label(of card: ScreenCard, _ node: Drawing.Node) -> String {
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
    rows += HTMLText.lines(of: title, columns: 24, maxLines: 4).map { row("<B>\($0)</B>") }
    if let name = card.name {
      rows += HTMLText.lines(of: name, columns: 28, maxLines: 2).map { row(small($0, Palette.faint)) }
    }
    if !card.outcomes.isEmpty {
      let outcomes = "completes: " + card.outcomes.joined(separator: ", ")
      rows += HTMLText.lines(of: outcomes, columns: 30, maxLines: 3).map { row(small($0, Palette.green)) }
    }
    return table(rows + highlights(of: node).map(row))
  }

  /// Returns the label of a task's title.
  static func label(of box: Drawing.Box) -> String {
    var rows = HTMLText.lines(of: box.title, columns: 40, maxLines: 2).map { row("<B>\($0)</B>") }
    if let subtitle = box.subtitle {
      rows += HTMLText.lines(of: subtitle, columns: 40, maxLines: 1).map { row(small($0, Palette.faint)) }
    }
    return table(rows + lines(of: box.marks).map(row))
  }

  /// Returns the label of a node for any screen of a task.
  static func anyScreen(except: [String]) -> String {
    let words = except.isEmpty ? "any screen here" : "any screen here but " + except.joined(separator: ", ")
    return text(words)
  }

  /// The label of the node for all screens that start a task.
  static let starters = table(["back to where", "it was started"].map { row(small($0, Palette.faint)) })

  /// Returns a label of plain text.
  static func text(_ words: String) -> String { table(HTMLText.lines(of: words, columns: 26, maxLines: 4).map(row)) }

  /// Returns text in a font size and colour.
  static func font(_ html: String, size: Int, colour: String) -> String {
    "<FONT POINT-SIZE=\"\(size)\" COLOR=\"\(colour)\">\(html)</FONT>"
  }

  /// Returns a label of left-aligned rows.
  static func column(_ rows: [String]) -> String { table(rows.map { "<TR><TD ALIGN=\"LEFT\">\($0)</TD></TR>" }) }

  /// Returns text in the small font.
  static func small(_ html: String, _ colour: String) -> String { font(html, size: 9, colour: colour) }

  /// Returns a row of a label.
  static func row(_ html: String) -> String { "<TR><TD>\(html)</TD></TR>" }

  /// Returns a label of rows.
  static func table(_ rows: [String], _ attribute: String = "") -> String {
    let attribute = attribute.isEmpty ? "" : " " + attribute
    return
      "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"1\"\(attribute)>\(rows.joined())</TABLE>"
  }
}
