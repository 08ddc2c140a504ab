import Testing

@Suite("Steps: effects and failures")
struct StepTests {
  /// Returns a row that runs `Go` on A › B › C.
  static func onStack(_ sentence: String, _ go: String, _ sight: String, _ events: [String] = []) -> Play {
    Play(sentence, go: go, taps: "Push B; Push C; Go", sight: sight, events: events)
  }

  /// Returns a row that runs `Go` on A │ sheet: B │ sheet: C › C.
  static func onLayers(_ sentence: String, _ go: String, _ sight: String, _ events: [String] = []) -> Play {
    Play(sentence, go: go, taps: "Sheet B; Sheet C; Push C; Go", sight: sight, events: events)
  }

  /// Returns a row that runs `Go` on the single screen A.
  static func onBareScreen(_ sentence: String, _ go: String, _ sight: String, _ events: [String] = []) -> Play {
    Play(sentence, root: "{ screen: A }", go: go, taps: "Go", sight: sight, events: events)
  }

  @Test(
    "push and present",
    arguments: [
      onStack("push puts a new instance on the front stack", "push X", "A › B › C › X"),
      onStack("the same screen may stand on a stack many times", "[push B, push B]", "A › B › C › B › B"),
      onStack("present makes a new layer", "present X", "A › B › C │ sheet: X"),
      onLayers("push goes to the front layer", "push X", "A │ sheet: B │ sheet: C › C › X"),
      onLayers("present goes over modal layers", "present X", "A │ sheet: B │ sheet: C › C │ sheet: X"),
      onBareScreen("a bare screen has no stack", "push X", "A", ["fails push-without-stack"]),
      onBareScreen("a layer can be presented over a bare screen", "[present X, push Y]", "A │ sheet: X › Y"),
      onStack("an alert has no stack", "[present Ask, push X]", "A › B › C │ alert: Ask", ["fails push-without-stack"]),
      onStack(
        "a system screen has no stack", "[present Photos, push X]", "A › B › C │ system: Photos",
        ["fails push-without-stack"]),
      onStack(
        "nothing over an alert", "[present Ask, present X]", "A › B › C │ alert: Ask", ["fails present-over-alert"]),
      onStack(
        "nothing over an action sheet", "[present Menu, present X]", "A › B › C │ actionSheet: Menu",
        ["fails present-over-alert"]),
      onStack(
        "no alert over an alert", "[present Ask, present Ask]", "A › B › C │ alert: Ask", ["fails stacked-alerts"]),
      onStack(
        "an alert over an action sheet is no stacked alert", "[present Menu, present Ask]",
        "A › B › C │ actionSheet: Menu", ["fails present-over-alert"]),
      onStack(
        "a prompt goes over an alert", "[present Ask, present Camera]", "A › B › C │ alert: Ask │ prompt: Camera"),
      onStack(
        "nothing over a prompt", "[present Camera, present X]", "A › B › C │ prompt: Camera",
        ["fails present-over-alert"]),
      onStack(
        "no alert over a prompt", "[present Camera, present Ask]", "A › B › C │ prompt: Camera",
        ["fails present-over-alert"]),
      onStack(
        "a layer can be presented over a system screen", "[present Photos, present X]",
        "A › B › C │ system: Photos │ sheet: X"),
      onStack(
        "a one-screen layer shown by push follows the conditions of present", "[present Ask, push Web]",
        "A › B › C │ alert: Ask", ["fails present-over-alert"]),
      onStack("however it is shown, an alert is a layer", "push Ask", "A › B › C │ alert: Ask"),
      onBareScreen("an alert pushed on a bare screen is a layer all the same", "push Ask", "A │ alert: Ask"),
    ])
  func showing(_ play: Play) throws { try play.check() }

  @Test(
    "pop",
    arguments: [
      onStack("pop takes the top off", "pop", "A › B"),
      onStack("pop n takes as many as asked", "pop 2", "A"),
      onStack("pop n that would take the root does nothing", "pop 3", "A › B › C", ["fails pop-to-absent"]),
      onStack("pop root", "pop root", "A"),
      onStack("pop to S", "pop to A", "A"),
      onStack("pop to the nearest S", "[push B, push C, pop to B]", "A › B › C › B"),
      onStack("at S already nothing happens", "pop to C", "A › B › C"),
      onStack("pop to what is not on this stack", "pop to X", "A › B › C", ["fails pop-to-absent"]),
      onStack("pop at the root", "[pop root, pop]", "A", ["fails pop-at-root"]),
      onStack("pop root at the root", "[pop root, pop root]", "A"),
      onLayers("pop stays within the layer", "[pop, pop]", "A │ sheet: B │ sheet: C", ["fails pop-at-root"]),
      onLayers(
        "pop to does not look into other layers", "pop to B", "A │ sheet: B │ sheet: C › C", ["fails pop-to-absent"]),
      onLayers("pop root stays within the layer", "pop root", "A │ sheet: B │ sheet: C"),
      onStack("nothing to pop in an alert", "[present Ask, pop]", "A › B › C │ alert: Ask", ["fails pop-at-root"]),
    ])
  func popping(_ play: Play) throws { try play.check() }

  @Test(
    "dismiss and unwind",
    arguments: [
      onLayers("dismiss takes the front layer with its stack", "dismiss", "A │ sheet: B"),
      onLayers("dismiss all takes every layer", "dismiss all", "A"),
      onLayers("dismiss to S takes the layers above it", "dismiss to B", "A │ sheet: B"),
      onLayers("the root's stack is a layer too", "dismiss to A", "A"),
      onLayers("dismiss to a screen of the front layer does nothing", "dismiss to C", "A │ sheet: B │ sheet: C › C"),
      onLayers("S in no layer", "dismiss to X", "A │ sheet: B │ sheet: C › C", ["fails dismiss-to-absent"]),
      onStack("S anywhere on a layer's stack", "[present X, dismiss to A]", "A › B › C"),
      onStack("dismiss to a lower screen of the front layer does nothing either", "dismiss to A", "A › B › C"),
      onStack("no modal layer", "dismiss", "A › B › C", ["fails dismiss-without-modal"]),
      onStack("dismiss all without layers", "dismiss all", "A › B › C"),
      onStack("dismiss takes an alert", "[present Ask, dismiss]", "A › B › C"),
      onLayers("the nearest layer", "[present B, present X, dismiss to B]", "A │ sheet: B │ sheet: C › C │ sheet: B"),
      onLayers("unwind goes through layers", "unwind B", "A │ sheet: B"),
      onLayers("unwind to the nearest S", "[push X, unwind C]", "A │ sheet: B │ sheet: C › C"),
      onLayers("unwind at S", "unwind C", "A │ sheet: B │ sheet: C › C"),
      onLayers("unwind without S", "unwind X", "A │ sheet: B │ sheet: C › C", ["fails unwind-to-absent"]),
      onStack("unwind through stacks", "[present X, push Y, unwind B]", "A › B"),
    ])
  func dismissing(_ play: Play) throws { try play.check() }

  @Test(
    "replace, stay and failures",
    arguments: [
      onStack("replace puts S in place of the top", "replace X", "A › B › X"),
      onLayers("replace in a layer", "[pop, replace X]", "A │ sheet: B │ sheet: X"),
      onStack("replace at the root of a stack", "[pop root, replace X, push Y]", "X › Y"),
      onBareScreen("replace on a bare screen", "replace X", "X"),
      onStack(
        "replace in a one-screen layer", "[present Ask, replace X]", "A › B › C │ alert: Ask",
        ["fails replace-without-stack"]),
      onStack("stay", "stay", "A › B › C"),
      onStack("complete without a task", "cancel", "A › B › C", ["fails complete-without-task"]),
      onStack(
        "a failed step changes nothing, and the remaining steps run", "[pop to X, dismiss, push Y]", "A › B › C › Y",
        ["fails pop-to-absent", "fails dismiss-without-modal"]),
    ])
  func replacingAndFailing(_ play: Play) throws { try play.check() }

  @Test(
    "an action of a one-screen layer closes it before its steps run",
    arguments: [
      Play("push", go: "{ either: { ask: present Ask, on: push X } }", taps: "Go: ask; Go: on", sight: "A › X"),
      Play("stay", go: "present Ask", taps: "Go; OK", sight: "A"),
      Play("present", go: "present Ask", taps: "Go; Go", sight: "A │ alert: Ask"),
      Play(
        "dismiss acts on what is beneath", go: "{ either: { ask: present Ask, off: dismiss } }",
        taps: "Sheet B; Go: ask; Go: off", sight: "A"),
      Play(
        "dismiss with nothing beneath", go: "{ either: { ask: present Ask, off: dismiss } }", taps: "Go: ask; Go: off",
        sight: "A", events: ["fails dismiss-without-modal"]),
      Play(
        "an external screen", go: "{ either: { ask: present Web, on: push X } }", taps: "Go: ask; Go: on",
        sight: "A › X"),
      Play(
        "a system screen", go: "{ either: { ask: push Photos, on: push X } }", taps: "Go: ask; Go: on", sight: "A › X"),
    ])
  func oneScreenLayersCloseFirst(_ play: Play) throws { try play.check() }
}
