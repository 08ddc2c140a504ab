import Testing

@Suite("Task frames: beginnings, screens and origins")
struct TaskFrameTests {
  @Test(
    "beginnings",
    arguments: [
      Play("start shows the entry with a new frame", taps: "Start", sight: "A │ sheet: T1[t]", events: ["t starts"]),
      Play("start by push", start: "{ start: t, as: push }", taps: "Start", sight: "A › T1[t]", events: ["t starts"]),
      Play("plain push of a task's screen", go: "push T1", taps: "Go", sight: "A › T1[t]", events: ["t starts"]),
      Play("plain present", go: "present T1", taps: "Go", sight: "A │ sheet: T1[t]", events: ["t starts"]),
      Play("plain replace", go: "replace T1", taps: "Push B; Go", sight: "A › T1[t]", events: ["t starts"]),
      Play(
        "a screen that is not the entry", go: "push T2", taps: "Go", sight: "A › T2[t]", events: ["t starts at T2"]),
      Play("no frame while the task runs", taps: "Start; Next", sight: "A │ sheet: T1[t] › T2"),
      Play("not even by another layer", taps: "Start; Next sheet", sight: "A │ sheet: T1[t] │ sheet: T2"),
      Play(
        "nor on a screen that merely belongs to it", go: "push T3", taps: "Start; Terms; Go",
        sight: "A │ sheet: T1[t] › X › T3"),
      Play(
        "start makes one even while the task runs", sub: "start t", taps: "Start; Sub",
        sight: "A │ sheet: T1[t] │ sheet: T1[t]", events: ["t starts"]),
      Play(
        "a task that is not the running one begins, though it runs further down", go: "push T2",
        taps: "Start; Sub; Go", sight: "A │ sheet: T1[t] │ sheet: U1[u] › T2[t]", events: ["t starts at T2"]),
      Play(
        "a screen of a task that ended begins it again", go: "[complete done, push T2]", taps: "Start; Go",
        sight: "A › T2[t]", events: ["t completes done", "t starts at T2"]),
    ])
  func beginnings(_ play: Play) throws { try play.check() }

  @Test("a screen without a task belongs to the running task")
  func adoption() throws {
    var stage = try Stage(SampleFlow.text(), taps: ["Start", "Terms"])
    #expect(stage.sight == "A │ sheet: T1[t] › X")
    #expect(stage.task == "t")
    try stage.tap("Done")
    #expect(stage.sight == "A")
    #expect(stage.events == ["t completes done"])
    stage = try Stage(SampleFlow.text(), taps: ["Start", "Sheet X"])
    #expect(stage.task == "t", "in a layer above too")
  }

  @Test(
    "replace and the frame",
    arguments: [
      Play(
        "a frame that began with the old screen goes on", go: "replace T2", taps: "Start; Go", sight: "A │ sheet: T2[t]"
      ),
      Play(
        "with a screen of no task too", go: "replace Y", taps: "Start; Go", sight: "A │ sheet: Y[t]"),
      Play(
        "unless S is another task's: then the old is interrupted and the new begins", go: "replace U1",
        taps: "Start; Go", sight: "A │ sheet: U1[u]", events: ["t interrupted", "u starts"]),
      Play(
        "above the frame's first screen the old task is not touched", go: "replace U1", taps: "Start; Next; Go",
        sight: "A │ sheet: T1[t] › U1[u]", events: ["u starts"]),
      Play(
        "a screen of the task running beneath begins no frame", go: "replace T2", taps: "Start; Next; Sub; Go",
        sight: "A │ sheet: T1[t] › T2 │ sheet: T2", events: ["u interrupted"]),
      Play(
        "nor on a screen without a frame", go: "replace T3", taps: "Start; Terms; Go", sight: "A │ sheet: T1[t] › T3"),
      Play(
        "begun by replace at the root of a layer, its end takes the layer",
        go: "{ cases: [{ where: { task: t }, do: complete done }, replace T1] }", taps: "Sheet B; Go; Go",
        sight: "A", events: ["t completes done"]),
      Play(
        "begun by replace, its origin is the screen the return point shows",
        go: "{ cases: [{ where: { task: t }, do: complete done }, replace T1] }", taps: "Push B; Push C; Go; Go",
        sight: "A › B", events: ["t completes done"]),
      Play(
        "replaced, a frame keeps its origin and its then", start: "{ start: t, then: { done: push Y } }",
        go: "{ cases: [{ where: { screen: T1 }, do: replace X }, complete done] }", taps: "Start; Go; Done",
        sight: "A › Y", events: ["t completes done"]),
    ])
  func replacing(_ play: Play) throws { try play.check() }

  @Test(
    "origin and return",
    arguments: [
      Play("back where it started", taps: "Push B; Start; Next; Done", sight: "A › B", events: ["t completes done"]),
      Play(
        "the origin is the screen in front when the step that begins it ran", go: "[push B, start t]", taps: "Go; Done",
        sight: "A › B", events: ["t completes done"]),
      Play(
        "not the one where the action was tapped", go: "[pop, start t]", taps: "Push B; Go; Done", sight: "A",
        events: ["t completes done"]),
      Play(
        "but if the user's action interrupted a task before, the screen in front before the interruption",
        go: "[dismiss, start u]",
        taps: "Start; Next; Go; Done", sight: "A", events: ["u completes done", "u returns to A, not T2"]),
      Play(
        "the interrupting tap itself has no event about the origin", go: "[dismiss, start u]", taps: "Start; Go",
        sight: "A │ sheet: U1[u]", events: ["t interrupted", "u starts"]),
      Play(
        "an action of the system only counts from its own step", go: "{ by: system, do: [dismiss, start u] }",
        taps: "Start; Next; Go; Done", sight: "A", events: ["u completes done"]),
      Play(
        "an entry likewise", extra: "entries: { Link: [dismiss all, start u] }", taps: "Start; Next; Link; Done",
        sight: "A", events: ["u completes done"]),
      Play(
        "steps between the interruption and the start do not repair it", go: "[dismiss, push B, start u]",
        taps: "Start; Go; Done", sight: "A › B", events: ["u completes done", "u returns to B, not T1"]),
      Play(
        "of several interruptions it is the first that counts", go: "[dismiss, dismiss, start t]",
        taps: "Start; Sub; Go; Done", sight: "A", events: ["t completes done", "t returns to A, not U1"]),
      Play(
        "an origin in a removed layer stays the origin, whichever tab is beneath the task's layer",
        root: "{ tabs: [A, B] }",
        go: "{ cases: [{ where: { task: u }, do: [tab B, complete done] }, [dismiss, start u]] }",
        taps: "Start; Next; Go; Go", sight: "B",
        events: ["finds change-behind-modal", "u completes done", "u returns to B, not T2"]),
      Play(
        "a task ended before is no interruption", go: "[complete done, start u]", taps: "Start; Go; Done", sight: "A",
        events: ["u completes done"]),
      Play(
        "a pop within the task before its end does not change the return", start: "{ start: t, as: push }",
        go: "{ cases: [{ where: { screen: T2 }, do: [pop, complete done] }, stay] }", taps: "Push B; Start; Next; Go",
        sight: "A › B", events: ["t completes done"]),
      Play(
        "a frame on a layer's stack takes nothing beneath it", start: "{ start: t, as: push }",
        taps: "Sheet B; Start; Next; Cancel", sight: "A │ sheet: B", events: ["t cancelled"]),
      Play(
        "layers above the frame go with it", taps: "Start; Sheet X; Done", sight: "A", events: ["t completes done"]),
    ])
  func origins(_ play: Play) throws { try play.check() }

  /// Returns a task within another, and a task that begins in the tap that ends it.
  private static func nested(then: String, go: String) -> String {
    """
    navflow: 1
    root: { stack: S }
    screens:
      S: { actions: { A: start p } }
      X: { title: X }
    tasks:
      p: { outcomes: [ok], screens: { Pa: { actions: { B: { start: t, then: { ok: \(then) } } } } } }
      t: { outcomes: [ok], screens: { Ta: { actions: { C: \(go) } } } }
      u: { outcomes: [ok], screens: { Ua: { actions: { K: complete ok } } } }
    """
  }

  @Test(
    "a then is part of the same action",
    arguments: [
      Play(
        "an interruption there counts for the steps after it",
        flow: nested(then: "[dismiss, push X]", go: "[complete ok, start u]"), taps: "A; B; C; K", sight: "S › X",
        events: ["u completes ok", "u returns to X, not Pa"]),
      Play(
        "and one before it counts there", flow: nested(then: "start u", go: "[start u, complete ok]"),
        taps: "A; B; C; K", sight: "S │ sheet: Pa[p]", events: ["u completes ok", "u returns to Pa, not Ua"]),
      Play(
        "in the next tap it does not", flow: nested(then: "[dismiss, push X]", go: "complete ok"),
        taps: "A; B; C; Back",
        sight: "S"),
    ])
  func followUps(_ play: Play) throws { try play.check() }
}
