import Diagnostics

/// Reads a file's YAML document.
enum NodeReader {
  /// The document's root, or nil where there is none to go on with, and everything that is wrong with the file as YAML.
  static func read(_ file: SourceFile, id: FileID) -> (node: Node?, diagnostics: [Diagnostic]) {
    let limit = 16 * 1024 * 1024
    if file.bytes.count > limit {
      return (nil, [Diagnostic("too-large", .error, "the file is larger than 16 MiB", at: .beginning(of: id))])
    }
    var composer = NodeComposer(file.bytes[...], file: id)
    let node = composer.compose()
    return (node, composer.diagnostics)
  }
}
