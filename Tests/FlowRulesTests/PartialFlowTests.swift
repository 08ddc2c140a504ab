import Testing

/// Flows that describe a part of an app, with the shape of imported storyboards.
@Suite struct PartialFlowTests {
  /// - Parameter mark: the line at the top of the file.
  private static func storyboard(_ mark: String = "", accounts: String = "") -> String {
    """
    navflow: 1
    \(mark)
    root: { stack: Accounts }
    screens:
      Accounts: { \(accounts)title: Accounts, actions: { Open: push Account, Add: push Add } }
      Account: { title: Account, back: hidden }
      Add: { title: Add, actions: { Scan: { by: system, present: Scan } } }
      Scan: { kind: alert, title: Scan, actions: { OK: dismiss } }
      Settings: { title: Settings, actions: { Back to it: dismiss, Help: push Help } }
      Help: { title: Help, actions: { Never: { when: { plan: paid }, do: stay } } }
    state: { plan: [free, paid] }
    tasks:
      send:
        outcomes: [sent, cancelled]
        screens: { Amount: { title: Amount, actions: { Next: push Confirm } }, Confirm: { back: hidden } }
    """
  }

  @Test("without `partial: true`, missing parts are reported as defects")
  func withoutMarks() {
    let checked = CheckedText(Self.storyboard())
    #expect(checked.mistakes.isEmpty)
    #expect(checked.findings(of: "unreachable-screen").count >= 3 && checked.findings(of: "unused-task").count == 1)
    #expect(!checked.findings(of: "dead-end").isEmpty && !checked.findings(of: "dismiss-without-modal").isEmpty)
  }

  @Test("with `partial: true`, only defects that the file shows remain")
  func partial() {
    let checked = CheckedText(Self.storyboard("partial: true"))
    #expect(checked.mistakes.isEmpty)
    #expect(checked.findings.map(\.rule) == ["dismiss-without-modal"])
    #expect(checked.findings.first?.subject.screen == "Scan")
  }

  @Test("a rule that the missing parts of a partial flow could violate is undecided")
  func undecided() throws {
    let checked = CheckedText(Self.storyboard("partial: true"))
    let verdict = try #require(checked.conclusion.verdicts.first { $0.property == "impossible-action" })
    #expect(verdict.verdict.isUndecided && verdict.cutoff == .partialFlow)
  }

  @Test("a complete screen of a partial file is judged as usual")
  func complete() {
    let text = """
      navflow: 1
      partial: true
      root: { stack: Home }
      screens:
        Home: { title: Home, actions: { Stop: present Stop } }
        Stop: { kind: system, complete: true, title: Stop, gestures: { Return: none } }
        Lost: { complete: true, title: Lost }
      """
    let checked = CheckedText(text)
    #expect(checked.findings.map(\.rule).contains("dead-end"))
    #expect(checked.only("unreachable-screen")?.subject.screen == "Lost")
  }

  @Test("screens that only a marked screen leads to are explored")
  func beyondOpenings() {
    let text = """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { title: Home, actions: { Wait: stay } }
        Inbox: { opened: elsewhere, title: Inbox, actions: { Write: start write } }
      tasks:
        write:
          outcomes: [sent, cancelled]
          screens: { Draft: { title: Draft, actions: { Send: complete sent, Leave: cancel, Lost: dismiss to Draft, Away: dismiss all } } }
      entries: { Alarm: [dismiss all, push Inbox] }
      """
    let checked = CheckedText(text)
    #expect(checked.mistakes.isEmpty && checked.findings(of: "unreachable-screen").isEmpty)
    #expect(checked.only("task-interrupted-by-entry")?.subject.task == "write")
  }

  @Test("a screen with unknown exits may lead where an expectation asks")
  func expectations() {
    let text =
      Self.storyboard("partial: true") + """

        expect:
          - { from: { screen: Account }, canReach: { screen: Help } }
          - { never: { screen: Help } }
        """
    let checked = CheckedText(text)
    #expect(checked.only("expectation-unproved")?.message.english.contains("parts that the file omits may") == true)
    #expect(checked.findings(of: "expectation-violated").count == 1)
  }

  @Test("a step without a known style is not judged, and a tolerant pop is no mistake")
  func unknownStyleAndTolerantPop() {
    let text = """
      navflow: 1
      root: { screen: Home }
      screens:
        Home: { title: Home, actions: { Go: { present: Next, as: unknown }, Up: { pop: to Next, ifThere: true } } }
        Next: { title: Next, opened: elsewhere }
      """
    let checked = CheckedText(text)
    #expect(checked.mistakes.isEmpty && checked.findings.isEmpty)
    let strict = CheckedText(text.replacing(", as: unknown", with: "").replacing(", ifThere: true", with: ""))
    #expect(strict.findings.map(\.rule).contains("pop-to-absent"))
  }

  @Test("a message about growth names the item")
  func growthOfItems() {
    let text = """
      navflow: 1
      root: { stack: Feed }
      screens:
        Feed: { title: Feed, actions: { Open: push Post } }
        Post: { title: Post, item: post, actions: { Related: push Post } }
      """
    #expect(
      CheckedText(text).only("growing-stack")?.message.english.hasSuffix("every turn puts another post on the stack")
        == true)
  }
}
