import FlowModel
import FlowSimulation
import Testing

@Suite("Relaunch: the app ends and starts again")
struct RelaunchTests {
  private static func flow(_ relaunch: String) -> String {
    """
    navflow: 1
    roots:
      first: { tabs: [A, B] }
      second: { stack: C }
    state: { kept: [old, new], lost: [old, new], seen: { from: 0, to: 9 } }
    relaunch: \(relaunch)
    screens:
      A:
        actions:
          Count: { by: arrival, set: { seen: +1 } }
          Change: { set: { kept: new, lost: new } }
          Push: push X
          Sheet: present X
          Work: start work
          Second: root second
      B: { actions: { Push B: push X } }
      C: { title: C }
      X: { title: X }
    tasks:
      work: { outcomes: [done], screens: { W: { input: true, actions: { Done: complete done } } } }
    """
  }

  @Test("the first root begins again, and forgotten variables have their initial values")
  func firstRoot() throws {
    let text = Self.flow("{ forgotten: [lost] }")
    var stage = try Stage(text, taps: ["Change", "Push", "Relaunch"])
    #expect(stage.stacks == ["*A", "B"])
    #expect(stage.state == ["kept=new", "lost=old", "seen=2"])
    try stage.tap("Second", "Relaunch")
    #expect(stage.stacks == ["*A", "B"])
  }

  @Test("restored stacks stay, layers go, and the screen in front arrives again")
  func restored() throws {
    var stage = try Stage(Self.flow("{ restored: true }"), taps: ["Tab: B", "Push B", "Relaunch"])
    #expect(stage.stacks == ["A", "*B › X"])
    try stage.tap("Tab: A", "Sheet", "Relaunch")
    #expect(stage.sight == "A" && stage.state.contains("seen=3"))
    try stage.tap("Relaunch")
    #expect(stage.state.contains("seen=4"))
  }

  @Test("it is offered at any moment, also in a task, which it interrupts")
  func duringTask() throws {
    var stage = try Stage(Self.flow(""), taps: ["Work"])
    #expect(stage.offers.contains("Relaunch"))
    try stage.tap("Relaunch")
    #expect(stage.sight == "A" && stage.task == nil)
  }

  @Test("without the key nothing is relaunched")
  func withoutKey() throws {
    let stage = try Stage(Self.flow("").replacing("relaunch: \n", with: ""))
    #expect(!stage.offers.contains("Relaunch"))
  }
}
