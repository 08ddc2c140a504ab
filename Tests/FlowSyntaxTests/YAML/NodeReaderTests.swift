import Diagnostics
import Testing

@testable import FlowSyntax

@Test func readsAMapping() {
  let file = SourceFile(path: "a.flow.yaml", bytes: Array("a: b\nc: [d, { e: f }]\n".utf8))
  let (node, diagnostics) = NodeReader.read(file, id: FileID(0))
  #expect(diagnostics.isEmpty)
  #expect(node?.range.end == SourcePosition(line: 2, column: 18, offset: 22))
}
