import Localization

/// A sentence of the argument parser, which knows no language but English.
struct ParserMessage {
  /// The sentence as a message.
  let message: Message

  /// Reads the parser's text; one that it does not know, and one of navflow's own, stays as it is.
  init(_ text: String) {
    let line = text.split(separator: "\n").joined(separator: " ")
    let sentence = line.prefix(1).lowercased() + line.dropFirst()
    message = Self.known(sentence) ?? Message(text: sentence)
  }

  private static func known(_ sentence: String) -> Message? {
    if let match = sentence.wholeMatch(of: /unknown option '(.+)'\. Did you mean '(.+)'\?/) {
      return "unknown option '\(match.1)'. Did you mean '\(match.2)'?"
    }
    if let match = sentence.wholeMatch(of: /unknown option '(.+)'/) { return "unknown option '\(match.1)'" }
    if let match = sentence.wholeMatch(of: /missing value for '(.+)'/) { return "missing value for '\(match.1)'" }
    if let match = sentence.wholeMatch(of: /unexpected argument '(.+)'/) { return "unexpected argument '\(match.1)'" }
    if let match = sentence.wholeMatch(of: /([0-9]+) unexpected arguments: (.+)/) {
      let words = match.2.split(separator: ", ").map { Message(text: String($0)) }
      return "\(match.1) unexpected arguments: \(Message.list(words, .none))"
    }
    if let match = sentence.wholeMatch(of: /missing expected argument '(.+)'/) {
      return "missing expected argument '\(match.1)'"
    }
    if let match = sentence.wholeMatch(of: /the value '(.*)' is invalid for '(.+)'/) {
      let hasWideDigits = match.1.unicodeScalars.contains { ("\u{FF10}"..."\u{FF19}").contains($0) }
      return hasWideDigits
        ? "the value '\(match.1)' is invalid for '\(match.2)': write half-width digits"
        : "the value '\(match.1)' is invalid for '\(match.2)'"
    }
    if let match = sentence.wholeMatch(of: /the option '(.+)' does not take any value, but '(.*)' was specified\./) {
      return "the option '\(match.1)' does not take any value, but '\(match.2)' was specified."
    }
    return nil
  }
}
