import Reporting
import Testing

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
}
