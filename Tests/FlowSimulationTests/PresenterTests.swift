import Testing

@Suite("Who presents: a view controller presents one thing at a time")
struct PresenterTests {
  /// Returns M, which presents the panel P; `go` is an action of M, and `news` an entry.
  static func flow(_ go: String = "stay", news: String = "stay", system: String = "stay") -> String {
    """
    navflow: 1
    devices: [phone, pad]
    root: { stack: M }
    state: { v: [a, b] }
    screens:
      M:
        actions:
          Panel: { where: { screen: M }, present: P, as: panel }
          Own: { where: { screen: M }, start: t, as: sheet, then: { done: present N } }
          Elsewhere: present Other
          Go: \(go)
      P: { actions: { More: present N } }
      N: { actions: { Close: dismiss } }
      Note: { kind: alert }
      Wait: { kind: alert, actions: { Stop: stay, Comes: { by: system, do: \(system) } } }
      Sheet of actions: { kind: actionSheet, actions: { Stop: stay, Comes: { by: system, do: \(system) } } }
      Other: { kind: external, actions: { Here: stay } }
      Face: { kind: prompt, actions: { Answer: { by: system, do: \(system) } } }
      Date: {}
    tasks:
      t:
        outcomes: [done, cancelled]
        screens: { T: { actions: { Help: { present: U, as: panel }, Done: complete done } }, U: {} }
      site:
        outcomes: [done, cancelled]
        screens: { Site: { kind: external, actions: { OK: complete done } }, After: {} }
    entries:
      News: \(news)
    """
  }

  private static let refused = ["fails present-while-covered"]

  @Test(
    "the screen beneath a panel presents already",
    arguments: [
      Play("a sheet", flow: flow("present N"), taps: "Panel; Go", sight: "M │ panel: P", events: refused),
      Play("an alert", flow: flow("present Note"), taps: "Panel; Go", sight: "M │ panel: P", events: refused),
      Play(
        "another panel", flow: flow("{ present: N, as: panel }"), taps: "Panel; Go", sight: "M │ panel: P",
        events: refused),
      Play("a task", flow: flow("start t"), taps: "Panel; Go", sight: "M │ panel: P", events: refused),
      Play(
        "a push, and the next step", flow: flow("[push N, present N]"), taps: "Panel; Go", sight: "M › N │ panel: P",
        events: refused),
      Play(
        "the panel presents", flow: flow("{ present: N, on: front }"), taps: "Panel; Go",
        sight: "M │ panel: P │ sheet: N"),
      Play(
        "a task from the panel", flow: flow("{ start: t, on: front }"), taps: "Panel; Go",
        sight: "M │ panel: P │ sheet: T[t]", events: ["t starts"]),
      Play("an action of the panel", flow: flow(), taps: "Panel; More", sight: "M │ panel: P │ sheet: N"),
      Play("the panel closes first", flow: flow("[dismiss, present N]"), taps: "Panel; Go", sight: "M │ sheet: N"),
      Play("the system asks", flow: flow("present Face"), taps: "Panel; Go", sight: "M │ panel: P │ prompt: Face"),
      Play("another app", flow: flow("present Other"), taps: "Panel; Go", sight: "M │ panel: P │ external: Other"),
      Play(
        "a keyboard", flow: flow("{ present: Date, as: inputView }"), taps: "Panel; Go",
        sight: "M │ panel: P │ inputView: Date"),
      Play("without the panel", flow: flow("present N"), taps: "Go", sight: "M │ sheet: N"),
      Play(
        "a panel that goes with the task", flow: flow(), taps: "Own; Help; Done", sight: "M │ sheet: N",
        events: ["t completes done"]),
    ])
  func beneathPanel(play: Play) throws { try play.check() }

  @Test(
    "the root presents already while something is up",
    arguments: [
      Play(
        "over a panel", flow: flow(news: "{ present: N, on: root }"), taps: "Panel; News", sight: "M │ panel: P",
        events: refused),
      Play(
        "over a sheet", flow: flow("present N", news: "[{ start: t, on: root }]"), taps: "Go; News",
        sight: "M │ sheet: N", events: refused),
      Play("with nothing up", flow: flow(news: "{ present: N, on: root }"), taps: "News", sight: "M │ sheet: N"),
      Play(
        "in a window of its own", flow: flow("present N", news: "{ present: P, aside: true, on: root }"),
        taps: "Go; News", sight: "M │ (sheet: N) │ sheet: P"),
      Play(
        "a task that is pushed", flow: flow("present N", news: "{ start: t, as: push, on: root }"), taps: "Go; News",
        sight: "M › T[t] │ sheet: N", events: ["finds change-behind-modal", "t starts"]),
    ])
  func root(play: Play) throws { try play.check() }

  @Test(
    "an event of an alert does not close it",
    arguments: [
      Play("stay", flow: flow("present Wait"), taps: "Go; Comes", sight: "M │ alert: Wait"),
      Play(
        "a second alert", flow: flow("present Wait", system: "present Note"), taps: "Go; Comes",
        sight: "M │ alert: Wait", events: ["fails stacked-alerts"]),
      Play(
        "a sheet", flow: flow("present Sheet of actions", system: "present N"), taps: "Go; Comes",
        sight: "M │ actionSheet: Sheet of actions", events: ["fails present-over-alert"]),
      Play(
        "dismiss closes it first", flow: flow("present Wait", system: "[dismiss, present N]"), taps: "Go; Comes",
        sight: "M │ sheet: N"),
      Play("a button closes it", flow: flow("present Wait"), taps: "Go; Stop", sight: "M"),
      Play(
        "the answer of a prompt closes it", flow: flow("present Face", system: "present N"), taps: "Go; Answer",
        sight: "M │ sheet: N"),
    ])
  func eventsOfAlerts(play: Play) throws { try play.check() }

  @Test(
    "an entry brings this app to the front",
    arguments: [
      Play("and pushes", flow: flow(news: "push N"), taps: "Elsewhere; News", sight: "M › N"),
      Play("and presents", flow: flow(news: "present N"), taps: "Elsewhere; News", sight: "M │ sheet: N"),
      Play(
        "not if it only sets", flow: flow(news: "{ set: { v: b } }"), taps: "Elsewhere; News",
        sight: "M │ external: Other"),
      Play(
        "and ends a task that began in the other app", flow: flow("start site", news: "complete done"),
        taps: "Go; News", sight: "M", events: ["site completes done"]),
      Play(
        "or continues it", flow: flow("start site", news: "push After"), taps: "Go; News", sight: "M › After[site]"),
      Play(
        "or cancels it", flow: flow("start site", news: "push N"), taps: "Go; News", sight: "M › N",
        events: ["site cancelled"]),
    ])
  func entriesOverOtherApps(play: Play) throws { try play.check() }
}
