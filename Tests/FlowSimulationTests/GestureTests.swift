import FlowModel
import Testing

@Suite("Gestures: when they are offered, their effects and replacements")
struct GestureTests {
  /// Returns the names of the offered gestures, sorted.
  static func gestures(_ stage: Stage) -> [String] {
    stage.offers.filter { name in
      ["Back", "Swipe down", "Tap outside", "Return"].contains(name) || name.hasPrefix("Tab: ")
    }.sorted()
  }

  static let flow = """
    navflow: 1
    devices: [phone, pad]
    root: { tabs: [A, B] }
    screens:
      A:
        actions:
          Push: push A
          NoBack: push N
          NoBar: push H
          Sheet: present A
          Form: { present: A, as: formSheet }
          Full: { present: A, as: fullScreen }
          Pop: { present: A, as: popover }
          Named pop: { present: A, as: { phone: popover, pad: popover } }
          Input: { present: C, as: inputView }
          Locked sheet: { present: A, locked: true }
          Locked form: { present: A, as: formSheet, locked: true }
          Locked pop: { present: A, as: { phone: popover, pad: popover }, locked: true }
          Alert: present Ask
          Menu: present M
          Photos: present P
          Web: present W
      B: {}
      C: {}
      N: { back: hidden, actions: { Push: push A } }
      H: { tabBar: hidden, actions: { Push: push A, Sheet: present A } }
      Ask: { kind: alert }
      M: { kind: actionSheet }
      P: { kind: system }
      W: { kind: external }
    """

  struct Row: Sendable, CustomTestStringConvertible {
    var taps: [String]
    var phone: [String]
    var pad: [String]
    init(_ taps: [String], _ phone: [String], pad: [String]? = nil) {
      self.taps = taps
      self.phone = phone
      self.pad = pad ?? phone
    }
    var testDescription: String { "\(taps)" }
  }

  @Test(
    "offered gestures",
    arguments: [
      Row([], ["Tab: A", "Tab: B"]),
      Row(["Push"], ["Back", "Tab: A", "Tab: B"]),
      Row(["NoBack"], ["Tab: A", "Tab: B"]),
      Row(["NoBack", "Push"], ["Back", "Tab: A", "Tab: B"]),
      Row(["NoBar"], ["Back"]),
      Row(["NoBar", "Push"], ["Back"]),
      Row(["Tab: B"], ["Tab: A", "Tab: B"]),
      Row(["Sheet"], ["Swipe down"]),
      Row(["Sheet", "Push"], ["Back", "Swipe down"]),
      Row(["Sheet", "NoBack"], ["Swipe down"]),
      Row(["Form"], ["Swipe down"]),
      Row(["Full"], []),
      Row(["Full", "Push"], ["Back"]),
      Row(["Pop"], ["Swipe down"], pad: ["Tap outside"]),
      Row(["Named pop"], ["Tap outside"]),
      Row(["Named pop", "Push"], ["Back", "Tap outside"]),
      Row(["Locked sheet"], []),
      Row(["Locked sheet", "Push"], ["Back"]),
      Row(["Locked form"], []),
      Row(["Locked pop"], []),
      Row(["Alert"], []),
      Row(["Menu"], [], pad: ["Tap outside"]),
      Row(["Photos"], ["Return"]),
      Row(["Web"], ["Return"]),
    ])
  func offered(_ row: Row) throws {
    #expect(Self.gestures(try Stage(Self.flow, on: .phone, taps: row.taps)) == row.phone, "phone")
    #expect(Self.gestures(try Stage(Self.flow, on: .pad, taps: row.taps)) == row.pad, "pad")
  }

  @Test("only screens above the root hide the tab bar")
  func rootHidesNothing() throws {
    let flow = """
      navflow: 1
      root: { tabs: [A, B] }
      screens: { A: { tabBar: hidden }, B: {} }
      """
    #expect(Self.gestures(try Stage(flow)) == ["Tab: A", "Tab: B"])
  }

  @Test(
    "effects",
    arguments: [
      Play("Back pops one", flow: flow, taps: "Push; Push; Back", sight: "A › A"),
      Play("Back in a layer", flow: flow, taps: "Sheet; Push; Back", sight: "A │ sheet: A"),
      Play("Swipe down takes the whole layer", flow: flow, taps: "Sheet; Push; Push; Swipe down", sight: "A"),
      Play("just the front one", flow: flow, taps: "Sheet; Sheet; Swipe down", sight: "A │ sheet: A"),
      Play("Tap outside takes the popover", flow: flow, on: .pad, taps: "Pop; Push; Tap outside", sight: "A"),
      Play("Tap outside takes the action sheet", flow: flow, on: .pad, taps: "Menu; Tap outside", sight: "A"),
      Play("Return takes the layer", flow: flow, taps: "Web; Return", sight: "A"),
      Play("another tab", flow: flow, taps: "Push; Tab: B", sight: "B"),
      Play("the selected tab again pops to its root", flow: flow, taps: "Push; Push; Tab: A", sight: "A"),
      Play("at its root it does nothing", flow: flow, taps: "Tab: A", sight: "A"),
    ])
  func effects(_ play: Play) throws { try play.check() }

  /// Returns a sheet over A, of task t, with the given gestures.
  static func overridden(_ screen: String, task: String = "{}", locked: Bool = false) -> String {
    """
    navflow: 1
    root: { stack: A }
    screens:
      A: { actions: { Start: { start: t, locked: \(locked), then: { cancelled: push Y } } } }
      X: {}
      Y: {}
      Ask: { kind: alert }
    tasks:
      t:
        gestures: \(task)
        screens:
          T1: { gestures: \(screen), actions: { Next: push T2 } }
          T2: { gestures: \(screen) }
          T3: {}
    """
  }

  @Test(
    "replaced gestures",
    arguments: [
      Play(
        "instead of its effect", flow: overridden("{ Swipe down: present Ask }"), taps: "Start; Swipe down",
        sight: "A │ sheet: T1[t] │ alert: Ask"),
      Play(
        "in place of Back", flow: overridden("{ Back: push T3 }"), taps: "Start; Next; Back",
        sight: "A │ sheet: T1[t] › T2 › T3"),
      Play(
        "offered on a locked layer too", flow: overridden("{ Swipe down: present Ask }", locked: true),
        taps: "Start; Swipe down", sight: "A │ locked sheet: T1[t] │ alert: Ask"),
      Play(
        "they count as a user's action, so removing screens cancels the task",
        flow: overridden("{ Swipe down: dismiss }"), taps: "Start; Swipe down",
        sight: "A › Y", events: ["t cancelled"]),
      Play(
        "and with other steps they interrupt it", flow: overridden("{ Swipe down: [dismiss, push X] }"),
        taps: "Start; Swipe down",
        sight: "A › X", events: ["t interrupted"]),
      Play(
        "cancel", flow: overridden("{ Swipe down: cancel }"), taps: "Start; Next; Swipe down", sight: "A › Y",
        events: ["t cancelled"]),
      Play(
        "of the task", flow: overridden("{}", task: "{ Swipe down: present Ask }"), taps: "Start; Swipe down",
        sight: "A │ sheet: T1[t] │ alert: Ask"),
      Play(
        "a screen's own wins", flow: overridden("{ Swipe down: present X }", task: "{ Swipe down: present Ask }"),
        taps: "Start; Swipe down", sight: "A │ sheet: T1[t] │ sheet: X"),
      Play(
        "stay keeps everything", flow: overridden("{ Back: stay }"), taps: "Start; Next; Back",
        sight: "A │ sheet: T1[t] › T2"),
    ])
  func overrides(_ play: Play) throws { try play.check() }

  @Test(
    "a replaced gesture also closes a one-screen layer first",
    arguments: [
      ("kind: system, gestures: { Return: push X }", "Return", "A › X"),
      ("kind: external, gestures: { Return: stay }", "Return", "A"),
      ("kind: actionSheet, gestures: { Tap outside: push X }", "Tap outside", "A › X"),
    ])
  func overriddenInOneScreenLayers(screen: String, gesture: String, sight: String) throws {
    let flow = """
      navflow: 1
      devices: [pad]
      root: { stack: A }
      screens: { A: { actions: { Go: present Q } }, Q: { \(screen) }, X: {} }
      """
    #expect(try Stage(flow, on: .pad, taps: ["Go", gesture]).sight == sight)
  }

  @Test("none removes a gesture, and steps do not create one")
  func none() throws {
    func offers(_ flow: String, _ taps: [String]) throws -> [String] { Self.gestures(try Stage(flow, taps: taps)) }
    #expect(try offers(Self.overridden("{ Swipe down: none, Back: none }"), ["Start", "Next"]) == [])
    #expect(try offers(Self.overridden("{}", task: "{ Back: none }"), ["Start", "Next"]) == ["Swipe down"])
    #expect(try offers(Self.overridden("{ Swipe down: none }", locked: true), ["Start"]) == [])
    #expect(try offers(Self.overridden("{ Back: present Ask }"), ["Start"]) == ["Swipe down"], "nothing to go back to")
    #expect(
      try offers(
        Self.overridden("{ Back: present Ask }").replacing("T2: {", with: "T2: { back: hidden,"), ["Start", "Next"])
        == ["Swipe down"])
    #expect(try offers(Self.overridden("{}", locked: true), ["Start"]) == [])
  }
}
