import Diagnostics
import Testing

@testable import NavflowCommands

/// Tests `check` with settings that differ by file, and with settings that apps share.
@Suite struct OverridesTests {
  private func bench(_ overrides: String, _ severity: String = "{}") throws -> Workbench {
    try Workbench([
      ".navflow.yaml": "severity: \(severity)\noverrides:\n  - { files: legacy/**, severity: { \(overrides) } }\n",
      "new.flow.yaml": SampleFlows.error, "legacy/old.flow.yaml": SampleFlows.error,
    ])
  }

  private func headlines(_ bench: Workbench, _ options: String = "") -> [String] {
    bench.run("check --brief \(options)").output.split(separator: "\n").map(String.init).filter {
      $0.contains("[pop-to-absent]")
    }
  }

  @Test func severityDependsOnTheFile() throws {
    let bench = try bench("pop-to-absent: warning")
    let lines = headlines(bench)
    #expect(lines.count == 2 && lines[0].hasPrefix("new.flow.yaml:4:27: error:"))
    #expect(lines[1].hasPrefix("legacy/old.flow.yaml:4:27: warning:"))
    #expect(bench.run("check legacy").status == 0 && bench.run("check new.flow.yaml").status == 1)
    #expect(headlines(bench, "--severity pop-to-absent=info").allSatisfy { $0.contains(" info:") })
  }

  @Test func rulesAreOffInSomeFiles() throws {
    let bench = try bench("pop-to-absent: off")
    #expect(headlines(bench).map { $0.hasPrefix("new.flow.yaml") } == [true])
    let run = bench.run("check legacy")
    #expect(run.status == 0 && !run.output.contains("violated"))
  }

  @Test func rulesAreOnInSomeFiles() throws {
    let bench = try bench("pop-to-absent: warning", "{ pop-to-absent: off }")
    #expect(headlines(bench).map { $0.hasPrefix("legacy/old.flow.yaml:4:27: warning:") } == [true])
    #expect(bench.run("check new.flow.yaml").status == 0)
    #expect(headlines(bench, "--only pop-to-absent").count == 1 && headlines(bench, "--only tab-jump").isEmpty)
  }

  @Test func baselinesKeepWhatIsOffInAFile() throws {
    let bench = try bench("pop-to-absent: warning")
    #expect(bench.run("check --write-baseline known.json").status == 0)
    try bench.write("overrides: [{ files: legacy/**, severity: { pop-to-absent: off } }]\n", to: ".navflow.yaml")
    let run = bench.run("check --baseline known.json --strict-baseline")
    #expect(run.status == 0 && !run.errorOutput.contains("gone"), "\(run)")
  }

  @Test func settingsAreListed() throws {
    let bench = try bench("pop-to-absent: off")
    try bench.write("extends: ../.navflow.yaml\nfailOn: info\n", to: "legacy/.navflow.yaml")
    let listing = bench.run("check legacy --print-config").output
    #expect(listing.contains("# settings' file: legacy/.navflow.yaml, which extends .navflow.yaml"))
    #expect(listing.contains("  - { files: [legacy/**], severity: { pop-to-absent: off } }  # .navflow.yaml:3"))
    #expect(bench.run("check legacy").status == 0)
  }

  @Test func aLaterRuleIsAWarning() throws {
    let bench = try Workbench([
      ".navflow.yaml": "severity: { brand-new-rule: error }\n", "a.flow.yaml": SampleFlows.sound,
    ])
    let run = bench.run("check")
    #expect(run.status == 0 && run.output.contains("warning: navflow 0.1.0 has no rule \"brand-new-rule\""))
  }

  @Test func oldNamesOfRulesCount() throws {
    let bench = try bench("old-pop: warning")
    RuleAliases.$standard.withValue(["old-pop": "pop-to-absent"]) {
      #expect(headlines(bench, "--only old-pop").count == 2)
      #expect(headlines(bench, "--severity old-pop=info").allSatisfy { $0.contains(" info:") })
      #expect(bench.run("explain old-pop").output == bench.run("explain pop-to-absent").output)
      #expect(bench.run("rules --format json").output.contains("\"oldNames\": [\n        \"old-pop\"\n      ]"))
    }
  }
}
