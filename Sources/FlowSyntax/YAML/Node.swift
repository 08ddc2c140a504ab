import Diagnostics

/// A piece of a YAML document that knows where it starts and ends; aliases are expanded, tags are gone.
struct Node: Sendable {
  /// How a scalar is written.
  enum ScalarStyle: Hashable, Sendable {
    case plain
    case quoted
    /// `|` or `>`.
    case block
  }

  /// A key and its value.
  struct Pair: Sendable {
    var key: Node
    var value: Node
  }

  /// What a node is.
  enum Content: Sendable {
    case scalar(String, ScalarStyle)
    case sequence([Node])
    /// In the order of the file, duplicates included: it is for the decoder to name them.
    case mapping([Pair])
  }

  var content: Content
  /// From its first character to after its last, quotes and brackets included.
  var range: SourceRange

  /// The text of a scalar.
  var text: String? { if case .scalar(let text, _) = content { text } else { nil } }

  /// Whether nothing is written where a value could be (`key:`).
  var isAbsent: Bool { if case .scalar("", .plain) = content { true } else { false } }
}
