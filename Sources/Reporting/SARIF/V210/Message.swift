import Diagnostics
import Localization

extension SARIFFormat.V210 {
  /// Plain text, in which only `[words](number)` has a meaning: a link to a related location.
  struct Message {
    /// The text, including links.
    private(set) var text: String

    /// Creates a message.
    ///
    /// Names from flow files cannot create links, because `](` is separated.
    init(_ text: String) {
      self.text = Self.lines(of: text).replacing("](", with: "] (")
    }

    /// Adds a line with a link to a related location.
    mutating func link(_ words: String, to place: Int) {
      var label = ""
      for character in words.visible {
        if "[]\\".contains(character) { label += "\\" }
        label.append(character)
      }
      text += "\n\(localized("see")) [\(label)](\(place))"
    }

    /// The JSON of the message.
    var json: JSONValue { .object([("text", .string(text))]) }

    /// Returns the text with hidden scalars made visible, line by line.
    private static func lines(of text: String) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visible }.joined(separator: "\n")
    }
  }
}
