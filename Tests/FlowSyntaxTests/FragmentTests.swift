import Diagnostics
import Testing

@testable import FlowSyntax

/// Fragments that a flow of the same project imports: they are decoded once, with that flow, but checked individually.
@Suite struct FragmentTests {
  /// Returns the messages for an app that imports two fragments and has no error itself.
  private func messages(a: String, b: String, app: String = "") -> [String] {
    read(a: a, b: b, app: app).diagnostics.map { "\($0.rule.name): \($0.message.english)" }
  }

  private func read(
    a: String, b: String, app: String = "", paths: [String] = ["."], importing: ProjectReader.Importing = .none
  ) -> Project {
    let texts = [
      "/desk/app.flow.yaml": """
      navflow: 1
      imports: [a.flow.yaml, b.flow.yaml]
      root: { stack: Home }
      screens: { Home: { actions: { A: push A, B: push B } } }
      \(app)
      """,
      "/desk/a.flow.yaml": "navflow: 1\n" + a, "/desk/b.flow.yaml": "navflow: 1\n" + b,
    ]
    return ProjectReader(access: MemoryFiles(texts), workingDirectory: "/desk")
      .read(paths: paths, withImporters: importing)
  }

  private let screenB = "screens: { B: }\n"
  private let importsB = "imports: [b.flow.yaml]\nscreens: { A: { actions: { Go: push B } } }\n"

  @Test func coveredFragmentHasNoFlow() {
    let project = read(a: importsB, b: screenB)
    #expect(project.diagnostics.isEmpty && project.checked.count == 3)
    #expect(project.covered.map { project.files[$0].path } == ["a.flow.yaml", "b.flow.yaml"])
    #expect(project.flows.map { project.files[$0.file].path } == ["app.flow.yaml"])
  }

  /// Scenarios of a file with a forgotten root must not be ignored silently.
  @Test func reportsIgnoredSections() {
    let text = """
      navflow: 1
      screens: { Home: { actions: { Next: push B } }, B: { title: B } }
      entries: { Link: push B }
      scenarios: { S: { taps: [Next], see: { screen: B } } }
      expect: [{ never: { screen: Home } }]
      """
    let diagnostics = FlowReader.read(text: text).diagnostics
    #expect(diagnostics.map(\.range.start.line) == [3, 4, 5])
    #expect(diagnostics.allSatisfy { $0.rule == "missing-key" && $0.severity == .warning })
    #expect(FlowReader.read(text: text + "\nroot: { stack: Home }").diagnostics.isEmpty)
  }

  private let usesB = "screens: { A: { actions: { Go: push B } } }\n"

  @Test("a fragment may use names of a flow that imports it")
  func namesOfImporter() {
    let project = read(a: usesB, b: screenB)
    #expect(project.diagnostics.isEmpty)
    #expect(project.covered.map { project.files[$0].path } == ["a.flow.yaml", "b.flow.yaml"])
    let task = "screens: { B: { actions: { Go: start t } } }\ntasks: { t: { outcomes: [paid], screens: { T: } } }\n"
    #expect(messages(a: "screens: { A: { actions: { Go: complete paid } } }\n", b: task).isEmpty)
  }

  @Test("an error elsewhere does not make the names of the importer unknown")
  func namesOfImporterWithErrors() {
    let project = read(a: usesB, b: screenB, app: "expect: [{ never: { screen: Nowhere } }]\n")
    #expect(project.diagnostics.map(\.message.english) == ["there is no screen \"Nowhere\""])
    let unknown = messages(a: "screens: { A: { actions: { Go: push C } } }\n", b: screenB)
    #expect(unknown == ["unknown-name: the screen \"C\" is not designed yet"])
  }

  @Test("`withImporters` adds the importers of a fragment that is given alone")
  func importers() {
    let alone = read(a: usesB, b: screenB, paths: ["a.flow.yaml"])
    #expect(alone.diagnostics.map(\.message.english) == ["there is no screen \"B\""])
    let project = read(a: usesB, b: screenB, paths: ["a.flow.yaml"], importing: .fragments)
    #expect(project.diagnostics.isEmpty && project.covered.count == 1)
    #expect(project.importers.map { project.files[$0].path } == ["app.flow.yaml"])
    #expect(project.checked.map { project.files[$0].path } == ["a.flow.yaml", "app.flow.yaml"])
    #expect(read(a: usesB, b: screenB, paths: ["app.flow.yaml"], importing: .fragments).importers.isEmpty)
  }

  @Test func reportsUnusedImports() {
    let found = messages(a: "imports: [b.flow.yaml]\nscreens: { A: }\n", b: screenB)
    #expect(found == ["unused-import: nothing of \"b.flow.yaml\" is used here"])
    #expect(messages(a: importsB, b: screenB).isEmpty)
  }

  @Test func readsPropertiesOfFragment() {
    #expect(messages(a: "title: [x]\n" + importsB, b: screenB).count == 1)
    #expect(messages(a: "devices: [phone, phone]\n" + importsB, b: screenB).count == 1)
  }

  @Test func readsOwnKeysOfFragment() {
    let found = messages(a: importsB + "expect: [{ never: { screen: Nowhere } }]\n", b: screenB)
    let nowhere = "unknown-name: there is no screen \"Nowhere\""
    #expect(found == ["missing-key: \"expect\" has no effect in a file without \"root\"", nowhere])
    let entry = messages(a: importsB + "entries: { Link: push Nowhere }\n", b: screenB)
    #expect(entry == ["missing-key: \"entries\" has no effect in a file without \"root\"", nowhere])
  }

  @Test func fragmentHasAFlowIfTheAppHasErrors() {
    let project = read(a: importsB, b: screenB, app: "expect: [{ never: { screen: Nowhere } }]\n")
    #expect(project.diagnostics.count == 1)
    #expect(project.flows.map { project.files[$0.file].path } == ["a.flow.yaml", "b.flow.yaml"])
  }
}
