import Diagnostics
import FlowModel
import FlowSimulation
import FlowSyntax
import Testing

@testable import FlowRules

/// A longer exploration never says less than a shorter one.
@Suite struct LongerExplorationTests {
  private let range = SourceRange.beginning(of: FileID(0))

  private func finding(_ screen: Int, _ verdict: Verdict? = nil, isShown: Bool = true) throws -> Finding {
    let text = "navflow: 1\nroot: { stack: Home }\nscreens: { Home: { title: Home } }\n"
    let simulator = try #require(FlowReader.read(text: text).flow.flatMap { Simulator($0, on: .phone) })
    var finding = Finding("it grows", help: nil, at: range, about: .screen(ScreenID(screen)))
    finding.verdict = verdict
    finding.sighting = Finding.Sighting(device: .phone, witness: isShown ? .walk(Walk(simulator)) : nil)
    return finding
  }

  private func verdict(_ verdict: Verdict, open: Int? = nil) -> PropertyVerdict {
    PropertyVerdict(property: "growing-stack", device: "phone", verdict: verdict, openBound: open)
  }

  private func verdict(_ later: PropertyVerdict, after earlier: PropertyVerdict) -> PropertyVerdict? {
    var result = RuleResult(findings: [], usedAllows: [], verdicts: [later])
    result.keep(RuleResult(findings: [], usedAllows: [], verdicts: [earlier]))
    return result.verdicts.first
  }

  @Test func findingsThatABehaviourShowsAreKept() throws {
    var result = RuleResult(findings: [try finding(0)], usedAllows: [], verdicts: [])
    result.keep(RuleResult(findings: [try finding(0), try finding(1)], usedAllows: [range], verdicts: []))
    #expect(result.findings.map(\.about) == [.screen(ScreenID(0)), .screen(ScreenID(1))])
    #expect(result.usedAllows == [range])
  }

  @Test func whatWasOnlyUndecidedIsNotKept() throws {
    var result = RuleResult(findings: [], usedAllows: [], verdicts: [])
    let earlier = [try finding(0, .bounded(3)), try finding(1, isShown: false)]
    result.keep(RuleResult(findings: earlier, usedAllows: [], verdicts: []))
    #expect(result.findings.isEmpty)
  }

  @Test func theVerdictThatSaysMoreIsKept() {
    #expect(verdict(verdict(.bounded(0)), after: verdict(.proved)) == verdict(.proved))
    #expect(verdict(verdict(.proved), after: verdict(.bounded(4))) == verdict(.proved))
    #expect(verdict(verdict(.bounded(0)), after: verdict(.bounded(4))) == verdict(.bounded(4)))
    #expect(verdict(verdict(.bounded(6)), after: verdict(.bounded(4))) == verdict(.bounded(6)))
    #expect(verdict(verdict(.bounded(0)), after: verdict(.violated, open: 4)) == verdict(.violated, open: 4))
    #expect(verdict(verdict(.bounded(2)), after: verdict(.violated)) == verdict(.violated))
    #expect(verdict(verdict(.violated, open: 1), after: verdict(.violated, open: 4)) == verdict(.violated, open: 4))
    #expect(verdict(verdict(.violated), after: verdict(.bounded(4))) == verdict(.violated))
  }
}
