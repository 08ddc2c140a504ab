import Testing

@Suite("Panels: sheets that leave what is beneath usable")
struct PanelTests {
  /// Returns A › B; `go` is an action of B, and `onPanel` one of the panel.
  static func flow(_ go: String = "stay", onPanel: String = "stay", root: String = "{ stack: A }") -> String {
    """
    navflow: 1
    devices: [phone, pad]
    root: \(root)
    state: { v: [a, b] }
    screens:
      A: { actions: { Next: push B, Sheet: present B } }
      B:
        actions:
          Panel: { present: P, as: panel }
          Locked: { present: P, as: panel, locked: true }
          Passing: { present: P, as: popover, modal: false }
          Popover: { present: P, as: popover }
          Start: { start: t, as: panel, then: { cancelled: push Y } }
          Go: \(go)
      P: { actions: { Deeper: push Q, On panel: \(onPanel) } }
      Q: {}
      X: { actions: { Arrive: { by: arrival, when: { v: b }, set: { v: a } } } }
      Y: { actions: { Close: dismiss } }
      Ask: { kind: alert }
    tasks:
      t:
        outcomes: [done, cancelled]
        screens: { T: { actions: { Done: complete done, More: push U } }, U: {} }
      u:
        outcomes: [done, cancelled]
        screens: { V: { actions: { End: complete done, Help: { present: W, as: panel } } }, W: {} }
    """
  }

  @Test("a panel is not modal, and what is beneath stays usable")
  func isNotModal() throws {
    let stage = try Stage(Self.flow(root: "{ tabs: [A, X] }"), taps: ["Next", "Panel", "Deeper"])
    #expect(stage.sight == "A › B │ panel: P › Q")
    #expect(stage.configuration.modalCount == 0)
    #expect(
      stage.offers.sorted() == [
        "Back", "Back #2", "Go", "Locked", "Panel", "Passing", "Popover", "Start", "Swipe down", "Tab: A", "Tab: X",
      ])
  }

  @Test(
    "steps of the screen beneath",
    arguments: [
      Play("push", flow: flow("push X"), taps: "Next; Panel; Deeper; Go", sight: "A › B › X │ panel: P › Q"),
      Play("pop", flow: flow("pop"), taps: "Next; Panel; Go", sight: "A │ panel: P"),
      Play("replace", flow: flow("replace X"), taps: "Next; Panel; Go", sight: "A › X │ panel: P"),
      Play("Back", flow: flow(), taps: "Next; Panel; Deeper; Back #2", sight: "A │ panel: P › Q"),
      Play("Back in the panel", flow: flow(), taps: "Next; Panel; Deeper; Back", sight: "A › B │ panel: P"),
      Play("set", flow: flow("{ set: { v: b } }"), taps: "Next; Panel; Go", sight: "A › B │ panel: P"),
      Play("on a sheet", flow: flow("push X"), taps: "Sheet; Panel; Go", sight: "A │ sheet: B › X │ panel: P"),
      Play(
        "a tab", flow: flow(root: "{ tabs: [A, X] }"), taps: "Next; Panel; Tab: X", sight: "X │ panel: P"),
      Play(
        "the selected tab", flow: flow(root: "{ tabs: [A, X] }"), taps: "Next; Panel; Tab: A", sight: "A │ panel: P"),
      Play(
        "what the panel presents comes over it", flow: flow("{ present: Y, on: front }"), taps: "Next; Panel; Go",
        sight: "A › B │ panel: P │ sheet: Y"),
      Play("dismiss closes the panel", flow: flow("dismiss"), taps: "Next; Panel; Go", sight: "A › B"),
      Play("unwind closes the panel", flow: flow("unwind A"), taps: "Next; Panel; Go", sight: "A"),
      Play(
        "several panels: beneath all of them", flow: flow("push X", onPanel: "{ present: Y, as: panel }"),
        taps: "Next; Panel; On panel; Go", sight: "A › B › X │ panel: P │ panel: Y"),
    ])
  func actsBeneath(play: Play) throws { try play.check() }

  @Test(
    "tasks",
    arguments: [
      Play(
        "a then acts beneath the panel again", flow: flow("{ start: t, on: front, then: { done: push X } }"),
        taps: "Next; Panel; Go; Done", sight: "A › B › X │ panel: P", events: ["t completes done"]),
      Play(
        "a panel returns to what is beneath it", flow: flow("push X"), taps: "Next; Start; Go; Swipe down",
        sight: "A › B › X › Y", events: ["t cancelled"]),
      Play(
        "a task ends beneath the panel, which stays", flow: flow("{ start: u, as: { phone: push } }"),
        taps: "Next; Panel; Go; End", sight: "A › B │ panel: P", events: ["u completes done"]),
      Play(
        "a panel with a screen of the task goes with it", flow: flow("{ start: u, as: { phone: push } }"),
        taps: "Next; Go; Help; End", sight: "A › B", events: ["u completes done"]),
      Play(
        "dismiss cancels the task of the panel", flow: flow("dismiss"), taps: "Next; Start; Go", sight: "A › B › Y",
        events: ["t cancelled"]),
    ])
  func tasks(play: Play) throws { try play.check() }

  @Test("a locked panel cannot be swiped away")
  func isLocked() throws {
    let stage = try Stage(Self.flow(), taps: ["Next", "Locked"])
    #expect(stage.refusal(of: "Swipe down") == "the sheet is locked")
  }

  @Test("a screen beneath a panel arrives")
  func arrives() throws {
    let stage = try Stage(Self.flow("{ set: { v: b }, push: X }"), taps: ["Next", "Panel", "Go"])
    #expect(stage.sight == "A › B › X │ panel: P" && stage.state == ["v=a"])
  }

  @Test(
    "closing",
    arguments: [
      Play("Back beneath a locked panel", flow: flow(), taps: "Next; Locked; Back", sight: "A │ locked panel: P"),
      Play(
        "a popover that is not modal", flow: flow("push X"), on: .pad, taps: "Next; Passing; Go",
        sight: "A › B › X │ modelessPopover: P"),
      Play("a tap outside", flow: flow(), on: .pad, taps: "Next; Passing; Tap outside", sight: "A › B"),
      Play("a sheet on iPhone", flow: flow(), taps: "Next; Passing", sight: "A › B │ sheet: P"),
      Play("a popover", flow: flow(), on: .pad, taps: "Next; Popover", sight: "A › B │ popover: P"),
    ])
  func closing(play: Play) throws { try play.check() }
}
