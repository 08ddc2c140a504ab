import Localization

/// Finds a missing colon between a name and its value: after a key, or before a step or a bracket.
enum MissingColon {
  /// All keys of the language.
  static let keys = Set(SchemaObject.allCases.flatMap { $0.table.keys.map(\.name) })
  private static let verbs = Set(Verb.words)

  /// Returns the message for a missing colon.
  static func message(behind name: String) -> Message { "a colon is missing after \"\(name)\"" }

  /// Returns the UTF-8 range of the blanks after a key at the beginning of a line, or nil.
  static func blank(behindKeyIn line: String, where isKey: (String) -> Bool) -> Range<Int>? {
    let words = words(of: line)
    guard words.count > 1, isKey(words[0].text) else { return nil }
    return words[0].range.upperBound..<words[1].range.lowerBound
  }

  /// Returns the UTF-8 range of the blanks between a label and a step or bracket after it, or nil.
  static func blank(beforeStepIn line: String) -> Range<Int>? {
    let words = words(of: line)
    guard words.count > 1, !verbs.contains(words[0].text) else { return nil }
    let value = words.indices.dropFirst().first { place in
      if let first = words[place].text.first, "[{".contains(first) { return true }
      guard verbs.contains(words[place].text) else { return false }
      // The step of `Go to tab push Item` begins at `push`: `tab` belongs to the label, because a verb follows it.
      // In `pop root` a verb follows another one, but `root` is the operand.
      let next = place + 1 < words.count ? words[place + 1].text : ""
      return !verbs.contains(next) || (words[place].text == Verb.pop.rawValue && next == Verb.root.rawValue)
    }
    // A full-width colon is not a missing one.
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
