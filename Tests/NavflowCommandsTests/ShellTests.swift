import Foundation
import Testing

/// Tests navflow as a separate process.
@Suite struct ShellTests {
  /// The replay command of every finding leads through the finding's trace.
  @Test(arguments: ["shipped", "hostile", "shop"])
  func replayCommandsRunInAShell(_ name: String) throws {
    let bench = try bench(name)
    let text = bench.run("check")
    let findings = try #require(try bench.run("check --format json").json()["findings"]?.array)
    // The text omits what is accepted, and lists errors before warnings and infos.
    let reported = ["error", "warning", "info"].flatMap { severity in
      findings.filter { $0["allowed"] == .null && $0["severity"]?.string == severity }
    }
    let traces = reported.compactMap { $0["trace"]?.array }
    let lines = text.output.split(separator: "\n").filter { $0.hasPrefix("  replay: ") }.map { $0.dropFirst(10) }
    #expect(lines.count == traces.count && !lines.isEmpty)
    for (line, trace) in zip(lines, traces) {
      let run = try Shell.run("\(line) --format json", in: bench.folder)
      #expect(run.status == 0 && run.errorOutput.isEmpty, "\(line): \(run.errorOutput)")
      let steps = try #require(try JSONTree(parsing: run.output)["trace"]?.array).map(withoutPictures)
      #expect(Array(steps.prefix(trace.count)) == trace, "\(line)")
      // Arrivals without a choice fire by themselves.
      #expect(steps.dropFirst(trace.count).allSatisfy { $0["kind"]?.string == "arrival" }, "\(line)")
    }
    #expect(!FileManager.default.fileExists(atPath: bench.folder.appendingPathComponent("pwned").path))
  }

  /// Returns a step without the picture and the area that only `simulate` names.
  private func withoutPictures(_ step: JSONTree) -> JSONTree {
    .object((step.object ?? [:]).filter { !["image", "area"].contains($0.key) })
  }

  private func bench(_ name: String) throws -> Workbench {
    switch name {
    case "shipped": try .withShippedFlows()
    case "hostile": try Workbench(["-h $x/it's \"a; b\".flow.yaml": SampleFlows.hostile])
    default: try Workbench(["shop.flow.yaml": SampleFlows.shop])
    }
  }

  @Test func usesAllHostileNames() throws {
    let run = try bench("hostile").run("check")
    let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("  replay: ") }
    #expect(lines.count == 13, "\(run.output)")
    #expect(lines.contains { $0.contains("--given") })
  }

  @Test func aClosedPipeDoesNotEndTheCommand() throws {
    let bench = try Workbench(["sound.flow.yaml": SampleFlows.sound])
    // More than the capacity of any pipe.
    let taps = String(repeating: "Go; Back; ", count: 2_000)
    for prefix in ["", "trap '' PIPE; "] {
      let run = try Shell.run(
        "\(prefix)(navflow simulate sound.flow.yaml --format json --taps '\(taps)'; echo $? >status) | head -c 1",
        in: bench.folder)
      #expect(run.output == "{" && run.errorOutput.isEmpty)
      #expect(try bench.read("status") == "0\n")
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func reportsAFullDisk() throws {
    let bench = try Workbench(["sound.flow.yaml": SampleFlows.sound])
    for line in ["check", "simulate sound.flow.yaml --taps Go", "diagram sound.flow.yaml", "--help"] {
      let run = try Shell.run("navflow \(line) >/dev/full", in: bench.folder)
      #expect(run.status == 2 && run.errorOutput == "navflow: the output cannot be written: No space left on device\n")
    }
    let closed = try Shell.run("navflow check >&-", in: bench.folder)
    #expect(closed.status == 2 && closed.errorOutput.hasPrefix("navflow: the output cannot be written: "))
  }

  @Test func exitStatusesReachTheShell() throws {
    let bench = try Workbench(["error.flow.yaml": SampleFlows.error, "a/invalid.flow.yaml": SampleFlows.invalid])
    for (line, status) in [("check error.flow.yaml", Int32(1)), ("check", 2), ("chekc", 2), ("--version", 0)] {
      #expect(try Shell.run("navflow \(line)", in: bench.folder).status == status)
    }
  }
}
