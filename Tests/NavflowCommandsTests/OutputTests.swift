import Foundation
import Testing

@testable import NavflowCommands

/// Tests the options that select what `check` reads and prints.
@Suite struct OutputTests {
  private func bench() throws -> Workbench {
    try Workbench([
      "error.flow.yaml": SampleFlows.error, "warning.flow.yaml": SampleFlows.warning,
      "sound.flow.yaml": SampleFlows.sound,
    ])
  }

  // MARK: What is printed

  @Test func quietPrintsOnlyWhatFails() throws {
    let bench = try bench()
    let run = bench.run("check --quiet")
    #expect(run.status == 1 && run.output.contains("error: ") && run.output.contains("\n✗ 1 error"))
    #expect(!run.output.contains("warning: ") && !run.output.contains("proved for every behaviour"))
    for files in ["warning.flow.yaml", "sound.flow.yaml"] {
      let run = bench.run("check --quiet \(files)")
      #expect(run.status == 0 && run.output.isEmpty && run.errorOutput.isEmpty)
    }
    #expect(bench.run("check --quiet --fail-on warning warning.flow.yaml").output.contains("warning: "))
  }

  @Test func quietIsAboutEachProject() throws {
    let bench = try Workbench([
      "a/.navflow.yaml": "", "a/a.flow.yaml": SampleFlows.sound, "b/.navflow.yaml": "",
      "b/b.flow.yaml": SampleFlows.error,
    ])
    let run = bench.run("check --quiet")
    #expect(run.output.hasPrefix("project b\n\nb/b.flow.yaml") && !run.output.contains("project a"))
  }

  @Test func quietPrintsWhatIsUndecided() throws {
    let run = try Workbench(["a.flow.yaml": SampleFlows.sound]).run(
      "check --quiet --time-limit 0.000001 --engine search")
    #expect(run.status == 0 || run.output.contains("? "))
  }

  @Test func statisticsCountRules() throws {
    let run = try bench().run("check --statistics")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.contains("1  error    pop-to-absent") && lines.contains { $0.hasSuffix("warning  pop-at-root") })
    #expect(!run.output.contains("help:") && run.status == 1)
    #expect(try self.bench().run("check --statistics --brief").status == 2)
    #expect(
      try self.bench().run("check --statistics sound.flow.yaml").output
        == self.bench().run("check sound.flow.yaml").output)
  }

  @Test func severalRulesCanBeSelected() throws {
    let bench = try bench()
    let both = bench.run("check --brief --only pop-to-absent --only pop-at-root")
    #expect(both.output.contains("[pop-to-absent]") && both.output.contains("[pop-at-root]"))
    #expect(bench.run("check --brief --only pop-to-absent,pop-at-root").output == both.output)
    let one = bench.run("check --brief --only pop-at-root --only tab-jump")
    #expect(!one.output.contains("[pop-to-absent]") && one.output.contains("[pop-at-root]"))
    #expect(bench.run("check --only pop-at-root --only tab-jmp").errorOutput.contains("did you mean \"tab-jump\"?"))
    let settings = bench.run("check --print-config --only tab-jump --only pop-at-root").output
    #expect(settings.contains("# only pop-at-root and tab-jump are applied (command line)"))
  }

  @Test func aReportCanBePrinted() throws {
    let bench = try bench()
    let run = bench.run("check --report json=- --report sarif=out.sarif")
    #expect(try run.json()["version"]?.int == 1)
    #expect(run.output == bench.run("check --format json").output)
    #expect(run.errorOutput == bench.run("check").output)
    #expect(try bench.read("out.sarif") == bench.run("check --format sarif").output)
    let two = bench.run("check --report json=- --report sarif=-")
    #expect(two.status == 2 && two.errorOutput.contains("standard output takes one report"))
    #expect(!FileManager.default.fileExists(atPath: bench.folder.appendingPathComponent("-").path))
  }

  // MARK: Standard input

  @Test func standardInputIsAFile() throws {
    let bench = try Workbench([
      "app/.navflow.yaml": "severity: { pop-to-absent: warning }", "app/old.flow.yaml": SampleFlows.sound,
    ])
    let run = bench.run(["check", "-", "--stdin-name", "app/a.flow.yaml"], input: SampleFlows.error)
    #expect(run.status == 0 && run.output.contains("app/a.flow.yaml:4:27: warning: "))
    #expect(run.output.contains("replay: navflow simulate app/a.flow.yaml"))
    let unnamed = bench.run(["check", "-"], input: SampleFlows.error)
    #expect(unnamed.status == 1 && unnamed.output.contains("stdin.flow.yaml:4:27: error: "))
    let replaced = bench.run(["check", "-", "--stdin-name", "app/old.flow.yaml"], input: SampleFlows.error)
    #expect(replaced.output.contains("app/old.flow.yaml:4:27: warning: "))
  }

  @Test func standardInputImportsFiles() throws {
    let bench = try Workbench(["parts/b.flow.yaml": "navflow: 1\nscreens: { B: { title: B } }\n"])
    let text =
      "navflow: 1\nroot: { stack: A }\nimports: [parts/b.flow.yaml]\nscreens: { A: { title: A, actions: { Go: push B } } }\n"
    #expect(bench.run(["check", "-"], input: text).output.contains("in 1 flow (2 screens"))
    let fragment = bench.run(["check", "-", "--stdin-name", "b.flow.yaml"], input: SampleFlows.fragment)
    #expect(fragment.status == 0 && fragment.output.contains("b.flow.yaml:1:1"))
  }

  @Test func standardInputIsNotWritten() throws {
    let bench = try bench()
    for line in ["check - --fix", "check - --changed HEAD", "check - --new-since HEAD"] {
      #expect(bench.run(line).errorOutput.contains("leave the path - out"))
    }
    #expect(
      bench.run("check sound.flow.yaml --stdin-name a.flow.yaml").errorOutput.contains("--stdin-name needs the path -"))
    let wrong = bench.run(["check", "-", "--stdin-name", "a.yaml"], input: SampleFlows.sound)
    #expect(wrong.status == 2 && wrong.errorOutput.contains("\"a.yaml\" is not a flow file"))
  }

  // MARK: Signals

  /// The real program prints what it has found when a host ends the job.
  @Test func aReportIsPrintedAtSIGTERM() throws {
    // No variable can become "on", and all of them are needed to prove that. So the check lasts as long as it may.
    let count = 14
    let actions = (0..<count).map { place in
      let before = (place + count - 1) % count
      return "      On\(place): { when: { v\(before): on }, set: { v\(place): on }, push: Home }\n"
        + "      Mid\(place): { set: { v\(place): mid }, push: Home }\n"
    }.joined()
    let bench = try Workbench([
      "large.flow.yaml": """
      navflow: 1
      root: { stack: Home }
      state:
      \((0..<count).map { "  v\($0): [off, mid, on]" }.joined(separator: "\n"))
      screens:
        Home:
          title: Home
          actions:
      \(actions)
      """
    ])
    let script = """
      navflow check --time-limit 20 --report json=report.json > out 2> errors & child=$!
      sleep 2; kill -TERM $child; wait $child; echo $?
      """
    let run = try Shell.run(script, in: bench.folder)
    #expect(run.output == "143\n")
    #expect(try bench.read("errors").contains("navflow: ended by SIGTERM; the rest is undecided"))
    #expect(try bench.read("out").contains("undecided (ended by SIGTERM)"))
    #expect(try bench.read("report.json").contains("\"cutoff\": \"termination\""))
  }
}
