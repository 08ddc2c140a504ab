import Diagnostics

/// A YAML value to be written in the layout of `navflow fmt`.
package indirect enum YAMLText: Sendable {
  /// A scalar as it is written, with its quotes.
  case word(String)
  case list([YAMLText])
  case map([(key: String, value: YAMLText)])

  /// Returns a text with the quotes that it needs.
  package static func text(_ text: String) -> YAMLText { .word(text.spelledAsScalar) }

  /// The value on one line, as inside braces.
  package var line: String {
    switch self {
    case .word(let word): word
    case .list(let items): "[" + items.map(\.line).joined(separator: ", ") + "]"
    case .map(let members):
      members.isEmpty
        ? "{}" : "{ " + members.map { "\($0.key.spelledAsScalar): \($0.value.line)" }.joined(separator: ", ") + " }"
    }
  }

  /// The greatest length of a line with a map in braces.
  private static let width = 120

  /// Returns the lines of a map below an indentation: a member in one line if it fits, else its members below it.
  ///
  /// - Parameter isOpen: whether the members' own members get a line each, even if they fit in one.
  package static func lines(
    _ members: [(key: String, value: YAMLText)], indentation: Int, open: Set<String> = []
  ) -> [String] {
    members.flatMap { key, value -> [String] in
      let start = String(repeating: " ", count: indentation) + key.spelledAsScalar + ":"
      let line = start + " " + value.line
      guard case .map(let inner) = value, !inner.isEmpty, open.contains(key) || line.count > width else {
        return [line]
      }
      return [start] + lines(inner, indentation: indentation + 2)
    }
  }
}
