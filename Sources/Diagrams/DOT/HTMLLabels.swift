import Localization

/// The HTML-like labels of nodes, frames and arrows.
///
/// A label has three columns: the numbers of taps, the words, and the numbers of findings. The outer columns have a
/// fixed width, so that a drawing with findings has the same layout as one without. Many numbers get a line of their own.
enum HTMLLabels {
  /// The maximum size of the rows of a label; Graphviz reads at most 16,384 bytes.
  static let maximumByteCount = 10_000
  /// The number of rows that fit whatever they say.
  private static let rowsThatFit = 4

  /// Returns the label of a screen: its presentation styles, picture, title, name if different, and rows.
  static func label(of card: ScreenCard, _ node: Drawing.Node) -> String {
    var head: [String] = []
    if !card.words.isEmpty { head.append(wide(small(HTMLText.escaped(card.words), Palette.blue))) }
    if let image = card.image, image.utf8.count < 1000, !image.contains("\\") {
      let size = "FIXEDSIZE=\"TRUE\" WIDTH=\"120\" HEIGHT=\"200\""
      head.append(
        "<TR><TD COLSPAN=\"3\" \(size)><IMG SCALE=\"TRUE\" SRC=\"\(HTMLText.escaped(image))\"/></TD></TR>")
    }
    let title = HTMLText.lines(of: (card.isStart ? "▸ " : "") + card.title, columns: 24, maxLines: 4)
    head += marked(title.map { "<B>\($0)</B>" }, taps: node.taps, marks: node.marks)
    if let name = card.name {
      head += HTMLText.lines(of: name, columns: 28, maxLines: 2).map { wide(small($0, Palette.faint)) }
    }
    head += sources(node.sources, columns: 28, maxLines: maximumSourceLines).map { wide($0) }
    return box(head, node)
  }

  private static let maximumSourceLines = 8

  /// Returns the lines with the titles of the boxes from which chips lead to a box.
  private static func sources(_ titles: [String], columns: Int, maxLines: Int) -> [String] {
    guard let words = Message.sources(titles) else { return [] }
    return HTMLText.lines(of: words, columns: columns, maxLines: maxLines)
      .map { small($0, Palette.faint) }
  }

  /// Returns the label of a frame.
  static func label(of frame: Drawing.Frame) -> String {
    var rows = HTMLText.lines(of: frame.title, columns: 40, maxLines: 2).enumerated().map { line, words in
      "<TR><TD ALIGN=\"LEFT\"><B>\(words)</B></TD>\(line == 0 ? slot(for: frame.marks) : emptySlot)</TR>"
    }
    if let subtitle = frame.subtitle {
      rows += HTMLText.lines(of: subtitle, columns: 40, maxLines: 1).map {
        "<TR><TD ALIGN=\"LEFT\">\(small($0, Palette.faint))</TD>\(emptySlot)</TR>"
      }
    }
    if !frame.sources.isEmpty {
      rows += sources(frame.sources, columns: 50, maxLines: maximumSourceLines).map {
        "<TR><TD ALIGN=\"LEFT\">\($0)</TD>\(emptySlot)</TR>"
      }
    }
    let lines = lines(ofMany: [], frame.marks) + lines(of: frame.marks)
    return table(rows + lines.map { "<TR><TD ALIGN=\"LEFT\">\($0)</TD></TR>" })
  }

  /// Returns the label of a node with a title and rows: a tab bar, a split view, any screen of a task.
  static func label(_ words: String, _ node: Drawing.Node) -> String {
    box(marked(HTMLText.lines(of: words, columns: 26, maxLines: 4), taps: node.taps, marks: node.marks), node)
  }

  /// Returns the label of a box in an overview; the line of findings has its room even if there are none.
  static func label(of card: GroupCard) -> String {
    let findings = card.findings.map { severity, count in
      font(
        "<B>\(GroupCard.words(for: severity, count))</B>", size: 11, colour: MarkStyle.colour(of: severity))
    }
    return table(
      HTMLText.lines(of: card.title, columns: 24, maxLines: 3).map { wide("<B>\($0)</B>") }
        + (card.size.map { [wide(small($0, Palette.faint))] } ?? [])
        + sources(card.sources, columns: 28, maxLines: maximumSourceLines).map { wide($0) }
        + [wide(findings.isEmpty ? font("&#160;", size: 11, colour: Palette.ink) : findings.joined(separator: " "))])
  }

  /// Returns the label of an entry.
  static func flag(_ caption: Caption, _ node: Drawing.Node) -> String {
    box(marked(lines(of: caption), taps: node.taps, marks: node.marks), node)
  }

  /// Returns text in a font size and colour.
  static func font(_ html: String, size: Int, colour: String) -> String {
    "<FONT POINT-SIZE=\"\(size)\" COLOR=\"\(colour)\">\(html)</FONT>"
  }

  /// Returns a label of left-aligned rows.
  static func column(_ rows: [String]) -> String { table(rows.map { "<TR><TD ALIGN=\"LEFT\">\($0)</TD></TR>" }) }

  /// Returns text in the small font.
  static func small(_ html: String, _ colour: String) -> String { font(html, size: 9, colour: colour) }

  /// Returns a row through all three columns.
  static func wide(_ html: String, fill: String = "") -> String { "<TR><TD COLSPAN=\"3\"\(fill)>\(html)</TD></TR>" }

  /// Returns a label of rows.
  static func table(_ rows: [String]) -> String {
    "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"1\">\(rows.joined())</TABLE>"
  }

  /// Returns the rows of lines, with taps and marks beside the first one.
  ///
  /// - Parameters:
  ///   - fill: the attribute that fills the cells with words, or an empty text. Empty cells stay transparent, so that
  ///     they do not hide the arrow.
  ///   - hasSlots: whether there are outer columns.
  static func marked(
    _ lines: [String], taps: [String], marks: [Mark], hasPorts: Bool = false, fill: String = "", hasSlots: Bool = true
  ) -> [String] {
    lines.enumerated().map { line, html in
      guard line == 0 else { return wide(html, fill: fill) }
      let (left, words, right) = hasPorts ? (Port.taps, Port.words, Port.marks) : (nil, nil, nil)
      let cell = "<TD\(words.map { " PORT=\"\($0.rawValue)\"" } ?? "")\(fill)>\(html)</TD>"
      guard hasSlots else { return "<TR>\(cell)</TR>" }
      return "<TR>"
        + slot(for: taps, port: left?.rawValue, fill: fill) + cell
        + slot(for: marks, port: right?.rawValue, fill: fill) + "</TR>"
    } + (self.lines(ofMany: taps, marks) + self.lines(of: marks)).map { wide($0, fill: fill) }
  }

  // MARK: Rows of a node

  /// Returns the name of the port at the end of a row.
  static func port(of row: Int) -> String { "r\(row)" }

  /// Returns the name of the port at the start of a row.
  static func startPort(of row: Int) -> String { "l\(row)" }

  private static func box(_ head: [String], _ node: Drawing.Node) -> String {
    var result = head
    if !node.rows.isEmpty { result += ["<HR/>", "<TR><TD COLSPAN=\"3\" HEIGHT=\"3\"></TD></TR>"] }
    let count = drawnRowCount(of: node)
    result += node.rows.prefix(count).enumerated().flatMap { lines(of: $0.element, $0.offset) }
    if count < node.rows.count {
      result.append(wide(small("… and \(node.rows.count - count) more", Palette.faint)))
    }
    return table(result)
  }

  /// Returns the number of rows that are drawn; a label holds only so many.
  static func drawnRowCount(of node: Drawing.Node) -> Int {
    guard node.rows.count > rowsThatFit else { return node.rows.count }
    var bytes = 0
    return node.rows.indices.first { index in
      bytes += lines(of: node.rows[index], index).reduce(0) { $0 + $1.utf8.count }
      return bytes > maximumByteCount
    } ?? node.rows.count
  }

  private static func lines(of row: Row, _ index: Int) -> [String] {
    let indent = row.isIndented ? "&#160;&#160;" : ""
    let sign = row.sign.isEmpty ? "" : row.sign + " "
    let colour = MarkStyle(row.caption.marks)?.colour ?? Palette.ink
    let words = lines(of: row.caption)
    var result = words.enumerated().map { line, html in
      let text =
        "<FONT POINT-SIZE=\"10\" COLOR=\"\(colour)\">\(indent)\(line == 0 ? sign : "&#160;&#160;&#160;")\(html)</FONT>"
      let (taps, marks) =
        line == 0
        ? (
          slot(for: row.caption.taps, port: startPort(of: index)),
          slot(for: row.caption.marks, port: port(of: index))
        ) : (emptySlot, emptySlot)
      let link =
        row.link.map { " HREF=\"\(HTMLText.escaped($0))\" TITLE=\"\(HTMLText.escaped(row.caption.text))\"" } ?? ""
      return "<TR>\(taps)<TD ALIGN=\"LEFT\"\(link)>\(text)</TD>\(marks)</TR>"
    }
    result += (lines(ofMany: row.caption.taps, row.caption.marks) + lines(of: row.caption.marks)).map { wide($0) }
    return result
  }
}
