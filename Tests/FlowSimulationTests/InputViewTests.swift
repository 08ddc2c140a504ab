import Testing

@Suite("Input views: layers in place of the keyboard, not modal")
struct InputViewTests {
  /// Returns A › B with a picker in place of the keyboard; `go` is an action of B and of the picker.
  static func flow(_ go: String = "stay", onPicker: String? = nil, gestures: String = "{}") -> String {
    """
    navflow: 1
    devices: [phone, pad]
    root: { stack: A }
    state: { v: [a, b] }
    screens:
      A: { actions: { Next: push B, Sheet: present B } }
      B:
        gestures: \(gestures)
        actions:
          Pick: { present: Picker, as: inputView }
          Go: \(go)
          Start: { start: p, then: { cancelled: { set: { v: b } }, picked: push X } }
      Picker: { actions: { Pick it: \(onPicker ?? go) } }
      X: {}
      Y: {}
      Ask: { kind: alert }
      Menu: { kind: actionSheet }
      Photos: { kind: system }
    tasks:
      p:
        outcomes: [picked, cancelled]
        presentation: inputView
        screens: { P1: { actions: { P done: complete picked, P go: \(onPicker ?? go) } } }
    """
  }

  @Test("an input view is not modal, and the layer below stays usable")
  func isNotModal() throws {
    let stage = try Stage(Self.flow(), taps: ["Next", "Pick"])
    #expect(stage.sight == "A › B │ inputView: Picker")
    #expect(stage.configuration.modalCount == 0)
    #expect(stage.offers.sorted() == ["Back", "Go", "Pick", "Pick it", "Start", "Tap outside"])
  }

  @Test(
    "steps that dismiss the input view first",
    arguments: [
      Play("push acts on the layer beneath", flow: flow("push X"), taps: "Next; Pick; Go", sight: "A › B › X"),
      Play("from the input view itself too", flow: flow("push X"), taps: "Next; Pick; Pick it", sight: "A › B › X"),
      Play("present", flow: flow("present X"), taps: "Next; Pick; Go", sight: "A › B │ sheet: X"),
      Play("pop", flow: flow("pop"), taps: "Next; Pick; Go", sight: "A"),
      Play("replace", flow: flow("replace X"), taps: "Next; Pick; Pick it", sight: "A › X"),
      Play("unwind", flow: flow("unwind A"), taps: "Next; Pick; Go", sight: "A"),
      Play("a system screen", flow: flow("present Photos"), taps: "Next; Pick; Go", sight: "A › B │ system: Photos"),
      Play(
        "another input view", flow: flow("{ present: X, as: inputView }"), taps: "Next; Pick; Go",
        sight: "A › B │ inputView: X"),
      Play("stay leaves it", flow: flow("stay"), taps: "Next; Pick; Go", sight: "A › B │ inputView: Picker"),
      Play(
        "set leaves it", flow: flow("{ set: { v: b } }"), taps: "Next; Pick; Go", sight: "A › B │ inputView: Picker"),
      Play(
        "a dismiss after the action shows another input view closes that one",
        flow: flow("[{ present: X, as: inputView }, dismiss]"), taps: "Sheet; Pick; Go", sight: "A │ sheet: B"),
      Play(
        "an alert leaves it", flow: flow("present Ask"), taps: "Next; Pick; Go",
        sight: "A › B │ inputView: Picker │ alert: Ask"),
      Play(
        "an action sheet leaves it", flow: flow("present Menu"), taps: "Next; Pick; Go",
        sight: "A › B │ inputView: Picker │ actionSheet: Menu"),
      Play("its own dismiss takes it", flow: flow("dismiss"), taps: "Next; Pick; Pick it", sight: "A › B"),
      Play(
        "dismiss on the screen under it puts it away and takes the layer", flow: flow("dismiss"),
        taps: "Sheet; Pick; Go",
        sight: "A"),
      Play(
        "its own dismiss does not take the layer beneath", flow: flow("dismiss"), taps: "Sheet; Pick; Pick it",
        sight: "A │ sheet: B"),
      Play(
        "dismiss on the screen under it, where that is in no layer", flow: flow("dismiss"), taps: "Next; Pick; Go",
        sight: "A › B", events: ["fails dismiss-without-modal"]),
    ])
  func puttingAway(_ play: Play) throws { try play.check() }

  @Test(
    "gestures",
    arguments: [
      Play("Tap outside", flow: flow(), taps: "Next; Pick; Tap outside", sight: "A › B"),
      Play("Tap outside on pad", flow: flow(), on: .pad, taps: "Next; Pick; Tap outside", sight: "A › B"),
      Play("Back of the layer beneath takes it along", flow: flow(), taps: "Next; Pick; Back", sight: "A"),
      Play("Swipe down of the layer beneath takes it along", flow: flow(), taps: "Sheet; Pick; Swipe down", sight: "A"),
      Play(
        "with the gestures of the screen under it", flow: flow(gestures: "{ Swipe down: present Ask }"),
        taps: "Sheet; Pick; Swipe down", sight: "A │ sheet: B │ inputView: Picker │ alert: Ask"),
    ])
  func gestures(_ play: Play) throws { try play.check() }

  @Test("a gesture that the screen below removes is not offered")
  func gestureTakenAway() throws {
    let stage = try Stage(Self.flow(gestures: "{ Back: none }"), taps: ["Next", "Pick"])
    #expect(!stage.offers.contains("Back"))
  }

  @Test(
    "an input view that is a task",
    arguments: [
      Play("starts", flow: flow(), taps: "Next; Start", sight: "A › B │ inputView: P1[p]", events: ["p starts"]),
      Play(
        "ends by its own action", flow: flow(), taps: "Next; Start; P done", sight: "A › B › X",
        events: ["p completes picked"]),
      Play(
        "put away, it is cancelled", flow: flow(), taps: "Next; Start; Tap outside", sight: "A › B",
        events: ["p cancelled"]),
      Play(
        "put away by a step on the screen under it, as by Tap outside", flow: flow("push Y"), taps: "Next; Start; Go",
        sight: "A › B › Y", events: ["p cancelled"]),
      Play(
        "put away by a step of its own", flow: flow("push Y"), taps: "Next; Start; P go", sight: "A › B › Y",
        events: ["p cancelled"]),
      Play(
        "put away by dismiss all on the screen under it", flow: flow("dismiss all"), taps: "Sheet; Start; Go",
        sight: "A",
        events: ["p cancelled"]),
      Play(
        "put away by a `dismiss to` of the screen under it", flow: flow("dismiss to B"), taps: "Sheet; Start; Go",
        sight: "A │ sheet: B", events: ["p cancelled"]),
      Play("taken along by Back", flow: flow(), taps: "Next; Start; Back", sight: "A", events: ["p cancelled"]),
      Play(
        "taken along by Swipe down", flow: flow(), taps: "Sheet; Start; Swipe down", sight: "A", events: ["p cancelled"]
      ),
      Play(
        "on the screen under it its task is not the running one", flow: flow("cancel", onPicker: "stay"),
        taps: "Next; Start; Go", sight: "A › B", events: ["p cancelled", "fails complete-without-task"]),
    ])
  func tasks(_ play: Play) throws { try play.check() }

  @Test("the then of a dismissed input view runs before the step")
  func thenOfPuttingAway() throws {
    let stage = try Stage(Self.flow("push Y"), taps: ["Next", "Start", "Go"])
    #expect(stage.state == ["v=b"])
    let pushing = Self.flow("push Y").replacing("{ cancelled: { set: { v: b } }", with: "{ cancelled: push X")
    #expect(try Stage(pushing, taps: ["Next", "Start", "Go"]).sight == "A › B › X › Y")
  }

  @Test("an action of the screen below ends that screen's task")
  func completeUnderneath() throws {
    let flow = """
      navflow: 1
      root: { stack: A }
      screens:
        A: { actions: { Start: { start: t, then: { done: push X } } } }
        Picker: {}
        X: {}
      tasks:
        t:
          outcomes: [done]
          screens:
            T1: { actions: { Pick: { present: Picker, as: inputView }, Done: complete done, Off: dismiss } }
      """
    try Play("complete", flow: flow, taps: "Start; Pick; Done", sight: "A › X", events: ["t completes done"]).check()
    try Play("cancelled by dismiss", flow: flow, taps: "Start; Pick; Off", sight: "A", events: ["t cancelled"]).check()
  }

  @Test("a root step under an input view does not fail")
  func rootSwap() throws {
    let flow = """
      navflow: 1
      roots: { one: { stack: A }, two: { stack: B } }
      screens:
        A: { actions: { Pick: { present: Picker, as: inputView }, Swap: root two } }
        B: {}
        Picker: {}
      """
    try Play("root", flow: flow, taps: "Pick; Swap", sight: "B").check()
  }
}
