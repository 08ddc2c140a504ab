import Testing

@Suite("Layers set aside, and their return")
struct AsideTests {
  static let sub = "{ start: u, aside: true, then: { done: push X } }"
  static let lock = "{ present: Y, as: fullScreen, locked: true, aside: true }"

  @Test(
    "layers in front are set aside and come back",
    arguments: [
      Play(
        "the modal layers in front go aside", sub: sub, taps: "Start; Sub", sight: "A │ (sheet: T1[t]) │ sheet: U1[u]",
        events: ["u starts"]),
      Play(
        "an ending brings them back unchanged", sub: sub, taps: "Start; Next; Sub; Cancel",
        sight: "A │ sheet: T1[t] › T2", events: ["u cancelled"]),
      Play(
        "and its then runs there", sub: sub, taps: "Start; Sub; Done", sight: "A │ sheet: T1[t] › X",
        events: ["u completes done"]),
      Play(
        "a gesture brings them back", sub: sub, taps: "Start; Sub; Swipe down", sight: "A │ sheet: T1[t]",
        events: ["u cancelled"]),
      Play(
        "a plain dismiss brings them back", sub: sub, go: "dismiss", taps: "Start; Sub; Go", sight: "A │ sheet: T1[t]",
        events: ["u cancelled"]),
      Play(
        "present sets aside too", go: lock, taps: "Sheet B; Sheet C; Go",
        sight: "A │ (sheet: B) │ (sheet: C) │ locked fullScreen: Y"),
      Play(
        "layer over layer", go: "{ present: Y, aside: true }", taps: "Sheet B; Go; Go",
        sight: "A │ (sheet: B) │ (sheet: Y) │ sheet: Y"),
      Play(
        "the last brings back just what it set aside",
        go: "{ cases: [{ where: { screen: B }, present: X, aside: true }, { present: Y, aside: true }] }",
        taps: "Sheet B; Go; Go; Swipe down", sight: "A │ (sheet: B) │ sheet: X"),
      Play("nothing in front, nothing aside", go: "{ present: Y, aside: true }", taps: "Go", sight: "A │ sheet: Y"),
      Play(
        "aside has no effect where the style is push", sub: "{ start: u, as: push, aside: true }", taps: "Start; Sub",
        sight: "A │ sheet: T1[t] › U1[u]", events: ["u starts"]),
      Play(
        "it acts before the step's conditions: a lock screen covers alerts", extra: "entries: { Lock: \(lock) }",
        taps: "Start; Alert; Lock", sight: "A │ (sheet: T1[t]) │ (alert: TAsk) │ locked fullScreen: Y"),
      Play(
        "the alert comes back too", go: "dismiss", extra: "entries: { Lock: \(lock) }", taps: "Start; Alert; Lock; Go",
        sight: "A │ sheet: T1[t] │ alert: TAsk"),
      Play(
        "so even an alert over an alert set aside", extra: "entries: { Lock: { present: Ask, aside: true } }",
        taps: "Start; Alert; Lock", sight: "A │ (sheet: T1[t]) │ (alert: TAsk) │ alert: Ask"),
    ])
  func settingAside(_ play: Play) throws { try play.check() }

  @Test(
    "steps that also remove layers set aside",
    arguments: [
      Play(
        "dismiss all", sub: sub, go: "dismiss all", taps: "Start; Sub; Go", sight: "A",
        events: ["u cancelled", "t interrupted"]),
      Play(
        "`dismiss to` a screen beneath them", sub: sub, go: "[dismiss to A, push B]", taps: "Start; Sub; Go",
        sight: "A › B", events: ["u interrupted", "t interrupted"]),
      Play(
        "an unwind that goes past them", sub: sub, extra: "entries: { Link: unwind A }", taps: "Start; Sub; Link",
        sight: "A", events: ["u interrupted", "t interrupted"]),
      Play(
        "`dismiss to` one of them stops there", sub: sub, extra: "entries: { Link: dismiss to T1 }",
        taps: "Start; Sub; Link", sight: "A │ sheet: T1[t]", events: ["u interrupted"]),
      Play(
        "root", root: "roots: { one: { stack: A }, two: { stack: B } }", sub: sub, extra: "entries: { Link: root two }",
        taps: "Start; Sub; Link", sight: "B",
        events: ["finds root-swap-under-modal", "u interrupted", "t interrupted"]),
    ])
  func takingThemToo(_ play: Play) throws { try play.check() }

  @Test("layers set aside are skipped by some patterns and steps")
  func skipping() throws {
    var stage = try Stage(SampleFlow.text(go: Self.lock), taps: ["Start", "Go"])
    #expect(stage.configuration.modalCount == 1)
    #expect(stage.task == "t", "the running task is looked for in layers set aside too")
    #expect(stage.offers == ["Go"], "gestures are those of the layer in front")
    stage = try Stage(
      SampleFlow.text(go: "{ cases: [{ where: { screen: Y }, do: [dismiss, cancel] }, \(Self.lock)] }"),
      taps: ["Start", "Go", "Go"])
    #expect(stage.sight == "A")
    #expect(stage.events == ["t cancelled"], "and for complete")
  }

  @Test("the return point of a task above is in the layer set aside")
  func returnPoint() throws {
    let stage = try Stage(SampleFlow.text(sub: Self.sub), taps: ["Start", "Next", "Sub", "Next", "Done"])
    #expect(stage.sight == "A │ sheet: T1[t] › T2 › X")
    #expect(stage.events == ["u completes done"])
  }
}
