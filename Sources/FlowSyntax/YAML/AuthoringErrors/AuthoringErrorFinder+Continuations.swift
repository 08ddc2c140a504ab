/// Texts that go on in further lines without being indented deeper than their key.
extension AuthoringErrorFinder {
  /// Finds lines without a colon below `note: a text`; nil if the line above is different.
  func continuation(at line: Int) -> AuthoringError? {
    guard let above = lines.lineAbove(line), let colon = firstColon(in: lines.content(above)), !edits.isEntry(line),
      lines.depth(line) <= lines.depth(above)
    else { return nil }
    let key = name(before: valueStart(behind: colon)) ?? ""
    guard MalformedKey.freeTexts.contains(key), valueStart(behind: colon) < lines.content(above).upperBound else {
      return nil
    }
    let last = lastColonless(from: line)
    let depth = lines.depth(above) + edits.step
    let moved = (line..<last + 1).flatMap { edits.moving($0..<$0 + 1, by: depth - lines.depth($0)) }
    return AuthoringError(
      message: "the text of \"\(key)\" continues in this line, which is not indented deeper than \"\(key)\"",
      range: lines.content(line).lowerBound..<lines.content(last).upperBound,
      help: "indent it by \(Self.spaces(depth)), or write the text in one line",
      relatedRanges: [AuthoringError.RelatedRange(message: "the text begins here", range: lines.content(above))],
      edits: moved)
  }

  /// Returns the last of the lines that follow a line without a gap, have its indentation, and have no colon.
  private func lastColonless(from line: Int) -> Int {
    var last = line
    while let next = lines.lineBelow(last), next == last + 1, lines.depth(next) == lines.depth(line),
      !edits.isEntry(next), firstColon(in: lines.content(next)) == nil
    {
      last = next
    }
    return last
  }
}
