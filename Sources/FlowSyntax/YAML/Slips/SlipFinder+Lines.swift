/// Lines that fit nowhere: odd indentation, list entries among names, names among list entries.
extension SlipFinder {
  /// Faults a whole line.
  func lineSlip() -> Slip? {
    if says("block sequence entries are not allowed") { return dashSlip() }
    let line = line(place)
    guard place == lines.indentation(line).upperBound, !lines.content(line).isEmpty else { return nil }
    let columns = trail.blocks.map { $0 - lines.range(self.line($0)).lowerBound }
    let depth = lines.depth(line)
    guard columns.contains(depth) else { return unalignedSlip(depth, Set(columns).sorted()) }
    let isEntry = text.byte(at: place) == UInt8(ascii: "-")
    return Slip(
      message: isEntry ? "a list entry stands among names" : "a name stands among list entries",
      range: lines.content(line),
      help: isEntry
        ? "write a name with a colon, or make every line here a list entry"
        : "start the line with `- `, or indent it less")
  }

  private func unalignedSlip(_ depth: Int, _ columns: [Int]) -> Slip? {
    let last = columns.last.map { $0 == 1 ? "1 space" : "\($0) spaces" } ?? ""
    let others = columns.dropLast().map(String.init).joined(separator: ", ")
    let wanted = others.isEmpty ? last : "\(others) or \(last)"
    return Slip(
      message: "this line is indented by \(depth == 1 ? "1 space" : "\(depth) spaces"), and fits no line above",
      range: lines.content(line(place)), help: wanted.isEmpty ? nil : "indent it by \(wanted)")
  }

  /// `key: - entry`.
  private func dashSlip() -> Slip? {
    let unit = textUnit(from: place)
    let next = lines.lineBelow(line(place))
    let goesOn = next.map { text.byte(at: lines.content($0).lowerBound) == UInt8(ascii: "-") } == true
    let quoted = Self.quoted(text.string(unit))
    return Slip(
      message: "a list cannot start behind a name on the same line", range: unit,
      help: "start each `- ` on a line of its own, or write `\(Self.brief(quoted))` if it is a text",
      edits: goesOn ? [] : [TextEdit(unit, quoted)])
  }
}
