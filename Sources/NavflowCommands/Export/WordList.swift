import FlowSyntax
import Localization

extension CaseIterable where Self: RawRepresentable<String> {
  /// Returns the words of a list such as `scenarios,cover`.
  ///
  /// - Throws: `UsageError` for an unknown word.
  static func list(_ text: String, for option: String) throws -> [Self] {
    let parts = text.split(separator: ",")
    guard !parts.isEmpty else {
      throw UsageError("\(option) needs a value: \(Message.list(rawValues.map(Message.code), .or))")
    }
    return try parts.map { part in
      let word = part.trimmed
      if let value = Self(rawValue: word) { return value }
      let near = WordFinder.nearest(to: word, among: rawValues)
      let all = Message.list(rawValues.map(Message.code))
      throw UsageError(
        near.map { "\(option) has no \"\(word)\": did you mean \"\($0)\"?" }
          ?? "\(option) has no \"\(word)\": write \(all), separated by commas")
    }
  }
}

extension Substring {
  /// The text without spaces at both ends.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
