import Diagnostics

@testable import FlowSyntax

/// Reads a text as the file of id 0.
func read(_ text: String) -> (node: Node?, diagnostics: [Diagnostic]) { read(Array(text.utf8)) }

/// Reads bytes as the file of id 0.
func read(_ bytes: [UInt8]) -> (node: Node?, diagnostics: [Diagnostic]) {
  NodeReader.read(SourceFile(path: "a.flow.yaml", bytes: bytes), id: FileID(0))
}

/// `line:column`.
func describe(_ position: SourcePosition) -> String { "\(position.line):\(position.column)" }

extension Node {
  /// The nodes directly in it, keys before their values.
  var children: [Node] {
    switch content {
    case .scalar: []
    case .sequence(let items): items
    case .mapping(let pairs): pairs.flatMap { [$0.key, $0.value] }
    }
  }
}
