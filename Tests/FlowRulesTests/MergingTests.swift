import Diagnostics
import FlowModel
import Testing

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
    let finding = checked.findings(of: "modal-over-modal").first { $0.message.contains("\"Amount\"") }
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
}

extension CheckedText {
  /// Returns the verdicts on a property by device.
  func verdicts(on property: String) -> [String: Verdict] {
    Dictionary(
      uniqueKeysWithValues: conclusion.verdicts.filter { $0.property == property }.map { ($0.device, $0.verdict) })
  }
}
