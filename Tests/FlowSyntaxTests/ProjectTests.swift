import Diagnostics
import FlowModel
import Testing

@testable import FlowSyntax

/// The search for files, and the paths of the command line.
@Suite struct ProjectTests {
  static let plain = "navflow: 1\nroot: { stack: Home }\nscreens: { Home: }\n"

  private func read(
    _ texts: [String: String], _ paths: [String] = ["."], in folder: String = "/desk", config: String? = nil,
    links: [String: String] = [:], locked: Set<String> = []
  ) -> Project {
    var files = MemoryFiles(texts)
    files.links = links
    files.locked = locked
    return ProjectReader(access: files, workingDirectory: folder, rules: ["tab-jump"]).read(
      paths: paths, config: config)
  }

  private func paths(_ project: Project) -> [String] { project.checked.map { project.files[$0].path } }

  @Test func foldersAreSearched() {
    let project = read([
      "/desk/b.flow.yaml": Self.plain, "/desk/a/z.flow.yml": Self.plain, "/desk/a/other.yaml": "x",
      "/desk/.git/c.flow.yaml": Self.plain, "/desk/.flow.yaml": "x",
    ])
    #expect(paths(project) == ["a/z.flow.yml", "b.flow.yaml"])
    #expect(project.flows.map { project.files[$0.file].path } == ["a/z.flow.yml", "b.flow.yaml"])
    #expect(project.problems.isEmpty && project.diagnostics.isEmpty && project.folder == ".")
  }

  @Test func fileGivenTwiceIsCheckedOnce() {
    let project = read(["/desk/a/b.flow.yaml": Self.plain], ["a", "./a/b.flow.yaml", "/desk/a/b.flow.yaml", "a/../a"])
    #expect(paths(project) == ["a/b.flow.yaml"])
  }

  @Test func pathsAreRelativeToTheWorkingDirectory() {
    let texts = ["/desk/.navflow.yaml": "", "/desk/app/flows/b.flow.yaml": Self.plain]
    let project = read(texts, ["../app"], in: "/desk/tools")
    #expect(paths(project) == ["../app/flows/b.flow.yaml"])
    #expect(project.files[project.checked[0]].projectPath == "app/flows/b.flow.yaml" && project.folder == "..")
  }

  @Test(arguments: [
    ("nowhere", "there is no file or folder \"nowhere\""),
    ("a.flw.yaml", "there is no file or folder \"a.flw.yaml\"; did you mean \"a.flow.yaml\"?"),
    ("a.yaml", "\"a.yaml\" is not a flow file: the names of flow files end in .flow.yaml"),
    ("empty", "\"empty\" holds no flow file: the names of flow files end in .flow.yaml"),
    ("secret.flow.yaml", "\"secret.flow.yaml\" cannot be read: there is no permission to read it"),
    ("locked", "\"locked\" cannot be searched: there is no permission to read it"),
  ])
  func wrongPathsAreProblems(_ path: String, _ message: String) {
    let texts = [
      "/desk/a.flow.yaml": Self.plain, "/desk/a.yaml": "", "/desk/empty/x": "", "/desk/secret.flow.yaml": "",
      "/desk/locked/x.flow.yaml": "",
    ]
    let project = read(texts, [path, "a.flow.yaml"], locked: ["/desk/secret.flow.yaml", "/desk/locked"])
    #expect(project.problems.first?.message.english == message && project.problems.first?.path == path)
    #expect(project.flows.count == 1)
  }

  @Test func errorsInOneFileKeepTheOthers() {
    let project = read([
      "/desk/a.flow.yaml": "navflow: 1\nroot: { stack: Hmoe }\nscreens: { Home: }\n", "/desk/b.flow.yaml": Self.plain,
    ])
    #expect(project.flows.count == 1 && project.diagnostics.map(\.rule) == ["unknown-name"])
  }

  @Test func settingsAreFoundAboveThePath() {
    let settings = """
      include: [app/**]
      exclude: [app/old/, "**/draft*.flow.yaml"]
      severity: { tab-jump: off }
      thresholds: { modalDepth: 3, tabs: 4 }
      failOn: warning
      baseline: known.json
      """
    let project = read([
      "/.navflow.yaml": "failOn: info", "/desk/.navflow.yaml": settings, "/desk/app/a.flow.yaml": Self.plain,
      "/desk/app/old/b.flow.yaml": Self.plain, "/desk/app/x/draft2.flow.yaml": Self.plain,
      "/desk/c.flow.yaml": Self.plain,
    ])
    #expect(paths(project) == ["app/a.flow.yaml"] && project.problems.isEmpty && project.diagnostics.isEmpty)
    #expect(project.settings.severities["tab-jump"] == .off && project.settings.failOn == .warning)
    #expect(project.settings.thresholds.modalDepth == 3 && project.settings.thresholds.sheetSteps == 5)
    #expect(project.settings.thresholds.tabs == 4 && project.settings.baseline == "known.json")
  }

  @Test func settingsHaveRanges() {
    let settings = "exclude:\n  - old/\nseverity:\n  tab-jump: off\nthresholds: { tabs: 4 }\nbaseline: known.json\n"
    let project = read(["/desk/app/.navflow.yaml": settings, "/desk/app/x/a.flow.yaml": Self.plain], ["app/x"])
    let lines = project.origins.mapValues(\.start.line)
    #expect(lines == [.exclude: 1, .severity("tab-jump"): 4, .tabs: 5, .baseline: 6])
    #expect(project.settingsFile.map { project.files[$0].path } == "app/.navflow.yaml" && project.folder == "app")
    #expect(project.settings.baseline == "known.json" && project.baseline == "app/known.json")
    #expect(read(["/desk/a.flow.yaml": Self.plain]).origins.isEmpty)
  }

  @Test func settingsAloneCanBeRead() {
    let reader = ProjectReader(
      access: MemoryFiles(["/desk/.navflow.yaml": "failOn: info", "/desk/a.flow.yaml": "navflow: ["]),
      workingDirectory: "/desk")
    let project = reader.readSettings()
    #expect(project.settings.failOn == .info && project.checked.isEmpty && project.diagnostics.isEmpty)
  }

  @Test func pathsOutsideTheProjectAreRejected() {
    let settings = "include: [/App, a/../b, \"\", ./]\nexclude: ../x\nbaseline: /tmp/known.json\n"
    let project = read(["/desk/.navflow.yaml": settings, "/desk/a.flow.yaml": Self.plain])
    #expect(
      project.diagnostics.map { "\($0.range.start.line):\($0.range.start.column) \($0.message.english)" } == [
        "1:11 the pattern \"/App\" leads out of the project's folder",
        "1:17 the pattern \"a/../b\" leads out of the project's folder",
        "1:25 \"include\" holds a pattern that no file matches",
        "1:29 \"include\" holds a pattern that no file matches",
        "2:10 the pattern \"../x\" leads out of the project's folder",
        "2:10 \"exclude\" expects a list, not \"../x\"",
        "3:11 \"/tmp/known.json\" is a place on one machine only",
      ])
  }

  @Test func allErrorsInSettingsAreReported() {
    let settings = """
      exclude:
      - a/
      severity:
        tab-jump: off
       tab-overflow: info
      thresholds:
        tab: 3
      baseline: [x]
      failon: warning
      """
    let project = read(["/desk/.navflow.yaml": settings, "/desk/a.flow.yaml": Self.plain])
    #expect(
      project.diagnostics.map { "\($0.range.start.line) \($0.rule) \($0.help?.english ?? "")" } == [
        "5 syntax indent it by 0 or 2 spaces", "7 unknown-key did you mean \"tabs\"?", "8 wrong-type write a text",
        "9 unknown-key did you mean \"failOn\"?",
      ])
  }

  @Test func misspeltSettingsFileIsReported() {
    let project = read(["/desk/.navflow.yml": "failOn: info", "/desk/a.flow.yaml": Self.plain], ["a.flow.yaml", "."])
    #expect(project.problems.map(\.message.english) == ["\".navflow.yml\" is not read: name it .navflow.yaml"])
  }

  @Test func excludedFileIsCheckedIfGiven() {
    let texts = ["/desk/.navflow.yaml": "exclude: [a.flow.yaml]", "/desk/a.flow.yaml": Self.plain]
    #expect(paths(read(texts, ["a.flow.yaml"])) == ["a.flow.yaml"])
    let searched = read(texts)
    #expect(searched.checked.isEmpty && searched.problems.count == 1)
  }

  @Test func settingsCanBeNamed() {
    let texts = [
      "/desk/a/x.flow.yaml": Self.plain, "/desk/ci.yaml": "failOn: info", "/desk/a/.navflow.yaml": "failOn: warning",
    ]
    let project = read(texts, ["a"], config: "ci.yaml")
    #expect(project.settings.failOn == .info && project.files[project.checked[0]].projectPath == "a/x.flow.yaml")
    let missing = read(texts, ["a"], config: "co.yaml")
    #expect(missing.problems.map(\.path) == ["co.yaml"])
  }

  @Test func pathsOfTwoProjectsAreAProblem() {
    let texts = [
      "/desk/a/.navflow.yaml": "", "/desk/a/x.flow.yaml": Self.plain, "/desk/b/.navflow.yaml": "",
      "/desk/b/x.flow.yaml": Self.plain,
    ]
    let project = read(texts, ["a", "b"])
    #expect(project.problems.map(\.path) == ["b"])
  }

  @Test func errorsInSettingsAreFindings() {
    let settings =
      "inclde: [a]\nseverity: { tab-jmp: off, tab-jump: of }\nthresholds: { tabs: many, tasb: 3 }\nfailOn: never\n"
    let project = read(["/desk/.navflow.yaml": settings, "/desk/a.flow.yaml": Self.plain])
    #expect(
      project.diagnostics.map { "\($0.range.start.line):\($0.range.start.column) \($0.rule)" } == [
        "1:1 unknown-key", "2:13 unknown-name", "2:37 unknown-value", "3:21 wrong-type", "3:27 unknown-key",
        "4:9 unknown-value",
      ])
    #expect(project.files[project.diagnostics[0].range.file].path == ".navflow.yaml")
  }

  @Test func linksAreFollowedToFilesButNotToFolders() {
    let texts = ["/desk/a/x.flow.yaml": Self.plain, "/desk/.parts/y.flow.yaml": Self.plain]
    let links = ["/desk/a/loop": "/desk", "/desk/a/y.flow.yaml": "/desk/.parts/y.flow.yaml"]
    #expect(paths(read(texts, links: links)) == ["a/x.flow.yaml", "a/y.flow.yaml"])
  }
}
