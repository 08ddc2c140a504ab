import Diagnostics
import FlowModel
import FlowSyntax
import Support
import Testing
import VerifierPortfolio

@testable import FlowRules

/// Verdicts of rules and expectations, and the findings that come with them.
@Suite struct ClaimTests {
  private static let growing = """
    navflow: 1
    root: { stack: Home }
    state: { member: [no, yes] }
    screens:
      Home: { actions: { More: push Home, Lounge: { when: { member: yes }, push: Lounge } } }
      Lounge: { title: Lounge }
    """

  @Test func boundedSearchProvesNoAbsence() {
    let checked = CheckedText(Self.growing, depth: 4, engine: .search)
    #expect(checked.findings(of: "unreachable-screen").isEmpty && checked.findings(of: "impossible-action").isEmpty)
    #expect(checked.verdicts(on: "unreachable-screen") == ["phone": .bounded(4)])
    #expect(checked.verdicts(on: "modal-trap") == ["phone": .bounded(4)])
  }

  @Test func oneOfTwoDevicesProvesNothing() {
    let text = """
      navflow: 1
      devices: [phone, pad]
      root: { stack: Home }
      screens:
        Home: { actions: { Big: { where: { device: pad }, push: Big } } }
        Big: { title: Big }
      """
    #expect(CheckedText(text).findings(of: "unreachable-screen").isEmpty)
    let phoneOnly = CheckedText(text, devices: [.phone])
    #expect(phoneOnly.findings(of: "unreachable-screen").isEmpty && phoneOnly.findings(of: "impossible-action").isEmpty)
    let never = CheckedText(text.replacing("[phone, pad]", with: "[phone]"))
    #expect(never.only("unreachable-screen")?.verdict == .violated)
    #expect(never.only("unreachable-screen")?.trace == nil)
    #expect(never.only("impossible-action")?.subject.action == "Big")
  }

  @Test func expectationsAreAmongTheVerdicts() {
    let checked = CheckedText(
      Self.growing + """

        expect:
          - name: always home
            never: { screen: Lounge }
          - name: home
            reachable: { screen: Home }
        """, depth: 4, engine: .search)
    #expect(checked.verdicts(on: "always home") == ["phone": .bounded(4)])
    #expect(checked.verdicts(on: "home") == ["phone": .proved])
    #expect(checked.only("expectation-unproved")?.verdict == .bounded(4))
  }

  @Test func findingsOfTheFileHaveNoVerdict() {
    let checked = CheckedText(
      """
      navflow: 1
      root: { tabs: [Home, Pay], start: Home }
      screens:
        Home: { actions: { Pay: tab Pay } }
        Pay: { title: Pay }
      """)
    #expect(checked.only("tab-jump")?.verdict == nil && checked.only("tab-jump")?.trace == nil)
  }

  @Test func findingsOnEntriesAreLessSevere() {
    let flow = { (place: String) in
      """
      navflow: 1
      root: { screen: Home }
      screens:
        Home: { title: Home, actions: { Stay: stay\(place == "action" ? ", Go: push Page" : "") } }
        Page: { title: Page }
      \(place == "entry" ? "entries: { Go: push Page }" : "title: none")
      """
    }
    #expect(CheckedText(flow("action")).only("push-without-stack")?.severity == .error)
    #expect(CheckedText(flow("entry")).only("push-without-stack")?.severity == .warning)
  }

  @Test func suggestionsAreOfferedWhenUnambiguous() throws {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { Charge: push Amount } }
      tasks:
        charge:
          outcomes: [charged]
          screens:
            Amount: { actions: { OK: complete charged } }
      """)
    let pushed = try #require(checked.only("pushed-task"))
    #expect(pushed.remedies.first?.edits == [.step("{ start: charge, as: sheet }", replacing: pushed.range)])
    let gesture = try #require(checked.only("unhandled-gesture-exit")?.remedies.first)
    if case .option("back", "hidden", _)? = gesture.edits.first {} else { Issue.record("another edit") }
  }

  /// Returns two sheets that open each other without end.
  private static func nested(_ allow: String = "") -> String {
    """
    navflow: 1
    root: { stack: Home }
    screens:
      Home: { title: Home, actions: { Open: present A } }
      A: { title: A, actions: { Next: present B, Close: dismiss } }
      B: { title: B, \(allow)actions: { Next: present A, Close: dismiss } }
    """
  }

  @Test func modalOverModalIsNotProvedInGrowingLayers() {
    let checked = CheckedText(Self.nested())
    #expect(checked.only("growing-layers") != nil && checked.findings(of: "modal-over-modal").isEmpty)
    #expect(checked.verdicts(on: "modal-over-modal") == ["phone": .violated])
    var settings = ProjectSettings()
    settings.severities["growing-layers"] = .off
    let off = CheckedText(Self.nested(), settings: settings)
    #expect(!off.findings(of: "modal-over-modal").isEmpty)
    let alone = CheckedText(Self.nested(), only: "modal-over-modal")
    #expect(!alone.findings(of: "modal-over-modal").isEmpty)
  }

  @Test(
    arguments: [
      ("", "does not hold from every initial value: from some, nothing leads to { screen: C }"),
      (", within: 5", "does not hold from every initial value: from some, { screen: C } is not reached within 5 taps"),
      (", within: 1", "does not hold: it takes 2 taps, and at most 1 are allowed"),
    ])
  func messageNamesFailureFromSomeInitialValues(within: String, says: String) {
    let text = """
      navflow: 1
      root: { stack: A }
      state: { w: { values: [a, b], initial: any } }
      screens: { A: { actions: { Go: { when: { w: b }, push: B } } }, B: { actions: { On: push C } }, C: {} }
      expect: [{ reachable: { screen: C }\(within) }]
      """
    let message = CheckedText(text).only("expectation-violated")?.message.english
    #expect(message?.hasSuffix(says) == true, "\(message ?? "nothing")")
  }

  @Test func boundedVerdictNamesInitialValues() {
    let text = """
      navflow: 1
      root: { stack: A }
      state: { w: { values: [a, b], initial: any } }
      screens: { A: { actions: { More: push A, Go: { when: { w: b }, push: B } } }, B: { actions: { On: push C } }, C: {}, D: {} }
      expect:
        - { reachable: { screen: C }, within: 3 }
        - { reachable: { screen: D }, within: 3 }
        - { reachable: { screen: C } }
        - { reachable: { screen: D } }
      """
    let checked = CheckedText(text, depth: 5, engine: .search)
    #expect(
      checked.findings(of: "expectation-violated").map(\.message.english) == [
        "expectation \"reachable { screen: C } within 3\" does not hold from every initial value: "
          + "from some, { screen: C } is not reached within 3 taps",
        "expectation \"reachable { screen: D } within 3\" does not hold: { screen: D } is not reached within 3 taps",
      ])
    #expect(
      checked.findings(of: "expectation-unproved").map(\.message.english) == [
        "expectation \"reachable { screen: C }\" is not decided: "
          + "from some initial value, nothing leads there within 5 taps",
        "expectation \"reachable { screen: D }\" is not decided: nothing leads there within 5 taps",
      ])
    let first = CheckedText(text, depth: 1, engine: .search).findings(of: "expectation-unproved").first?.message.english
    #expect(first?.hasSuffix("nothing leads there within 1 tap") == true)
  }

  @Test func longerTracesThanAllowedAreNamed() throws {
    let chain = (1...11).map { "P\($0): { actions: { On: push P\($0 + 1) } }" }.joined(separator: "\n  ")
    let text = """
      navflow: 1
      root: { stack: A }
      screens:
        A: { actions: { A: push A, B: push B, C: push C, D: push D, On: push P1 } }
        B: { actions: { A: push A, B: push B, C: push C, D: push D } }
        C: { actions: { A: push A, B: push B, C: push C, D: push D } }
        D: { actions: { A: push A, B: push B, C: push C, D: push D } }
        \(chain)
        P12: {}
      expect: [{ reachable: { screen: P12 }, within: 10 }]
      """
    let message = try #require(CheckedText(text).only("expectation-unproved")?.message.english)
    let known = try #require(message.firstRange(of: "not decided: the fewest known taps are 12, and at least "))
    let least = try #require(Int(message[known.upperBound...].prefix { $0.isNumber }))
    #expect((3...10).contains(least))
  }

  @Test(arguments: ["unreachable-screen", "impossible-action"]) func absenceIsNotProvedOnOneOfTwoDevices(
    rule: String
  ) {
    let text = """
      navflow: 1
      devices: [phone, pad]
      root: { stack: A }
      state: { v: [a, b] }
      screens: { A: { actions: { Stay: stay, Go: { when: { v: b }, do: stay } } }, X: {} }
      """
    #expect(CheckedText(text).verdicts(on: rule) == ["phone": .violated, "pad": .violated])
    let alone = CheckedText(text, devices: [.phone])
    #expect(alone.findings(of: RuleID(rule)).isEmpty && alone.verdicts(on: rule) == ["phone": .bounded(0)])
  }

  @Test func modalDepthIsNotReportedInGrowingLayers() {
    let text = Self.nested("allow: { modal-depth: it is short }, ")
    let checked = CheckedText(text)
    #expect(checked.findings(of: "modal-depth").allSatisfy { $0.allowed != nil })
    #expect(checked.findings(of: "unused-allow").isEmpty)
    #expect(checked.verdicts(on: "modal-depth") == ["phone": .violated])
  }

  /// A layer that cannot be left, and a task that cannot end.
  private static let caught =
    """
    navflow: 1
    root: { stack: Home }
    screens:
      Home: { actions: { Open: { present: Page, as: fullScreen }, Begin: { start: t, as: fullScreen } } }
      Page: { title: Page, actions: { Again: stay } }
    tasks: { t: { outcomes: [done], screens: { One: { title: One, actions: { Again: stay } } } } }
    """

  @Test func exitsAreReportedIfTrapRulesAreOff() {
    let rule: RuleID = "modal-without-exit"
    let checked = CheckedText(Self.caught)
    #expect(checked.only("modal-trap") != nil && checked.only("endless-task") != nil)
    #expect(checked.findings(of: rule).isEmpty)
    var settings = ProjectSettings()
    settings.severities["modal-trap"] = .off
    #expect(CheckedText(Self.caught, settings: settings).only(rule)?.subject.screen == "Page")
    settings.severities["endless-task"] = .off
    #expect(CheckedText(Self.caught, settings: settings).findings(of: rule).count == 2)
    #expect(CheckedText(Self.caught, only: rule).findings.count == 2)
  }

  @Test(arguments: ["modal-trap", "growing-layers", nil] as [RuleID?])
  func growthIsSearchedOnlyOnDemand(rule: RuleID?) throws {
    let reading = FlowReader.read(text: Self.nested())
    let flow = try #require(reading.flow)
    var work: [ProgressMonitor.Work] = []
    let watch = ProgressMonitor { next, _ in
      work.append(next)
      return true
    }
    let rules = Set([rule].compactMap(\.self))
    _ = Checker(files: reading.files, only: rules).check(flow, CheckedText.behaviours(of: flow), watch: watch)
    #expect(work.contains(.growth) == (rule != "modal-trap"))
  }

  @Test(arguments: ["present", "push"], ["as: sheet", "as: push"]) func thenOfAGestureMakesStacksGrow(
    verb: String, style: String
  ) {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: S }
      screens:
        S: { actions: { go: { start: t, \(style), then: { cancelled: \(verb) S } } } }
      tasks: { t: { outcomes: [done, cancelled], screens: { P: {} } } }
      """, depth: 6, engine: .exact)
    let rule: RuleID = verb == "push" ? "growing-stack" : "growing-layers"
    let start = verb == "push" ? "\"go\" on \"S\" and " : "a gesture on \"P\" can happen again without end"
    #expect(
      checked.only(rule)?.message.english.hasPrefix(start) == true, "\(checked.only(rule)?.message.english ?? "")")
    #expect(checked.verdicts(on: rule.name) == ["phone": .violated])
  }

  /// A cycle of layers that needs an entry, and three layers that do not.
  @Test(arguments: [Verifier.Engine.exact, .search]) func entryCycleCoversOnlyItsOwnScreens(
    engine: Verifier.Engine
  ) {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: A }
      screens:
        A: { actions: { X: push X } }
        X: { actions: { Pop: present P } }
        P: { actions: { More: present Q, Close: dismiss } }
        Q: { actions: { More: present R, Close: dismiss } }
        R: { actions: { Close: dismiss } }
      entries: { Link: push X }
      """, depth: 8, engine: engine)
    #expect(checked.findings(of: "growing-layers").map(\.severity) == [.info])
    #expect(
      checked.findings(of: "modal-over-modal").flatMap(\.affected)
        .contains { $0.rule == "modal-depth" && $0.place.subject.screen == "Q" })
  }

  @Test func allowOfCoveredFindingIsUsed() {
    let checked = CheckedText(Self.nested("allow: { modal-over-modal: it is short }, "))
    #expect(checked.findings(of: "unused-allow").isEmpty)
  }
}
