import Testing

@testable import NavflowCommands

/// Tests the interactive walk with scripted keys.
@Suite struct SessionTests {
  private func walk(_ keys: String, _ arguments: [String] = []) throws -> Workbench.Run {
    try Workbench(["shop.flow.yaml": SampleFlows.shop]).run(["simulate", "shop.flow.yaml"] + arguments, keys: keys)
  }

  @Test func keysMakeTaps() throws {
    let run = try walk("1tq", ["--given", "bank=connected"])
    #expect(run.status == 0 && run.errorOutput.isEmpty)
    #expect(run.output.contains("  1  Pay     → 金額 (Amount)\n  2  Filter  → "))
    #expect(run.output.contains("  sheet │ 金額 (Amount)\n  root  │ Home\n  running: 支払い (pay)\n"))
    #expect(run.output.contains("  1  Send: ok       → Home\n  2  Send: refused  → "))
    #expect(run.output.hasSuffix("navflow simulate shop.flow.yaml --given bank=connected --taps \"Pay\"\n"))
  }

  @Test func undoRemovesOneTapButNotTheLaunch() throws {
    let run = try walk("1uut")
    #expect(run.output.contains("this is the start; there is nothing to undo\n"))
    #expect(run.output.hasSuffix("navflow simulate shop.flow.yaml --taps \"\"\n"))
  }

  @Test func redoRepeatsWhatUndoRemoved() throws {
    let given = ["--given", "bank=connected"]
    #expect(try walk("1urt", given).output.hasSuffix("--taps \"Pay\"\n"))
    #expect(try walk("rq").output.hasSuffix("there is nothing to redo\n"))
    // Another tap forgets what was undone.
    #expect(try walk("1u2r", given).output.hasSuffix("there is nothing to redo\n"))
  }

  @Test func aWalkIsWrittenAsAScenario() throws {
    let run = try walk("12s", ["--given", "bank=connected", "--device", "pad"])
    let place = try #require(run.output.range(of: "scenarios:\n"))
    let scenario = String(run.output[place.lowerBound...])
    #expect(
      scenario == """
        scenarios:
          A new scenario:
            device: pad
            given: { bank: connected }
            taps: [Pay, \"Send: refused\"]
            see: { screen: Amount }

        """)
    let bench = try Workbench(["shop.flow.yaml": SampleFlows.shop + "\n" + scenario])
    let replay = bench.run(["simulate", "shop.flow.yaml", "--scenario", "A new scenario"])
    #expect(replay.status == 0 && replay.output.contains("\n2  tap Send: refused "), "\(replay.errorOutput)")
    #expect(!bench.run("check shop.flow.yaml").output.contains("scenario-failed"))
  }

  @Test func aFilterShowsOnlyOffersWithItsText() throws {
    let run = try walk("/fil\u{7F}\u{7F}LT\rt", ["--given", "bank=connected"])
    #expect(
      run.output.hasSuffix(
        "t the taps so far   s as scenario   q quit\n"
          + "navflow simulate shop.flow.yaml --given bank=connected --taps \"\"\n"))
    let shown = try #require(run.output.components(separatedBy: "\n\n").dropLast().last)
    #expect(
      shown
        == "  nothing that can happen here contains this text\n  only with \"fLT\"; / and Enter show everything again")
    // The shown offers have the first keys, and a tap ends the filter.
    let tapped = try walk("/FILT\r1t", ["--given", "bank=connected"])
    #expect(tapped.output.contains("\n\n  1  Filter  → Filter\n  only with \"FILT\""))
    #expect(tapped.output.hasSuffix("--taps \"Filter\"\n"))
    #expect(tapped.output.components(separatedBy: "only with").count == 2)
    #expect(try walk("/FILT\r/\r1t", ["--given", "bank=connected"]).output.hasSuffix("--taps \"Pay\"\n"))
    #expect(try walk("/unfinished").status == 0)
  }

  @Test func aFilterFindsTitlesAndNamesOfScreens() throws {
    for text in ["金額", "amount"] {
      #expect(try walk("/\(text)\r1t", ["--given", "bank=connected"]).output.hasSuffix("--taps \"Pay\"\n"))
    }
  }

  @Test func findingsAreAnnouncedAtTheLastTapOfTheirTraces() throws {
    let bench = try Workbench(["shop.flow.yaml": SampleFlows.shop])
    let arguments = ["simulate", "shop.flow.yaml", "--given", "bank=connected"]
    let line = "  error interrupted-task, finding 1: task \"支払い\" (pay) is interrupted"
    #expect(!bench.run(arguments, keys: "1").output.contains(line))
    #expect(bench.run(arguments, keys: "13").output.components(separatedBy: line).count == 2)
    // Other taps that lead to the same configuration make no difference.
    #expect(bench.run(arguments, keys: "1413").output.components(separatedBy: line).count == 2)
    #expect(bench.run(arguments, keys: "1312").output.components(separatedBy: line).count == 2)
  }

  @Test func aSessionCanBeginAtAFinding() throws {
    let run = try walk("ut", ["--finding", "1"])
    #expect(run.output.contains("error interrupted-task, finding 1: "))
    #expect(run.output.contains("this is the start"))
    #expect(run.output.hasSuffix("navflow simulate shop.flow.yaml --given bank=connected --taps \"Pay; Leave\"\n"))
  }

  @Test func announcementsEndAtTheTimeLimit() throws {
    var now = 0.0
    let bench = try Workbench(["shop.flow.yaml": SampleFlows.shop])
    let run = bench.run(
      ["simulate", "shop.flow.yaml"], keys: "q",
      seconds: {
        now += 3; return now
      })
    #expect(run.status == 0)
    #expect(run.errorOutput == "navflow: ended by the time limit; later findings are not announced\n")
    let ended = bench.run(["simulate", "shop.flow.yaml"], keys: "q", isInterrupted: { true })
    #expect(ended.status != 0 && ended.errorOutput == "navflow: ended by Ctrl-C; there is no walk\n")
  }

  @Test func explainsActionsThatAreNotOffered() throws {
    let run = try walk("w")
    #expect(run.output.contains("  Pay: it needs \"bank\" to be \"connected\", and it is \"none\"\n"))
    #expect(run.output.contains("  Back: nothing is beneath it on the same stack\n"))
  }

  @Test func otherKeysDoNothing() throws {
    let run = try walk("9残\u{1B}\u{1B}\u{7}t")
    #expect(run.output.contains("\"9\" is none of the keys shown\n残\n"))
    #expect(run.output.contains("that key is none of the keys shown\n\"\\u{7}\" is none of the keys shown\n"))
    #expect(!run.output.contains("\u{1B}") && run.output.hasSuffix("--taps \"\"\n"))
  }

  @Test func anInputMethodIsUnderstood() throws {
    let flow = """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { チャージ: present Sheet, 明細: stay } }
        Sheet: { actions: { 閉じる: dismiss } }
      """
    let bench = try Workbench(["a.flow.yaml": flow])
    let arguments = ["simulate", "a.flow.yaml"]
    #expect(bench.run(arguments, keys: "１ｔｑ").output.hasSuffix("--taps \"チャージ\"\n"))
    #expect(bench.run(arguments, keys: "チャージ\rt").output.hasSuffix("--taps \"チャージ\"\n"))
    #expect(bench.run(arguments, keys: "「チャージ」\r下スワイプ\rt").output.hasSuffix("--taps \"チャージ; Swipe down\"\n"))
    let unknown = bench.run(arguments, keys: "送金する\rt").output
    #expect(unknown.components(separatedBy: "\"送金する\" is not offered here\n").count == 2)
    #expect(!unknown.contains("none of the keys shown"))
  }

  @Test func endsAtTheEndOfTheInput() throws { #expect(try walk("").status == 0) }

  @Test func printsTheReplayCommand() throws {
    let bench = try Workbench(["hostile.flow.yaml": SampleFlows.hostile])
    let run = bench.run(["simulate", "hostile.flow.yaml"], keys: "1t")
    let line = try #require(run.output.split(separator: "\n").last)
    #expect(line == #"navflow simulate hostile.flow.yaml --taps 'semi\; colon\;'"#)
  }

  @Test func combinesBytesIntoKeys() {
    var bytes: [UInt8] =
      Array("a残é".utf8) + [0x1B, 0x5B, 0x41, 0x1B, 0x4F, 0x50, 0x1B, 0x5B, 0x31, 0x7E, 0x62, 3, 0x63]
    bytes += [0xE6, 4]
    var rest = bytes[...]
    let reader = KeyReader(next: { rest.popFirst() }, hasMore: { rest.first.map { $0 != 0x63 } ?? false })
    let keys = (0..<7).map { _ in reader.key() }
    #expect(keys == ["a", "残", "é", "\u{1B}", "\u{1B}", "\u{1B}", "b"])
    #expect(reader.key() == nil, "Control-C")
    #expect(reader.key() == "c")
    #expect(reader.key() == "\u{FFFD}")
    #expect(reader.key() == nil)
  }
}
