import Foundation
import Testing

/// Tests `replay`: its inputs, its report and its exit status.
@Suite struct ReplayTests {
  private static let flow = """
    navflow: 1
    root: { stack: Home }
    screens:
      Home: { title: Home, actions: { Read: push Page, Ask: present Sure } }
      Page: { title: Page, actions: { Home: pop } }
      Sure: { kind: alert, title: Sure, actions: { OK: stay } }
    scenarios: { Reading: { taps: [Read, Back] } }

    """

  private func bench(_ files: [String: String]) throws -> Workbench {
    try Workbench(["a.flow.yaml": Self.flow].merging(files) { $1 })
  }

  @Test func hiddenCharactersInNamesOfRunsAreVisible() throws {
    let run = try bench(["a\u{202E}b.jsonl": "{\"screen\":\"Home\"}\n"]).run([
      "replay", "a.flow.yaml", "a\u{202E}b.jsonl",
    ])
    #expect(run.status == 0 && run.output.contains("covered by 1 run (a\\u{202E}b)"), "\(run.output)")
    #expect(!run.output.contains("\u{202E}"))
  }

  @Test func aLongListOfInferredEventsIsCut() throws {
    let views = (0..<31).map { "{\"screen\":\"\($0 % 2 == 0 ? "Home" : "Page")\"}" }.joined(separator: "\n")
    let run = try bench(["views.jsonl": views]).run("replay a.flow.yaml views.jsonl")
    #expect(run.status == 0)
    let first = run.output.split(separator: "\n").first ?? ""
    #expect(first.hasPrefix("✓ views: conforms; inferred: Read, ") && first.hasSuffix(", and 10 more"), "\(first)")
  }

  // MARK: Ending early

  /// A run of many records, and one that leaves the flow.
  private static let long = [
    "long.jsonl": (0..<400).map { "{\"screen\":\"\($0 % 2 == 0 ? "Home" : "Page")\"}\n" }.joined(),
    "left.jsonl": "{\"screen\":\"Home\"}\n{\"tap\":\"Read\"}\n{\"screen\":\"Sure\"}\n",
  ]

  @Test func theTimeLimitEndsTheComparison() throws {
    var now = 0.0
    let clock = { () -> Double in
      now += 0.01
      return now
    }
    let bench = try bench(Self.long)
    let words = "replay a.flow.yaml left.jsonl long.jsonl left.jsonl --time-limit 1".split(separator: " ").map(
      String.init)
    let run = bench.run(words, seconds: clock)
    #expect(run.status == 1 && run.errorOutput == "navflow: ended by the time limit; the rest is undecided\n")
    #expect(run.output.contains("left.jsonl:3: error") && !run.output.contains("✓ long"), "\(run.output)")
    #expect(run.output.contains("not compared to the end: 2 runs (long, left)\ncovered by 2 runs (left, long): "))
    let alone = bench.run(
      "replay a.flow.yaml long.jsonl --time-limit 1 --format json".split(separator: " ").map(String.init),
      seconds: {
        now += 0.1; return now
      })
    #expect(alone.status == 3 && alone.output.contains("\"undecided\""), "\(alone.output)")
  }

  @Test(arguments: [1, 40, 200]) func controlCEndsTheComparison(poll: Int) throws {
    var polls = 0
    let press = { () -> Bool in
      polls += 1
      return polls >= poll
    }
    let words = "replay a.flow.yaml long.jsonl".split(separator: " ").map(String.init)
    let run = try bench(Self.long).run(words, isInterrupted: press)
    #expect(run.status == 130 && run.output.isEmpty)
    #expect(run.errorOutput == "navflow: ended by Ctrl-C; no verdict is printed\n")
  }

  @Test func aRunIsReported() throws {
    let bench = try bench([
      "good.jsonl": "{\"screen\":\"Home\"}\n{\"tap\":\"Read\"}\n{\"screen\":\"Page\"}\n",
      "bad.jsonl": "{\"screen\":\"Home\"}\n{\"tap\":\"Read\"}\n{\"screen\":\"Sure\"}\n",
    ])
    #expect(bench.run("replay a.flow.yaml good.jsonl").status == 0)
    let run = bench.run("replay a.flow.yaml good.jsonl bad.jsonl")
    #expect(run.status == 1)
    #expect(
      run.output == """
        ✓ good: conforms
        bad.jsonl:3: error: the app left the flow: after "Read" it showed "Sure", the flow shows "Page" [run-left-flow]
          how to get here:
            launch       Home
            1  tap Read  Home › Page  ✗ the app: Sure
          replay: navflow simulate a.flow.yaml --taps "Read"
          help: change the app; or, if it is right, change "Read" in line 4
        covered by 2 runs (good, bad): screens 2 of 3, actions 1 of 5, outcomes 0 of 0, entries 0 of 0
        never exercised:
          Ask on Home   cover-Sure
          screen Sure   cover-Sure
          Home on Page  cover-Page
          Back on Page  scenario-Reading
          OK on Sure    cover-Sure

        """)
    let json = try bench.run("replay a.flow.yaml bad.jsonl --format json").json()
    #expect(json["runs"]?.array?.first?["verdict"]?.string == "left")
    #expect(json["coverage"]?.array?.count == 8)
  }

  @Test(arguments: ["pad", "tablet"]) func aRunOnAnotherDeviceIsNotCompared(_ device: String) throws {
    let bench = try bench([
      "good.jsonl": "{\"screen\":\"Home\"}\n",
      "other.jsonl": "{\"navflow\":1,\"device\":\"\(device)\"}\n{\"screen\":\"Home\"}\n",
    ])
    let run = bench.run("replay a.flow.yaml other.jsonl good.jsonl")
    #expect(run.status == 2 && run.output.hasPrefix("✓ good: conforms\ncovered by 1 run (good): "))
    #expect(
      run.errorOutput
        == "navflow: \"other.jsonl\" is a run on \"\(device)\", and a.flow.yaml is made for \"phone\"\n")
  }

  @Test func coverageCanFail() throws {
    let bench = try bench(["good.jsonl": "{\"screen\":\"Home\"}\n{\"tap\":\"Read\"}\n"])
    #expect(bench.run("replay a.flow.yaml good.jsonl --at-least actions=20").status == 0)
    let run = bench.run("replay a.flow.yaml good.jsonl --at-least actions=80,screens=10")
    #expect(run.status == 1 && run.errorOutput == "navflow: actions: 1 of 5 are fewer than 80 %\n")
  }

  @Test func tablesHoldSessionsAndNames() throws {
    let bench = try bench([
      "views.csv": "\u{FEFF}user,at,view\n1,1,HomeVC\n2,9,PageVC\n1,2,PageVC\n2,10,HomeVC\n1,0,Splash\n",
      "names.csv": "HomeVC,Home\nPageVC,Page\nSplash,-\n",
    ])
    let run = bench.run("replay a.flow.yaml views.csv --columns session=user,time=at,screen=view --names names.csv")
    #expect(run.status == 0)
    #expect(
      run.output.hasPrefix("✓ 1: conforms; inferred: Read\n✓ 2: conforms; inferred: Home\n"), "\(run.output)")
    let missing = bench.run("replay a.flow.yaml views.csv --columns session=user,time=when,screen=view")
    #expect(missing.status == 2 && missing.errorOutput == "navflow: \"views.csv\" has no column \"when\"\n")
  }

  @Test func attachmentsAreRuns() throws {
    let manifest = """
      [{"testIdentifier":"A/one","attachments":[{"exportedFileName":"x.json","suggestedHumanReadableName":"navflow-run_0_1.jsonl"},
      {"exportedFileName":"y.png","suggestedHumanReadableName":"Screenshot.png"}]}]
      """
    let bench = try bench([
      "out/manifest.json": manifest, "out/x.json": "{\"navflow\":1,\"given\":{}}\n{\"screen\":\"Home\"}\n",
      "out/y.png": "",
    ])
    let run = bench.run("replay a.flow.yaml out")
    #expect(run.status == 0 && run.output.hasPrefix("✓ x.json: conforms\n"), "\(run.output)\(run.errorOutput)")
  }

  @Test func passedTestsCount() throws {
    let bench = try bench(["r.xml": "<testsuite><testcase name=\"Reading\" status=\"SUCCESS\"/></testsuite>"])
    #expect(bench.run("tests a.flow.yaml --for maestro -o ui").status == 0)
    let run = bench.run("replay a.flow.yaml r.xml --tests ui")
    #expect(run.status == 0 && run.output.contains("actions 2 of 5"), "\(run.output)")
    #expect(bench.run("replay a.flow.yaml r.xml").status == 2)
  }

  /// A scenario and a walk can have one name; Maestro reports the property, and other programs the class.
  @Test(arguments: [
    ("<testcase name=\"Sure\"/>", 1),
    (
      "<testcase name=\"Sure\"><properties><property name=\"navflow\" value=\"cover/Sure\"/></properties></testcase>", 2
    ),
    ("<testcase name=\"test_Sure()\" classname=\"UI.ACoverTests\"/>", 2),
    ("<testcase name=\"Sure\" classname=\"UI.AScenarioTests\"/>", 1),
  ]) func aPassedTestIsFoundByItsSource(_ text: String, _ count: Int) throws {
    let bench = try Workbench([
      "a.flow.yaml": Self.flow.replacing("Reading: { taps: [Read, Back] }", with: "Sure: { taps: [Ask] }"),
      "r.xml": "<testsuite>\(text)</testsuite>",
    ])
    #expect(bench.run("tests a.flow.yaml --for xcuitest -o ui").status == 0)
    let run = bench.run("replay a.flow.yaml r.xml --tests ui")
    #expect(run.status == 0 && run.output.contains("actions \(count) of 5"), "\(run.output)")
  }

  @Test(arguments: [
    ("empty.xml --tests ui", "\"empty.xml\" has no test case of JUnit"),
    ("head.csv --columns session=a,time=b,screen=c", "\"head.csv\" has no rows below its head"),
  ]) func aFileWithoutRunsIsAMistake(_ words: String, _ message: String) throws {
    let bench = try bench(["empty.xml": "<testsuites/>", "head.csv": "a,b,c\n"])
    let run = bench.run("replay a.flow.yaml \(words)")
    #expect(run.status == 2 && run.errorOutput == "navflow: \(message)\n", "\(run.errorOutput)")
    #expect(run.output.hasPrefix("covered by no run: screens 0 of 3"), "\(run.output)")
  }

  @Test(arguments: [
    ("replay a.flow.yaml no.jsonl", "there is no file or folder \"no.jsonl\""),
    ("replay a.flow.yaml text.jsonl", "has no records"),
    ("replay a.flow.yaml broken.jsonl", "has no JSON object in line 1"),
    ("replay a.flow.yaml good.jsonl --at-least taps=3", "--at-least has no \"taps\""),
    ("replay a.flow.yaml good.jsonl --at-least actions", "write goal=percent"),
    ("replay a.flow.yaml good.jsonl --records tap", "did you mean \"taps\"?"),
    ("replay a.flow.yaml good.jsonl --columns a=b", "--columns needs three names"),
    ("replay a.flow.yaml good.jsonl --names no.csv", "\"no.csv\" cannot be read"),
  ]) func mistakesAreExplained(_ line: String, _ message: String) throws {
    let bench = try bench([
      "good.jsonl": "{\"screen\":\"Home\"}\n", "text.jsonl": "hello\n", "broken.jsonl": "{\"screen\":\n",
    ])
    let run = bench.run(line)
    #expect(run.status == 2 && run.errorOutput.contains(message), "\(run.errorOutput)")
  }

  @Test func aReportIsJapanese() throws {
    let bench = try bench(["bad.jsonl": "{\"screen\":\"Home\"}\n{\"tap\":\"Read\"}\n{\"screen\":\"Sure\"}\n"])
    let output = bench.run("replay a.flow.yaml bad.jsonl --language ja").output
    #expect(output.contains("エラー: アプリがフローから外れました。「Read」の後、アプリは「Sure」を表示しましたが"), "\(output)")
    #expect(output.contains("アプリを修正してください。アプリが正しければ、4行目の「Read」を変更してください"))
  }
}
