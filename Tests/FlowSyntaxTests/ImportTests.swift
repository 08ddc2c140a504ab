import Diagnostics
import FlowModel
import Testing

@testable import FlowSyntax

/// Flows of several files.
@Suite struct ImportTests {
  private let caller = """
    navflow: 1
    imports: [shared/bank.flow.yaml]
    root: { stack: Home }
    screens:
      Home: { actions: { Connect: { start: connect, then: { ok: stay } } } }
    """
  private let bank = """
    navflow: 1
    title: Bank
    imports: [terms.flow.yaml]
    state: { bank: [none, connected] }
    tasks:
      connect:
        outcomes: [ok]
        screens: { Intro: { actions: { Terms: push Terms, Done: { complete: ok, set: { bank: connected } } } } }
    """
  private let terms =
    "navflow: 1\nimports: [bank.flow.yaml]\nscreens: { Terms: { actions: { Bank: start connect } } }\n"

  private func project(_ texts: [String: String], _ paths: [String] = ["."], links: [String: String] = [:]) -> Project {
    var files = MemoryFiles(texts)
    files.links = links
    return ProjectReader(access: files, workingDirectory: "/desk").read(paths: paths)
  }

  @Test func importsAddTheirDefinitions() throws {
    let read = try flow(caller, imports: ["shared/bank.flow.yaml": bank, "shared/terms.flow.yaml": terms])
    #expect(read.screens.map(\.name.value) == ["Home", "Intro", "Terms"] && read.tasks.count == 1)
    #expect(read.variables.count == 1 && read.title == nil && read.files.count == 3)
    #expect(read.imports.map(\.file) == [read.files[1]])
    #expect(FlowListing(read).steps(read.screens[1].actions[1]) == "complete ok")
  }

  @Test func cyclicImportsAreReadOnce() {
    let texts = [
      "/desk/a.flow.yaml": caller, "/desk/shared/bank.flow.yaml": bank, "/desk/shared/terms.flow.yaml": terms,
    ]
    let read = project(texts)
    #expect(read.files.ids.count == 3 && read.checked.count == 3 && read.diagnostics.isEmpty)
    // A flow also covers the files that it imports.
    #expect(read.flows.map(\.isFragment) == [false])
  }

  @Test func duplicateNameShowsBothFiles() throws {
    let texts = [
      "/desk/a.flow.yaml":
        "navflow: 1\nimports: [b.flow.yaml, c.flow.yaml]\nscreens: { X: { actions: { Go: push B } } }\n",
      "/desk/b.flow.yaml": "navflow: 1\nscreens: { B: , Twice: }\n",
      "/desk/c.flow.yaml": "navflow: 1\ntasks: { t: { screens: { Twice: } } }\n",
      "/desk/d.flow.yaml": "navflow: 1\nimports: [c.flow.yaml, b.flow.yaml]\n",
    ]
    let read = project(texts)
    let duplicates = read.diagnostics.filter { $0.rule == "duplicate-name" }
    try #require(duplicates.count == 1)
    #expect(read.files[duplicates[0].range.file].path == "c.flow.yaml")
    #expect(read.files[duplicates[0].notes[0].range.file].path == "b.flow.yaml")
    #expect(read.flows.map { read.files[$0.file].path } == ["b.flow.yaml", "c.flow.yaml"])
  }

  @Test func errorsAreReportedOnceInTheirFile() {
    let broken = bank.replacing("push Terms", with: "push Trems")
    let texts = [
      "/desk/a.flow.yaml": caller, "/desk/b.flow.yaml": caller, "/desk/shared/bank.flow.yaml": broken,
      "/desk/shared/terms.flow.yaml": terms,
    ]
    let read = project(texts)
    #expect(read.diagnostics.count == 1 && read.flows.isEmpty)
    #expect(read.files[read.diagnostics[0].range.file].path == "shared/bank.flow.yaml")
    let one = project(texts, ["a.flow.yaml"])
    #expect(one.diagnostics.count == 1 && one.diagnostics[0].help?.english == "did you mean \"Terms\"?")
  }

  @Test func brokenImportCausesNoOtherFindings() {
    #expect(findings(caller) == ["import-not-found «shared/bank.flow.yaml»"])
    let torn = findings(caller, imports: ["shared/bank.flow.yaml": "navflow: 1\ntasks: ["])
    #expect(!torn.isEmpty && torn.allSatisfy { !$0.contains("connect") })
    #expect(
      findings(caller, imports: ["shared/bank.flow.yaml": "navflow: 1\ntasks: [connect]"]) == ["wrong-type «[connect]»"]
    )
  }

  @Test func nameInAnotherFileIsExplained() {
    let texts = [
      "/desk/a.flow.yaml": "navflow: 1\nscreens: { A: { actions: { Go: push Lonely } } }\n",
      "/desk/b.flow.yaml": "navflow: 1\nscreens: { Lonely: }\n",
    ]
    #expect(
      project(texts).diagnostics.first?.help?.english
        == "\"Lonely\" is defined in b.flow.yaml, which this file does not import: write `imports: [b.flow.yaml]`")
    // Files in the same folder are searched for the name, even if they are not checked.
    #expect(
      project(texts, ["a.flow.yaml"]).diagnostics.map(\.help?.english)
        == project(texts).diagnostics.map(\.help?.english))
  }

  @Test func fragmentMayNameUnknownRootsAndTabs() throws {
    let part = """
      navflow: 1
      screens:
        Part: { actions: { Home: tab Home, Out: root login, Here: { where: { tab: Home, root: main }, do: stay } }, gestures: { "Tab: Home": none } }
      """
    let alone = try flow(part)
    #expect(FlowListing(alone).steps(alone.screens[0].actions[0]) == "stay" && alone.screens[0].gestures.isEmpty)
    let user = """
      navflow: 1
      imports: [part.flow.yaml]
      roots: { main: { tabs: [Home] }, login: { screen: Home } }
      screens: { Home: { actions: { Go: push Part } } }
      """
    let used = try flow(user, imports: ["part.flow.yaml": part])
    #expect(used.screens[1].actions.map { FlowListing(used).steps($0) } == ["tab Home", "root login", "stay"])
    #expect(used.screens[1].gestures.count == 1)
    let wrong = user.replacing("login: {", with: "door: {")
    #expect(findings(wrong, imports: ["part.flow.yaml": part]) == ["unknown-name «login»"])
  }

  @Test func importsAddNoRootsEntriesAndScenarios() throws {
    let other = """
      navflow: 1
      title: Other
      accountRequired: true
      root: { stack: Other }
      screens: { Other: }
      entries: { Link: push Other }
      scenarios: { S: { taps: [Link], see: { screen: Other } } }
      expect: [{ reachable: { screen: Other } }]
      """
    let text =
      "navflow: 1\nimports: [o.flow.yaml]\nroot: { stack: Home }\nscreens: { Home: { actions: { Go: push Other } } }\n"
    let read = try flow(text, imports: ["o.flow.yaml": other])
    #expect(read.roots.count == 1 && read.entries.isEmpty && read.scenarios.isEmpty && read.expectations.isEmpty)
    #expect(read.title == nil && !read.accountRequired)
  }

  @Test func unusedImportsAreWarnings() throws {
    let text = """
      navflow: 1
      imports: [used.flow.yaml, unused.flow.yaml, used.flow.yaml, flow.flow.yaml, through.flow.yaml]
      screens: { Home: { actions: { Go: push Used, On: push Deep } } }
      """
    let imports = [
      "used.flow.yaml": "navflow: 1\nscreens: { Used: }\n", "unused.flow.yaml": "navflow: 1\nscreens: { Unused: }\n",
      "through.flow.yaml": "navflow: 1\nimports: [deep.flow.yaml]\n",
      "deep.flow.yaml": "navflow: 1\nscreens: { Deep: }\n",
    ]
    let reading = FlowReader.read(text: text, imports: imports)
    #expect(
      reading.flow != nil && reading.diagnostics.allSatisfy { $0.severity == .warning && $0.rule == "unused-import" })
    #expect(reading.diagnostics.map(\.range.start.column) == [27, 45, 61])
  }

  @Test func importsCannotLeaveTheProject() {
    let text = "navflow: 1\nimports: [link.flow.yaml]\n"
    let texts = ["/desk/app/a.flow.yaml": text, "/desk/other.flow.yaml": "navflow: 1\n"]
    let links = ["/desk/app/link.flow.yaml": "/desk/other.flow.yaml"]
    #expect(project(texts, ["app/a.flow.yaml"], links: links).diagnostics.map(\.rule) == ["import-outside-project"])
    let wide = texts.merging(["/desk/.navflow.yaml": ""]) { first, _ in first }
    #expect(project(wide, ["app/a.flow.yaml"], links: links).diagnostics.map(\.rule) == ["unused-import"])
  }

  @Test func importsAreLimited() {
    let many = (0..<2600).map { "f\($0).flow.yaml" }.joined(separator: ", ")
    var texts: [String: String] = [:]
    for name in ["a", "b", "c", "d"] { texts["/desk/\(name).flow.yaml"] = "navflow: 1\nimports: [\(many)]\n" }
    let diagnostics = project(texts).diagnostics
    #expect(diagnostics.count { $0.rule == "too-large" } == 1 && diagnostics.count == 10_001)
  }

  @Test(arguments: [("b.flow.yml", "b.flow.yaml"), ("b.flow.yaml", "b.flow.yml"), ("b.yaml", "b.flow.yaml")])
  func aFileWithAnotherEndingIsSuggested(written: String, there: String) throws {
    let texts = [
      "/desk/a.flow.yaml": "navflow: 1\nimports: [\(written)]\nscreens: { A: }\n", "/desk/\(there)": "navflow: 1\n",
    ]
    let missing = try #require(project(texts).diagnostics.first { $0.rule == "import-not-found" })
    #expect(missing.suggestion?.replacement == there && missing.suggestion?.isCertain == true)
  }
}
