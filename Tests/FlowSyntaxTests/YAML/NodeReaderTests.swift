import Diagnostics
import Testing

@testable import FlowSyntax

/// Every node of a document has the correct source range.
@Suite struct NodeRangeTests {
  @Test(arguments: [
    ("a: b\nc: [d, { e: f }]\n", "1:1-2:17 1:1-1:2 1:4-1:5 2:1-2:2 2:4-2:17 2:5-2:6 2:8-2:16 2:10-2:11 2:13-2:14"),
    ("残高: 支払い # x\n次: 'い''ろ'", "1:1-2:10 1:1-1:3 1:5-1:8 2:1-2:2 2:4-2:10"),
    ("\u{FEFF}a: \"b\"\n", "1:1-1:7 1:1-1:2 1:4-1:7"),
    ("a:\r\n  b\r\n  c\rd: e", "1:1-4:5 1:1-1:2 2:3-3:4 4:1-4:2 4:4-4:5"),
    ("a: |\n  x\n  y \n\n\nb: >-\n\n z", "1:1-8:3 1:1-1:2 1:4-3:5 6:1-6:2 6:4-8:3"),
    ("a: | # c\nb: |+2\n\n\n", "1:1-2:7 1:1-1:2 1:4-1:5 2:1-2:2 2:4-2:7"),
    ("a: |+\n  x\n\n\n# c\n", "1:1-2:4 1:1-1:2 1:4-2:4"),
    (
      "a:\n- x\n-\n- - y\n  - z\nb:\n\n# c\n",
      "1:1-6:3 1:1-1:2 2:1-5:6 2:3-2:4 3:2-3:2 4:3-5:6 4:5-4:6 5:5-5:6 6:1-6:2 6:3-6:3"
    ),
    ("{push:S, a: , b , c:\n}", "1:1-2:2 1:2-1:8 1:8-1:8 1:10-1:11 1:12-1:12 1:15-1:16 1:16-1:16 1:19-1:20 1:21-1:21"),
    ("[a: b, c, [], {}]", "1:1-1:18 1:2-1:6 1:2-1:3 1:5-1:6 1:8-1:9 1:11-1:13 1:15-1:17"),
    ("? a\n? b\n: c\n", "1:1-3:4 1:3-1:4 1:4-1:4 2:3-2:4 3:3-3:4"),
    ("a: &x # c\n  b: 1\nc: *x\n", "1:1-3:6 1:1-1:2 2:3-2:7 2:3-2:4 2:6-2:7 3:1-3:2 3:4-3:6 2:3-2:4 2:6-2:7"),
    (
      "- &x a\n- &y [b]\n- &z\n  - c\n- [*x, *y , *z]\n",
      "1:1-5:16 1:6-1:7 2:6-2:9 2:7-2:8 4:3-4:6 4:5-4:6 5:3-5:16 5:4-5:6 5:8-5:10 2:7-2:8 5:13-5:15 4:5-4:6"
    ),
    ("---\n- a\n...\n# end\n...\n", "2:1-2:4 2:3-2:4"),
    ("a: \"x\n  y\"\n", "1:1-2:5 1:1-1:2 1:4-2:5"),
    ("𝒜👨‍👩‍👧: é\u{301}", "1:1-1:11 1:1-1:7 1:9-1:11"),
    (
      "- &a { x: &a y }\n- *a\n- &a z\n- *a",
      "1:1-4:5 1:6-1:17 1:8-1:9 1:14-1:15 2:3-2:5 3:6-3:7 4:3-4:5"
    ),
    ("a: x\n\n\n\n", "1:1-1:5 1:1-1:2 1:4-1:5"),
    ("<<: pop\nnull: ~\n", "1:1-2:8 1:1-1:3 1:5-1:8 2:1-2:5 2:7-2:8"),
  ])
  func nodesHaveRanges(text: String, places: String) throws {
    let (node, diagnostics) = read(text)
    #expect(diagnostics.map(\.message.english) == [])
    #expect(ranges(of: try #require(node)) == places)
  }

  private func ranges(of node: Node) -> String {
    let place = "\(describe(node.range.start))-\(describe(node.range.end))"
    return ([place] + node.children.map(ranges)).joined(separator: " ")
  }
}
