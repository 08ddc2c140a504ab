import Testing

/// Tests `simulate` with given taps.
@Suite struct SimulateTests {
  @Test func printsTapsWithTheirStacks() throws {
    let run = try Workbench(["sound.flow.yaml": SampleFlows.sound])
      .run(["simulate", "sound.flow.yaml", "--taps", "Go; Back"])
    #expect(run.status == 0 && run.errorOutput.isEmpty)
    #expect(run.output == "launch     Home\n1  tap Go  Home › Next\n2  Back    Home\n")
  }

  @Test func printsTheLaunchWithoutTaps() throws {
    let run = try Workbench(["sound.flow.yaml": SampleFlows.sound]).run(["simulate", "sound.flow.yaml", "--taps", ""])
    #expect(run.status == 0 && run.output == "launch  Home\n")
  }

  @Test func standardInputIsAScriptOfTaps() throws {
    let bench = try Workbench(["sound.flow.yaml": SampleFlows.sound])
    let run = bench.run(["simulate", "sound.flow.yaml"], input: "# to the next screen\nGo\r\n\n  Back\n")
    #expect(run.status == 0 && run.output == "launch     Home\n1  tap Go  Home › Next\n2  Back    Home\n")
    let json = bench.run(["simulate", "sound.flow.yaml", "--format", "json"], input: "Go")
    #expect(json.status == 0 && json.output.contains("\"Next\""), "\(json.errorOutput)")
    let typo = bench.run(["simulate", "sound.flow.yaml"], input: "Goo\n")
    #expect(typo.status == 2 && typo.errorOutput.contains("did you mean \"Go\"?"))
  }

  @Test func jsonNamesPicturesAndAreas() throws {
    let bench = try Workbench([
      "a.flow.yaml": """
      navflow: 1
      root: { stack: A }
      screens:
        A: { areas: { Go: [[0, 0.5, 1, 0.041], [0, 0.75, 0.5, 0.25]] }, actions: { Go: push B } }
        B: { image: b.png }

      """
    ])
    let trace = try bench.run(["simulate", "a.flow.yaml", "--taps", "Go", "--format", "json"]).json()["trace"]?.array
    let steps = try #require(trace).map { $0.object ?? [:] }
    #expect(steps[0]["image"] == nil && steps[0]["area"] == nil)
    #expect(steps[1]["image"]?.string == "b.png")
    let numbers = steps[1]["area"]?.array?.map { $0.array?.map(\.double) }
    #expect(numbers == [[0, 0.5, 1, 0.041], [0, 0.75, 0.5, 0.25]])
  }

  @Test func walksBeginAtScenariosAndScreens() throws {
    let scenario = "\nscenarios:\n  Paying:\n    given: { bank: connected }\n    taps: [Pay, Send: refused]\n"
    let bench = try Workbench(["shop.flow.yaml": SampleFlows.shop + scenario])
    let replay = bench.run("simulate shop.flow.yaml --scenario Paying")
    #expect(replay.status == 0 && replay.output.contains("\n2  tap Send: refused  "), "\(replay.output)")
    let continued = bench.run(["simulate", "shop.flow.yaml", "--scenario", "Paying", "--taps", "Send: ok"])
    #expect(continued.status == 0 && continued.output.contains("\n3  tap Send: ok "))
    let screen = bench.run("simulate shop.flow.yaml --to Amount --given bank=connected")
    #expect(screen.status == 0 && screen.output.contains("\n1  tap Pay ") && !screen.output.contains("\n2 "))
    let keys = bench.run(["simulate", "shop.flow.yaml", "--scenario", "Paying"], keys: "t")
    #expect(keys.output.hasSuffix("--taps \"Pay; Send: refused\"\n"))
    for (line, answer) in [
      ("--scenario Payin", "the flow has no scenario \"Payin\"; did you mean \"Paying\"?"),
      ("--to Amont", "the flow has no screen \"Amont\"; did you mean \"Amount\"?"),
      ("--to Amount", "no taps lead from here to \"Amount\" on iPhone"),
      ("--scenario Paying --given bank=none", "write --scenario or --given"),
    ] {
      let run = bench.run("simulate shop.flow.yaml \(line)")
      #expect(run.status == 2 && run.errorOutput.contains(answer), "\(run.errorOutput)")
    }
  }

  @Test func replaysAFindingByItsNumber() throws {
    let bench = try Workbench(["shop.flow.yaml": SampleFlows.shop])
    let run = bench.run("simulate shop.flow.yaml --finding 1")
    #expect(
      run.status == 0
        && run.output
          == bench.run(["simulate", "shop.flow.yaml", "--given", "bank=connected", "--taps", "Pay; Leave"]).output
    )
    let further = bench.run("simulate shop.flow.yaml --finding 1 --taps Back")
    #expect(further.status == 0 && further.output.contains("\n3  Back "))
    let both = bench.run("simulate shop.flow.yaml --finding 1 --given bank=none")
    #expect(both.status == 2 && both.errorOutput.contains("write --finding without --scenario and --given"))
    let none = bench.run("simulate shop.flow.yaml --finding 99")
    #expect(none.status == 2 && none.errorOutput.contains("there is no finding 99: shop.flow.yaml has "))
    let strip = bench.run("diagram shop.flow.yaml --strip 99")
    #expect(strip.errorOutput == none.errorOutput)
  }

  @Test func anUnofferedTapEndsTheWalk() throws {
    let bench = try Workbench(["shop.flow.yaml": SampleFlows.shop])
    let typo = bench.run(["simulate", "shop.flow.yaml", "--given", "bank=connected", "--taps", "Pay; Sennd: ok; Back"])
    #expect(typo.status == 2 && typo.output.contains("1  tap Pay") && !typo.output.contains("2 "))
    #expect(typo.errorOutput.contains("\"Sennd: ok\" is not offered here: did you mean \"Send: ok\"?"))
    let commas = bench.run(["simulate", "shop.flow.yaml", "--given", "bank=connected", "--taps", "Pay, Send: ok"])
    #expect(
      commas.errorOutput.contains("; several taps are divided by \";\"\n") && !typo.errorOutput.contains("divided"))
    #expect(typo.errorOutput.contains("what can happen here:\n  Send: ok\n  Send: refused\n  Leave\n  Swipe down\n"))
    let several = bench.run(["simulate", "shop.flow.yaml", "--given", "bank=connected", "--taps", "Pay; Send"])
    #expect(several.errorOutput.contains("it can end in several ways: write \"Send: ok\" or \"Send: refused\""))
    let condition = bench.run(["simulate", "shop.flow.yaml", "--taps", "Pay"])
    #expect(condition.errorOutput.contains("it needs \"bank\" to be \"connected\", and it is \"none\""))
  }

  @Test func reportsAndReplaysGivenValues() throws {
    let bench = try Workbench(["shop.flow.yaml": SampleFlows.shop])
    let check = bench.run("check shop.flow.yaml --only interrupted-task")
    #expect(check.status == 1)
    #expect(check.output.contains("    launch        Home                bank: connected\n"), "\(check.output)")
    #expect(
      check.output.contains("replay: navflow simulate shop.flow.yaml --given bank=connected --taps \"Pay; Leave\""))
    let run = bench.run(["simulate", "shop.flow.yaml", "--given", "bank=connected", "--taps", "Pay; Leave"])
    #expect(run.status == 0)
    #expect(run.output.contains("launch        Home                bank: connected\n"), "\(run.output)")
    let json = try bench.run("simulate shop.flow.yaml --given bank=connected --taps Pay --format json").json()
    let states = json["trace"]?.array?.map { $0["state"] }
    let state = JSONTree.object(["bank": .string("connected"), "plan": .string("free")])
    #expect(states == [state, state])
  }

  @Test func wrongValuesGetHints() throws {
    let bench = try Workbench(["shop.flow.yaml": SampleFlows.shop])
    for (pair, answer) in [
      ("bank", "\"bank\" is not a value for --given: write variable=value"),
      ("bnak=none", "the flow has no variable \"bnak\"; did you mean \"bank\"?"),
      ("bank=conected", "\"bank\" has no value \"conected\"; did you mean \"connected\"?"),
      ("plan=gold", "\"plan\" has no value \"gold\": write one of \"free\", \"paid\""),
    ] {
      let run = bench.run(["simulate", "shop.flow.yaml", "--given", pair, "--taps", ""])
      #expect(run.status == 2 && run.errorOutput.contains(answer), "\(run.errorOutput)")
    }
  }

  @Test func acceptsLabelsWithSemicolonsAndDashes() throws {
    let bench = try Workbench(["hostile.flow.yaml": SampleFlows.hostile])
    for taps in [#"semi\; colon\;"#, "-dash", #"back\\slash\\"#, #"\\\; both \\\\\;"#, #"\ lead and trail\ "#] {
      let run = bench.run(["simulate", "hostile.flow.yaml", "--taps", taps])
      #expect(run.status == 0, "\(taps): \(run.errorOutput)")
    }
  }

  @Test func usesTheRequestedDevice() throws {
    let bench = try Workbench(["shop.flow.yaml": SampleFlows.shop])
    #expect(bench.run("simulate shop.flow.yaml --taps Filter").output.contains("sheet: Filter"))
    #expect(bench.run("simulate shop.flow.yaml --taps Filter --device pad").output.contains("popover: Filter"))
  }

  @Test func reportsErrorsInTheFile() throws {
    let run = try Workbench(["invalid.flow.yaml": SampleFlows.invalid]).run("simulate invalid.flow.yaml --taps Go")
    #expect(run.status == 2 && run.output.isEmpty && run.errorOutput.contains("[unknown-name]"))
    #expect(
      run.errorOutput.hasSuffix("\nnavflow: \"invalid.flow.yaml\" cannot be used before its mistakes are fixed\n"))
  }

  @Test func runsAHundredThousandTaps() throws {
    let bench = try Workbench(["sound.flow.yaml": SampleFlows.sound])
    let taps = String(repeating: "Go; Back; ", count: 50_000)
    let run = bench.run(["simulate", "sound.flow.yaml", "--taps", taps])
    #expect(run.status == 0 && run.output.hasSuffix("\n100000  Back    Home\n"))
  }

  @Test func stopsAtTheScreenLimit() throws {
    let bench = try Workbench([
      "deep.flow.yaml": "navflow: 1\nroot: { stack: A }\nscreens:\n  A: { actions: { Go: push A } }\n"
    ])
    let run = bench.run(["simulate", "deep.flow.yaml", "--taps", String(repeating: "Go;", count: 10_000)])
    #expect(run.status == 2 && run.errorOutput.contains("the walk ends because the stacks are too tall, after"))
  }
}
