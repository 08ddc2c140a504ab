import Checking
import Diagnostics
import FlowModel
import FlowSyntax
import Reporting
import Support
import Testing

/// Tests checks of projects in memory: their files, settings, options and baselines.
@Suite struct CheckSessionTests {
  /// A flow whose sheet has no button to close it.
  private static let flow = """
    navflow: 1
    root: { stack: Home }
    screens:
      Home: { actions: { Open: present Sheet } }
      Sheet: { title: Sheet }

    """
  private static let repaired = flow.replacing("{ title: Sheet }", with: "{ actions: { Close: dismiss } }")

  private func session(_ files: any FileAccess, _ options: CheckOptions = CheckOptions()) -> CheckSession {
    CheckSession(CheckSession.reader(of: files, in: "/app").read(paths: ["."]), options)
  }

  private func rulesOfFindings(in files: any FileAccess) -> Set<RuleID> {
    Set(session(files).check().diagnostics.map(\.rule))
  }

  @Test func unsavedTextReplacesTheFile() {
    let disk = MemoryFiles(["/app/a.flow.yaml": Self.flow])
    #expect(rulesOfFindings(in: disk).contains("swipe-only"))
    #expect(rulesOfFindings(in: OverlaidFiles(["/app/a.flow.yaml": Self.repaired], over: disk)).isEmpty)
  }

  @Test func unsavedFileCanBeImported() {
    let importing = Self.repaired.replacing("navflow: 1", with: "navflow: 1\nimports: [parts.flow.yaml]")
      .replacing("present Sheet", with: "push More")
    let disk = MemoryFiles(["/app/a.flow.yaml": importing])
    #expect(rulesOfFindings(in: disk).contains("import-not-found"))
    let parts = "navflow: 1\nscreens:\n  More: { title: More }\n"
    let rules = rulesOfFindings(in: OverlaidFiles(["/app/parts.flow.yaml": parts], over: disk))
    #expect(!rules.contains("import-not-found") && !rules.contains("unknown-name"))
  }

  @Test func unsavedTextIsFoundThroughASymbolicLink() {
    var disk = MemoryFiles(["/real/a.flow.yaml": Self.flow])
    disk.links["/app"] = "/real"
    #expect(rulesOfFindings(in: OverlaidFiles(["/app/a.flow.yaml": Self.repaired], over: disk)).isEmpty)
  }

  @Test func fragmentThatUsesARootOfItsImporterCountsAsImported() {
    let files = MemoryFiles([
      "/app/a.flow.yaml": """
      navflow: 1
      imports: [parts.flow.yaml]
      roots: { door: { stack: Door }, main: { stack: Home } }
      screens: { Door: { actions: { Enter: root main } } }

      """,
      "/app/parts.flow.yaml": "navflow: 1\nscreens: { Home: { actions: { Leave: root door } } }\n",
    ])
    let session = session(files)
    #expect(session.report(session.check()).flows.map(\.isImported) == [false, true])
  }

  @Test func optionsOverrideTheSettings() {
    let disk = MemoryFiles([
      "/app/a.flow.yaml": Self.flow, "/app/.navflow.yaml": "severity: { swipe-only: info }\nfailOn: info\n",
    ])
    let withSettings = session(disk)
    #expect(withSettings.report(withSettings.check()).fails)
    let options = CheckOptions(levels: [("swipe-only", .report(.warning))], failOn: .error)
    let withOptions = session(disk, options)
    let result = withOptions.check()
    #expect(result.findings.first { $0.rule == "swipe-only" }?.severity == .warning)
    #expect(!withOptions.report(result).fails)
  }

  @Test func onlyFlowsForTheRequestedDeviceAreChecked() {
    let padFlow = Self.flow.replacing("navflow: 1", with: "navflow: 1\ndevices: [pad]")
    let disk = MemoryFiles(["/app/a.flow.yaml": Self.flow, "/app/b.flow.yaml": padFlow])
    let session = session(disk, CheckOptions(device: .phone))
    let result = session.check()
    #expect(session.flows.count == 1 && result.flows.count == 1)
    #expect(session.report(result).scope.flows == 1)
  }

  @Test func theBaselineThatTheSettingsNameKnowsItsFindings() throws {
    var disk = MemoryFiles(["/app/a.flow.yaml": Self.flow, "/app/.navflow.yaml": "baseline: known.json\n"])
    let session = session(disk)
    let findings = session.check().findings
    var files = session.project.files
    let named = try #require(session.baseline(in: "/app", access: disk))
    let keys = named.keyed(findings, in: files).map(\.keys)
    disk.contents["/app/known.json"] = Array(BaselineText(keys.flatMap(BaselineEntry.all)).render().utf8)
    let baseline = BaselineFile("known.json", in: "/app", access: disk)
    let reading = try #require(try baseline.read(into: &files)).reading
    #expect(reading.diagnostics.isEmpty && !reading.known.isEmpty)
    let outcome = Baseline(reading.known).classify(baseline.keyed(findings, in: files))
    #expect(outcome.new.isEmpty && outcome.known == findings.count && outcome.stale.isEmpty)
  }

  @Test func aCheckThatTheObserverEndsLeavesVerdictsUndecided() {
    struct EndingObserver: CheckObserver {
      let ignoresBudgets = false
      let end: PropertyVerdict.Cutoff? = .timeLimit
      func monitor(_ path: String, _ device: Device?) -> ProgressMonitor { ProgressMonitor { _, _ in false } }
    }
    let session = session(MemoryFiles(["/app/a.flow.yaml": Self.flow]))
    let undecided = session.check(observer: EndingObserver()).verdicts.filter(\.verdict.isUndecided)
    #expect(!undecided.isEmpty && undecided.allSatisfy { $0.cutoff == .timeLimit })
  }
}
