import Diagnostics
import FlowModel
import Testing

@testable import FlowSyntax

/// Settings that extend others, and settings for other versions of navflow.
@Suite struct SettingsTests {
  private func read(_ texts: [String: String], _ path: String = "app", rules: [RuleID] = ["tab-jump", "tab-overflow"])
    -> Project
  {
    var texts = Dictionary(texts.map { ("/desk/\($0.key)", $0.value) }) { $1 }
    texts["/desk/app/a.flow.yaml"] = texts["/desk/app/a.flow.yaml"] ?? ProjectTests.plain
    return ProjectReader(access: MemoryFiles(texts), workingDirectory: "/desk", rules: rules).read(paths: [path])
  }

  private func messages(_ settings: String, _ others: [String: String] = [:]) -> [String] {
    read(others.merging(["app/.navflow.yaml": settings]) { $1 }).diagnostics.map {
      "\($0.severity): \($0.message.english)"
    }
  }

  // MARK: extends

  @Test func ownValuesReplaceInheritedOnes() {
    let project = read([
      "base.yaml": """
      include: [none/**]
      exclude: [a.flow.yaml]
      baseline: known.json
      failOn: warning
      severity: { tab-jump: off, tab-overflow: info }
      thresholds: { tabs: 4, modalDepth: 3 }
      """,
      "app/.navflow.yaml": "extends: ../base.yaml\nseverity: { tab-jump: error }\nthresholds: { tabs: 3 }\n",
    ])
    #expect(project.diagnostics.isEmpty && project.problems.isEmpty)
    let settings = project.settings
    #expect(settings.failOn == .warning && settings.severities["tab-jump"] == .report(.error))
    #expect(settings.severities["tab-overflow"] == .report(.info))
    #expect(settings.thresholds.tabs == 3 && settings.thresholds.modalDepth == 3)
    // Paths are relative to the folder of the file that they stand in, so they are not inherited.
    #expect(settings.include.isEmpty && settings.exclude.isEmpty && project.baseline == nil)
    #expect(project.settingsFiles.map { project.files[$0].path } == ["app/.navflow.yaml", "base.yaml"])
    #expect(project.origins[.failOn].map { project.files[$0.file].path } == "base.yaml")
    #expect(project.checked.count == 1)
  }

  @Test func errorsOfExtendedFilesAreReported() {
    let project = read([
      "base.yaml": "failOn: never\n", "app/.navflow.yaml": "extends: ../middle.yaml\n",
      "middle.yaml": "extends: base.yaml\n",
    ])
    #expect(project.diagnostics.map { project.files[$0.range.file].path } == ["base.yaml"])
  }

  @Test(arguments: [
    ("extends: ../none.yaml", "\"../none.yaml\" cannot be read: there is no such file or folder"),
    ("extends: ../../other/base.yaml", "\"../../other/base.yaml\" lies outside the repository"),
    ("extends: /other/base.yaml", "\"/other/base.yaml\" lies outside the repository"),
    ("extends: .navflow.yaml", "\".navflow.yaml\" extends this file in turn"),
    ("extends: ../circle.yaml", "\"app/.navflow.yaml\" extends this file in turn"),
  ])
  func extendedFileMustExist(_ settings: String, _ message: String) {
    let others = ["../other/base.yaml": "", "circle.yaml": "extends: app/.navflow.yaml\n", ".git/HEAD": ""]
    #expect(messages(settings, others) == ["error: \(message)"])
  }

  @Test func extendedFileLiesInTheRepository() {
    var files = MemoryFiles(["/desk/app/.navflow.yaml": "extends: base.yaml", "/secret": "failOn: info"])
    files.contents["/desk/app/a.flow.yaml"] = Array(ProjectTests.plain.utf8)
    files.links = ["/desk/app/base.yaml": "/secret"]
    let project = ProjectReader(access: files, workingDirectory: "/desk").read(paths: ["app"])
    #expect(project.diagnostics.map(\.message.english) == ["\"base.yaml\" lies outside the repository"])
    #expect(project.settings.failOn == .error)
  }

  // MARK: overrides

  @Test func lastOverrideCounts() {
    let settings = read([
      "base.yaml": "overrides: [{ files: app/old/**, severity: { tab-jump: info } }]\n",
      "app/.navflow.yaml": """
      extends: ../base.yaml
      overrides:
        - files: [new/*.flow.yaml, "x?.flow.yaml"]
          severity: { tab-jump: warning }
        - { files: new/b.flow.yaml, severity: { tab-jump: off } }
      """,
    ]).settings
    func level(_ path: String) -> ProjectSettings.Level? {
      settings.overriddenLevel(of: "tab-jump", inFileAt: "/desk/app/" + path)
    }
    #expect(level("old/deep/a.flow.yaml") == .report(.info) && level("new/a.flow.yaml") == .report(.warning))
    #expect(
      level("new/b.flow.yaml") == .off && level("x1.flow.yaml") == .report(.warning) && level("x.flow.yaml") == nil)
    #expect(settings.overriddenLevel(of: "tab-overflow", inFileAt: "/desk/app/new/b.flow.yaml") == nil)
  }

  @Test func errorsInOverridesAreReported() {
    #expect(
      messages(
        "overrides:\n  - { files: ../x, severity: { tab-jmp: off } }\n  - { severity: {} }\n  - { file: a, severity: { tab-jump: of } }\n"
      ) == [
        "error: the pattern \"../x\" leads out of the project's folder", "error: there is no rule \"tab-jmp\"",
        "error: an override has no \"files\"", "error: an override has no key \"file\"",
        "error: \"of\" is not a value of \"tab-jump\"",
      ])
  }

  // MARK: Versions

  @Test(arguments: [
    (">=0.1", true), (">=0.2", false), (">=0.1,<0.2", true), ("<0.1", false), ("<=0.1.0", true), (">0.1.0", false),
    ("0.1", true),
    ("=0.1.0", true), ("0.1.1", false), ("0", true), (">= 0.0.9 , < 1", true), ("==0.2", false),
  ])
  func versionIsRequired(_ range: String, _ isAllowed: Bool) {
    let message = "error: this project needs navflow \(range), and this is navflow 0.1.0"
    #expect(messages("navflow: \"\(range)\"\n") == (isAllowed ? [] : [message]))
  }

  @Test(arguments: ["newest", ">=", "1.2.3.4", "~0.2", ">=0.1,"]) func wrongRangeIsAnError(_ range: String) {
    #expect(messages("navflow: \"\(range)\"\n") == ["error: \"navflow\" expects versions, not \"\(range)\""])
  }

  @Test func whatALaterVersionMayHaveIsAWarning() {
    #expect(
      messages("severity: { brand-new-rule: warning }\ncolours: true\nthresholds: { colours: 3 }\n")
        == [
          "warning: navflow 0.1.0 has no rule \"brand-new-rule\"",
          "warning: a settings file has no key \"colours\" in navflow 0.1.0",
          "warning: thresholds has no key \"colours\" in navflow 0.1.0",
        ])
    #expect(messages("severty: { tab-jump: off }\n") == ["error: a settings file has no key \"severty\""])
    let flow =
      "navflow: 1\nroot: { stack: Home }\nscreens: { Home: { allow: { brand-new-rule: \"a reason\", tab-jmp: \"x\" } } }\n"
    let found = read(["app/a.flow.yaml": flow]).diagnostics.map { "\($0.severity): \($0.message.english)" }
    #expect(found == ["warning: navflow 0.1.0 has no rule \"brand-new-rule\"", "error: there is no rule \"tab-jmp\""])
  }

  @Test func renamedRulesKeepTheirOldNames() {
    RuleAliases.$standard.withValue(["old-jump": "tab-jump"]) {
      let flow = "navflow: 1\nroot: { stack: Home }\nscreens: { Home: { allow: { old-jump: \"a reason\" } } }\n"
      let project = read(["app/.navflow.yaml": "severity: { old-jump: off }\n", "app/a.flow.yaml": flow])
      #expect(project.diagnostics.isEmpty && project.settings.severities["tab-jump"] == .off)
      #expect(project.flows.first?.screens.first?.allows.map(\.rule.value) == ["tab-jump"])
      let baseline = "{ \"version\": 2, \"findings\": [ { \"rule\": \"old-jump\", \"file\": \"a\" } ] }"
      let known = BaselineReader.read(SourceFile(path: "b", bytes: Array(baseline.utf8)), id: FileID(0)).known
      #expect(known.map(\.finding.rule) == ["tab-jump"])
    }
  }

  // MARK: Shared flows

  @Test func appsShareFlowsInsideTheRepository() {
    let app = "navflow: 1\nimports: [../shared/help.flow.yaml]\nroot: { stack: Help }\n"
    let texts = [
      "app/.navflow.yaml": "", "app/a.flow.yaml": app,
      "shared/help.flow.yaml": "navflow: 1\nscreens: { Help: { image: help.png } }\n", "shared/help.png": "",
    ]
    let project = read(texts.merging([".git/HEAD": ""]) { $1 })
    #expect(project.diagnostics.isEmpty && project.flows.count == 1)
    #expect(read(texts).diagnostics.map(\.message.english) == ["\"../shared/help.flow.yaml\" lies outside the project"])
    let outside = read(["app/a.flow.yaml": app.replacing("../shared", with: "../../shared"), ".git/HEAD": ""])
    #expect(outside.diagnostics.map(\.message.english) == ["\"../../shared/help.flow.yaml\" lies outside the project"])
  }
}
