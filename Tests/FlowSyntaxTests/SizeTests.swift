import Diagnostics
import FlowModel
import Testing

@testable import FlowSyntax

/// Limits on everything that can grow faster than the files.
@Suite struct SizeTests {
  @Test func inheritedActionsAreLimited() {
    let actions = (0..<1001).map { "      A\($0): stay\n" }.joined()
    let screens = (0..<1000).map { "      S\($0):\n" }.joined()
    let text = "navflow: 1\ntasks:\n  t:\n    actions:\n\(actions)    screens:\n\(screens)"
    #expect(findings(text) == ["too-large «t»"])
  }

  @Test func manyStrayNamesTakeLinearTime() {
    let screen = "    screens: { S: }\n"
    let alone = (0..<3_000).map { "    stray task number \($0):\n    title: x\n" + screen }.joined()
    let whole = (0..<3_000).map { "    stray number \($0):\n      screens: { T: }\n" }.joined()
    let tasks = "navflow: 1\ntasks:\n  t:\n    title: x\n" + screen
    #expect(findings(tasks + alone).count { $0.hasPrefix("unknown-key") } == 3_000)
    #expect(findings(tasks + whole).count { $0.hasPrefix("unknown-key") } == 3_000)
  }

  @Test func manyErrorsTakeBoundedTime() {
    let screens = (0..<400).map { "  Screen number \($0): { actions: { Go: push Screan numbr x\($0) } }\n" }.joined()
    #expect(findings("navflow: 1\nscreens:\n\(screens)").count == 400)
  }

  /// There are many conditions and source ranges, and scanning them takes time in proportion to their size.
  @Test func frequentTypesAreSmall() {
    #expect(MemoryLayout<SourceRange>.size <= 28)
    #expect(MemoryLayout<Condition>.size <= 48)
  }
}
