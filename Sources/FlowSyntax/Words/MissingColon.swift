/// Where a colon was forgotten between a name and its value: behind a key, or before a step or a bracket.
enum MissingColon {
  /// Every key of the language.
  static let keys = Set(SchemaObject.allCases.flatMap { $0.table.keys.map(\.name) })
  private static let verbs = Set(Verb.words)

  /// Says so.
  static func message(behind name: String) -> String { "a colon is missing behind \"\(name)\"" }

  /// The blanks behind a key at the begin of a line, by their UTF-8 offsets in it; nil where it begins with none.
  static func blank(behindKeyIn line: String, where isKey: (String) -> Bool) -> Range<Int>? {
    let words = words(of: line)
    guard words.count > 1, isKey(words[0].text) else { return nil }
    return words[0].range.upperBound..<words[1].range.lowerBound
  }

  /// The blanks between a label and the step or the bracket behind it, by their UTF-8 offsets in a line; nil where there is neither.
  static func blank(beforeStepIn line: String) -> Range<Int>? {
    let words = words(of: line)
    guard words.count > 1, !verbs.contains(words[0].text) else { return nil }
    let value = words.indices.dropFirst().first { place in
      if let first = words[place].text.first, "[{".contains(first) { return true }
      guard verbs.contains(words[place].text) else { return false }
      // `Go to tab push Item`: a verb is no screen; `pop root` is a step all the same.
      let next = place + 1 < words.count ? words[place + 1].text : ""
      return !verbs.contains(next) || (words[place].text == Verb.pop.rawValue && next == Verb.root.rawValue)
    }
    // A full-width colon is there, and is none.
    guard let value, !words[value - 1].text.hasSuffix("：") else { return nil }
    return words[value - 1].range.upperBound..<words[value].range.lowerBound
  }

  private static func words(of line: String) -> [(text: String, range: Range<Int>)] {
    let bytes = Array(line.utf8)
    var words: [(text: String, range: Range<Int>)] = []
    var start: Int?
    for (place, byte) in (bytes + [0x20]).enumerated() {
      let isBlank = byte == 0x20 || byte == 0x09
      if isBlank, let first = start {
        words.append((String(decoding: bytes[first..<place], as: UTF8.self), first..<place))
      }
      start = isBlank ? nil : start ?? place
    }
    return words
  }
}
