import Diagnostics
import Testing

@testable import FlowSyntax

/// Random documents in which the range of every node is known.
@Suite struct RandomDocumentTests {
  @Test(arguments: 0..<20)
  func nodesHaveWrittenRanges(block: Int) throws {
    for seed in UInt64(block) * 100..<UInt64(block + 1) * 100 {
      let document = RandomDocument(seed: seed)
      let (node, diagnostics) = read(document.bytes)
      // Unused anchors are reported, but are not the subject of this test.
      let other = diagnostics.filter { !$0.message.english.contains("nothing repeats it") }
      try #require(other.map(describe) == [], "seed \(seed)\n\(String(decoding: document.bytes, as: UTF8.self))")
      let found = preorder(try #require(node))
      try #require(found == document.nodes, "seed \(seed)\n\(String(decoding: document.bytes, as: UTF8.self))")
    }
  }

  @Test(arguments: 0..<10)
  func positionsMatchOffsets(block: Int) throws {
    for seed in UInt64(block) * 20..<UInt64(block + 1) * 20 {
      let document = RandomDocument(seed: seed)
      for position in try positions(of: #require(read(document.bytes).node)) {
        try #require(position == place(of: position.offset, in: document.bytes), "seed \(seed)")
      }
    }
  }

  private func preorder(_ node: Node) -> [RandomDocument.Written] {
    let range = node.range.start.offset..<node.range.end.offset
    return [RandomDocument.Written(range: range, text: node.text)] + node.children.flatMap(preorder)
  }

  private func positions(of node: Node) -> [SourcePosition] {
    [node.range.start, node.range.end] + node.children.flatMap(positions)
  }

  /// Counts lines and columns from the start of the file.
  private func place(of offset: Int, in bytes: [UInt8]) -> SourcePosition {
    var text = String(decoding: bytes[..<offset], as: UTF8.self).unicodeScalars[...]
    if text.first == "\u{FEFF}" { text = text.dropFirst() }
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" }
    let pairs = zip(text, text.dropFirst()).count { $0 == ("\r", "\n") }
    return SourcePosition(line: lines.count - pairs, column: (lines.last?.count ?? 0) + 1, offset: offset)
  }
}
