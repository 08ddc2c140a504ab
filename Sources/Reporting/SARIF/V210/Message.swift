import Diagnostics

extension SARIFFormat.V210 {
  /// Plain text, in which only `[words](number)` is more than it seems: a link to a related place.
  struct Message {
    /// What it says, links included.
    private(set) var text: String

    /// Creates a message of our own words and of names from flow files, none of which can make a link.
    init(_ text: String) {
      self.text = Self.lines(of: text).replacing("](", with: "] (")
    }

    /// Adds a line that leads to a related place.
    mutating func link(_ words: String, to place: Int) {
      var label = ""
      for character in words.visible {
        if "[]\\".contains(character) { label += "\\" }
        label.append(character)
      }
      text += "\nsee [\(label)](\(place))"
    }

    /// The value to write.
    var json: JSONValue { .object([("text", .string(text))]) }

    /// The text with what is hidden spelled out, line by line.
    private static func lines(of text: String) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visible }.joined(separator: "\n")
    }
  }
}
