import Foundation
import Testing

@testable import NavflowCommands

/// Tests the result record of projects and flows, from which the formats are printed.
@Suite struct ReportRecordTests {
  private func bench() throws -> Workbench {
    try Workbench([
      "a/.navflow.yaml": "failOn: warning\nthresholds: { tabs: 4 }\nseverity: { tab-jump: off }\n",
      "a/a.flow.yaml": SampleFlows.warning, "b/.navflow.yaml": "",
      "b/b.flow.yaml": SampleFlows.sound.replacing("root:", with: "devices: [phone, pad]\nroot:"),
      "b/c.flow.yaml": SampleFlows.sound,
    ])
  }

  @Test func namesProjectsFlowsAndSettings() throws {
    let run = try bench().run("check --format json --severity pop-at-root=warning")
    let report = try run.json()
    #expect(report["tool"]?["name"]?.string == "navflow" && report["tool"]?["version"]?.string == "0.1.0")
    #expect(report["exit"]?["status"]?.int == 1 && run.status == 1)
    #expect(report["exit"]?["reasons"]?.array?.compactMap(\.string) == ["findings"])
    let projects = try #require(report["projects"]?.array)
    #expect(projects.map { $0["folder"]?.string } == ["a", "b"])
    #expect(projects.map { $0["fails"] } == [.boolean(true), .boolean(false)])
    let settings = try #require(projects[0]["settings"])
    #expect(settings["failOn"]?.string == "warning" && settings["thresholds"]?["tabs"]?.int == 4)
    #expect(settings["severity"] == .object(["pop-at-root": .string("warning"), "tab-jump": .string("off")]))
    #expect(settings["files"] == .array([.string("a/.navflow.yaml")]))
    let flows = projects.flatMap { $0["flows"]?.array ?? [] }
    #expect(flows.map { $0["file"]?.string } == ["a/a.flow.yaml", "b/b.flow.yaml", "b/c.flow.yaml"])
    #expect(flows[1]["devices"] == .array([.string("phone"), .string("pad")]))
    #expect(flows[0]["fails"] == .boolean(true) && flows[1]["fails"] == .boolean(false))
  }

  @Test(arguments: [
    ("check none.flow.yaml a", ["unusable", "findings"], 2), ("check a --exit-zero", ["findings"], 0),
    ("check b/c.flow.yaml", [], 0),
  ])
  func saysHowTheRunEnds(_ line: String, _ reasons: [String], _ status: Int) throws {
    let run = try bench().run(line + " --format json")
    let exit = try run.json()["exit"]
    #expect(exit?["reasons"]?.array?.compactMap(\.string) == reasons && exit?["status"]?.int == status)
    #expect(Int(run.status) == status)
  }

  @Test func findingsSayWhatToDo() throws {
    let bench = try Workbench(["a.flow.yaml": SampleFlows.error, "b.flow.yaml": SampleFlows.invalid])
    let findings = try #require(try bench.run("check --format json").json()["findings"]?.array)
    let error = try #require(findings.first { $0["rule"]?.string == "pop-to-absent" })
    #expect(error["replay"]?.string == "navflow simulate a.flow.yaml --taps \"Far\"")
    #expect(error["allow"]?["line"]?.string == "allow: { pop-to-absent: \"the reason\" }")
    #expect(error["allow"]?["under"]?.string?.contains("Home") == true && error["fails"] == .boolean(true))
    #expect(error["flows"] == .array([.string("a.flow.yaml")]) && error["help"]?.string != nil)
    let mistake = try #require(findings.first { $0["rule"]?.string == "unknown-name" })
    #expect(
      mistake["allow"] == .null && mistake["replay"] == .null && mistake["flows"] == .array([.string("b.flow.yaml")]))
  }

  /// What is not proved about one flow is not written about another one.
  @Test func verdictsBelongToTheirFlow() throws {
    let bench = try Workbench(["grows.flow.yaml": SampleFlows.warning, "sound.flow.yaml": SampleFlows.sound])
    let run = bench.run("check --engine search --depth 1 --format junit grows.flow.yaml sound.flow.yaml")
    let suites = run.output.split(separator: "<testsuite ").map(String.init)
    let sound = try #require(suites.first { $0.contains("sound.flow.yaml") })
    let report = try bench.run("check --engine search --depth 1 --format json").json()
    let flows = try #require(report["projects"]?.array?.first?["flows"]?.array)
    for flow in flows {
      let open = (flow["verdicts"]?.array ?? []).contains { $0["verdict"]?.string == "bounded" }
      let suite = try #require(suites.first { $0.contains("name=\"\(flow["file"]?.string ?? "")\"") })
      #expect(suite.contains("not proved on") == open)
    }
    #expect(!sound.isEmpty)
  }

  @Test func junitHasOnlyTheRulesOfTheProject() throws {
    let run = try bench().run("check --format junit")
    let suites = run.output.split(separator: "<testsuite ").map(String.init)
    let first = try #require(suites.first { $0.hasPrefix("name=\"a/a.flow.yaml\"") })
    let second = try #require(suites.first { $0.hasPrefix("name=\"b/b.flow.yaml\"") })
    #expect(!first.contains("name=\"tab-jump\"") && second.contains("name=\"tab-jump\""))
  }
}
