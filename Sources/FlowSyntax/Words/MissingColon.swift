/// Where a colon was forgotten between a name and its value: behind one of the language's keys, or before a step.
enum MissingColon {
  private static let keys = Set(SchemaObject.allCases.flatMap { $0.table.keys.map(\.name) })
  private static let verbs = Set(Verb.words)

  /// Says so.
  static func message(behind name: String) -> String { "a colon is missing behind \"\(name)\"" }

  /// The blanks in a line that should be a colon, by their UTF-8 offsets in it; nil where no word tells.
  static func blank(in line: String) -> Range<Int>? {
    let bytes = Array(line.utf8)
    var words: [Range<Int>] = []
    var start: Int?
    for (place, byte) in (bytes + [0x20]).enumerated() {
      let isBlank = byte == 0x20 || byte == 0x09
      if isBlank, let first = start { words.append(first..<place) }
      start = isBlank ? nil : start ?? place
    }
    let isVerb = words.map { verbs.contains(String(decoding: bytes[$0], as: UTF8.self)) }
    guard words.count > 1, !isVerb[0] else { return nil }
    let isKey = keys.contains(String(decoding: bytes[words[0]], as: UTF8.self))
    guard let value = isKey ? 1 : isVerb.firstIndex(of: true) else { return nil }
    return words[value - 1].upperBound..<words[value].lowerBound
  }
}
