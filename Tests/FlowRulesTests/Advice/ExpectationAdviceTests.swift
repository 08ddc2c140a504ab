import Diagnostics
import FlowSyntax
import Testing
import VerifierPortfolio

@testable import FlowRules

/// Messages about expectations and scenarios.
@Suite struct ExpectationAdviceTests {
  @Test func expectationWithUnreachablePremiseIsVacuous() {
    func found(_ from: String, device: String = "") -> [Diagnostic] {
      CheckedText(
        """
        navflow: 1
        devices: [phone, pad]
        root: { stack: Home }
        screens:
          Home: { actions: { Ask: present Ask } }
          Ask: { actions: { Close: dismiss } }
        expect:
          - name: way home
            from: \(from)
            canReach: { screen: Home }
        """
      ).findings(of: "expectation-unproved")
    }
    #expect(found("{ screen: Ask }").isEmpty)
    #expect(found("{ screen: Ask, device: pad }").isEmpty)
    let vacuous = found("{ screen: Ask, shown: pushed }")
    #expect(vacuous.map(\.severity) == [.info] && vacuous.first?.verdict == .proved)
    #expect(
      vacuous.first?.message.english
        == "expectation \"way home\" says nothing: { screen: Ask, shown: pushed } never holds")
  }

  @Test func premiseMayHoldOnUncheckedDevice() {
    let text = """
      navflow: 1
      devices: [phone, pad]
      root: { stack: Home }
      screens: { Home: { actions: { Ask: present Ask } }, Ask: { actions: { Close: dismiss } } }
      expect:
        - from: { screen: Ask, device: pad }
          canReach: { screen: Home }
      """
    #expect(CheckedText(text, devices: [.phone]).findings(of: "expectation-unproved").isEmpty)
    #expect(CheckedText(text).findings(of: "expectation-unproved").isEmpty)
  }

  @Test func premiseOnTabsIsNotVacuous() throws {
    let text = """
      navflow: 1
      root: { tabs: [A, B, C] }
      screens:
        A: { actions: { More: push A } }
        B: { actions: { More: push B } }
        C: { actions: { More: push C, Ask: present Ask } }
        Ask: { actions: { Close: dismiss } }
      expect:
        - name: some
          from: { screen: Ask }
          canReach: { screen: C }
        - name: none
          from: { screen: Ask, shown: pushed }
          canReach: { screen: C }
      """
    let reading = FlowReader.read(text: text, rules: RuleRegistry.standard.ids)
    let flow = try #require(reading.flow)
    let checked = Checker(files: reading.files).check(flow, Verifier.explore(flow, on: flow.devices))
    #expect(checked.verdicts.filter { $0.kind != .rule }.map(\.verdict) == [.proved, .proved])
    let found = checked.diagnostics.filter { $0.rule == "expectation-unproved" }
    #expect(
      found.map(\.message.english) == ["expectation \"none\" says nothing: { screen: Ask, shown: pushed } never holds"])
  }

  @Test func scenarioTraceIsNotCalledShortest() {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { Next: push Detail } }
        Detail: { title: Detail }
      scenarios:
        Round: { taps: [Next, Back, Next], see: { screen: Home } }
      expect:
        - never: { screen: Detail }
      """)
    #expect(checked.only("scenario-failed")?.trace?.isShortest == false)
    #expect(checked.only("expectation-violated")?.trace?.isShortest == true)
  }

  @Test func failedScenarioNamesTheDifference() {
    let checked = CheckedText(
      """
      navflow: 1
      root: { tabs: [Home, Me] }
      state: { read: [no, yes], paid: [no, yes] }
      screens:
        Home: { actions: { Next: { push: Detail, set: { read: yes } } } }
        Detail: { title: Detail }
        Me: { title: Me }
      scenarios:
        All:
          taps: [Next]
          see: { screen: Me, shown: modal, beneath: Me, below: Me, modals: 1, tabBar: hidden, tab: Me, state: { read: no } }
        One: { taps: [Next], see: { screen: Detail, tab: Home, task: none, state: { read: yes, paid: yes } } }
      """)
    let helps = checked.findings.filter { $0.rule == "scenario-failed" }.compactMap(\.help?.english)
    let keys = #""screen", "shown", "beneath", "below", "modals", "tabBar", "tab" and "read" differ"#
    #expect(
      helps == [keys, #""paid" differs"#].map { $0 + ": change what the scenario expects, or fix the flow" })
  }
}
