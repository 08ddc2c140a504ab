import FlowExport
import FlowModel
import FlowSimulation
import Support
import Testing

@testable import RunReplay

/// Runs conform, or leave the flow at a line.
@Suite struct VerdictTests {
  private static let library = """
    navflow: 1
    root: { tabs: [Shelf, Me] }
    state: { card: [no, yes] }
    screens:
      Shelf: { actions: { Open: push Book, Lend: present Desk } }
      Me: { actions: { Card: { set: { card: yes } } } }
      Book: { actions: { Read: [pop, push Page] } }
      Page:
      Desk:
        actions:
          Ask: { either: { fine: dismiss, busy: present Busy } }
          Scan: present Camera
      Busy: { kind: alert, actions: { OK: stay } }
      Camera: { kind: system, actions: { Scanned: { by: system, do: [dismiss, push Book] } } }
    entries:
      Reminder: { where: { front: root }, do: [tab Shelf, push Book] }
    """

  @Test(arguments: [
    ("Shelf !Open Book", "conforms"),
    ("Shelf Shelf !Open Book Book", "conforms"),
    // The screen beneath is in front for an instant.
    ("Shelf !Open Book !Read Shelf Page", "conforms"),
    ("Shelf !Open Book !Read Desk Page", "5 run-left-flow, 6 run-left-flow again"),
    // Gestures are not recorded, so one is inferred.
    ("Shelf !Lend Desk Shelf", "conforms, Swipe down"),
    ("Shelf ~Tab:_Me Me !Lend", "4 run-not-offered"),
    ("Shelf Desk Book", "conforms, Lend, Scan, Scanned"),
    ("Shelf Page", "2 run-left-flow"),
    ("Shelf @Reminder Book", "conforms"),
    ("Shelf !Lend Desk @Reminder", "4 run-not-offered"),
    ("Shelf !Lend Desk !Ask Busy !OK Desk !Ask:_fine Shelf", "conforms"),
    ("Shelf !Lend Desk !Ask Page", "5 run-left-flow"),
    ("Shelf !Open Page Page Shelf", "3 run-left-flow"),
    ("Shelf !Oben Book", "2 run-unknown-name"),
    ("Shelf Start Shelf", "2 run-unknown-name"),
    ("Start Shelf Start", "1 run-unknown-name"),
    // Some apps record gestures as taps.
    ("Shelf !Open Book !Back Shelf", "conforms"),
    ("Shelf {\"tap\":\"Open\",\"screen\":\"Shelf\"} Book", "conforms"),
    ("Shelf {\"tap\":\"Open\",\"screen\":\"Me\"}", "2 run-not-offered"),
    ("{\"screen\":\"Shelf\",\"tab\":\"Shelf\"} ~Tab:_Me {\"screen\":\"Me\",\"tab\":\"Me\"}", "conforms"),
    ("Shelf ~Tab:_Me {\"screen\":\"Me\",\"tab\":\"Shelf\"}", "3 run-left-flow"),
  ]) func runsAreJudged(_ run: String, _ summary: String) throws {
    #expect(try ReplayBench(Self.library).summary(run) == summary)
  }

  @Test(arguments: [
    ("fin", "did you mean \"fine\"? The flow has \"fine\" and \"busy\""),
    ("later", "write \"fine\" or \"busy\", or change the flow"),
  ]) func aResultThatTheFlowDoesNotHaveIsUnknown(_ result: String, _ help: String) throws {
    let run = "Shelf !Lend Desk {\"tap\":\"Ask\",\"result\":\"\(result)\"} Shelf"
    let finding = try #require(try ReplayBench(Self.library).verdict(run + " " + run).findings.first)
    #expect((finding.kind, finding.line) == (.unknownName, 4))
    #expect(finding.message.english == "\"Ask\" has no result \"\(result)\", so the result is ignored")
    #expect(finding.help?.english == help)
    #expect(try ReplayBench(Self.library).summary(run + " " + run) == "4 run-unknown-name")
    #expect(try ReplayBench(Self.library, table: [result: "fine"]).summary(run) == "conforms")
    #expect(try ReplayBench(Self.library, table: [result: nil]).summary(run) == "conforms")
  }

  @Test(arguments: [
    (#"{"navflow":1,"given":{"crd":"yes"}}"#, "the flow has no variable \"crd\"", "did you mean \"card\"?"),
    (#"{"navflow":1,"given":{"card":"yess"}}"#, "the flow has no value \"yess\"", "did you mean \"yes\"?"),
    (#"{"tap":"Open","screen":"Shef"}"#, "the flow has no screen \"Shef\"", "did you mean \"Shelf\"?"),
    (#"{"screen":"Shelf","tab":"Shef"}"#, "the flow has no screen \"Shef\"", "did you mean \"Shelf\"?"),
    (
      #"{"screen":"Shelf","task":"buy"}"#, "the flow has no task \"buy\"",
      "write the flow's name for it in a table, and pass it with --names"
    ),
  ]) func aNameInARecordIsUnknown(_ record: String, _ message: String, _ help: String) throws {
    let findings = try ReplayBench(Self.library).verdict("\(record) Shelf").findings
    #expect(findings.map(\.kind) == [.unknownName] && findings.first?.line == 1)
    #expect(findings.first?.message.english == message + ", so the record is skipped")
    #expect(findings.first?.help?.english == help)
  }

  @Test func aTabMayHaveTheNameOfTheApp() throws {
    let run = "{\"screen\":\"Shelf\",\"tab\":\"ShelfVC\"}"
    #expect(try ReplayBench(Self.library, table: ["ShelfVC": "Shelf"]).summary(run) == "conforms")
    #expect(try ReplayBench(Self.library, table: ["ShelfVC": "Me"]).summary(run) == "1 run-left-flow")
  }

  @Test func aResultOfAnotherCaseIsNotOffered() throws {
    let bench = try ReplayBench(
      """
      navflow: 1
      root: { stack: Shelf }
      state: { card: [no, yes] }
      screens:
        Shelf:
          actions:
            Lend:
              cases:
                - { when: { card: yes }, either: { lent: push Desk, gone: stay } }
                - either: { refused: stay, stopped: stay }
        Desk:
      """)
    let finding = try #require(try bench.verdict("Shelf {\"tap\":\"Lend\",\"result\":\"lent\"}").findings.first)
    #expect((finding.kind, finding.line) == (.notOffered, 2))
    #expect(finding.message.english == "\"Lend\" has no result \"lent\" here; the flow has \"refused\" and \"stopped\"")
    #expect(finding.help?.english == "change the app; or, if it is right, add \"lent\" to \"Lend\" in line 7")
  }

  @Test func runsThatRecordOtherEventsShareNoInferences() throws {
    let (bench, inferences) = (try ReplayBench(Self.library), InferenceCache())
    func inferred(_ run: String) throws -> [String] {
      bench.context.verdict(on: try bench.records(run), named: "run", remembering: inferences).inferred
    }
    #expect(try inferred("Shelf !Lend Desk ~Swipe_down Shelf !Lend Desk Page") == [])
    #expect(try inferred("Shelf !Lend Desk Shelf") == ["Swipe down"])
  }

  @Test func aLabelWithAnUnknownResultHasTheNearestOne() throws {
    let findings = try ReplayBench(Self.library).verdict("Shelf !Lend Desk !Ask:_fin").findings
    #expect(findings.first?.help?.english == "did you mean \"Ask: fine\"?")
  }

  @Test(arguments: ["none", "borrow"]) func theRunningTaskIsCompared(_ task: String) throws {
    let bench = try ReplayBench(
      """
      navflow: 1
      root: { stack: Shelf }
      screens: { Shelf: { actions: { Borrow: start borrow } } }
      tasks: { borrow: { outcomes: [done, cancelled], screens: { Desk: { actions: { Done: complete done } } } } }
      """)
    let summary = try bench.summary("Shelf !Borrow {\"screen\":\"Desk\",\"task\":\"\(task)\"}")
    #expect(summary == (task == "borrow" ? "conforms" : "3 run-left-flow"))
  }

  @Test(arguments: [
    ("", "2 run-not-offered"), ("{\"navflow\":1,\"given\":{\"card\":\"yes\"}} ", "conforms"),
    ("{\"navflow\":1,\"given\":{\"card\":\"no\"}} ", "3 run-not-offered"), ("{\"app\":\"launch\"} ", "conforms"),
  ]) func theLaunchSaysWhichValuesHold(_ start: String, _ summary: String) throws {
    let bench = try ReplayBench(
      """
      navflow: 1
      root: { stack: Shelf }
      state: { card: [no, yes] }
      screens: { Shelf: { actions: { Lend: { when: { card: yes }, push: Desk } } }, Desk: }
      """)
    #expect(try bench.summary(start + "Shelf !Lend Desk") == summary)
  }

  @Test func theSourceOfAScreenIsItsName() throws {
    let text = "navflow: 1\nroot: { stack: Shelf }\nscreens: { Shelf: { source: App/Shelf.swift } }"
    #expect(try ReplayBench(text).summary("App/Shelf.swift") == "conforms")
  }

  @Test func historyThatNoCandidateNeedsIsDropped() throws {
    let simulator = try ReplayBench(Self.library).context.simulator
    let tracker = ItemTracker(simulator.launch(simulator.initialStates[0]))
    let moves = simulator.moves(in: tracker.configuration)
    var history = RunHistory()
    let start = history.add(.init(tracker: tracker, launch: nil))
    func candidates(after moves: [Move]) -> [Candidate] {
      let steps = moves.map { RunHistory.Step(move: $0, isInferred: false) }
      let state = KnownState(tracker, at: KnownPlace(tracker.configuration))
      return [Candidate(state: state, cost: .init(), history: start, unsaved: steps)]
    }
    var dropped = candidates(after: Array(repeating: moves[0], count: 100_000))
    history.save(&dropped)
    var kept = candidates(after: [moves[0], moves[1]])
    history.save(&kept)
    history.reduce(to: &kept)
    #expect(kept[0].history == 2)
    #expect(history.walk(to: kept[0].history)?.steps.map(\.move) == [moves[0], moves[1]])
  }

  @Test func theExplanationHasTheFewestInferredEvents() throws {
    let bench = try ReplayBench(
      """
      navflow: 1
      root: { stack: Shelf }
      screens:
        Shelf: { actions: { Ask: present Sure, Open: push Book } }
        Sure: { kind: alert, actions: { Yes: { present: Book } } }
        Book:
      """)
    #expect(try bench.summary("Shelf Book") == "conforms, Open")
  }

  @Test func aMonitorStopsTheComparison() throws {
    let bench = try ReplayBench(Self.library)
    let records = try RunReader.runs(in: Array("{\"screen\":\"Shelf\"}\n{\"screen\":\"Desk\"}".utf8))[0]
    for limit in 0...2 {
      var calls = 0
      let watch = ProgressMonitor { _, _ in
        calls += 1
        return calls <= limit
      }
      let inferences = InferenceCache()
      let verdict = bench.context.verdict(on: records, named: "run", remembering: inferences, watch: watch)
      #expect(verdict.isStopped && verdict.isUndecided && !verdict.conforms && verdict.findings.isEmpty)
    }
  }

  @Test func recordsOfKindsAreNotInferred() throws {
    let bench = try ReplayBench(Self.library, recording: [.tap, .gesture])
    let verdict = try bench.verdict("Shelf !Lend Desk Shelf")
    #expect(verdict.findings.map(\.line) == [4])
    let message = verdict.findings[0].message.english
    #expect(
      message
        == "the app left the flow: after \"Lend\" it showed \"Shelf\", the flow shows \"Desk\"; \"Swipe down\" would explain it"
    )
    #expect(verdict.findings[0].help?.english == "change the app; or, if it is right, change \"Lend\" in line 5")
    #expect(verdict.findings[0].replay?.taps == ["Lend"])
  }

  @Test(arguments: [
    (#"{"screen":"Desk","modals":1}"#, true), (#"{"screen":"Desk","modals":0}"#, false),
    (#"{"screen":"Desk","tabBar":"hidden"}"#, true), (#"{"screen":"Desk","tabBar":"shown"}"#, false),
    (#"{"screen":"Desk","tab":"Shelf"}"#, true), (#"{"screen":"Desk","task":"none"}"#, true),
  ]) func detailsMustHold(_ record: String, _ conforms: Bool) throws {
    #expect(try ReplayBench(Self.library).verdict("Shelf !Lend \(record)").conforms == conforms)
  }

  @Test(arguments: [(0, "conforms"), (1, "5 run-left-flow")])
  func detailsOfAScreenInPassingMustHold(_ modals: Int, _ summary: String) throws {
    let bench = try ReplayBench(Self.library)
    #expect(try bench.summary("Shelf !Open Book !Read {\"screen\":\"Shelf\",\"modals\":\(modals)}") == summary)
  }

  @Test func valuesMustHold() throws {
    let bench = try ReplayBench(Self.library)
    let card = #"{"state":{"card":"yes"}}"#
    #expect(try bench.summary("Shelf ~Tab:_Me Me !Card \(card) Me") == "conforms")
    #expect(try bench.summary("Shelf ~Tab:_Me Me \(card) Me") == "4 run-left-flow")
    #expect(try bench.summary("Shelf \(#"{"state":{"card":"maybe"}}"#)") == "2 run-unknown-name")
  }

  @Test func laterFindingsAreMarked() throws {
    let summary = try ReplayBench(Self.library).summary("Shelf !Open Page !Lend Busy")
    #expect(summary == "3 run-left-flow, 4 run-not-offered again")
  }

  @Test func aTableTranslatesNames() throws {
    let bench = try ReplayBench(Self.library, table: ["HomeVC": "Shelf", "SplashVC": nil])
    #expect(try bench.summary("SplashVC HomeVC !Open Book") == "conforms")
  }

  @Test func aSessionBeginsAnywhere() throws {
    let bench = try ReplayBench(Self.library, beginsAnywhere: true)
    #expect(try bench.summary("Book Shelf") == "conforms, Back")
    #expect(try bench.summary("Camera Page") == "2 run-left-flow")
    #expect(try bench.verdict("Book Shelf").items.count == 3)
  }

  @Test func aRunExercisesItems() throws {
    let bench = try ReplayBench(Self.library)
    let verdict = try bench.verdict("Shelf !Lend Desk Shelf !Open Page")
    let names = Set(verdict.items.filter { !$0.value }.keys.map { $0.name(in: bench.context.flow).english })
    #expect(names == ["screen Shelf", "screen Desk", "Lend on Shelf", "Open on Shelf", "screen Book"])
    #expect(
      verdict.items.filter(\.value).keys.map { $0.name(in: bench.context.flow).english } == ["Swipe down on Desk"])
    let coverage = RunCoverage([verdict], bench.context.survey)
    #expect(coverage.numbers(.screens) == (3, 7))
  }

  @Test func aPartialFlowListsWhatToModel() throws {
    let bench = try ReplayBench(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { exits: unknown, actions: { Next: push Second } }
        Second: { actions: { On: push Third } }
        Third:
        Other: { opened: elsewhere }
      entries: { Search: push Third }
      """)
    let verdict = try bench.verdict("Home !On Third Other")
    #expect(verdict.conforms)
    #expect(verdict.notInFile == ["tap On": 1, "screen Other": 1])
  }

  @Test(arguments: [
    // Nothing of the file is called so, and the screen may have it.
    ("Home !Share Home", ["tap Share": 1]), ("Home !Share Second", ["tap Share": 1]),
    // Nothing in the file shows the screen, so what happens there is not compared.
    ("Home Other !Go Third", ["screen Other": 1]),
  ]) func whatAPartialFlowMayOmitIsCounted(_ run: String, _ notInFile: [String: Int]) throws {
    let bench = try ReplayBench(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { exits: unknown, actions: { Next: push Second } }
        Second: { actions: { On: push Third } }
        Third:
        Other: { opened: elsewhere, actions: { Go: push Third } }
      """)
    let verdict = try bench.verdict(run)
    #expect(verdict.conforms && verdict.notInFile == notInFile, "\(verdict.findings.map(\.message.english))")
    #expect(try bench.summary("Home !Next Second !Share") == "4 run-unknown-name")
  }
}
