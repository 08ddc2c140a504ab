import Testing

/// Tests progress messages, time limits and Ctrl-C, with a simulated clock and keyboard.
@Suite struct LongWorkTests {
  /// A flow whose stack grows without limit, so that the search never ends, and that has a finding at once.
  private static let growing = """
    navflow: 1
    root: { stack: Home }
    screens:
      Home: { actions: { More: push Home, Wrong: pop to Away, Away: push Away } }
      Away: { actions: { Home: push Home } }
    expect:
      - never: { screen: Away, modals: 1 }

    """
  private static let clearLine = "\r\u{1B}[K"

  /// Returns a clock that advances by a step at each reading.
  private func clock(step: Double) -> () -> Double {
    var now = 0.0
    return {
      now += step
      return now
    }
  }

  /// Returns a keyboard on which Ctrl-C is pressed at the given number of polls.
  private func press(at count: Int) -> () -> Bool {
    var polls = 0
    return {
      polls += 1
      return polls >= count
    }
  }

  private func bench() throws -> Workbench { try Workbench(["grows.flow.yaml": Self.growing]) }

  private let check = ["check", "grows.flow.yaml"]

  // MARK: Messages

  @Test func showsAndRemovesProgressOnATerminal() throws {
    let bench = try bench()
    let run = bench.run(check, errorIsTerminal: true, seconds: clock(step: 0.3))
    #expect(run.errorOutput.contains("\rgrows.flow.yaml on phone: looking tap by tap "))
    #expect(run.errorOutput.contains(" %\u{1B}[K"))
    #expect(run.errorOutput.hasSuffix(Self.clearLine))
    #expect(!run.errorOutput.contains("\n"))
    #expect(run.output == bench.run(check).output)
  }

  @Test func everyPhaseHasAMessage() throws {
    let run = try bench().run(check, errorIsTerminal: true, seconds: clock(step: 2))
    // The messages of other phases are shown only if the search ends before the saturation.
    for question in ["looking tap by tap", "what can be reached?", "grows.flow.yaml: never { screen: "] {
      #expect(run.errorOutput.contains(question), "\(question) in \(run.errorOutput.debugDescription)")
    }
  }

  @Test func showsNoProgressEarlyOrWithoutATerminal() throws {
    #expect(try bench().run(check, errorIsTerminal: true, seconds: clock(step: 0.001)).errorOutput.isEmpty)
    #expect(try bench().run(check, seconds: clock(step: 2)).errorOutput.isEmpty)
  }

  @Test func limitsTheRateOfMessages() throws {
    let run = try bench().run(check, errorIsTerminal: true, seconds: clock(step: 0.06))
    let often = try bench().run(check, errorIsTerminal: true, seconds: clock(step: 0.2))
    let count = { (run: Workbench.Run) in run.errorOutput.split(separator: "\r").count }
    #expect(count(run) > 1 && count(run) < count(often) / 2)
  }

  // MARK: Ending early

  @Test(arguments: [["--dry-run"], []]) func controlCWhileFixingWritesNothing(options: [String]) throws {
    let text = Self.growing.replacing("Away: {", with: "Away: { titel: Away,")
    let bench = try Workbench(["grows.flow.yaml": text])
    let run = bench.run(["check", "--fix", "--unsafe-fixes", "grows.flow.yaml"] + options, isInterrupted: press(at: 2))
    #expect(run.status == 130 && run.output.isEmpty)
    #expect(run.errorOutput == "navflow: ended by Ctrl-C; nothing is written\n")
    #expect(try bench.read("grows.flow.yaml") == text)
  }

  @Test(arguments: [1, 2, 5, 20]) func controlCReportsKnownResults(poll: Int) throws {
    let run = try bench().run(check, isInterrupted: press(at: poll))
    #expect(run.status == 130)
    #expect(run.errorOutput == "navflow: ended by Ctrl-C; the rest is undecided\n")
    #expect(run.output.contains("[pop-to-absent]"))
    #expect(run.output.contains("not proved, only checked up to"))
  }

  @Test func theTimeLimitReportsKnownResults() throws {
    let arguments = check + ["--time-limit", "2", "--format", "json"]
    let run = try bench().run(arguments, seconds: clock(step: 0.5))
    #expect(run.status == 1)
    #expect(run.errorOutput == "navflow: ended by the time limit; the rest is undecided\n")
    let verdicts = try #require(try run.json()["verdicts"]?.array)
    let words = Set(verdicts.compactMap { $0["verdict"]?.string })
    #expect(words == ["violated", "bounded"])
    let inTime = try bench().run(arguments, seconds: clock(step: 0.001))
    #expect(inTime.errorOutput.isEmpty && inTime.output.contains("\"proved\""))
  }

  // MARK: Undecided properties

  /// A flow whose expectation needs the whole check, because the stack grows without limit; its only finding is an
  /// info.
  private static let sound = """
    navflow: 1
    root: { stack: Home }
    screens:
      Home: { title: Home, actions: { Away: push Away } }
      Away: { title: Away, actions: { Home: push Home } }
    expect:
      - never: { modals: 1 }

    """

  @Test func theTimeLimitHasItsOwnExitStatus() throws {
    let bench = try Workbench(["sound.flow.yaml": Self.sound])
    let check = ["check", "sound.flow.yaml", "--time-limit", "2"]
    let inTime = bench.run(check, seconds: clock(step: 0.001))
    #expect(inTime.status == 0 && inTime.output.contains("✓ 1 info"), "\(inTime.output)")
    let cut = bench.run(check, seconds: clock(step: 0.5))
    #expect(cut.status == 3 && !cut.output.contains("✓"), "\(cut.output)")
    #expect(cut.output.contains("1 expectation undecided (ended by the time limit)"), "\(cut.output)")
    let allowed = bench.run(check + ["--allow-undecided"], seconds: clock(step: 0.5))
    #expect(allowed.status == 0 && allowed.output == cut.output)
    let interrupted = bench.run(check, isInterrupted: press(at: 5))
    #expect(interrupted.status == 130 && interrupted.output.contains("undecided (ended by Ctrl-C)"))
  }

  @Test func onlyRulesAtOrAboveFailOnCauseTheStatus() throws {
    let bench = try Workbench([
      "sound.flow.yaml": Self.sound,
      ".navflow.yaml": "severity: { expectation-violated: info }\n",
    ])
    let run = bench.run(
      ["check", "sound.flow.yaml", "--time-limit", "2", "--only", "growing-stack"], seconds: clock(step: 0.5))
    #expect(
      run.status == 0 && run.output.contains("undecided (ended by the time limit)"), "\(run.output)\(run.errorOutput)")
  }

  @Test func undecidedPropertiesHaveAReason() throws {
    let bench = try Workbench(["sound.flow.yaml": Self.sound])
    let check = ["check", "sound.flow.yaml", "--time-limit", "2", "--format", "json"]
    let run = bench.run(check, seconds: clock(step: 0.5))
    let undecided = try #require(try run.json()["verdicts"]?.array?.filter { $0["verdict"]?.string == "bounded" })
    #expect(!undecided.isEmpty && undecided.allSatisfy { $0["cutoff"]?.string == "time-limit" })
    let inTime = try bench.run(check, seconds: clock(step: 0.001)).json()
    #expect(inTime["verdicts"]?.array?.allSatisfy({ $0["cutoff"]?.string == nil }) == true)
  }

  @Test func theTimeLimitAppliesToDiff() throws {
    let bench = try Workbench(["old.flow.yaml": Self.sound, "new.flow.yaml": Self.sound])
    let diff = ["diff", "old.flow.yaml", "new.flow.yaml", "--time-limit", "2"]
    #expect(bench.run(diff, seconds: clock(step: 0.001)).status == 0)
    let cut = bench.run(diff, seconds: clock(step: 0.5))
    #expect(cut.status == 3 && !cut.output.contains("✓"), "\(cut.status) \(cut.output)")
    #expect(bench.run(diff + ["--allow-undecided"], seconds: clock(step: 0.5)).status == 0)
  }

  @Test func theTimeLimitAppliesToReport() throws {
    let bench = try Workbench(["sound.flow.yaml": Self.sound])
    let run = bench.run(["report", "sound.flow.yaml", "--time-limit", "2"], seconds: clock(step: 0.5))
    #expect(run.errorOutput.contains("ended by the time limit"), "\(run.errorOutput)")
    #expect(bench.run(["report", "sound.flow.yaml", "--time-limit", "0"]).status == 2)
  }

  /// The number of polls depends on the number of processors, so the check is stopped at many points.
  @Test(arguments: [1, 2, 3, 5, 10, 20, 30, 40, 60, 80, 100_000])
  func anInterruptedExpectationIsUndecided(poll: Int) throws {
    let run = try bench().run(check + ["--format", "json"], isInterrupted: press(at: poll))
    let verdicts = try #require(try run.json()["verdicts"]?.array)
    let verdict = verdicts.last?["verdict"]?.string
    #expect(verdict == "proved" || verdict == "bounded" && run.status == 130, "poll \(poll)")
    if poll <= 5 { #expect(verdict == "bounded") }
    if poll == 100_000 { #expect(verdict == "proved" && run.status == 1) }
  }

  @Test func theTimeLimitAppliesToDiagram() throws {
    let diagram = ["diagram", "grows.flow.yaml", "--findings"]
    let all = try bench().run(diagram + ["--time-limit", "2"], seconds: clock(step: 0.001))
    #expect(all.status == 0 && all.errorOutput.isEmpty && all.output.contains("growing-stack"))
    let some = try bench().run(diagram + ["--time-limit", "2"], seconds: clock(step: 0.5))
    #expect(some.status == 0 && some.output.contains("pop-to-absent"))
    #expect(
      some.errorOutput == "navflow: ended by the time limit; the diagram shows the findings up to then\n")
    let none = try bench().run(diagram, isInterrupted: press(at: 5))
    #expect(none.status == 130 && none.output.isEmpty)
    #expect(none.errorOutput == "navflow: ended by Ctrl-C; nothing is drawn\n")
    #expect(try bench().run(["diagram", "grows.flow.yaml", "--time-limit", "2"]).status == 2)
    #expect(try bench().run(diagram + ["--time-limit", "0"]).status == 2)
  }

  @Test func aTimeLimitMustBePositive() throws {
    for limit in ["0", "-1", "soon", "nan"] {
      #expect(try bench().run(check + ["--time-limit=\(limit)"]).status == 2, "\(limit)")
    }
  }
}
