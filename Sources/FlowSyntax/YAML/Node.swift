import Diagnostics

/// A node of a YAML document with its source range; aliases are expanded, tags are removed.
struct Node: Sendable {
  /// The style of a scalar.
  enum ScalarStyle: Hashable, Sendable {
    case plain
    case quoted
    /// A scalar after `|` or `>`.
    case block
  }

  /// A key and its value.
  struct Pair: Sendable {
    var key: Node
    var value: Node
  }

  /// The content of a node.
  enum Content: Sendable {
    case scalar(String, ScalarStyle)
    case sequence([Node])
    /// The pairs in file order, with duplicates, which the decoder reports.
    case mapping([Pair])
  }

  var content: Content
  /// The source range, including quotes and brackets.
  var range: SourceRange

  /// The text of a scalar, or nil.
  var text: String? { if case .scalar(let text, _) = content { text } else { nil } }

  /// Whether the value is missing (`key:`).
  var isAbsent: Bool { if case .scalar("", .plain) = content { true } else { false } }
}
