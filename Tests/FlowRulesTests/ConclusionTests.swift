import Diagnostics
import FlowModel
import FlowSimulation
import FlowSyntax
import Testing
import Verification

@testable import FlowRules

/// Several flows that import one file.
@Suite struct ConclusionTests {
  private static let fragment = """
    navflow: 1
    tasks:
      charge:
        outcomes: [charged]
        screens:
          Amount: { actions: { Next: push Confirm, Help: push Help } }
          Confirm: { actions: { OK: complete charged } }
      bank:
        allow: { unhandled-gesture-exit: it is short, modal-trap: never }
        outcomes: [connected]
        screens:
          Intro: { actions: { OK: complete connected } }
    screens:
      Help: { title: Help }
    """

  private static func caller(_ steps: String) -> String {
    """
    navflow: 1
    imports: [shared.flow.yaml]
    root: { stack: Home }
    screens:
      Home: { actions: { Go: \(steps) } }
    """
  }

  private static func conclude(_ texts: [String: String]) -> Conclusion {
    let access = MemoryFiles(Dictionary(uniqueKeysWithValues: texts.map { ("/\($0.key).flow.yaml", $0.value) }))
    let project = ProjectReader(access: access, workingDirectory: "/").read(paths: ["."])
    #expect(project.diagnostics.map(\.message.english) == [])
    let checker = Checker(files: project.files)
    return checker.conclude(project.flows.map { checker.check($0, CheckedText.behaviours(of: $0)) })
  }

  @Test func defectInSharedFileIsReportedOnce() throws {
    let conclusion = Self.conclude([
      "a": Self.caller("start charge"), "b": Self.caller("start charge").replacing("Home", with: "Start"),
      "shared": Self.fragment,
    ])
    let exits = conclusion.diagnostics.filter { $0.rule == "unhandled-gesture-exit" }
    #expect(exits.map(\.subject.task) == ["charge"])
    #expect(exits[0].occurrences >= 2)
  }

  @Test func allowUsedByOneImporterIsUsed() {
    let conclusion = Self.conclude([
      "a": Self.caller("start charge"), "b": Self.caller("start bank").replacing("Home", with: "Start"),
      "shared": Self.fragment,
    ])
    let rules = conclusion.diagnostics.map(\.rule)
    #expect(!rules.contains("unused-task") && !rules.contains("unreachable-screen"))
    // It is accepted in one importer and unmatched in the other, so it is used.
    let unused = conclusion.diagnostics.filter { $0.rule == "unused-allow" }
    #expect(unused.map(\.message.english) == ["this \"allow\" of \"modal-trap\" matches no finding"])
  }

  @Test func allowUsedByNoImporterIsUnused() {
    let conclusion = Self.conclude([
      "a": Self.caller("start charge"), "b": Self.caller("start charge").replacing("Home", with: "Start"),
      "shared": Self.fragment,
    ])
    #expect(conclusion.diagnostics.filter { $0.rule == "unused-task" }.map(\.subject.task) == ["bank"])
    #expect(conclusion.diagnostics.filter { $0.rule == "unreachable-screen" }.map(\.subject.screen) == ["Intro"])
  }

  @Test func fragmentAloneReportsNothingMissing() {
    let conclusion = Self.conclude(["shared": Self.fragment])
    let silent: Set<RuleID> = ["unused-task", "unused-allow", "unreachable-screen", "unhandled-gesture-exit"]
    #expect(conclusion.diagnostics.allSatisfy { !silent.contains($0.rule) })
    #expect(conclusion.verdicts.isEmpty)
  }

  @Test func worstVerdictOfSeveralFlowsIsReported() {
    let conclusion = Self.conclude([
      "a": Self.caller("start charge"),
      "b": Self.caller("{ start: charge, as: push }").replacing("Home", with: "Start"), "shared": Self.fragment,
    ])
    let verdicts = conclusion.verdicts.filter { $0.property == "pushed-task" }
    #expect(verdicts.map(\.verdict) == [.violated])
  }
}
