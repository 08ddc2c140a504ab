import Testing

@testable import Reporting

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    String(decoding: UnifiedDiff("a.yaml", from: Array(old.utf8), to: Array(new.utf8)).bytes, as: UTF8.self)
  }

  @Test func threeEqualLinesSurroundEachChange() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("5\n6\n", with: "five\n6\n").replacing("18\n", with: "")
    let expected = """
      --- a.yaml
      +++ a.yaml
      @@ -2,7 +2,7 @@
       2
       3
       4
      -5
      +five
       6
       7
       8
      @@ -15,6 +15,5 @@
       15
       16
       17
      -18
       19
       20

      """
    #expect(diff(old, new) == expected)
  }

  @Test func equalTextsHaveNoDifference() {
    #expect(diff("a\n", "a\n").isEmpty)
  }

  @Test func aLastLineWithoutLineBreakIsMarked() {
    #expect(diff("a", "b\n") == "--- a.yaml\n+++ a.yaml\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n")
  }

  @Test func anEmptyTextHasNoLines() {
    #expect(diff("", "a\n") == "--- a.yaml\n+++ a.yaml\n@@ -0,0 +1 @@\n+a\n")
  }

  @Test func carriageReturnsAreKept() {
    #expect(diff("a\r\nb\r\n", "a\r\nc\r\n").hasSuffix(" a\r\n-b\r\n+c\r\n"))
  }

  /// Lines of a large text that stay are found, whether they are unique or not.
  @Test func largeTextsAreDividedAtCommonLines() {
    let old = (0..<900).map { "  S\($0):\n    titel: a\n    actions:\n" }.joined()
    let new = old.replacing("titel", with: "title").replacing("  S500:\n", with: "  S500: # here\n    kind: alert\n")
    let lines = diff(old, new).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("-") } == 902 && lines.count { $0.hasPrefix("+") } == 903)
    #expect(lines.contains("+    kind: alert"))
    let same = (0..<900).map { "  \($0 % 7)\n    titel: \($0)\n" }.joined()
    let changed = diff(same, same.replacing("titel", with: "title")).split(separator: "\n")
    #expect(changed.count { $0.hasPrefix("-") } == 901 && changed.count { $0.hasPrefix("+") } == 901)
  }

  /// The number of comparisons of lines grows with the number of lines, not with its square.
  @Test func thousandsOfChangedLinesAreComparedOnce() {
    let counter = Counter()
    let old = (0..<20_000).map { CountedLine(text: "- \($0)", counter: counter) }
    let new = (0..<20_000).map { CountedLine(text: "+ \($0)", counter: counter) }
    let difference = LineDifference(from: old, to: new)
    #expect(difference.isRemoved.allSatisfy { $0 } && difference.isInserted.allSatisfy { $0 })
    #expect(counter.count < 400_000)
  }
}

private final class Counter {
  var count = 0
}

/// A line that counts how often it is compared.
private struct CountedLine: Hashable {
  let text: String
  let counter: Counter

  static func == (one: Self, other: Self) -> Bool {
    one.counter.count += 1
    return one.text == other.text
  }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
