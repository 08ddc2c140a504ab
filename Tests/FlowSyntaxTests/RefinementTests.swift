import FlowModel
import Testing

@testable import FlowSyntax

/// Tests of `refine` and `takes`, which change screens of imported files.
@Suite struct RefinementTests {
  private let imported = """
    navflow: 1
    partial: true
    screens:
      Account:
        title: Account
        areas: { Delete: [0, 0, 1, 0.1], Receipt: [0, 0.5, 1, 0.1] }
        actions: { Delete: present Sure, Receipt: push Sure, Help: stay }
      Sure: { kind: alert, actions: { OK: stay } }
      Reason: { title: Reason, actions: { Next: present Sure } }
    """

  private func app(_ more: String) -> String {
    "navflow: 1\nimports: [imported.flow.yaml]\nroot: { stack: Account }\n\(more)\n"
  }

  private func read(_ more: String) throws -> Flow { try flow(app(more), imports: ["imported.flow.yaml": imported]) }

  private func labels(_ flow: Flow, _ screen: String) -> [String] {
    flow.screens.first { $0.name.value == screen }?.actions.map { flow[$0].label.value } ?? []
  }

  @Test func aKeyReplacesAKeyAndActionsMerge() throws {
    let flow = try read(
      "refine: { Account: { title: Your account, complete: true, actions: { Delete: push Reason, Receipt: none, Log out: stay } } }"
    )
    let account = try #require(flow.screens.first { $0.name.value == "Account" })
    #expect(account.title?.value == "Your account")
    #expect(!account.hasUnknownExits && account.openedElsewhere == nil)
    #expect(labels(flow, "Account") == ["Delete", "Help", "Log out"])
    #expect(FlowListing(flow).steps(account.actions[0]) == "push Reason")
    #expect(account.areas.map(\.name.value) == ["Delete"])
  }

  @Test func otherScreensKeepTheirMarks() throws {
    let flow = try read("refine: { Account: { complete: true } }")
    #expect(flow.screens.filter(\.hasUnknownExits).map(\.name.value) == ["Sure", "Reason"])
  }

  @Test func takenScreensBelongToTheTask() throws {
    let flow = try read(
      "tasks: { remove: { outcomes: [removed, cancelled], takes: [Reason, Sure] } }\nrefine: { Account: { actions: { Delete: start remove } } }"
    )
    #expect(flow.tasks[0].screens.map { flow[$0].name.value } == ["Reason", "Sure"])
    #expect(flow[flow.tasks[0].entry].name.value == "Reason")
    #expect(flow.screens.filter { $0.task == flow.tasks[0].id }.count == 2)
    #expect(flow.tasks[0].kind == .simple)
  }

  @Test func aTaskMayHaveScreensOfItsOwnToo() throws {
    let flow = try read(
      "tasks: { remove: { outcomes: [removed, cancelled], entry: Reason, takes: [Reason], screens: { Done: { actions: { Close: complete removed } } } } }"
    )
    #expect(flow.tasks[0].screens.map { flow[$0].name.value } == ["Done", "Reason"])
    #expect(flow[flow.tasks[0].entry].name.value == "Reason")
  }

  @Test(arguments: [
    ("refine: { Acount: { title: A } }", "unknown-name «Acount»"),
    ("refine: { Account: { titel: A } }", "unknown-key «titel»"),
    ("refine: { Account: { actions: { Print: none } } }", "unknown-name «Print»"),
    ("tasks: { t: { outcomes: [a], takes: [Reasn] } }", "unknown-name «Reasn»"),
    (
      "tasks: { t: { outcomes: [a], takes: [Reason] }, u: { outcomes: [a], takes: [Reason] } }",
      "duplicate-name «Reason»"
    ),
    ("tasks: { t: { outcomes: [a] } }", "missing-key «t»"),
    ("tasks: { t: { outcomes: [a], takes: [Inner], screens: { Inner: { title: I } } } }", "duplicate-name «Inner»"),
  ])
  func mistakes(more: String, finding: String) {
    #expect(
      findings(app(more), imports: ["imported.flow.yaml": imported]).contains(finding),
      "\(findings(app(more), imports: ["imported.flow.yaml": imported]))")
  }
}
