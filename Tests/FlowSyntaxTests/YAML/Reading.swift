import Diagnostics

@testable import FlowSyntax

/// The file id in tests.
let file = FileID(0)

/// Returns bytes as a file.
func file(_ bytes: [UInt8]) -> SourceFile { SourceFile(path: "a.flow.yaml", bytes: bytes) }

/// Reads a text.
func read(_ text: String) -> (node: Node?, diagnostics: [Diagnostic]) { read(Array(text.utf8)) }

/// Reads bytes.
func read(_ bytes: [UInt8]) -> (node: Node?, diagnostics: [Diagnostic]) {
  let document = NodeReader.read(file(bytes), id: file)
  return (document.node, document.diagnostics)
}

/// `line:column`.
func describe(_ position: SourcePosition) -> String { "\(position.line):\(position.column)" }

/// `line:column-line:column`.
func describe(_ range: SourceRange) -> String { "\(describe(range.start))-\(describe(range.end))" }

/// Returns the position and the message, with those of the notes.
func describe(_ diagnostic: Diagnostic) -> String {
  let notes = diagnostic.notes.map { " (\(describe($0.range)) \($0.message.english))" }.joined()
  return "\(describe(diagnostic.range)) \(diagnostic.message.english)\(notes)"
}

extension Node {
  /// The direct children, keys before their values.
  var children: [Node] {
    switch content {
    case .scalar: []
    case .sequence(let items): items
    case .mapping(let pairs): pairs.flatMap { [$0.key, $0.value] }
    }
  }
}
