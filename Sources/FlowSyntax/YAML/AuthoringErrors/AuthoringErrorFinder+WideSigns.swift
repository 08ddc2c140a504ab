/// Full-width signs, and colons without a space before a bracket, in the line of the error or the one above.
extension AuthoringErrorFinder {
  /// Returns an error for each such sign, in the order of the lines.
  func signErrors() -> [AuthoringError] {
    let line = line(place)
    let suspects = Set([lines.lineAbove(line), line, self.line(contextPlace)].compactMap { $0 })
    return suspects.sorted().flatMap(signErrors)
  }

  private func signErrors(in line: Int) -> [AuthoringError] {
    let content = lines.content(line)
    guard !content.isEmpty else { return [] }
    let isInBrackets = history.brackets.contains { $0 < content.lowerBound }
    let colon = MalformedColon(in: content, of: text, isInBrackets: isInBrackets) { $0.isBeforeBracket }?.error
    guard WideSigns.areIn(text.bytes[content]) else { return [colon].compactMap { $0 } }
    let signs = WideSigns(text)
    return [colon, signs.dash(in: content), signs.comment(in: content, beginsLine: true), endSpace(of: content, signs)]
      .compactMap { $0 }
  }

  /// Returns the error of a wide space at the end of a line.
  private func endSpace(of content: Range<Int>, _ signs: WideSigns) -> AuthoringError? {
    let end = text.trimmed(content).upperBound
    guard end > content.lowerBound, end < content.upperBound else { return nil }
    let start = text.bytes[content.lowerBound..<end].lastIndex { WorkingText.isBlank($0) }.map { $0 + 1 }
    return signs.space(beside: (start ?? content.lowerBound)..<content.upperBound)
  }
}
