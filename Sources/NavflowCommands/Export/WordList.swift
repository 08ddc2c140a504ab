import FlowSyntax

extension CaseIterable where Self: RawRepresentable<String> {
  /// Returns the words of a list such as `scenarios,cover`.
  ///
  /// - Throws: `UsageError` for an unknown word.
  static func list(_ text: String, for option: String) throws -> [Self] {
    try text.split(separator: ",").map { part in
      let word = part.trimmed
      if let value = Self(rawValue: word) { return value }
      let near = WordFinder.nearest(to: word, among: rawValues)
      let help = near.map { "did you mean \"\($0)\"?" } ?? "write \(rawValues.listed("and")), separated by commas"
      throw UsageError("\(option) has no \"\(word)\": \(help)")
    }
  }
}

extension Substring {
  /// The text without spaces at both ends.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
