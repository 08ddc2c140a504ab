/// Tabs and wide spaces in front of a line.
extension SlipFinder {
  /// Faults the indentation where the line at fault, or the one that libyaml was reading, has such characters.
  func indentationCharacterSlip() -> Slip? {
    var suspects = [line(place)]
    if let above = lines.lineAbove(line(place)) { suspects.append(above) }
    if contextPlace > 0 { suspects.append(line(contextPlace)) }
    return suspects.sorted().lazy.compactMap { Self.indentationSlip(ofLine: $0, text, lines) }.first
  }

  /// Faults the indentation of a line, and mends that of every line: one message is enough for a habit.
  static func indentationSlip(ofLine line: Int, _ text: WorkingText, _ lines: TextLines) -> Slip? {
    let indentation = lines.indentation(line)
    guard !lines.content(line).isEmpty || line == lines.count - 1,
      let odd = indentation.first(where: { text.bytes[$0] != 0x20 })
    else { return nil }
    let isTab = text.bytes[odd] == 0x09
    return Slip(
      message: isTab ? "a tab indents this line" : "\(text.spaceName(at: odd)) indents this line",
      range: odd..<odd + (text.wideSpace(at: odd) ?? 1),
      help: "indent with ordinary spaces, two for each level", edits: respaced(text, lines), isSure: false)
  }

  private static func respaced(_ text: WorkingText, _ lines: TextLines) -> [TextEdit] {
    var edits: [TextEdit] = []
    for line in 0..<lines.count {
      let indentation = lines.indentation(line)
      var place = indentation.lowerBound
      while place < indentation.upperBound {
        let length = text.wideSpace(at: place) ?? 1
        if text.bytes[place] != 0x20 { edits.append(TextEdit(place..<place + length, "  ")) }
        place += length
      }
    }
    return edits
  }
}
