import Testing

@Suite("Kinds of endings: completed, cancelled, abandoned, interrupted")
struct EndingKindTests {
  static let follow = "{ start: t, then: { done: push X, cancelled: push Y } }"
  static let pushed = "{ start: t, as: push, then: { done: push X, cancelled: push Y } }"
  static let tabs = "{ tabs: [A, B] }"

  @Test(
    "a gesture that removes the first screen cancels the task",
    arguments: [
      Play("Back", start: pushed, taps: "Start; Back", sight: "A › Y", events: ["t cancelled"]),
      Play("Back above the first screen ends nothing", start: pushed, taps: "Start; Next; Back", sight: "A › T1[t]"),
      Play("Swipe down", start: follow, taps: "Start; Next; Swipe down", sight: "A › Y", events: ["t cancelled"]),
      Play(
        "Tap outside", start: "{ start: t, as: popover, then: { cancelled: push Y } }", on: .pad,
        taps: "Start; Tap outside", sight: "A › Y", events: ["t cancelled"]),
      Play(
        "Return",
        flow: """
          navflow: 1
          root: { stack: A }
          screens: { A: { actions: { Start: { start: pick, then: { cancelled: push Y } } } }, Y: {} }
          tasks:
            pick:
              outcomes: [picked]
              screens: { Photos: { kind: system, actions: { Pick: complete picked } } }
          """, taps: "Start; Return", sight: "A › Y", events: ["pick cancelled"]),
      Play(
        "the selected tab again", root: tabs, start: pushed, taps: "Push C; Start; Next; Tab: A", sight: "A",
        events: ["t cancelled"]),
      Play(
        "the selected tab again, where the frame stands on the root", root: tabs, start: pushed,
        taps: "Start; Next; Tab: A", sight: "A › Y", events: ["t cancelled"]),
      Play(
        "a layer that swipes away with what is beneath the frame", start: pushed, taps: "Sheet B; Start; Swipe down",
        sight: "A", events: ["t cancelled"]),
    ])
  func cancelledByGesture(_ play: Play) throws { try play.check() }

  @Test(
    "selecting another tab abandons the task",
    arguments: [
      Play("by a gesture", root: tabs, start: pushed, taps: "Start; Next; Tab: B", sight: "B", events: ["t abandoned"]),
      Play(
        "by a tab step", root: tabs, start: pushed, go: "tab B", taps: "Start; Go", sight: "B",
        events: ["t abandoned"]),
      Play(
        "by a tab step beneath a modal layer of the same task", root: tabs, start: pushed, go: "tab B",
        taps: "Start; Next sheet; Go", sight: "B │ sheet: T2", events: ["finds change-behind-modal", "t abandoned"]),
      Play(
        "a task in a modal layer stays in sight", root: tabs, start: follow, go: "tab B", taps: "Start; Go",
        sight: "B │ sheet: T1[t]", events: ["finds change-behind-modal"]),
      Play("the tab it is in", root: tabs, start: pushed, go: "tab A", taps: "Start; Go", sight: "A › T1[t]"),
      Play(
        "by an entry", root: tabs, start: pushed, extra: "entries: { Link: tab B }", taps: "Start; Link", sight: "B",
        events: ["t abandoned"]),
      Play(
        "out of sight already", root: "{ tabs: [A, B, C] }", start: pushed, go: "tab C", taps: "Start; Tab: B; Go",
        sight: "C"),
      Play(
        "it stands there still", root: tabs, start: pushed, taps: "Start; Next; Tab: B; Tab: A", sight: "A › T1[t] › T2"
      ),
      Play(
        "returning under another tab is returning elsewhere", root: tabs, start: follow,
        go: "{ cases: [{ where: { tab: A }, do: tab B }, complete done] }", taps: "Start; Go; Go", sight: "B › X",
        events: ["t completes done", "t returns to B, not A"]),
    ])
  func abandoned(_ play: Play) throws { try play.check() }

  @Test(
    "a step that removes the frame without ending it interrupts the task",
    arguments: [
      Play(
        "of an action", start: follow, go: "[dismiss, push B]", taps: "Start; Go", sight: "A › B",
        events: ["t interrupted"]),
      Play(
        "of the system", start: follow, go: "{ by: system, do: dismiss }", taps: "Start; Go", sight: "A",
        events: ["t interrupted"]),
      Play(
        "of an entry", start: follow, extra: "entries: { Link: dismiss all }", taps: "Start; Link", sight: "A",
        events: ["t interrupted"]),
      Play(
        "pop root", start: pushed, go: "[pop root, push B]", taps: "Start; Next; Go", sight: "A › B",
        events: ["t interrupted"]),
      Play(
        "root", root: "roots: { main: { stack: A }, other: { stack: B } }", start: follow, go: "root other",
        taps: "Start; Go", sight: "B", events: ["finds root-swap-under-modal", "t interrupted"]),
      Play(
        "an arrival",
        flow: """
          navflow: 1
          root: { stack: A }
          screens: { A: { actions: { Start: start t } } }
          tasks:
            t:
              screens:
                T1: { actions: { Next: push T2 } }
                T2: { actions: { Off: { by: arrival, do: dismiss } } }
          """, taps: "Start; Next", sight: "A", events: ["t interrupted"]),
    ])
  func interrupted(_ play: Play) throws {
    try play.check()
  }

  @Test(
    "a user's action that only removes screens cancels the task",
    arguments: [
      Play("dismiss", start: follow, go: "dismiss", taps: "Start; Next; Go", sight: "A › Y", events: ["t cancelled"]),
      Play("dismiss all", start: follow, go: "dismiss all", taps: "Start; Go", sight: "A › Y", events: ["t cancelled"]),
      Play("dismiss to", start: follow, go: "dismiss to A", taps: "Start; Go", sight: "A › Y", events: ["t cancelled"]),
      Play("pop", start: pushed, go: "pop", taps: "Start; Go", sight: "A › Y", events: ["t cancelled"]),
      Play("pop 2", start: pushed, go: "pop 2", taps: "Start; Next; Go", sight: "A › Y", events: ["t cancelled"]),
      Play("unwind", start: pushed, go: "unwind A", taps: "Start; Next; Go", sight: "A › Y", events: ["t cancelled"]),
      Play(
        "with stay and set", start: follow, go: "{ set: { v: b }, do: [stay, dismiss, { set: { v: a } }] }",
        taps: "Start; Go", sight: "A › Y", events: ["t cancelled"]),
      Play(
        "the then runs after the step that took the frame, before the action's next", start: follow,
        go: "[dismiss, pop]", taps: "Push B; Start; Go", sight: "A › B", events: ["t cancelled"]),
      Play(
        "parents whose frames go with it are interrupted all the same", start: follow,
        sub: "{ start: u, then: { cancelled: push Y } }", go: "dismiss all", taps: "Start; Sub; Go", sight: "A",
        events: ["u cancelled", "t interrupted"]),
      Play(
        "the running task's own frame, not one beneath", start: pushed, sub: "start u",
        go: "[dismiss, pop]", taps: "Start; Sub; Go", sight: "A", events: ["u cancelled", "t interrupted"]),
    ])
  func onlyRemovesScreens(_ play: Play) throws {
    try play.check()
  }

  @Test(
    "the steps of a then are a list of their own, with the task that is running when it begins",
    arguments: [
      Play(
        "a then that only removes screens cancels", start: follow, sub: "{ start: u, then: { done: dismiss } }",
        taps: "Start; Sub; Done", sight: "A › Y", events: ["u completes done", "t cancelled"]),
      Play(
        "set off by a gesture", start: follow, sub: "{ start: u, then: { cancelled: dismiss } }",
        taps: "Start; Sub; Swipe down", sight: "A › Y", events: ["u cancelled", "t cancelled"]),
      Play(
        "a then that does more interrupts", start: follow, sub: "{ start: u, then: { done: [dismiss, push B] } }",
        taps: "Start; Sub; Done", sight: "A › B", events: ["u completes done", "t interrupted"]),
      Play(
        "whatever the rest of the action is", start: follow, sub: "{ start: u, then: { done: dismiss } }",
        go: "[complete done, push B]", taps: "Start; Sub; Go", sight: "A › Y › B",
        events: ["u completes done", "t cancelled"]),
      Play(
        "a then that the system set off interrupts", start: follow, sub: "{ start: u, then: { done: dismiss } }",
        go: "{ by: system, do: complete done }", taps: "Start; Sub; Go", sight: "A",
        events: ["u completes done", "t interrupted"]),
      Play(
        "and so does one that an entry set off", start: follow, sub: "{ start: u, then: { done: dismiss } }",
        extra: "entries: { Link: complete done }", taps: "Start; Sub; Link", sight: "A",
        events: ["u completes done", "t interrupted"]),
    ])
  func thenOnlyRemovesScreens(_ play: Play) throws { try play.check() }

  @Test(
    "frames that are removed together end innermost first",
    arguments: [
      Play(
        "only the outermost that is cancelled runs its then", start: follow,
        sub: "{ start: u, as: push, then: { cancelled: push X } }", taps: "Start; Sub; Swipe down", sight: "A › Y",
        events: ["u cancelled", "t cancelled"]),
      Play(
        "and is judged for its origin", root: tabs, start: pushed,
        sub: "{ start: u, as: push, then: { cancelled: push X } }", taps: "Push C; Start; Next; Sub; Tab: A",
        sight: "A",
        events: ["u cancelled", "t cancelled"]),
      Play(
        "with its return point gone, no then", start: pushed, sub: "{ start: u, as: push }",
        taps: "Sheet B; Start; Sub; Swipe down", sight: "A", events: ["u cancelled", "t cancelled"]),
      Play(
        "complete interrupts a task that its action started", start: follow, go: "[start u, complete done]",
        taps: "Start; Go",
        sight: "A › X", events: ["u starts", "u interrupted", "t completes done"]),
    ])
  func together(_ play: Play) throws { try play.check() }
}
