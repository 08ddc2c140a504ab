import Diagnostics
import FlowModel
import Testing

@testable import FlowSyntax

/// What grows faster than the files is bounded.
@Suite struct SizeTests {
  @Test func tasksPutSoManyActionsOnScreens() {
    let actions = (0..<1001).map { "      A\($0): stay\n" }.joined()
    let screens = (0..<1000).map { "      S\($0):\n" }.joined()
    let text = "navflow: 1\ntasks:\n  t:\n    actions:\n\(actions)    screens:\n\(screens)"
    #expect(findings(text) == ["too-large «t»"])
  }

  @Test func manyNamesThatStandTooDeepAreFoundInTime() {
    let screen = "    screens: { S: }\n"
    let alone = (0..<3_000).map { "    stray task number \($0):\n    title: x\n" + screen }.joined()
    let whole = (0..<3_000).map { "    stray number \($0):\n      screens: { T: }\n" }.joined()
    let tasks = "navflow: 1\ntasks:\n  t:\n    title: x\n" + screen
    #expect(findings(tasks + alone).count { $0.hasPrefix("unknown-key") } == 3_000)
    #expect(findings(tasks + whole).count { $0.hasPrefix("unknown-key") } == 3_000)
  }

  @Test func manyMistakesAreAnsweredInTime() {
    let screens = (0..<400).map { "  Screen number \($0): { actions: { Go: push Screan numbr x\($0) } }\n" }.joined()
    #expect(findings("navflow: 1\nscreens:\n\(screens)").count == 400)
  }

  /// Every action has three conditions and as many places, and looking at all of them takes as long as they are wide.
  @Test func whatThereIsMostOfIsNarrow() {
    #expect(MemoryLayout<SourceRange>.size <= 28)
    #expect(MemoryLayout<Condition>.size <= 48)
  }
}
