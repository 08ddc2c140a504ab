/// Several names in one line: `root: stack: Home`.
extension AuthoringErrorFinder {
  /// Returns the error of a value that is itself a name with a value.
  ///
  /// - Parameter content: the range of the value.
  func nestedName(in content: Range<Int>) -> AuthoringError? {
    guard var outer = name(before: content.lowerBound) else { return nil }
    let first = outer
    var starts: [Int] = []
    var rest = content
    while let colon = firstColon(in: rest) {
      let name = text.string(trimmed(rest.lowerBound..<colon))
      guard NestedName.may(name, follow: outer) else { break }
      starts.append(rest.lowerBound)
      outer = name
      rest = min(valueStart(behind: colon), content.upperBound)..<content.upperBound
    }
    guard let start = starts.last else { return nil }
    if rest.isEmpty { return starts.count == 1 ? nameForNextLine(in: content, behind: first) : nil }
    let places = starts + [rest.lowerBound]
    let meant = zip(places, places.dropFirst()).map { "{ " + text.string(trimmed($0..<$1)) + " " }.joined()
    let ends = String(repeating: " }", count: starts.count)
    let isText = firstColon(in: rest) != nil
    let value = isText ? Self.quoted(text.string(rest)) : text.string(rest)
    let isOneInBraces = !history.brackets.isEmpty && start == content.lowerBound && !isText
    let isOneInBlock = history.brackets.isEmpty && start == content.lowerBound && !isText
    let inBraces = Self.brief(meant + value + ends)
    return AuthoringError(
      message: "what belongs to \"\(Self.brief(first))\" has a name of its own: it needs brackets", range: content,
      help: isOneInBlock
        ? "write `\(inBraces)`, or `\(Self.brief(text.string(content)))` below, indented" : "write `\(inBraces)`",
      edits: isOneInBraces
        ? [TextEdit(content, meant + value + ends)]
        : starts.map { TextEdit(at: $0, insert: "{ ") }
          + [isText ? TextEdit(rest, value + ends) : TextEdit(at: content.upperBound, insert: ends)])
  }

  /// Returns the error in `Open: navigate: Home`, where an unknown word is used as a verb.
  func nestedWord(in content: Range<Int>) -> AuthoringError? {
    guard let outer = name(before: content.lowerBound), !MissingColon.keys.contains(outer),
      let colon = firstColon(in: content)
    else { return nil }
    let word = trimmed(content.lowerBound..<colon)
    guard let advice = Verb.advice(for: text.string(word)) else { return nil }
    // The intended step is unknown; a step without effect lets the rest be read.
    return AuthoringError(
      message: "there is no step \"\(Self.brief(text.string(word)))\"", range: word, help: advice,
      edits: [TextEdit(word, Verb.stay.rawValue), TextEdit(word.upperBound..<content.upperBound, "")], isCertain: true)
  }

  /// Returns the error of a name after another one in its line, if its value is on the next line.
  private func nameForNextLine(in content: Range<Int>, behind outer: String) -> AuthoringError? {
    let line = line(content.lowerBound)
    guard history.brackets.isEmpty, let below = lines.lineBelow(line), lines.depth(below) > lines.depth(line) + 1 else {
      return nil
    }
    let indentation = "\n" + String(repeating: " ", count: lines.depth(line) + 1)
    return AuthoringError(
      message: "what belongs to \"\(Self.brief(outer))\" has a name of its own, which starts on the next line",
      range: content,
      help: "write `\(Self.brief(text.string(content)))` below, indented, and what belongs to it deeper",
      edits: [TextEdit(at: content.lowerBound, insert: indentation)])
  }

  /// Returns the name before a value in its line, without dashes and brackets.
  func name(before value: Int) -> String? {
    let start = lines.content(line(value)).lowerBound
    guard let colon = (start..<value).last(where: { isColon(at: $0) }) else { return nil }
    let opening = (start..<colon).last { "[{,".utf8.contains(text.bytes[$0]) && !history.brackets.isEmpty }
    var name = trimmed((opening.map { $0 + 1 } ?? start)..<colon)
    let isBlankOrDash = { " -".utf8.contains(text.bytes[$0]) }
    while name.count > 1, isBlankOrDash(name.lowerBound) { name = name.lowerBound + 1..<name.upperBound }
    return name.isEmpty ? nil : text.string(name).withoutQuotes
  }
}
