import Testing

/// What `check` says of work that takes long, and how it is ended; the clock and Ctrl-C are made up.
@Suite struct LongWorkTests {
  /// It grows without end, so that the search does not come to one, and has something to find at once.
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

  /// A clock that goes on by so much whenever it is read.
  private func clock(step: Double) -> () -> Double {
    var now = 0.0
    return {
      now += step
      return now
    }
  }

  /// Ctrl-C, pressed at the so-manieth look.
  private func press(at count: Int) -> () -> Bool {
    var looks = 0
    return {
      looks += 1
      return looks >= count
    }
  }

  private func bench() throws -> Workbench { try Workbench(["grows.flow.yaml": Self.growing]) }

  private let check = ["check", "grows.flow.yaml"]

  // MARK: What is said

  @Test func slowWorkIsToldOnATerminalAndTakenAwayAgain() throws {
    let bench = try bench()
    let run = bench.run(check, errorIsTerminal: true, seconds: clock(step: 0.3))
    #expect(run.complaints.contains("\rgrows.flow.yaml on phone: looking tap by tap "))
    #expect(run.complaints.contains(" %\u{1B}[K"))
    #expect(run.complaints.hasSuffix(Self.clearLine))
    #expect(!run.complaints.contains("\n"))
    #expect(run.output == bench.run(check).output)
  }

  @Test func everyQuestionIsNamed() throws {
    let run = try bench().run(check, errorIsTerminal: true, seconds: clock(step: 2))
    // What is asked beside the search is named only if the search ends first.
    for question in ["looking tap by tap", "what can be reached?", "grows.flow.yaml: never { screen: "] {
      #expect(run.complaints.contains(question), "\(question) in \(run.complaints.debugDescription)")
    }
  }

  @Test func nothingIsSaidWithinASecondOrElsewhere() throws {
    #expect(try bench().run(check, errorIsTerminal: true, seconds: clock(step: 0.001)).complaints.isEmpty)
    #expect(try bench().run(check, seconds: clock(step: 2)).complaints.isEmpty)
  }

  @Test func messagesAreNotRepeatedAtEveryLook() throws {
    let run = try bench().run(check, errorIsTerminal: true, seconds: clock(step: 0.06))
    let often = try bench().run(check, errorIsTerminal: true, seconds: clock(step: 0.2))
    let count = { (run: Workbench.Run) in run.complaints.split(separator: "\r").count }
    #expect(count(run) > 1 && count(run) < count(often) / 2)
  }

  // MARK: How it ends early

  @Test(arguments: [1, 2, 5, 20]) func controlCEndsItWithWhatIsKnown(look: Int) throws {
    let run = try bench().run(check, isInterrupted: press(at: look))
    #expect(run.status == 130)
    #expect(run.complaints == "navflow: ended by Ctrl-C; what was not decided by then is undecided\n")
    #expect(run.output.contains("[pop-to-absent]"))
    #expect(run.output.contains("not proved, only checked up to"))
  }

  @Test func theTimeLimitEndsItWithWhatIsKnown() throws {
    let arguments = check + ["--time-limit", "2", "--format", "json"]
    let run = try bench().run(arguments, seconds: clock(step: 0.5))
    #expect(run.status == 1)
    #expect(run.complaints == "navflow: ended by the time limit; what was not decided by then is undecided\n")
    let verdicts = try #require(try run.json()["verdicts"]?.array)
    let words = Set(verdicts.compactMap { $0["verdict"]?.string })
    #expect(words == ["violated", "bounded"])
    let inTime = try bench().run(arguments, seconds: clock(step: 0.001))
    #expect(inTime.complaints.isEmpty && inTime.output.contains("\"proved\""))
  }

  // MARK: What is undecided

  /// Its expectation needs the whole check, as the stack grows without end; the only finding is an info about that.
  private static let sound = """
    navflow: 1
    root: { stack: Home }
    screens:
      Home: { title: Home, actions: { Away: push Away } }
      Away: { title: Away, actions: { Home: push Home } }
    expect:
      - never: { modals: 1 }

    """

  @Test func theTimeLimitIsNoSuccess() throws {
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

  @Test func onlyWhatWouldFailTheCheckEndsItWithThree() throws {
    let bench = try Workbench([
      "sound.flow.yaml": Self.sound,
      ".navflow.yaml": "severity: { expectation-violated: info }\n",
    ])
    let run = bench.run(
      ["check", "sound.flow.yaml", "--time-limit", "2", "--only", "growing-stack"], seconds: clock(step: 0.5))
    #expect(
      run.status == 0 && run.output.contains("undecided (ended by the time limit)"), "\(run.output)\(run.complaints)")
  }

  @Test func eachUndecidedPropertySaysWhy() throws {
    let bench = try Workbench(["sound.flow.yaml": Self.sound])
    let check = ["check", "sound.flow.yaml", "--time-limit", "2", "--format", "json"]
    let run = bench.run(check, seconds: clock(step: 0.5))
    let undecided = try #require(try run.json()["verdicts"]?.array?.filter { $0["verdict"]?.string == "bounded" })
    #expect(!undecided.isEmpty && undecided.allSatisfy { $0["cutoff"]?.string == "time-limit" })
    let inTime = try bench.run(check, seconds: clock(step: 0.001)).json()
    #expect(inTime["verdicts"]?.array?.allSatisfy({ $0["cutoff"]?.string == nil }) == true)
  }

  @Test func aComparisonEndsAtTheTimeLimit() throws {
    let bench = try Workbench(["old.flow.yaml": Self.sound, "new.flow.yaml": Self.sound])
    let diff = ["diff", "old.flow.yaml", "new.flow.yaml", "--time-limit", "2"]
    #expect(bench.run(diff, seconds: clock(step: 0.001)).status == 0)
    let cut = bench.run(diff, seconds: clock(step: 0.5))
    #expect(cut.status == 3 && !cut.output.contains("✓"), "\(cut.status) \(cut.output)")
    #expect(bench.run(diff + ["--allow-undecided"], seconds: clock(step: 0.5)).status == 0)
  }

  @Test func aReviewPageEndsAtTheTimeLimit() throws {
    let bench = try Workbench(["sound.flow.yaml": Self.sound])
    let run = bench.run(["report", "sound.flow.yaml", "--time-limit", "2"], seconds: clock(step: 0.5))
    #expect(run.complaints.contains("ended by the time limit"), "\(run.complaints)")
    #expect(bench.run(["report", "sound.flow.yaml", "--time-limit", "0"]).status == 2)
  }

  /// How often the watch is asked depends on the number of processors, so it is stopped anywhere.
  @Test(arguments: [1, 2, 3, 5, 10, 20, 30, 40, 60, 80, 100_000])
  func anExpectationWhoseTurnDidNotComeIsOpen(look: Int) throws {
    let run = try bench().run(check + ["--format", "json"], isInterrupted: press(at: look))
    let verdicts = try #require(try run.json()["verdicts"]?.array)
    let expected = verdicts.last?["verdict"]?.string
    #expect(expected == "proved" || expected == "bounded" && run.status == 130, "look \(look)")
    if look <= 5 { #expect(expected == "bounded") }
    if look == 100_000 { #expect(expected == "proved" && run.status == 1) }
  }

  @Test func aDrawingLooksForFindingsAsLongAsItMay() throws {
    let diagram = ["diagram", "grows.flow.yaml", "--findings"]
    let all = try bench().run(diagram + ["--time-limit", "2"], seconds: clock(step: 0.001))
    #expect(all.status == 0 && all.complaints.isEmpty && all.output.contains("growing-stack"))
    let some = try bench().run(diagram + ["--time-limit", "2"], seconds: clock(step: 0.5))
    #expect(some.status == 0 && some.output.contains("pop-to-absent"))
    #expect(
      some.complaints == "navflow: ended by the time limit; what is not found by then is not in the drawing\n")
    let none = try bench().run(diagram, isInterrupted: press(at: 5))
    #expect(none.status == 130 && none.output.isEmpty)
    #expect(none.complaints == "navflow: ended by Ctrl-C; nothing is drawn\n")
    #expect(try bench().run(["diagram", "grows.flow.yaml", "--time-limit", "2"]).status == 2)
    #expect(try bench().run(diagram + ["--time-limit", "0"]).status == 2)
  }

  @Test func aTimeLimitIsMoreThanNothing() throws {
    for limit in ["0", "-1", "soon", "nan"] {
      #expect(try bench().run(check + ["--time-limit=\(limit)"]).status == 2, "\(limit)")
    }
  }
}
