import Diagnostics

/// An annotation for GitHub's runner: `::error file=…,line=…::message`.
///
/// The text is escaped as the runner requires, so that it cannot end its line or property and start another command.
struct WorkflowCommand {
  /// The maximum length of a message; the runner shortens longer ones.
  private static let maximumMessageLength = 4_000

  /// The line, without a line break.
  let line: String

  /// Creates an annotation.
  init(_ name: String, _ properties: [(name: String, value: String)], message: String) {
    let list = properties.map { "\($0.name)=\(Self.escapedProperty($0.value))" }.joined(separator: ",")
    line = "::\(name) \(list)::" + Self.escaped(message.shortened(to: Self.maximumMessageLength))
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(scalar)
      }
    }.joined()
  }

  private static func escapedProperty(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

extension String {
  /// Returns the text, shortened and ended with `…` if it has more than `limit` scalars.
  func shortened(to limit: Int) -> String {
    guard unicodeScalars.count > limit else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(limit - 1))) + "…"
  }
}
