import Diagnostics

/// A line that GitHub's runner takes for an annotation: `::error file=…,line=…::message`.
///
/// The escapes are those of the runner itself; with them no text can end its line or its property, and so none can begin a
/// command of its own.
struct WorkflowCommand {
  /// The runner cuts what is longer, and a browser has no use for it.
  private static let longestMessage = 4_000

  /// The line, without its line break.
  let line: String

  /// Writes an annotation.
  init(_ name: String, _ properties: [(name: String, value: String)], message: String) {
    let list = properties.map { "\($0.name)=\(Self.escapedProperty($0.value))" }.joined(separator: ",")
    line = "::\(name) \(list)::" + Self.escaped(message.shortened(to: Self.longestMessage))
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
  /// The text, or where it has more scalars than that, its beginning and `…`.
  func shortened(to limit: Int) -> String {
    guard unicodeScalars.count > limit else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(limit - 1))) + "…"
  }
}
