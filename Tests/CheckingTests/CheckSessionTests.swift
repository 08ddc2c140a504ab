import Checking
import Diagnostics
import FlowModel
import FlowSyntax
import Reporting
import Support
import Testing

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

  private func rules(in files: any FileAccess) -> Set<RuleID> {
    Set(session(files).check().diagnostics.map(\.rule))
  }

  @Test func unsavedTextReplacesTheFile() {
    let disk = MemoryFiles(["/app/a.flow.yaml": Self.flow])
    #expect(rules(in: disk).contains("swipe-only"))
    #expect(rules(in: OverlaidFiles(["/app/a.flow.yaml": Self.repaired], over: disk)).isEmpty)
  }

  @Test func unsavedFileCanBeImported() {
    let importing = "import: [parts.flow.yaml]\n" + Self.repaired.replacing("present Sheet", with: "push More")
    let disk = MemoryFiles(["/app/a.flow.yaml": "navflow: 1\n" + importing.replacing("navflow: 1\n", with: "")])
    let parts = "navflow: 1\nscreens:\n  More: { title: More }\n"
    #expect(rules(in: disk).contains("import-not-found"))
    let overlaid = OverlaidFiles(["/app/parts.flow.yaml": parts], over: disk)
    #expect(!rules(in: overlaid).contains("import-not-found") && !rules(in: overlaid).contains("unknown-name"))
  }

  @Test func unsavedTextIsFoundThroughALink() {
    var disk = MemoryFiles(["/real/a.flow.yaml": Self.flow])
    disk.links["/app"] = "/real"
    #expect(rules(in: OverlaidFiles(["/app/a.flow.yaml": Self.repaired], over: disk)).isEmpty)
  }

  @Test func fragmentThatDependsOnItsImporterIsImported() {
    let files = MemoryFiles([
      "/app/a.flow.yaml": """
      navflow: 1
      imports: [parts.flow.yaml]
      roots: { door: { stack: Door }, main: { stack: Home } }
      screens: { Door: { actions: { Enter: root main } } }

      """,
      "/app/parts.flow.yaml": "navflow: 1\nscreens: { Home: { actions: { Leave: root door } } }\n",
    ])
    let own = session(files)
    #expect(own.report(own.check()).flows.map(\.isImported) == [false, true])
  }

  @Test func optionsOverrideTheSettings() {
    let disk = MemoryFiles([
      "/app/a.flow.yaml": Self.flow, "/app/.navflow.yaml": "severity: { swipe-only: info }\nfailOn: info\n",
    ])
    let own = session(disk)
    #expect(own.report(own.check()).fails)
    let options = CheckOptions(levels: [("swipe-only", .report(.warning))], failOn: .error)
    let changed = session(disk, options)
    #expect(changed.check().findings.first { $0.rule == "swipe-only" }?.severity == .warning)
    #expect(!changed.report(changed.check()).fails)
  }

  @Test func onlyTheRequestedDeviceIsChecked() {
    let pad = Self.flow.replacing("navflow: 1", with: "navflow: 1\ndevices: [pad]")
    let disk = MemoryFiles(["/app/a.flow.yaml": Self.flow, "/app/b.flow.yaml": pad])
    let phone = session(disk, CheckOptions(device: .phone))
    #expect(phone.flows.count == 1 && phone.check().flows.count == 1)
    #expect(phone.report(phone.check()).scope.flows == 1)
  }

  @Test func baselineOfTheSettingsKnowsFindings() throws {
    var disk = MemoryFiles(["/app/a.flow.yaml": Self.flow, "/app/.navflow.yaml": "baseline: known.json\n"])
    let first = session(disk)
    let file = BaselineFile(try #require(first.baselinePath), in: "/app", access: disk)
    let findings = first.check().findings
    let keys = file.keyed(findings, in: first.project.files).flatMap(\.keys)
    disk.contents["/app/known.json"] = Array(BaselineText(keys).render().utf8)
    var files = first.project.files
    let written = BaselineFile("known.json", in: "/app", access: disk)
    let reading = try #require(try written.read(into: &files))
    #expect(reading.diagnostics.isEmpty && !reading.known.isEmpty)
    let outcome = Baseline(reading.known).classify(written.keyed(findings, in: files))
    #expect(outcome.new.isEmpty && outcome.known == findings.count && outcome.stale.isEmpty)
  }

  @Test func observerEndsTheCheck() {
    struct Impatient: CheckObserver {
      let ignoresBudgets = false
      let end: PropertyVerdict.Cutoff? = .timeLimit
      func monitor(_ path: String, _ device: Device?) -> ProgressMonitor { ProgressMonitor { _, _ in false } }
    }
    let session = session(MemoryFiles(["/app/a.flow.yaml": Self.flow]))
    let undecided = session.check(observer: Impatient()).verdicts.filter { $0.verdict != .proved }
    #expect(!undecided.isEmpty && undecided.allSatisfy { $0.cutoff == .timeLimit || $0.verdict == .violated })
  }
}
