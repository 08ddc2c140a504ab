import Diagnostics

/// What a file is as YAML.
struct YAMLDocument {
  /// Its root, or nil where there is none to go on with.
  var node: Node?
  /// Everything that is wrong with it as YAML.
  var diagnostics: [Diagnostic]
  /// Where the text was mended by a guess: what else seems wrong there may be right in the file.
  var doubts: [SourceRange] = []
  /// Whether all that its author meant is in it, each mistake being mended as only it could be meant.
  var isWhole = false
}
