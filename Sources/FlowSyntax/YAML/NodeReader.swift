import Diagnostics

/// Reads a file's YAML document.
enum NodeReader {
  /// Longer files are refused.
  static let sizeLimit = 16 * 1024 * 1024

  /// The document's root, or nil where there is none to go on with, and everything that is wrong with the file as YAML.
  static func read(_ file: SourceFile, id: FileID) -> (node: Node?, diagnostics: [Diagnostic]) {
    if file.bytes.count > sizeLimit { return (nil, [Complaint.tooLarge.diagnostic(at: .beginning(of: id))]) }
    let text = WorkingText(file.bytes)
    var composer = NodeComposer(text, file: id)
    composer.compose()
    var diagnostics = composer.diagnostics
    if let failure = composer.failure {
      var cursor = TextCursor(text)
      cursor.advance(toIndex: failure.index)
      let place = SourceRange(file: id, start: cursor.position, end: cursor.position)
      diagnostics.append(Diagnostic("syntax", .error, failure.problem, at: place))
      return (nil, diagnostics)
    }
    if diagnostics.isEmpty, composer.root?.isAbsent ?? true {
      let complaint = Complaint.empty(hasComments: file.bytes.contains(UInt8(ascii: "#")))
      return (nil, [complaint.diagnostic(at: .beginning(of: id))])
    }
    return (composer.root, diagnostics)
  }
}
