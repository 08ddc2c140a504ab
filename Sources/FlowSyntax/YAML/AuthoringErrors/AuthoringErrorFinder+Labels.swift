/// Labels with a colon in them that lack quotes: `Buy: now: push Cart` and `「Buy: now」: push Cart`.
extension AuthoringErrorFinder {
  /// Marks that open and close a quotation in a text, and mean nothing to YAML.
  private static let marks: [Unicode.Scalar: Unicode.Scalar] = [
    "「": "」", "『": "』", "“": "”", "‘": "’", "（": "）", "(": ")", "【": "】", "«": "»", "《": "》",
  ]

  /// Finds a label that contains a colon: in quotation marks, or before a later colon that has a step after it.
  ///
  /// - Parameter first: the first colon.
  func colonInLabel(_ first: Int) -> AuthoringError? {
    let line = lines.content(line(first))
    let rest = entryStart(from: line.lowerBound)..<line.upperBound
    guard let colon = colonBehindMarks(in: rest, first) ?? colonBeforeStep(in: rest, first) else { return nil }
    let label = text.withoutDashes(text.trimmed(rest.lowerBound..<colon))
    guard !label.isEmpty, label.upperBound > first else { return nil }
    let quoted = Self.quoted(text.string(label))
    return AuthoringError(
      message: "a label with a colon in it must be in quotes", range: label,
      help: "write `\(Self.brief(quoted)): …`", edits: [TextEdit(label, quoted)])
  }

  /// Returns the colon after the closing quotation mark of the label.
  private func colonBehindMarks(in rest: Range<Int>, _ first: Int) -> Int? {
    var closing: [Unicode.Scalar] = []
    for scalar in text.string(rest.lowerBound..<first).unicodeScalars {
      if let close = Self.marks[scalar] {
        closing.append(close)
      } else if scalar == closing.last {
        closing.removeLast()
      }
    }
    guard let mark = closing.first, let end = end(of: mark, in: first..<rest.upperBound) else { return nil }
    return firstColon(in: end..<rest.upperBound)
  }

  private func end(of mark: Unicode.Scalar, in range: Range<Int>) -> Int? {
    let bytes = Array(String(mark).utf8)
    return range.first { text.bytes[$0...].starts(with: bytes) }.map { $0 + bytes.count }
  }

  /// Returns the last colon, if a step follows it and the text before it is not the name of something else.
  private func colonBeforeStep(in rest: Range<Int>, _ first: Int) -> Int? {
    let name = text.string(text.withoutDashes(text.trimmed(rest.lowerBound..<first))).withoutQuotes
    guard !MissingColon.keys.contains(name), history.brackets.isEmpty,
      let colon = rest.last(where: { isColon(at: $0) }), colon > first
    else { return nil }
    let middle = text.string(text.trimmed(first + 1..<colon))
    let words = text.string(text.trimmed(colon + 1..<rest.upperBound)).split(separator: " ")
    guard !MissingColon.keys.contains(middle), Verb.advice(for: middle) == nil, let verb = words.first else {
      return nil
    }
    return Verb(rawValue: String(verb)) == nil ? nil : colon
  }
}
