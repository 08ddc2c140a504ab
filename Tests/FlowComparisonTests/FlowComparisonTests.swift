import FlowModel
import GeneratedFlows
import Testing

@testable import FlowComparison

/// Tests the differences between two versions, by name.
@Suite struct FlowComparisonTests {
  private static let old = """
    root: { stack: Home }
    state: { member: [no, yes] }
    screens:
      Home:
        title: Home
        actions:
          Go: push Next
          Pay: start pay
          Old: present Gone
      Next: { actions: { Up: pop } }
      Gone: {}
    tasks:
      pay:
        outcomes: [paid, cancelled]
        screens: { Amount: { actions: { Send: complete paid } } }
    expect:
      - never: { screen: Gone }
    """

  private static let new = """
    root: { stack: Home }
    state: { member: [no, maybe, yes] }
    screens:
      Home:
        title: Start
        actions:
          Go: { when: { member: yes }, present: Next, as: popover }
          Pay: start pay
          New: push Added
      Next: { actions: { Up: dismiss } }
      Added: {}
    tasks:
      pay:
        presentation: fullScreen
        outcomes: [paid, cancelled]
        screens: { Amount: { actions: { Send: complete paid } } }
    entries: { Link: push Next }
    """

  private func summary(_ old: String, _ new: String) throws -> [String] {
    let changes = FlowComparison(
      from: try FlowText.read("navflow: 1\n" + old), to: try FlowText.read("navflow: 1\n" + new)
    ).changes
    return changes.map { change in
      let details = change.details.map { "\($0.what) \($0.old ?? "∅")→\($0.new ?? "∅")" }
      return (["\(change.kind) \(change.subject) \(change.name)"] + details).joined(separator: "; ")
    }
  }

  @Test func reportsChangesByName() throws {
    let summary = try summary(Self.old, Self.new)
    #expect(
      summary == [
        "changed state member; values no, yes→no, maybe, yes", "removed screen Gone",
        "changed screen Home; title Home→Start", "added screen Added",
        "changed task pay; presentation sheet (default)→fullScreen", "removed action Old",
        "changed action Go; when ∅→member: yes; does push Next→present Next as popover",
        "added action New", "changed action Up; does pop→dismiss", "added entry Link",
        "removed expectation never { screen: Gone }",
      ])
  }

  @Test func theSameFlowHasNoChanges() throws {
    #expect(try summary(Self.old, Self.old) == [])
    let spread = Self.old.replacing("Next: { actions: { Up: pop } }", with: "Next:\n    actions:\n      Up: [pop]")
    #expect(spread != Self.old)
    #expect(try summary(Self.old, spread) == [])
  }

  @Test(arguments: [
    ("Go: push Next", "Go: { push: Next, role: done }", "role"), ("Go: push Next", "Go: [pop root, push Next]", "does"),
    ("Go: push Next", "Go: { either: { a: push Next, b: stay } }", "result a"),
    ("Go: push Next", "Go: { by: system, push: Next }", "by"),
    ("Go: push Next", "Go: { set: { member: yes }, push: Next }", "set"),
    ("Pay: start pay", "Pay: { start: pay, then: { paid: push Next } }", "does"),
    ("Gone: {}", "Gone: { input: true }", "input"), ("Gone: {}", "Gone: { back: hidden }", "back"),
    ("Gone: {}", "Gone: { kind: alert }", "kind"), ("[paid, cancelled]", "[paid, refused]", "outcomes"),
    ("[no, yes]", "{ values: [no, yes], initial: any }", "initial"), ("{ stack: Home }", "{ screen: Home }", "screen"),
    ("{ screen: Gone }", "{ screen: Next }", ""), ("title: Home", "title: HOME", "title"),
  ])
  func comparesEveryProperty(_ before: String, _ after: String, _ what: String) throws {
    let flow = Self.old.replacing(before, with: after)
    #expect(flow != Self.old)
    let summary = try summary(Self.old, flow)
    #expect(summary.contains { $0.contains("; \(what) ") } || what.isEmpty && summary.count == 2, "\(summary)")
  }

  @Test func distinguishesActionsByTheirScreens() throws {
    let flow = try FlowText.read("navflow: 1\n" + Self.old.replacing("Up: pop", with: "Go: pop"))
    let changes = FlowComparison(from: try FlowText.read("navflow: 1\n" + Self.old), to: flow).changes
    #expect(changes.map(\.owner) == [.screen("Next")])
    #expect(changes.map(\.kind) == [.renamed] && changes.map(\.name) == ["Go"])
  }

  @Test func aNewActionOfATaskIsOneChange() throws {
    let task = "outcomes: [paid, cancelled]"
    let summary = try summary(Self.old, Self.old.replacing(task, with: task + "\n    actions: { Leave: cancel }"))
    #expect(summary == ["added action Leave"])
  }
}
