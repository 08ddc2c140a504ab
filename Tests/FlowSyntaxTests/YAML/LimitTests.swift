import Diagnostics
import Testing

@testable import FlowSyntax

/// Files that exceed the limits on depth, size or aliases.
@Suite struct LimitTests {
  @Test(arguments: ["[", "{a: ", "- ", "? ", "[[", "{ "])
  func rejectsDeepNesting(opening: String) {
    let (node, diagnostics) = read(String(repeating: opening, count: 200_000))
    #expect(node == nil)
    #expect(diagnostics.map(\.rule) == ["too-large"])
    #expect(diagnostics.map(\.message.english) == ["this is nested more than 64 levels deep"])
  }

  @Test func acceptsTheLimitItself() {
    #expect(read(nested(64)).node != nil)
    #expect(read(nested(65)).diagnostics.map(describe) == ["1:65-1:65 this is nested more than 64 levels deep"])
  }

  @Test func countsTheDepthOfAliases() {
    let half = "a: &x \(nested(32))\nb: "
    #expect(read(half + wrap("*x", 31)).diagnostics.isEmpty)
    #expect(
      read(half + wrap("*x", 32)).diagnostics.map(describe) == ["2:36-2:38 this is nested more than 64 levels deep"])
  }

  @Test func rejectsExponentialAliases() {
    var text = "- &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      text += "- &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", "))]\n"
    }
    let (node, diagnostics) = read(text)
    #expect(node == nil)
    #expect(diagnostics.map(describe) == ["5:48-5:51 the aliases of this file repeat more than 100,000 entries"])
  }

  @Test func rejectsLargeFiles() {
    let bytes = [UInt8](repeating: 0x20, count: SourceFile.maximumSize + 1)
    #expect(read(bytes).diagnostics.map(describe) == ["1:1-1:1 the file is larger than 16 MiB"])
  }

  @Test(arguments: [
    "%TAG !x! y\n", "a: @b\n", "\t\n", "#\n", "!x ", "&x ", "a: \"b\"c\n", "[}", "　a: b\n", "---\n", "\u{0}",
  ])
  func repetitionTakesBoundedTime(text: String) {
    let (_, diagnostics) = read(String(repeating: text, count: 20_000))
    #expect(!diagnostics.isEmpty && diagnostics.count <= NodeReader.findingLimit)
  }

  private func nested(_ depth: Int) -> String { wrap("", depth) }

  private func wrap(_ inner: String, _ depth: Int) -> String {
    String(repeating: "[", count: depth) + inner + String(repeating: "]", count: depth)
  }
}
