import Testing

@Suite("Tasks that begin with a one-screen layer: the frame continues or ends")
struct OneScreenLayerTests {
  /// Returns a task whose entry is an alert, started on A or B; `go` is the alert's action.
  static func flow(
    kind: String = "alert", then: String = "{ done: push X, cancelled: push Y }", _ go: String, root: String = "stack"
  )
    -> String
  {
    """
    navflow: 1
    devices: [phone, pad]
    root: { \(root): A }
    screens:
      A:
        actions: { Push B: push B, Sheet B: present B, Start: { start: t, then: \(then) }, Show T1: push T1 }
      B: { actions: { Start: { start: t, then: \(then) } } }
      X: {}
      Y: {}
    tasks:
      t:
        outcomes: [done, cancelled]
        entry: Ask
        screens:
          T1: { actions: { Ask: present Ask, Done: complete done, Cancel: cancel } }
          T2: {}
          Ask: { kind: \(kind), actions: { Go: \(go) } }
      u:
        outcomes: [done]
        screens: { U1: { actions: { Done: complete done } } }
    """
  }

  @Test("the frame begins in the alert")
  func beginning() throws {
    let stage = try Stage(Self.flow("stay"), taps: ["Start"])
    #expect(stage.sight == "A │ alert: Ask[t]")
    #expect(stage.events == ["t starts"])
  }

  @Test(
    "the frame continues with the next screen of its task",
    arguments: [
      Play("push", flow: flow("push T1"), taps: "Start; Go", sight: "A › T1[t]"),
      Play("present", flow: flow("present T1"), taps: "Start; Go", sight: "A │ sheet: T1[t]"),
      Play("replace", flow: flow("replace T1"), taps: "Push B; Start; Go", sight: "A › T1[t]"),
      Play(
        "replace at a root: it is a frame at that root from now on", flow: flow("replace T1"), taps: "Start; Go",
        sight: "T1[t]"),
      Play(
        "which begins afresh", flow: flow("replace T1"), taps: "Start; Go; Done", sight: "T1[t]",
        events: ["t completes done", "t starts at T1"]),
      Play("the first of several", flow: flow("[push T1, push T2]"), taps: "Start; Go", sight: "A › T1[t] › T2"),
      Play(
        "after a screen of no task", flow: flow("[push X, push T1]"), taps: "Start; Go", sight: "A › X › T1[t]"),
      Play("after set and stay", flow: flow("[stay, present T1]"), taps: "Start; Go", sight: "A │ sheet: T1[t]"),
      Play(
        "an external screen likewise", flow: flow(kind: "external", "push T1"), taps: "Start; Go", sight: "A › T1[t]"),
      Play("a system screen likewise", flow: flow(kind: "system", "push T1"), taps: "Start; Go", sight: "A › T1[t]"),
      Play(
        "an action sheet likewise", flow: flow(kind: "actionSheet", "push T1"), taps: "Start; Go", sight: "A › T1[t]"),
      Play(
        "and it keeps its then", flow: flow("push T1"), taps: "Start; Go; Done", sight: "A › X",
        events: ["t completes done"]),
      Play("with another alert of its own", flow: flow("present Ask"), taps: "Start; Go", sight: "A │ alert: Ask[t]"),
      Play(
        "where the first showing fails, the next", flow: flow("[push T1, present T1]", root: "screen"),
        taps: "Start; Go",
        sight: "A │ sheet: T1[t]", events: ["fails push-without-stack"]),
    ])
  func goingOn(_ play: Play) throws { try play.check() }

  @Test(
    "the frame ends without such a screen",
    arguments: [
      Play(
        "complete ends it", flow: flow("complete done"), taps: "Start; Go", sight: "A › X", events: ["t completes done"]
      ),
      Play("cancel ends it", flow: flow("cancel"), taps: "Start; Go", sight: "A › Y", events: ["t cancelled"]),
      Play(
        "steps before the complete run first", flow: flow("[push B, complete done]"), taps: "Start; Go",
        sight: "A › B › X", events: ["t completes done", "t returns to B, not A"]),
      Play(
        "an action with none of these cancels it", flow: flow("stay"), taps: "Start; Go", sight: "A › Y",
        events: ["t cancelled"]),
      Play(
        "before its other steps run", flow: flow("push B"), taps: "Start; Go", sight: "A › Y › B",
        events: ["t cancelled"]),
      Play(
        "a start is none of these", flow: flow("start u"), taps: "Start; Go", sight: "A › Y │ sheet: U1[u]",
        events: ["t cancelled", "u starts"]),
      Play(
        "where none succeeds it is cancelled after the last step, and its then runs",
        flow: flow(then: "{ cancelled: present Y }", "[push T1, present X]", root: "screen"), taps: "Start; Go",
        sight: "A │ sheet: X │ sheet: Y",
        events: ["fails push-without-stack", "t cancelled", "t returns to X, not A"]),
      Play(
        "a gesture cancels it", flow: flow(kind: "external", "push T1"), taps: "Start; Return", sight: "A › Y",
        events: ["t cancelled"]),
      Play(
        "a tap outside cancels it", flow: flow(kind: "actionSheet", "push T1"), on: .pad, taps: "Start; Tap outside",
        sight: "A › Y", events: ["t cancelled"]),
    ])
  func ending(_ play: Play) throws { try play.check() }

  @Test(
    "an alert above the first screen of a frame",
    arguments: [
      Play("leaves the frame alone", flow: flow("stay"), taps: "Show T1; Ask; Go", sight: "A › T1[t]"),
      Play("its push is a push on the frame", flow: flow("push T2"), taps: "Show T1; Ask; Go", sight: "A › T1[t] › T2"),
      Play(
        "its cancel ends the frame", flow: flow("cancel"), taps: "Show T1; Ask; Go", sight: "A", events: ["t cancelled"]
      ),
    ])
  func aboveTheFirst(_ play: Play) throws { try play.check() }

  @Test("closing an alert before the steps of its action does not interrupt the alert's task")
  func goingIsNoInterruption() throws {
    for steps in ["push T1", "stay", "complete done", "[push B, cancel]", "dismiss", "pop"] {
      var stage = try Stage(Self.flow(steps), taps: ["Push B", "Start"])
      try stage.tap("Go")
      #expect(!stage.events.contains("t interrupted"), "\(steps)")
    }
  }
}
