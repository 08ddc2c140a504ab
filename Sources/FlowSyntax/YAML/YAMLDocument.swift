import Diagnostics

/// The YAML document of a file.
struct YAMLDocument {
  /// The root node, or nil if it cannot be used.
  var node: Node?
  /// The syntax errors.
  var diagnostics: [Diagnostic]
  /// The ranges that were repaired by a guess; errors in them may not exist in the file.
  var uncertainRanges: [SourceRange] = []
  /// Whether the document is complete, with only unambiguous repairs.
  var isWhole = false
}
