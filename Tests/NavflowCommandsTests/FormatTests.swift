import Foundation
import Testing

@testable import NavflowCommands

/// Tests the output formats of `check` for programs.
@Suite struct FormatTests {
  /// The options that write a report in every format.
  private static let reportOptions = ReportFormat.allCases.flatMap {
    ["--report", "\($0.rawValue)=out/\($0.rawValue)"]
  }

  private func reports(of bench: Workbench, _ paths: [String] = []) throws -> [String] {
    try bench.write("", to: "out/.keep")
    _ = bench.run(["check"] + Self.reportOptions + paths)
    return try ReportFormat.allCases.map { try bench.read("out/\($0.rawValue)") }
  }

  @Test(arguments: ["foo", "https://example.org/a b", "https://example.org/?x"])
  func theAddressOfRulePagesMustBeAnAddress(_ address: String) throws {
    let run = try Workbench().run(["check", "--rule-pages", address])
    #expect(run.status == 2 && run.errorOutput.contains("--rule-pages needs the address of a folder"))
  }

  @Test func aFileNameHidesNothingInAnAnnotation() throws {
    let bench = try Workbench(["a\u{202E}b.flow.yaml": SampleFlows.error])
    let run = bench.run("check --format github")
    #expect(!run.output.contains("\u{202E}"))
  }

  @Test(arguments: ["::error::x", "##[error]x"])
  func aFileNameIsNoCommandOfAHost(_ name: String) throws {
    let bench = try Workbench([name + ".flow.yaml": SampleFlows.error])
    for line in ["check", "check --brief", "check --format github", "fmt --check"] {
      let run = bench.run(line)
      let lines = run.output.split(separator: "\n").map { $0.drop { $0 == " " } }
      #expect(!lines.isEmpty && !lines.contains { $0.hasPrefix(name) }, "\(line): \(run.output)")
    }
  }

  @Test func writesEveryFormatInOneRun() throws {
    let bench = try Workbench.withSmallShippedFlows()
    let reports = try reports(of: bench)
    for (format, report) in zip(ReportFormat.allCases, reports) {
      #expect(bench.run("check --format \(format)").output == report, "\(format)")
    }
    #expect(Set(reports).count == ReportFormat.allCases.count)
  }

  @Test func clonesGiveTheSameBytes() throws {
    let (one, other) = (try Workbench.withSmallShippedFlows(), try Workbench.withSmallShippedFlows())
    for bench in [one, other] { try bench.write(SampleFlows.hostile, to: "Flows/hostile.flow.yaml") }
    let first = try reports(of: one)
    #expect(try first == reports(of: one) && first == reports(of: other))
    for report in first { #expect(!report.contains(one.folder.lastPathComponent)) }
  }

  @Test(arguments: ReportFormat.allCases.filter { $0 != .text })
  func aMissingPathIsAFindingInProgramFormats(_ format: ReportFormat) throws {
    let bench = try Workbench(["sound.flow.yaml": SampleFlows.sound])
    for paths in [["nope"], ["sound.flow.yaml", "nope"], [bench.folder.path + "/nope"]] {
      let run = bench.run(["check", "--format", format.rawValue, "--report", "text=text"] + paths)
      #expect(run.status == 2 && run.errorOutput.contains("there is no file or folder"))
      #expect(run.output.contains("unusable-path") && run.output.contains("nope"))
      #expect(!run.output.contains(bench.folder.path))
      #expect(try bench.read("text").contains("nope:1:1: error: there is no file or folder \"nope\" [unusable-path]"))
    }
  }

  @Test func textCountsAMissingPath() throws {
    let bench = try Workbench(["sound.flow.yaml": SampleFlows.sound])
    #expect(bench.run("check nope").output.isEmpty)
    #expect(bench.run("check nope sound.flow.yaml").output.hasSuffix("\n✗ 1 error in 1 flow (2 screens, 0 tasks)\n"))
  }

  @Test func explainsTheRuleOfMissingPaths() throws {
    let run = try Workbench().run("explain unusable-path")
    #expect(run.status == 0 && run.output.hasPrefix("unusable-path\n\nA path cannot be checked"))
  }

  @Test func appendsToTheStepSummary() throws {
    let bench = try Workbench(["error.flow.yaml": SampleFlows.error, "summary.md": "before\n"])
    let environment = ["GITHUB_STEP_SUMMARY": bench.folder.appendingPathComponent("summary.md").path]
    func summary(_ line: String) throws -> String {
      _ = bench.run(line.split(separator: " ").map(String.init), environment: environment)
      return try bench.read("summary.md")
    }
    #expect(try summary("check --format json") == "before\n")
    let once = try summary("check --format github")
    #expect(once.hasPrefix("before\n### navflow: ✗ 1 error") && once.contains("| pop-to-absent |"))
    let twice = try summary("check --report github=annotations --report github=annotations.2")
    #expect(twice == once + once.dropFirst("before\n".count))
  }

  @Test func aFailedSummaryStopsNothing() throws {
    let bench = try Workbench(["sound.flow.yaml": SampleFlows.sound])
    let run = bench.run(["check", "--format", "github"], environment: ["GITHUB_STEP_SUMMARY": "/nowhere/x.md"])
    #expect(run.status == 0 && run.output.hasPrefix("✓ no findings"))
    #expect(run.errorOutput.contains("the summary of the step cannot be written"))
    #expect(bench.run(["check", "--format", "github"], environment: ["GITHUB_STEP_SUMMARY": ""]).errorOutput.isEmpty)
  }

  @Test func describesEveryRuleWithinTheLimits() throws {
    let run = try Workbench(["sound.flow.yaml": SampleFlows.sound]).run("check --format sarif")
    let driver = try #require(try run.json()["runs"]?.array?.first?["tool"]?["driver"])
    let rules = try #require(driver["rules"]?.array)
    #expect(rules.count > 50)
    for rule in rules {
      for key in ["shortDescription", "fullDescription", "help"] {
        let text = try #require(rule[key]?["text"]?.string)
        #expect(
          !text.isEmpty && text.utf16.count <= 1_024 && !text.hasSuffix("…"), "\(rule["id"]?.string ?? ""): \(key)")
      }
    }
  }

  @Test func disabledRulesHaveNoCases() throws {
    let bench = try Workbench(["sound.flow.yaml": SampleFlows.sound, "invalid.flow.yaml": SampleFlows.invalid])
    let all = bench.run("check --format junit").output
    #expect(all.contains("<testcase classname=\"sound\" name=\"tab-jump\"/>"))
    #expect(all.contains("<testcase classname=\"sound\" name=\"unknown-name\"/>"))
    #expect(!all.contains("<testcase classname=\"sound\" name=\"unusable-path\"/>"))
    #expect(all.contains("<testsuite name=\"invalid.flow.yaml\"") && all.contains("<skipped message=\"the file has"))
    let off = bench.run("check --severity tab-jump=off --format junit").output
    #expect(!off.contains("tab-jump"))
    let only = bench.run("check --only tab-jump --format junit").output
    #expect(only.contains("tab-jump") && !only.contains("pop-at-root"))
  }
}
