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
  ]) func runsAreJudged(_ run: String, _ summary: String) throws {
    #expect(try ReplayBench(Self.library).summary(run) == summary)
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
    let names = Set(verdict.items.filter { !$0.value }.keys.map { $0.name(in: bench.context.flow) })
    #expect(names == ["screen Shelf", "screen Desk", "Lend on Shelf", "Open on Shelf", "screen Book"])
    #expect(verdict.items.filter(\.value).keys.map { $0.name(in: bench.context.flow) } == ["Swipe down on Desk"])
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
}
