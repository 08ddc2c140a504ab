import Testing

@Suite("Frames at a root: they begin when the root is first in front, and restart when they end")
struct RootFrameTests {
  /// Returns a wizard as the root, and another root.
  static func wizard(then: String = "", go: String = "stay", extra: String = "") -> String {
    """
    navflow: 1
    devices: [phone, pad]
    roots:
      first: { task: t\(then.isEmpty ? "" : ", then: \(then)") }
      main: { tabs: [A, B] }
    screens:
      A: { actions: { Log out: root first, Go: \(go) } }
      B: {}
      X: { actions: { Go: \(go) } }
      Ask: { kind: alert, actions: { Go: \(go) } }
    tasks:
      t:
        outcomes: [done, cancelled]
        screens:
          T1:
            actions: { Next: push T2, Sheet: present X, Sub: start u, Done: complete done, Cancel: cancel, Go: \(go) }
          T2: { actions: { Sub: start u, Done: complete done, Cancel: cancel, Go: \(go) } }
      u: { outcomes: [done, cancelled], screens: { U1: { actions: { U done: complete done } } } }
    \(extra)
    """
  }

  @Test("beginning")
  func beginning() throws {
    let stage = try Stage(Self.wizard())
    #expect(stage.sight == "T1[t]")
    #expect(stage.events == ["t starts"], "the launch has it")
    for root in ["{ stack: T1 }", "{ screen: T1 }", "{ tabs: [T1, A] }"] {
      let stage = try Stage(SampleFlow.text(root: root))
      #expect(stage.events == ["t starts"], "\(root)")
    }
    #expect(try Stage(SampleFlow.text(root: "{ stack: T2 }")).events == ["t starts at T2"])
  }

  @Test(
    "endings",
    arguments: [
      Play(
        "the stack is back at that screen, and the task begins afresh", flow: wizard(), taps: "Next; Done",
        sight: "T1[t]", events: ["t completes done", "t starts"]),
      Play(
        "cancel likewise, and nothing is judged for an origin", flow: wizard(), taps: "Next; Cancel", sight: "T1[t]",
        events: ["t cancelled", "t starts"]),
      Play(
        "at the screen itself", flow: wizard(), taps: "Done", sight: "T1[t]", events: ["t completes done", "t starts"]),
      Play(
        "layers above go", flow: wizard(go: "complete done"), taps: "Next; Go", sight: "T1[t]",
        events: ["t completes done", "t starts"]),
      Play(
        "a screen in a layer above ends it too", flow: wizard(go: "complete done"), taps: "Sheet; Go", sight: "T1[t]",
        events: ["t completes done", "t starts"]),
      Play(
        "the root's own then runs", flow: wizard(then: "{ done: root main }"), taps: "Next; Done", sight: "A",
        events: ["t completes done"]),
      Play(
        "of that outcome", flow: wizard(then: "{ done: root main }"), taps: "Next; Cancel", sight: "T1[t]",
        events: ["t cancelled", "t starts"]),
      Play(
        "and if the screen is still there afterwards the task begins afresh", flow: wizard(then: "{ done: push X }"),
        taps: "Next; Done", sight: "T1[t] › X", events: ["t completes done", "t starts"]),
      Play(
        "replaced, it is not there any more", flow: wizard(then: "{ done: replace X }"), taps: "Next; Done", sight: "X",
        events: ["t completes done"]),
      Play(
        "a task that has begun afresh is replaced by another task's screen without an event of its own",
        flow: wizard(go: "[complete done, replace U1]"), taps: "Go", sight: "U1[u]",
        events: ["t completes done", "u starts"]),
      Play(
        "and goes on under a screen of no task", flow: wizard(go: "[complete done, replace X]"), taps: "Go",
        sight: "X[t]", events: ["t completes done", "t starts at X"]),
      Play(
        "a subtask ends by itself", flow: wizard(), taps: "Sub; U done", sight: "T1[t]", events: ["u completes done"]),
      Play("Back leaves it running", flow: wizard(), taps: "Next; Back", sight: "T1[t]"),
    ])
  func endings(_ play: Play) throws { try play.check() }

  /// Returns a task in a layer over tabs, one of which has a task of its own.
  private static func overTabs(then: String) -> String {
    """
    navflow: 1
    root: { tabs: [A, T1] }
    screens: { A: { actions: { Go: { start: u, then: \(then) } } }, X: {} }
    tasks:
      t: { outcomes: [done], screens: { T1: {} } }
      u: { outcomes: [done, cancelled], screens: { U1: { actions: { Other: tab T1, Done: complete done } } } }
    """
  }

  @Test(
    "a root's task that a removed layer reveals begins before the then",
    arguments: [
      Play(
        "on a completion", flow: overTabs(then: "{ done: push X }"), taps: "Go; Other; Done", sight: "T1[t] › X",
        events: ["u completes done", "u returns to T1, not A", "t starts"]),
      Play(
        "on a cancellation", flow: overTabs(then: "{ cancelled: push X }"), taps: "Go; Other; Swipe down",
        sight: "T1[t] › X", events: ["u cancelled", "u returns to T1, not A", "t starts"]),
      Play(
        "with nothing to follow", flow: overTabs(then: "{ done: stay }"), taps: "Go; Other; Done", sight: "T1[t]",
        events: ["u completes done", "u returns to T1, not A", "t starts"]),
    ])
  func uncovered(_ play: Play) throws { try play.check() }

  @Test(
    "a task begins again only on a screen of its own",
    arguments: [
      Play(
        "a screen of no task", flow: replaced(by: "X"), taps: "Change; Done", sight: "X", events: ["t completes done"]),
      Play(
        "another screen of the task", flow: replaced(by: "T2"), taps: "Change; Done", sight: "T2[t]",
        events: ["t completes done", "t starts at T2"]),
    ])
  func replacedScreens(_ play: Play) throws { try play.check() }

  private static func replaced(by screen: String) -> String {
    let actions = "{ actions: { Done: complete done } }"
    return """
      navflow: 1
      root: { task: t }
      screens: { X: \(actions) }
      tasks:
        t: { outcomes: [done], screens: { T1: { actions: { Change: replace \(screen) } }, T2: \(actions) } }
      """
  }

  @Test("a root's task that a closed alert reveals begins before the alert's steps")
  func uncoveredByAnAlert() throws {
    let text = """
      navflow: 1
      root: { tabs: [A, T1] }
      screens:
        A: { actions: { Ask: [present Sure, tab T1] } }
        X: {}
        Sure: { kind: alert, actions: { Go: push X } }
      tasks: { t: { outcomes: [done], screens: { T1: {} } } }
      """
    let stage = try Stage(text, taps: ["Ask", "Go"])
    #expect(stage.sight == "T1[t] › X")
  }

  @Test(
    "a root step on a screen of a root's task",
    arguments: [
      Play("completes it", flow: wizard(go: "root main"), taps: "Next; Go", sight: "A", events: ["t completes"]),
      Play("at its first screen too", flow: wizard(go: "root main"), taps: "Go", sight: "A", events: ["t completes"]),
      Play(
        "in a layer above", flow: wizard(go: "root main"), taps: "Sheet; Go", sight: "A",
        events: ["finds root-swap-under-modal", "t completes"]),
      Play(
        "of the system too", flow: wizard(go: "{ by: system, do: root main }"), taps: "Next; Go", sight: "A",
        events: ["t completes"]),
      Play(
        "in an entry interrupts it", flow: wizard(extra: "entries: { Link: root main }"), taps: "Next; Link",
        sight: "A",
        events: ["t interrupted"]),
      Play(
        "in an entry, with only its root screen there, has no event",
        flow: wizard(extra: "entries: { Link: root main }"),
        taps: "Link", sight: "A"),
      Play(
        "in an entry, with only screens of no task above, has no event either",
        flow: wizard(then: "{ done: push X }", extra: "entries: { Link: root main }"), taps: "Next; Done; Link",
        sight: "A"),
      Play(
        "after its completion: one begun afresh in the same action is removed without an event",
        flow: wizard(go: "[complete done, root main]"),
        taps: "Next; Go", sight: "A", events: ["t completes done"]),
      Play(
        "on a screen of a subtask interrupts both tasks",
        flow: wizard().replacing("U done: complete done", with: "U done: complete done, Go: root main"),
        taps: "Next; Sub; Go", sight: "A", events: ["finds root-swap-under-modal", "u interrupted", "t interrupted"]),
      Play(
        "on a screen of a subtask, with only the root screen beneath, interrupts only the subtask",
        flow: wizard().replacing("U done: complete done", with: "U done: complete done, Go: root main"),
        taps: "Sub; Go", sight: "A", events: ["finds root-swap-under-modal", "u interrupted"]),
      Play(
        "with more on its stack too, one begun afresh is removed without an event",
        flow: wizard(go: "[complete done, push T2, root main]"),
        taps: "Next; Go", sight: "A", events: ["t completes done"]),
      Play(
        "in a then that an entry set off, it interrupts",
        flow: wizard(extra: "entries: { Link: complete done }").replacing(
          "T2: { actions: { Sub: start u,", with: "T2: { actions: { Sub: { start: u, then: { done: root main } },"),
        taps: "Next; Sub; Link", sight: "A", events: ["u completes done", "t interrupted"]),
      Play(
        "in a then that the user set off, it completes",
        flow: wizard().replacing(
          "T2: { actions: { Sub: start u,", with: "T2: { actions: { Sub: { start: u, then: { done: root main } },"),
        taps: "Next; Sub; U done", sight: "A", events: ["u completes done", "t completes"]),
      Play(
        "ended twice by an entry, it began in between",
        flow: wizard(extra: "entries: { Link: [complete done, cancel] }"),
        taps: "Next; Link", sight: "T1[t]", events: ["t completes done", "t starts", "t cancelled", "t starts"]),
      Play(
        "to the same root begins it again", flow: wizard(go: "root first"), taps: "Next; Go", sight: "T1[t]",
        events: ["t completes", "t starts"]),
      Play(
        "coming back begins it", flow: wizard(go: "root main"), taps: "Go; Log out", sight: "T1[t]",
        events: ["t starts"]),
    ])
  func rootSteps(_ play: Play) throws { try play.check() }

  /// Tabs, the second of which shows a task's screen.
  static let tabs = "{ tabs: [A, T1] }"

  @Test(
    "a tab with a task's screen",
    arguments: [
      Play("begins it when first in front", root: tabs, taps: "Tab: T1", sight: "T1[t]", events: ["t starts"]),
      Play("not again", root: tabs, taps: "Tab: T1; Tab: A; Tab: T1", sight: "T1[t]"),
      Play(
        "left with only its root screen there it is not abandoned", root: tabs, taps: "Tab: T1; Tab: A", sight: "A"),
      Play(
        "else it is", root: tabs, taps: "Tab: T1; Next; Tab: A", sight: "A", events: ["t abandoned"]),
      Play(
        "the selected tab again leaves it running", root: tabs, taps: "Tab: T1; Next; Tab: T1", sight: "T1[t]"),
      Play(
        "a tab step brings it to the front", root: tabs, go: "tab T1", taps: "Go", sight: "T1[t]",
        events: ["t starts"]),
      Play(
        "ended, it begins afresh", root: tabs, taps: "Tab: T1; Next; Done", sight: "T1[t]",
        events: ["t completes done", "t starts"]),
      Play(
        "a tab step beneath a modal layer does not bring it to the front", root: tabs, go: "[present X, tab T1]",
        taps: "Go", sight: "T1 │ sheet: X", events: ["finds change-behind-modal"]),
      Play(
        "closing the layer does", root: tabs, go: "[present X, tab T1]", taps: "Go; Swipe down", sight: "T1[t]",
        events: ["t starts"]),
    ])
  func tabOfATask(_ play: Play) throws { try play.check() }

  @Test("a root's task in another tab ends there, and begins when the tab is selected")
  func endingInAnotherTab() throws {
    var stage = try Stage(
      SampleFlow.text(root: Self.tabs, go: "[tab A, complete done]"), taps: ["Tab: T1", "Next", "Go"])
    #expect(stage.stacks == ["*A", "T1"])
    #expect(stage.events == ["t abandoned", "t completes done"])
    try stage.tap("Tab: T1")
    #expect(stage.events == ["t starts"])
  }

  @Test(
    "replace at the bottom of a root",
    arguments: [
      Play(
        "S is that root from now on: a task's screen begins its task there", go: "replace T1", taps: "Go",
        sight: "T1[t]", events: ["t starts"]),
      Play(
        "and begins afresh", go: "replace T1", taps: "Go; Next; Done", sight: "T1[t]",
        events: ["t completes done", "t starts"]),
      Play("a frame there goes on with S", flow: wizard(go: "replace X"), taps: "Go", sight: "X[t]"),
    ])
  func replacing(_ play: Play) throws { try play.check() }

  @Test("a tab keeps its name when its bottom is replaced")
  func tabKeepsItsName() throws {
    let stage = try Stage(
      SampleFlow.text(root: "{ tabs: [A, B] }", go: "replace Y"), taps: ["Go", "Tab: B", "Tab: A"])
    #expect(stage.sight == "Y")
    #expect(stage.simulator.selectedTab(in: stage.configuration) == stage.simulator.flow.screens[0].id)
  }
}
