import FlowModel
import Testing

@testable import FlowSyntax

/// The key `relaunch`.
@Suite struct RelaunchTests {
  private func text(_ relaunch: String) -> String {
    """
    navflow: 1
    root: { stack: A }
    state: { s: [x, y], any: { values: [x, y], initial: any } }
    relaunch: \(relaunch)
    screens: { A: { actions: { Go: { set: { s: y } } } } }
    """
  }

  @Test func isAnEntry() throws {
    let read = try flow(text("{ forgotten: [s] }"))
    let relaunch = try #require(read.relaunch)
    #expect(read.entries == [relaunch] && read[relaunch].label.value == "Relaunch")
    #expect(read[relaunch].set.map(\.value) == [ValueID(0)])
    guard case .root = try #require(read[relaunch].allSteps.first).kind else { return #expect(Bool(false)) }
  }

  @Test func keepsStacks() throws {
    let read = try flow(text("{ restored: true }"))
    guard case .dismiss(.all) = try #require(read.relaunch.flatMap { read[$0].allSteps.first }).kind else {
      return #expect(Bool(false))
    }
  }

  @Test func needsNoValue() throws { #expect(try flow(text("")).relaunch != nil) }

  @Test func reportsMistakes() {
    #expect(findings(text("{ forgotten: [t] }")) == ["unknown-name «t»"])
    #expect(findings(text("{ forgotten: [any] }")) == ["unknown-value «any»"])
    #expect(findings(text("{ stacks: kept }")) == ["unknown-key «stacks»"])
    #expect(findings(text("yes")) == ["wrong-type «yes»"])
  }

  @Test func hasNoEffectInFragments() {
    let fragment = "navflow: 1\nrelaunch: {}\nscreens: { A: { title: A } }"
    #expect(findings(fragment) == ["missing-key «relaunch»"])
  }
}
