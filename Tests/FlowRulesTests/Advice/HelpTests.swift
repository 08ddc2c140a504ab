import FlowSyntax
import Testing

@testable import FlowRules

/// The severity fits the finding, and the help is correct at its place and complete.
@Suite struct HelpTests {
  @Test func namesTheAlertWithWhichATaskBegins() {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { title: Home, actions: { Delete: [present Warning, start del] } }
        Warning: { kind: alert, actions: { OK: stay } }
      tasks:
        del:
          outcomes: [deleted, cancelled]
          screens:
            Sure: { kind: alert, actions: { Yes: complete deleted, No: cancel } }
      """)
    #expect(
      checked.only("stacked-alerts")?.message.english
        == "\"Delete\" on \"Home\" shows the alert \"Sure\" over the alert that is up")
  }

  @Test func suggestsThatEntriesWaitForTheUnlockedState() {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: Notes }
      state: { lock: [off, on], code: [given, asked] }
      screens:
        Notes: { actions: { Turn on the lock: { set: { lock: on } } } }
        Note: { title: Note }
        Code: { lock: true, actions: { Enter: { set: { code: given }, do: dismiss } } }
      entries:
        Asleep:
          once: true
          when: { lock: on }
          set: { code: asked }
          do: { present: Code, as: fullScreen, locked: true, aside: true }
        Link: [dismiss all, push Note]
      """)
    #expect(
      checked.only("lock-passed")?.help?.english
        == "let the entry wait until the app is unlocked, with \"when: { code: given }\"")
  }

  @Test func unreachableScreenWithUnreachableStepNeedsNoOtherStep() {
    let checked = CheckedText(
      """
      navflow: 1
      start: splash
      roots:
        splash: { screen: Splash }
        main: { stack: Home }
        kiosk: { stack: Idle }
      screens:
        Splash: { actions: { Ready: { by: arrival, root: main }, Kiosk mode: root kiosk } }
        Home: { title: Home }
        Idle: { title: Idle }
      """)
    #expect(
      checked.only("unreachable-screen")?.help?.english
        == "the steps that show it can never be taken: look at their conditions, and at what leads to them")
    #expect(checked.only("impossible-action")?.message.english.hasSuffix("\"Ready\" happens first, on arrival") == true)
  }

  @Test func screensOfUnusedTaskAreNotToBePushed() {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: Home }
      screens: { Home: { title: Home } }
      tasks: { pay: { screens: { Pay: { title: Pay, actions: { Leave: cancel } } } } }
      """)
    #expect(checked.only("unused-task") != nil)
    #expect(
      checked.only("unreachable-screen")?.help?.english
        == "it belongs to task \"pay\", which nothing starts: write \"start pay\" where it is needed, or remove the "
        + "task from the file")
  }

  @Test(arguments: [
    ("cases: [{ when: { account: member }, root: main }, root welcome]", true),
    ("cases: [{ when: { account: guest }, root: welcome }, root main]", true),
    ("cases: [root welcome, { when: { account: guest }, root: main }]", false),
  ])
  func suggestsDeclaringValuesOfEarlierSessions(_ cases: String, isReported: Bool) {
    let checked = CheckedText(
      """
      navflow: 1
      start: splash
      state: { account: [guest, member] }
      roots:
        splash: { screen: Splash }
        main: { stack: Home }
        welcome: { stack: Welcome }
      screens:
        Splash: { actions: { Ready: { by: arrival, \(cases) } } }
        Home: { title: Home }
        Welcome: { title: Welcome }
      """)
    let help = checked.only("impossible-action")?.help?.english
    #expect(
      help?.contains("\"account: { values: [guest, member], initial: any }\"") == isReported, "\(help ?? "nothing")")
  }

  @Test(arguments: [
    ("when: { plan: free }, where: { state: { plan: paid } }", true),
    ("when: { plan: free }, cases: [{ when: { plan: [paid, trial] }, do: stay }]", true),
    ("when: { plan: [free, paid] }, where: { state: { plan: { not: [free, paid] } } }", true),
    ("when: { plan: [free, paid] }, where: { state: { plan: { not: free } } }", false),
    ("when: { plan: paid }, where: { state: { other: on } }", false),
  ])
  func reportsContradictingConditions(_ conditions: String, isReported: Bool) {
    let steps = conditions.contains("cases") ? "" : ", do: stay"
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: Home }
      state: { plan: [free, paid, trial], other: [off, on] }
      screens: { Home: { actions: { Go: { \(conditions)\(steps) }, Wait: stay } } }
      """)
    let help = checked.only("impossible-action")?.help?.english
    let expected = "its conditions on \"plan\" exclude every value: change one of them, or remove the action"
    #expect(help != nil && (help == expected) == isReported, "\(help ?? "nothing")")
  }

  @Test(arguments: [
    ("when: { plan: paid }, do: stay", "action"), ("cases: [{ when: { plan: paid }, do: stay }, stay]", "case"),
    ("either: { late: { when: { plan: paid }, do: stay }, now: stay }", "result"),
  ])
  func helpNamesWhatNeverHappens(_ action: String, _ part: String) {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: Home }
      state: { plan: [free, paid] }
      screens: { Home: { actions: { Go: { \(action) }, Wait: stay } } }
      """)
    let help = checked.only("impossible-action")?.help?.english
    #expect(help?.hasSuffix("or remove the \(part)") == true, "\(help ?? "nothing")")
  }

  @Test func oneConditionExcludesAllInterruptedTasks() {
    let text = { (condition: String) in
      """
      navflow: 1
      root: { stack: Home }
      screens: { Home: { title: Home, actions: { Buy: start buy, Sell: start sell, Rate: start rate } } }
      tasks:
        buy: { screens: { Buy: { title: Buy, actions: { Leave: cancel } } } }
        sell: { screens: { Sell: { title: Sell, actions: { Leave: cancel } } } }
        rate: { screens: { Rate: { title: Rate, actions: { Leave: cancel } } } }
      entries: { Home: \(condition) }
      """
    }
    let finding = CheckedText(text("[dismiss all]")).only("task-interrupted-by-entry")
    #expect(finding?.affected.map(\.place.subject.task) == ["sell", "rate"])
    #expect(finding?.help?.english.contains("\"where: { task: none }\"") == true)
    let repaired = CheckedText(text("{ where: { task: none }, do: [dismiss all] }"))
    #expect(repaired.mistakes.isEmpty && repaired.findings(of: "task-interrupted-by-entry").isEmpty)
  }

  @Test func suggestsPopRootAfterSelectingATab() {
    let found = CheckedText(
      """
      navflow: 1
      root: { tabs: [Home, Orders] }
      screens:
        Home: { actions: { Order: [tab Orders, push Tracking] } }
        Orders: { title: Orders }
        Tracking: { title: Tracking }
      """, depth: 6, engine: .exact
    ).only("growing-stack")
    #expect(found?.help?.english.contains("write \"pop root\" directly before \"push Tracking\"") == true)
  }

  @Test func findingNamesTheEntryThatTakesItsAllow() {
    let found = CheckedText(
      """
      navflow: 1
      roots: { door: { screen: Login }, main: { stack: Home } }
      start: door
      screens:
        Login: { actions: { Log in: root main } }
        Home: { actions: { Help: present Help, Go: root door } }
        Help: { title: Help, actions: { Go: root door } }
      entries: { Session over: { where: { root: main }, do: root door } }
      """
    ).findings(of: "root-swap-under-modal")
    #expect(found.map(\.entry) == [nil, "Session over"])
  }

  @Test func suggestsRemovingPopAfterTask() {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: Home }
      screens: { Home: { title: Home, actions: { Pay: { start: pay, then: { paid: pop } } } } }
      tasks:
        pay:
          outcomes: [paid, cancelled]
          screens: { Pay: { title: Pay, actions: { OK: complete paid, Leave: cancel } } }
      """)
    #expect(
      checked.only("pop-at-root")?.help?.english
        == "remove \"pop\": the task's own screens close by themselves; write \"paid: stay\" if nothing else should happen"
    )
  }

  @Test func noteNamesAnotherGestureThatLosesInput() throws {
    let checked = CheckedText(
      """
      navflow: 1
      root: { tabs: [Home, Inbox], start: Home }
      screens:
        Home: { title: Home, actions: { Write: start write } }
        Inbox: { title: Inbox, actions: { Write: push Note } }
        Note: { title: Note, input: true, back: hidden, actions: { Send: { do: pop, role: done } } }
      tasks:
        write:
          outcomes: [sent, cancelled]
          screens:
            Draft: { title: Draft, input: true, actions: { Next: push People, Leave: present Sure } }
            Sure: { kind: alert, actions: { Drop: cancel, Keep: stay } }
            People: { title: People, input: true, gestures: { Swipe down: none }, actions: { Send: complete sent } }
      """)
    let findings = checked.findings(of: "lost-input")
    let draft = try #require(findings.first { $0.subject.task == "write" })
    #expect(draft.notes.map(\.message.english).contains("the same here, by Back"))
    let tab = try #require(findings.first { $0.subject.screen == "Note" })
    #expect(
      tab.help?.english.contains("\"gestures: { 'Tab: Inbox': present Discard Note }\"") == true,
      "\(tab.help?.english ?? "")")
  }

  @Test func thenOfEntryBelongsToTheEntry() {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { title: Home, actions: { Stay: stay, Page: push Page } }
        Page: { title: Page }
      tasks:
        pay:
          outcomes: [paid, cancelled]
          screens:
            Pay: { title: Pay, actions: { OK: complete paid, Leave: cancel } }
      entries: { Pay: { start: pay, then: { paid: pop to Page } } }
      """)
    #expect(checked.findings(of: "pop-to-absent").map(\.severity) == [.warning])
  }

  @Test func namesInAConditionAreQuotedWhereYAMLNeedsIt() {
    #expect(operand(["Plain name"]) == "Plain name" && operand(["A", "B, C", "d: e"]) == "[A, 'B, C', 'd: e']")
    #expect(quotedList(["dismiss all", "push B, C"]).english == "\"[dismiss all, 'push B, C']\"")
  }

  @Test(arguments: [("OK: dismiss", false), ("OK: dismiss, Details: stay", true)])
  func advisesADestructiveRoleOnlyBesideAnotherButton(_ actions: String, _ isAdvised: Bool) throws {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: Shop }
      screens:
        Shop: { title: Shop, actions: { Pay: present Pay } }
        Pay: { title: Pay, actions: { Pay: present Declined, Close: dismiss } }
        Declined: { kind: alert, title: Declined, actions: { \(actions) } }
      """)
    let help = try #require(checked.only("dismiss-beneath-alert")?.help?.english)
    #expect(help.contains("role: destructive") == isAdvised, "\(help)")
  }

  @Test func closesNoLayerWhereNoneIs() throws {
    let checked = CheckedText(
      """
      navflow: 1
      root: { tabs: [Trips, Packing] }
      screens:
        Trips: { title: Trips, actions: { Open: push Trip } }
        Trip: { title: A trip }
        Packing: { title: Packing, actions: { All trips: present Trips } }
      """)
    let finding = try #require(checked.only("app-within-app"))
    #expect(!finding.remedies.contains { $0.help.english.contains("only close the layer") })
    #expect(!finding.remedies.isEmpty)
  }
}
