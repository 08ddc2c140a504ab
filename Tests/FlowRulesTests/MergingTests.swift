import Diagnostics
import FlowModel
import Testing
import Verification

@testable import FlowRules

/// Findings with one cause are merged.
@Suite struct MergingTests {
  @Test func oneCauseIsOneFindingWithShortestTrace() throws {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { Detour: push Detour, Charge: start charge } }
        Detour: { actions: { Charge: start charge } }
      tasks:
        charge:
          outcomes: [charged, cancelled]
          screens:
            Amount: { actions: { Away: [dismiss, start bank], Charge: complete charged } }
        bank:
          outcomes: [connected, cancelled]
          screens:
            Intro: { actions: { OK: complete connected } }
      """)
    let finding = try #require(checked.only("interrupted-task"))
    #expect(finding.occurrences > 1)
    #expect(finding.trace?.taps == 2)
    #expect(finding.subject == Subject(device: nil, screen: "Amount", action: "Away", task: "charge"))
  }

  @Test func twoActionsOfOneScreenAreMerged() throws {
    let checked = CheckedText(
      """
      navflow: 1
      root: { tabs: [Home, Pay], start: Home }
      screens:
        Home: { actions: { Pay now: tab Pay, Pay later: tab Pay } }
        Pay: { actions: { Home: tab Home } }
      """)
    let findings = checked.findings(of: "tab-jump")
    #expect(findings.map(\.subject.action) == ["Pay now", "Home"])
    #expect(findings.map(\.occurrences) == [2, 1])
    #expect(findings[0].notes.map(\.range.start.column) == [51])
  }

  @Test func twoScreensAreTwoFindings() {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { Next: push Next, Charge: { start: charge, as: push } } }
        Next: { actions: { Charge: { start: charge, as: push } } }
      tasks:
        charge:
          outcomes: [charged, cancelled]
          screens:
            Amount: { actions: { OK: complete charged } }
      """)
    #expect(checked.findings(of: "pushed-task").map(\.subject.screen) == ["Home", "Next"])
  }

  @Test func gesturesAreMerged() throws {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { Charge: start charge } }
      tasks:
        charge:
          outcomes: [charged]
          screens:
            Amount: { input: true, actions: { Next: push Confirm } }
            Confirm: { input: true, actions: { OK: complete charged } }
      """)
    let lost = try #require(checked.only("lost-input"))
    #expect(lost.subject == Subject(screen: "Amount", action: "Swipe down", task: "charge"))
    #expect(lost.notes.count == 1)
    #expect(checked.only("unhandled-gesture-exit") != nil)
  }

  @Test func defectOnBothDevicesNamesNoDevice() throws {
    let checked = CheckedText(Self.onDevices("{ phone: push, pad: push }"))
    let finding = try #require(checked.only("pushed-task"))
    #expect(finding.subject.device == nil)
    #expect(finding.trace?.replay.device == nil)
    #expect(checked.verdicts(on: "pushed-task") == ["phone": .violated, "pad": .violated])
  }

  @Test func defectOnOneDeviceNamesIt() throws {
    let checked = CheckedText(Self.onDevices("{ phone: sheet, pad: push }"))
    let finding = try #require(checked.only("pushed-task"))
    #expect(finding.subject.device == "pad")
    #expect(finding.trace?.replay.device == "pad")
    #expect(checked.verdicts(on: "pushed-task") == ["phone": .proved, "pad": .violated])
  }

  @Test func uncheckedDeviceCausesNoDeviceName() throws {
    let text = """
      navflow: 1
      devices: [phone, pad]
      root: { stack: Home }
      screens:
        Home: { actions: { Up: pop } }
      """
    let phone = CheckedText(text, devices: [.phone])
    #expect(try #require(phone.only("pop-at-root")).subject.device == nil)
  }

  @Test func scenarioFailingOnTwoDevicesIsOneFinding() throws {
    let checked = CheckedText(
      """
      navflow: 1
      devices: [phone, pad]
      root: { stack: Home }
      screens:
        Home: { actions: { Next: push Detail } }
        Detail: { title: Detail }
      scenarios:
        Both: { taps: [Next], see: { shown: root } }
        One: { device: pad, taps: [Next], see: { shown: root } }
        Other: { taps: [{ cannot: Next }], see: { screen: Home } }
      """)
    #expect(checked.findings(of: "scenario-failed").map(\.occurrences) == [1, 1, 1])
    #expect(checked.findings(of: "scenario-failed").map(\.subject.device) == [nil, "pad", nil])
    #expect(checked.findings(of: "differs-by-device").isEmpty)
  }

  @Test func mostSevereOccurrenceCounts() throws {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { Open: present Sheet } }
        Sheet: { actions: { Charge: start charge, Peek: present Amount, Close: dismiss } }
      tasks:
        charge:
          screens:
            Amount: { actions: { Again: [cancel, present Extra], Leave: cancel } }
            Extra: { actions: { Leave: cancel } }
      """)
    let finding = checked.findings(of: "modal-over-modal").first { $0.message.english.contains("\"Amount\"") }
    #expect(finding?.severity == .warning)
  }

  @Test func prefersTraceWithoutEntry() throws {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { Open: push Page } }
        Page: { actions: { Close: dismiss } }
      entries:
        Page: push Page
      """)
    let finding = try #require(checked.only("dismiss-without-modal"))
    #expect(finding.trace?.steps.map(\.kind) == [.launch, .tap, .tap])
  }

  /// One entry that interrupts four tasks.
  private static func interrupting(allow: String = "") -> String {
    """
    navflow: 1
    root: { stack: Home }
    screens: { Home: { title: Home, actions: { A: start a, B: start b, C: start c } }, News: { title: News } }
    tasks:
      a: { \(allow)screens: { A1: { title: A, actions: { Cancel: cancel } } } }
      b: { screens: { B1: { title: B, actions: { Cancel: cancel } } } }
      c: { screens: { C1: { title: C, actions: { Cancel: cancel } } } }
    entries: { News: [dismiss all, push News] }
    """
  }

  @Test func aStepThatInterruptsSeveralTasksIsOneFindingThatListsThem() throws {
    let finding = try #require(CheckedText(Self.interrupting()).only("task-interrupted-by-entry"))
    #expect(finding.subject.task == "a" && finding.affected.map(\.place.subject.task) == ["b", "c"])
    #expect(finding.affected.allSatisfy { $0.rule == finding.rule && $0.place.range == finding.range })
    #expect(finding.occurrences == 3)
  }

  @Test func acceptedFindingsAreNotListedWithOthers() {
    let allow = "allow: { task-interrupted-by-entry: agreed }, "
    let found = CheckedText(Self.interrupting(allow: allow)).findings(of: "task-interrupted-by-entry")
    let accepted = found.filter { $0.allowed != nil }
    let others = found.filter { $0.allowed == nil }
    #expect(accepted.map(\.subject.task) == ["a"] && accepted.allSatisfy(\.affected.isEmpty))
    #expect(others.map(\.subject.task) == ["b"] && others.flatMap(\.affected).map(\.place.subject.task) == ["c"])
  }

  @Test func aFindingListsThoseOfRulesThatDeferToItsRule() throws {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { Open: present A } }
        A: { actions: { Open: present B, Close: dismiss } }
        B: { actions: { Open: present C, Close: dismiss } }
        C: { actions: { Close: dismiss } }
      """)
    #expect(checked.findings(of: "modal-depth").isEmpty)
    let upper = checked.findings(of: "modal-over-modal").flatMap(\.affected)
    #expect(upper.map(\.rule) == ["modal-depth"] && upper.map(\.place.subject.action) == ["Open"])
    #expect(checked.verdicts(on: "modal-depth") == ["phone": .violated])
  }

  @Test func theMostSevereFindingOfOneCauseIsReported() throws {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { Charge: start charge } }
      tasks:
        charge:
          outcomes: [charged]
          screens: { Amount: { actions: { Change: [dismiss, start change], OK: complete charged } } }
        change: { presentation: push, outcomes: [done], screens: { Form: { actions: { OK: complete done } } } }
      """)
    // The task is simple, so pushing it is only a warning.
    let finding = try #require(checked.only("task-returns-elsewhere"))
    #expect(finding.affected.map(\.rule) == ["pushed-task"] && finding.affected.map(\.severity) == [.warning])
    #expect(checked.findings(of: "pushed-task").isEmpty)
  }

  @Test func aRuleThatIsOffHidesNoFindingsOfOthers() {
    let text = """
      navflow: 1
      root: { stack: Home }
      screens: { Home: { actions: { Edit: { start: edit, as: fullScreen } } } }
      tasks:
        edit:
          outcomes: [saved]
          screens: { Form: { actions: { Save: { role: done, either: { ok: complete saved, offline: stay } } } } }
      """
    #expect(CheckedText(text).only("no-certain-way-out")?.affected.map(\.rule) == ["done-without-cancel"])
    var settings = ProjectSettings()
    settings.severities["no-certain-way-out"] = .off
    #expect(CheckedText(text, settings: settings).only("done-without-cancel") != nil)
  }

  @Test func affectedFindingsHaveAllTheirPlaces() throws {
    let text = """
      navflow: 1
      root: { tabs: [Home, Pay] }
      state: { mode: [here, there] }
      screens:
        Home: { actions: { Mode: { set: { mode: there } }, Buy: start buy, Send: start send } }
        Pay: { title: Pay }
      tasks:
        buy: { outcomes: [bought], screens: { Price: { actions: { OK: complete bought } } } }
        send: { outcomes: [sent], screens: { Address: { actions: { OK: complete sent } } } }
      entries:
        Link:
          cases:
            - { when: { mode: here }, do: [dismiss all, tab Pay] }
            - { where: { task: send }, do: dismiss all }
      """
    let affected = try #require(CheckedText(text).only("task-interrupted-by-entry")?.affected.first)
    #expect(affected.place.subject.task == "send")
    #expect(affected.places.map(\.range.start.line) == [13, 14])
  }

  private static func onDevices(_ style: String) -> String {
    """
    navflow: 1
    devices: [phone, pad]
    root: { stack: Home }
    screens:
      Home: { actions: { Charge: { start: charge, as: \(style) } } }
    tasks:
      charge:
        outcomes: [charged, cancelled]
        screens:
          Amount: { actions: { OK: complete charged, Leave: cancel } }
    """
  }

  @Test func theFirstFindingWithTheLowestCostIsCheapest() {
    let one = Cost.zero.adding(.user)
    let two = one.adding(.user)
    for (costs, index) in [([nil, two, one], 2), ([two, nil, one], 2), ([one, nil, two, one], 0), ([nil, nil], 0)] {
      #expect(FindingMerger.cheapest(of: costs) == index)
    }
  }

  @Test func theGreatestLossIsReported() throws {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: Home }
      screens: { Home: { actions: { Read: start read, Talk: start talk, More: push More } }, More: { actions: { Pay: start pay } } }
      tasks:
        read: { outcomes: [done, cancelled], screens: { Text: { actions: { Done: complete done, Cancel: cancel } } } }
        talk:
          outcomes: [done, cancelled]
          screens: { Words: { input: true, actions: { Done: complete done, Cancel: cancel } } }
        pay: { outcomes: [done, cancelled], screens: { Card: { actions: { Done: complete done, Cancel: cancel } } } }
      entries:
        News: dismiss all
      """)
    let finding = try #require(checked.findings(of: "task-interrupted-by-entry").first)
    #expect(finding.subject.task == "pay" && finding.trace?.taps == 3)
    #expect(Set(finding.affected.filter { $0.rule == finding.rule }.map(\.place.subject.task)) == ["read", "talk"])
  }
}

extension CheckedText {
  /// Returns the verdicts on a property by device.
  func verdicts(on property: String) -> [String: Verdict] {
    Dictionary(
      uniqueKeysWithValues: conclusion.verdicts.filter { $0.property == property }.map { ($0.device, $0.verdict) })
  }
}
