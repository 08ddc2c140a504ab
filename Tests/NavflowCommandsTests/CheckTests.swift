import Foundation
import Testing

/// Tests the output and exit status of `check`.
@Suite struct CheckTests {
  @Test func exitStatusesAreAsDocumented() throws {
    let bench = try Workbench([
      "sound.flow.yaml": SampleFlows.sound, "warning.flow.yaml": SampleFlows.warning,
      "error.flow.yaml": SampleFlows.error, "invalid.flow.yaml": SampleFlows.invalid,
      "fragment.flow.yaml": SampleFlows.fragment,
    ])
    let statuses: [(String, Int32)] = [
      ("sound.flow.yaml", 0), ("fragment.flow.yaml", 0), ("warning.flow.yaml", 0),
      ("warning.flow.yaml --fail-on warning", 1), ("warning.flow.yaml --fail-on info", 1),
      ("warning.flow.yaml --severity pop-at-root=error", 1),
      ("warning.flow.yaml --severity pop-at-root=off --fail-on info", 0),
      ("error.flow.yaml", 1), ("error.flow.yaml --severity pop-to-absent=warning", 0),
      ("error.flow.yaml --severity pop-to-absent=warning --severity pop-to-absent=error", 1),
      ("error.flow.yaml --only pop-at-root", 0), ("error.flow.yaml --only pop-to-absent", 1),
      ("invalid.flow.yaml", 2), ("error.flow.yaml invalid.flow.yaml", 2), (".", 2), ("sound.flow.yaml nope", 2),
    ]
    for (line, status) in statuses {
      let run = bench.run("check \(line)")
      #expect(run.status == status, "\(line): \(run.output)")
    }
  }

  @Test func reportsFileErrorsAndChecksOtherFiles() throws {
    let bench = try Workbench([
      "a/invalid.flow.yaml": SampleFlows.invalid, "a/torn.flow.yaml": SampleFlows.torn,
      "b/error.flow.yaml": SampleFlows.error,
    ])
    let text = bench.run("check")
    #expect(text.status == 2 && text.errorOutput.isEmpty)
    for part in [
      "a/invalid.flow.yaml:2:16: error: there is no screen \"Hom\" [unknown-name]", "[unknown-value]",
      "a/torn.flow.yaml:3:", "[syntax]", "b/error.flow.yaml:4:27: error:", "[pop-to-absent]", "in 3 flows",
    ] {
      #expect(text.output.contains(part), "\(part)")
    }
    let json = bench.run("check --format json")
    #expect(json.status == 2 && json.errorOutput.isEmpty)
    let findings = try #require(try json.json()["findings"]?.array)
    let rules = findings.compactMap { $0["rule"]?.string }
    #expect(rules.contains("unknown-name") && rules.contains("pop-to-absent"))
  }

  @Test func aWrongPathHidesNoFindings() throws {
    let run = try Workbench(["error.flow.yaml": SampleFlows.error]).run("check nope error.flow.yaml")
    #expect(run.status == 2)
    #expect(run.errorOutput.contains("there is no file or folder \"nope\""))
    #expect(run.output.contains("[pop-to-absent]"))
  }

  @Test func reportsErrorsInTheSettings() throws {
    let bench = try Workbench([
      ".navflow.yaml": "severity: { pop-to-absnt: off }\n", "error.flow.yaml": SampleFlows.error, "empty/.keep": "",
    ])
    let run = bench.run("check")
    #expect(run.status == 2 && run.output.contains(".navflow.yaml:1:13: error: there is no rule \"pop-to-absnt\""))
    #expect(bench.run("check empty").output.contains("\"pop-to-absnt\""))
  }

  @Test func theCommandLineOverridesTheSettings() throws {
    let bench = try Workbench([
      ".navflow.yaml": "severity: { pop-to-absent: off }\nfailOn: warning\n",
      "other.yaml": "severity: { pop-to-absent: info }\n", "error.flow.yaml": SampleFlows.error,
    ])
    #expect(bench.run("check").status == 0)
    #expect(bench.run("check --severity pop-to-absent=warning").status == 1)
    #expect(bench.run("check --severity pop-to-absent=warning --fail-on error").status == 0)
    let other = bench.run("check --config other.yaml")
    #expect(other.status == 0 && other.output.contains("info:"))
  }

  @Test func writesReportsInAdditionToTheOutput() throws {
    let bench = try Workbench(["error.flow.yaml": SampleFlows.error])
    let run = bench.run([
      "check", "--color", "always", "--report", "json=one.json", "--report", "text=a=b.txt", "--report=json=two.json",
    ])
    #expect(run.status == 1 && run.output.contains("\u{1B}[") && run.errorOutput.isEmpty)
    let json = bench.run("check --format json").output
    #expect(try bench.read("one.json") == json && bench.read("two.json") == json)
    let text = try bench.read("a=b.txt")
    #expect(text.contains("[pop-to-absent]") && !text.contains("\u{1B}"))
  }

  @Test func aFailedReportStopsNoOther() throws {
    let bench = try Workbench(["sound.flow.yaml": SampleFlows.sound])
    let run = bench.run("check --report json=none/x.json --report json=one.json")
    #expect(run.status == 2 && run.output.contains("no findings"))
    #expect(try bench.read("one.json").contains("\"version\": 1"))
  }

  @Test func colourIsForTerminals() throws {
    let bench = try Workbench(["error.flow.yaml": SampleFlows.error])
    func isColoured(_ arguments: [String] = [], terminal: Bool, environment: [String: String] = [:]) -> Bool {
      bench.run(["check"] + arguments, isTerminal: terminal, environment: environment).output.contains("\u{1B}[")
    }
    #expect(isColoured(terminal: true) && !isColoured(terminal: false))
    #expect(!isColoured(terminal: true, environment: ["NO_COLOR": "1"]))
    #expect(isColoured(terminal: true, environment: ["NO_COLOR": ""]))
    #expect(isColoured(["--color", "always"], terminal: false, environment: ["NO_COLOR": "1"]))
    #expect(!isColoured(["--color", "never"], terminal: true))
    #expect(!isColoured(["--format", "json"], terminal: true))
  }

  @Test func checksOnlyTheRequestedDevice() throws {
    let bench = try Workbench(["shop.flow.yaml": SampleFlows.shop, "phone.flow.yaml": SampleFlows.error])
    let run = bench.run("check --device pad --format json")
    #expect(run.errorOutput == "navflow: phone.flow.yaml is not made for \"pad\", so it is not checked\n")
    let report = try run.json()
    #expect(report["summary"]?["flows"] == .number(1))
    #expect(try #require(report["findings"]?.array).allSatisfy { $0["file"]?.string == "shop.flow.yaml" })
    #expect(Set(try #require(report["verdicts"]?.array).map { $0["device"]?.string }) == ["pad"])
  }

  @Test func depthBoundsTheSearchAndIsReported() throws {
    let bench = try Workbench([
      "deep.flow.yaml": "navflow: 1\nroot: { stack: A }\nscreens:\n  A: { actions: { Go: push A } }\n"
    ])
    let run = bench.run("check --engine search --depth 3")
    #expect(run.output.contains("not proved, only checked up to 3 taps"))
    let report = try bench.run("check --engine search --depth 3 --format json").json()
    let verdicts = try #require(report["verdicts"]?.array)
    #expect(verdicts.contains { $0["verdict"] == .string("bounded") && $0["bound"] == .number(3) })
  }

  @Test func provesFlowsWithUnboundedStacks() throws {
    let bench = try Workbench([
      "deep.flow.yaml": "navflow: 1\nroot: { stack: A }\nscreens:\n  A: { actions: { Go: push A } }\n"
    ])
    let verdicts = try #require(try bench.run("check --depth 3 --format json").json()["verdicts"]?.array)
    let others = verdicts.filter { $0["property"] != .string("growing-stack") }
    #expect(others.count == verdicts.count - 1 && others.allSatisfy { $0["verdict"] == .string("proved") })
  }

  @Test func pathsAreRelativeToTheWorkingDirectory() throws {
    let bench = try Workbench(["a/error.flow.yaml": SampleFlows.error, "b/c/.keep": ""])
    let absolute = bench.folder.appendingPathComponent("a/error.flow.yaml").path
    for (directory, path, shown) in [
      ("", "a", "a/error.flow.yaml"), ("", "./a/../a/error.flow.yaml", "a/error.flow.yaml"),
      ("a", ".", "error.flow.yaml"), ("b/c", "../../a", "../../a/error.flow.yaml"),
      ("b", absolute, "../a/error.flow.yaml"),
    ] {
      let run = bench.run(["check", path, "--format", "json"], in: directory)
      let findings = try #require(try run.json()["findings"]?.array)
      #expect(!findings.isEmpty && findings.allSatisfy { $0["file"]?.string == shown }, "\(path)")
      #expect(!run.output.contains(bench.folder.path))
      #expect(bench.run(["check", path], in: directory).output.contains("replay: navflow simulate \(shown) "))
    }
  }

  @Test func theOutputIsDeterministic() throws {
    let bench = try Workbench.withSmallShippedFlows()
    for line in ["check", "check --format json"] { #expect(bench.run(line).output == bench.run(line).output) }
  }

  @Test func namesUnreadableFiles() throws {
    let bench = try Workbench(["sound.flow.yaml": SampleFlows.sound, "locked.flow.yaml": SampleFlows.sound])
    let locked = bench.folder.appendingPathComponent("locked.flow.yaml").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: locked)
    // The superuser can read the file anyway.
    guard !FileManager.default.isReadableFile(atPath: locked) else { return }
    let run = bench.run("check")
    #expect(run.status == 2 && run.output.contains("in 1 flow "))
    #expect(run.errorOutput.contains("\"locked.flow.yaml\" cannot be read: there is no permission to read it"))
  }

  @Test func runsALongScenario() throws {
    let taps = String(repeating: "      - Go\n      - Back\n", count: 5_000)
    let bench = try Workbench([
      "long.flow.yaml": SampleFlows.sound + "\nscenarios:\n  Long:\n    taps:\n\(taps)      - see: { screen: Home }\n"
    ])
    #expect(bench.run("check").status == 0)
  }

  @Test func exitZeroOnlyForgivesFindings() throws {
    let bench = try Workbench(["a.flow.yaml": SampleFlows.error])
    let run = bench.run("check --exit-zero")
    #expect(run.status == 0 && run.output.contains("✗ 1 error"))
    #expect(bench.run("check nope --exit-zero").status == 2)
  }

  @Test func theEnvironmentDecidesAboutColours() throws {
    let bench = try Workbench(["a.flow.yaml": SampleFlows.error])
    func isColoured(_ environment: [String: String], isTerminal: Bool = false) -> Bool {
      bench.run(["check"], isTerminal: isTerminal, environment: environment).output.contains("\u{1B}[")
    }
    #expect(!isColoured([:]) && isColoured(["FORCE_COLOR": "1"]) && !isColoured(["FORCE_COLOR": "0"]))
    #expect(!isColoured(["FORCE_COLOR": "1", "NO_COLOR": "1"]))
    #expect(isColoured([:], isTerminal: true) && !isColoured(["TERM": "dumb"], isTerminal: true))
  }
}
