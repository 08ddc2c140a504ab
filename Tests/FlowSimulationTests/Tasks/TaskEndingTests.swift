import Testing

@Suite("Endings: complete, cancel and then")
struct TaskEndingTests {
  static let follow = "{ start: t, then: { done: push X, cancelled: push Y } }"
  static let pushed = "{ start: t, as: push, then: { done: push X, cancelled: push Y } }"

  @Test(
    "complete, cancel and then",
    arguments: [
      Play(
        "then of the outcome", start: follow, taps: "Start; Next; Done", sight: "A › X", events: ["t completes done"]),
      Play(
        "cancel is complete cancelled", start: follow, taps: "Start; Cancel", sight: "A › Y", events: ["t cancelled"]),
      Play(
        "an outcome not named stays", start: "{ start: t, then: { done: push X } }", taps: "Start; Cancel", sight: "A",
        events: ["t cancelled"]),
      Play(
        "a branch with stay does not affect another outcome",
        start: "{ start: t, then: { done: push X, cancelled: stay } }",
        taps: "Start; Next; Done", sight: "A › X", events: ["t completes done"]),
      Play(
        "first the then, then the rest of the action", start: follow, go: "[complete done, push B]", taps: "Start; Go",
        sight: "A › X › B", events: ["t completes done"]),
      Play(
        "a then that moves on is fine: the origin is judged before", start: "{ start: t, then: { done: pop } }",
        taps: "Push B; Start; Done", sight: "A", events: ["t completes done"]),
      Play(
        "they never end a parent instead", go: "[complete done, complete done]", taps: "Start; Sub; Go",
        sight: "A │ sheet: T1[t]", events: ["u completes done", "fails complete-without-task"]),
      Play(
        "the frame that was running when the action fired", go: "[start u, cancel]", taps: "Start; Go", sight: "A",
        events: ["u starts", "u interrupted", "t cancelled"]),
      Play(
        "and not one begun since", go: "[start t, cancel]", taps: "Go", sight: "A │ sheet: T1[t]",
        events: ["t starts", "fails complete-without-task"]),
      Play(
        "in a then, the one running where it begins", sub: "{ start: u, then: { done: complete done } }",
        taps: "Start; Sub; Done", sight: "A", events: ["u completes done", "t completes done"]),
      Play(
        "a chain of thens", start: follow, sub: "{ start: u, then: { done: complete done } }",
        taps: "Start; Sub; Done", sight: "A › X", events: ["u completes done", "t completes done"]),
      Play(
        "in a then without a task", start: "{ start: t, then: { done: cancel } }", taps: "Start; Done", sight: "A",
        events: ["t completes done", "fails complete-without-task"]),
      Play(
        "in an entry, the one running when the step runs",
        extra: "entries: { Link: [start u, cancel, cancel, cancel] }",
        taps: "Start; Link", sight: "A",
        events: ["u starts", "u cancelled", "t cancelled", "fails complete-without-task"]),
      Play(
        "an outcome of another task is a failed step on a screen outside every task",
        flow: """
          navflow: 1
          root: { stack: A }
          screens:
            A: { actions: { Start: start t } }
            X: { actions: { Other: complete other } }
          tasks:
            t: { outcomes: [done], screens: { T1: { actions: { Next: push X } } } }
            u: { outcomes: [other], screens: { U1: {} } }
          """, taps: "Start; Next; Other", sight: "A │ sheet: T1[t] › X", events: ["fails complete-without-task"]),
    ])
  func completing(_ play: Play) throws { try play.check() }

  @Test(
    "complete after earlier steps removed the frame",
    arguments: [
      Play(
        "dismiss, then complete: no interruption, and the then runs", start: follow, go: "[dismiss, complete done]",
        taps: "Start; Next; Go", sight: "A › X", events: ["t completes done"]),
      Play(
        "pop, then complete", start: pushed, go: "[pop, complete done]", taps: "Start; Go", sight: "A › X",
        events: ["t completes done"]),
      Play(
        "unwind, then complete", start: follow, go: "[unwind A, complete done]", taps: "Start; Next; Go",
        sight: "A › X",
        events: ["t completes done"]),
      Play(
        "with cancel too", start: follow, go: "[dismiss all, cancel]", taps: "Start; Go", sight: "A › Y",
        events: ["t cancelled"]),
      Play(
        "the then runs before the rest of the action", start: follow, go: "[dismiss, complete done, push B]",
        taps: "Start; Go", sight: "A › X › B", events: ["t completes done"]),
      Play(
        "where something beneath the frame went too, its then does not run", start: follow,
        go: "[dismiss all, complete done]", taps: "Sheet B; Start; Go", sight: "A",
        events: ["t completes done", "t returns to A, not B"]),
      Play(
        "nor where it goes in a later step", start: follow, go: "[dismiss, dismiss, complete done]",
        taps: "Sheet B; Start; Go", sight: "A", events: ["t completes done"]),
      Play(
        "a screen that is added after its removal, and removed again, is not beneath it", start: follow,
        go: "[dismiss, push C, pop, complete done]", taps: "Start; Go", sight: "A › X", events: ["t completes done"]),
      Play(
        "nor are several", start: follow, go: "[dismiss, push C, present B, unwind A, complete done]",
        taps: "Start; Go", sight: "A › X", events: ["t completes done"]),
      Play(
        "of several things beneath it, it began on the uppermost", start: follow, go: "[dismiss all, complete done]",
        taps: "Sheet B; Push C; Start; Go", sight: "A", events: ["t completes done", "t returns to A, not C"]),
      Play(
        "in an action of the system it is an interruption", start: follow,
        go: "{ by: system, do: [dismiss, complete done] }",
        taps: "Start; Go", sight: "A", events: ["t interrupted", "fails complete-without-task"]),
      Play(
        "in an entry too", start: follow, extra: "entries: { Link: [dismiss, complete done] }", taps: "Start; Link",
        sight: "A", events: ["t interrupted", "fails complete-without-task"]),
      Play(
        "a replace took it", go: "[replace U1, complete done]", taps: "Start; Go", sight: "A │ sheet: U1[u]",
        events: ["t interrupted", "u starts", "fails complete-without-task"]),
      Play(
        "the return is judged when the frame is removed, not after later steps", start: follow,
        go: "[dismiss, push C, complete done]", taps: "Start; Go", sight: "A › C › X", events: ["t completes done"]),
    ])
  func completingAfterwards(_ play: Play) throws { try play.check() }

  static let tabs = "{ tabs: [A, B] }"

  @Test(
    "a frame that an earlier step left in another tab ends there",
    arguments: [
      Play(
        "what is in front is what it returned to", root: tabs, start: pushed, go: "[tab B, complete done]",
        taps: "Start; Next; Go", sight: "B › X", events: ["t abandoned", "t completes done", "t returns to B, not A"])
    ])
  func endingInAnotherTab(_ play: Play) throws {
    try play.check()
    let stage = try Stage(play.flow, taps: ["Start", "Next", "Go"])
    #expect(stage.stacks == ["A", "*B › X"])
  }
}
