import Testing

@Suite("Actions with `while: open`: they happen on screens that are covered")
struct OpenActionTests {
  /// Returns A with sheets and alerts over it; `go` happens on B.
  static func flow(_ go: String) -> String {
    """
    navflow: 1
    root: { stack: A }
    state: { v: [a, b] }
    screens:
      A: { actions: { Next: push B, Sheet: present B, Start: start t } }
      B: { actions: { Over: present C, On top: push D, Begin: start u, Go: { by: system, while: open, do: \(go) } } }
      C: { actions: { More: present D, Ask: present Ask } }
      D: {}
      Ask: { kind: alert }
    tasks:
      t:
        outcomes: [done, cancelled]
        screens: { T: { actions: { Cover: present C, End: { by: system, while: open, do: complete done } } } }
      u:
        outcomes: [done, cancelled]
        screens: { U: {} }
    """
  }

  @Test(
    "steps act from the screen",
    arguments: [
      Play("in front", flow: flow("push D"), taps: "Next; Go", sight: "A › B › D"),
      Play("push beneath a sheet", flow: flow("push D"), taps: "Next; Over; Go", sight: "A › B › D │ sheet: C"),
      Play(
        "push beneath two", flow: flow("push D"), taps: "Next; Over; More; Go", sight: "A › B › D │ sheet: C │ sheet: D"
      ),
      Play("pop", flow: flow("pop"), taps: "Next; Over; Go", sight: "A │ sheet: C"),
      Play("replace", flow: flow("replace D"), taps: "Next; Over; Ask; Go", sight: "A › D │ sheet: C │ alert: Ask"),
      Play(
        "on the stack of its sheet", flow: flow("push D"), taps: "Sheet; Over; Go", sight: "A │ sheet: B › D │ sheet: C"
      ),
      Play("beneath a pushed screen", flow: flow("push D"), taps: "Next; On top; Go", sight: "A › B › D › D"),
      Play(
        "dismiss closes what is over it", flow: flow("dismiss"), taps: "Sheet; Over; More; Go", sight: "A │ sheet: B"),
      Play("dismiss closes its own layer", flow: flow("dismiss"), taps: "Sheet; On top; Go", sight: "A"),
      Play("steps after dismiss", flow: flow("[dismiss, push D]"), taps: "Next; Over; Go", sight: "A › B › D"),
      Play(
        "present fails beneath a layer", flow: flow("present D"), taps: "Next; Over; Go", sight: "A › B │ sheet: C",
        events: ["fails present-while-covered"]),
      Play(
        "the layer in front presents, and takes the rest", flow: flow("[{ present: D, on: front }, push C]"),
        taps: "Next; Over; Go", sight: "A › B │ sheet: C │ sheet: D › C"),
      Play(
        "present beneath a pushed screen", flow: flow("present C"), taps: "Next; On top; Go",
        sight: "A › B › D │ sheet: C"),
      Play(
        "its task ends with everything above it", flow: flow("stay"), taps: "Start; Cover; Ask; End", sight: "A",
        events: ["t completes done"]),
      Play(
        "the task of a layer over it is interrupted", flow: flow("dismiss"), taps: "Next; Begin; Go", sight: "A › B",
        events: ["u interrupted"]),
    ])
  func actsFromItsScreen(play: Play) throws { try play.check() }

  @Test("steps that undo each other leave the same configuration")
  func leavesTheSameConfiguration() throws {
    let before = try Stage(Self.flow("[push D, pop]"), taps: ["Next", "Begin"])
    let after = try Stage(Self.flow("[push D, pop]"), taps: ["Next", "Begin", "Go"])
    #expect(after.configuration == before.configuration)
  }

  @Test("it is not offered without its screen, and once with it")
  func isOffered() throws {
    #expect(try Stage(Self.flow("stay")).offers.filter { $0.hasPrefix("Go") }.isEmpty)
    #expect(try Stage(Self.flow("stay"), taps: ["Next"]).offers.filter { $0.hasPrefix("Go") } == ["Go"])
    #expect(try Stage(Self.flow("stay"), taps: ["Next", "Over", "Ask"]).offers.contains("Go"))
  }
}
