import Diagnostics
import FlowModel
import FlowSyntax
import Testing

@testable import FlowRules

/// The findings on the flows of Merpay's article.
@Suite struct MerpayTests {
  private func findings(in flow: String) -> [Diagnostic] {
    let package = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let reader = ProjectReader(access: DiskFiles(), workingDirectory: "/" + package, rules: RuleRegistry.standard.ids)
    let project = reader.read(paths: ["Flows/merpay/\(flow).flow.yaml"])
    #expect(project.diagnostics.map(\.message.english) == [])
    let checker = Checker(files: project.files)
    return checker.conclude(project.flows.map { checker.check($0, CheckedText.behaviours(of: $0, depth: 24)) })
      .diagnostics
  }

  @Test func flowBeforeHasTheThreeProblems() {
    let found = findings(in: "before")
    #expect(found.map(\.rule) == ["interrupted-task", "pushed-task", "task-across-layers"])
    #expect(
      found.first { $0.rule == "pushed-task" }?.affected.map(\.rule) == [
        "tab-bar-in-task", "task-returns-elsewhere", "pushed-task-outcome",
      ])
    let interrupted = found.first { $0.rule == "interrupted-task" }
    #expect(interrupted?.subject.task == "charge" && interrupted?.trace?.taps == 3)
    #expect(interrupted?.message.english.contains("(connectBank)") == true)
  }

  @Test(arguments: ["after"]) func flowAfterHasOneInfo(_ flow: String) {
    let found = findings(in: flow)
    #expect(found.map(\.rule) == ["modal-over-modal"], "\(found.map(\.message.english))")
    #expect(found.map(\.severity) == [.info])
  }

  @Test func secondCallerAndFragmentHaveNoFindings() {
    #expect(findings(in: "connect-bank").map(\.message.english) == [])
    #expect(findings(in: "settings").map(\.message.english) == [])
  }
}
