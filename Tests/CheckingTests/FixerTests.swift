import Checking
import Diagnostics
import FlowModel
import FlowRules
import FlowSyntax
import Foundation
import Testing

/// Tests which suggestions are written into files, and what the files then contain.
@Suite struct FixerTests {
  private static let path = "/app/a.flow.yaml"

  private func fixer(_ files: any FileAccess) -> Fixer {
    Fixer(ProjectPaths(paths: ["."]), options: CheckOptions(), in: "/app", access: files)
  }

  /// Returns the text of a file after its suggestions are written: the certain ones, or all.
  private func fixed(_ text: String, all: Bool = false) -> String {
    var fixer = fixer(MemoryFiles([Self.path: text]))
    if all { fixer.writeAll() } else { fixer.writeCertain() }
    return fixer.changes.first.map { String(decoding: $0.after, as: UTF8.self) } ?? text
  }

  /// A list without brackets loses none of its items.
  @Test func listsWithoutBracketsGetThem() {
    let text = """
      navflow: 1
      root: { tabs: Beds, Tools, start: Beds }
      screens:
        Beds: { title: Beds, actions: { Bed: push Bed } }
        Bed: { title: Bed, actions: { Dig: push Tools } }
        Tools: { title: Tools }
      scenarios:
        Digging: { taps: Bed }
        More: { taps: "Bed, Back" }

      """
    let expected = text.replacing("tabs: Beds, Tools", with: "tabs: [Beds, Tools]").replacing(
      "taps: Bed ", with: "taps: [Bed] "
    )
    .replacing("\"Bed, Back\"", with: "[Bed, Back]")
    #expect(fixed(text) == expected)
  }

  /// What a message spells out is written, if it reads the file.
  @Test func stepsThatAreSpelledOutAreWritten() {
    let text = """
      navflow: 1
      root: { stack: Beds }
      state: { water: [off, on] }
      screens:
        Beds: { title: Beds, actions: { Bed: push Bed, Hose: { set: water: on } } }
        Bed: { title: Bed, actions: { Return: back, Leave: { set: { water: off }, pop } } }
      entries:
        News: it rains:
          do: [dismiss all, pop root]

      """
    let expected = text.replacing("set: water: on }", with: "set: { water: on } }")
      .replacing("Return: back", with: "Return: pop").replacing(", pop }", with: ", do: pop }")
      .replacing("News: it rains:", with: "\"News: it rains\":")
    #expect(fixed(text, all: true) == expected)
  }

  @Test func onlyTheWrongWordsChange() {
    let text = """
      # This comment stays: "as it is"
      navflow: 1
      root: { stack: 'Home' }   # and this
      screens:
        Home: { titel: "Home", kind: Alert,   input: yes }
        Other:
          actions:
            "Go": { push: Home, role: cancle } # end
      """
    let expected = text.replacing("titel", with: "title").replacing("Alert", with: "alert")
      .replacing("yes", with: "true").replacing("cancle", with: "cancel")
    #expect(fixed(text) == expected)
    #expect(fixed(expected) == expected)
  }

  @Test(arguments: ["\r\n", "\n"], ["", "\u{FEFF}"])
  func lineBreaksAndByteOrderMarksStay(lineBreak: String, mark: String) {
    let text = mark + ["root: { stack: Home }", "screens: { Home: { titel: a } }", ""].joined(separator: lineBreak)
    // The fixer adds the missing first line, with the line break of the file.
    let expected = text.replacing("titel", with: "title").replacing("root", with: "navflow: 1\(lineBreak)root")
    #expect(fixed(text) == expected)
  }

  @Test func correctionsOfNamesAreUncertainUnlessOnlyTheCaseDiffers() {
    let text = "navflow: 1\nroot: { stack: Home }\nscreens:\n  Home: { actions: { Go: push Bil } }\n  Bill:\n"
    let expected = text.replacing("Bil ", with: "Bill ")
    #expect(fixed(text) == text)
    #expect(fixed(text, all: true) == expected)
    #expect(fixed(text.replacing("Bil ", with: "BILL ")) == expected)
  }

  @Test func aSyntaxErrorDoesNotPreventOtherFixes() {
    let text = "navflow: 1\nscreens:\n  Home: { titel: \"a }\n  Other: { kinnd: alert }\n"
    let expected = text.replacing("titel", with: "title").replacing("kinnd", with: "kind")
    #expect(fixed(text) == expected)
    #expect(fixed(expected) == expected)
  }

  /// The first suggestion replaces only the backslash.
  ///
  /// The second one adds the ending of the name. It exists only after the files are read again.
  @Test func suggestionsThatAFixRevealsAreWrittenToo() {
    let text = "navflow: 1\nimports: [sub\\parts]\nroot: { stack: More }\n"
    let parts = "navflow: 1\nscreens: { More: {} }\n"
    var fixer = fixer(MemoryFiles([Self.path: text, "/app/sub/parts.flow.yaml": parts]))
    fixer.writeCertain()
    let expected = text.replacing("sub\\parts", with: "sub/parts.flow.yaml")
    #expect(fixer.changes.map { String(decoding: $0.after, as: UTF8.self) } == [expected])
    #expect(fixer.count == 2)
  }

  @Test func allFilesOfTheProjectAreFixed() {
    let files = MemoryFiles([
      "/app/a.flow.yaml": "navflow: 1\nimports: [b.flow.yaml]\nroot: { stack: B }\nscreens: { A: { titel: a } }\n",
      "/app/b.flow.yaml": "navflow: 1\nscreens: { B: { notte: b } }\n", "/app/.navflow.yaml": "failOn: Error\n",
    ])
    var fixer = fixer(files)
    fixer.writeCertain()
    #expect(fixer.changes.map(\.path) == [".navflow.yaml", "a.flow.yaml", "b.flow.yaml"] && fixer.count == 3)
    #expect(fixer.changes.map { String(decoding: $0.after, as: UTF8.self) }.joined().contains("failOn: error\n"))
  }

  /// A sheet whose only button pops, and a pushed screen whose only button dismisses.
  ///
  /// Each step would be right on the other screen.
  @Test func suggestionsDoNotUndoEachOther() {
    let text = """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { Open: present Sheet, More: push Detail } }
        Sheet: { actions: { Close: pop } }
        Detail: { actions: { Leave: dismiss } }

      """
    let expected = text.replacing("Close: pop", with: "Close: dismiss").replacing("Leave: dismiss", with: "Leave: pop")
    #expect(fixed(text) == text)
    #expect(fixed(text, all: true) == expected)
    #expect(fixed(expected, all: true) == expected)
  }

  @Test(arguments: try invalidFlowNames())
  func noCertainSuggestionIsLeft(name: String) throws {
    let bytes = [UInt8](try Data(contentsOf: Self.invalidFlows.appending(path: name)))
    // The other file makes the folder exist.
    let files = OverlaidFiles(contents: [Self.path: bytes], over: MemoryFiles(["/app/.keep": ""]))
    var fixer = fixer(files)
    fixer.writeCertain()
    let result = CheckSession(CheckSession.reader(of: fixer.files, in: "/app").read(paths: ["."])).checkText()
    let remaining = result.diagnostics.compactMap(\.suggestion).filter(\.isCertain)
    #expect(remaining.isEmpty, "\(remaining)")
    var secondFixer = self.fixer(fixer.files)
    secondFixer.writeCertain()
    #expect(secondFixer.changes.isEmpty)
  }

  private static let invalidFlows = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/invalid")

  private static func invalidFlowNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: invalidFlows.path())
      .filter { $0.hasSuffix(".flow.yaml") }.sorted()
  }

  /// The rules that make suggestions.
  private static let rules: [RuleID] = [
    "dismiss-without-modal", "pop-at-root", "push-without-stack", "root-swap-under-modal", "pushed-task",
    "pushed-task-outcome", "immersive-pushed", "unhandled-gesture-exit", "wrong-keyboard",
  ]

  @Test(arguments: rules)
  func suggestionsReduceTheFindingsAndASecondRunChangesNothing(id: RuleID) throws {
    let rule = try #require(RuleRegistry.standard[id])
    var count = 0
    for example in rule.failing {
      var texts = [Self.path: example.text]
      for (path, text) in example.imports { texts["/app/\(path)"] = text }
      let files = MemoryFiles(texts)
      var fixer = fixer(files)
      fixer.writeAll()
      count += fixer.count
      let (before, after) = (findingsBySeverity(files), findingsBySeverity(fixer.files))
      #expect(after.lexicographicallyPrecedes(before) || fixer.count == 0, "\(example.name): \(before) → \(after)")
      var secondFixer = self.fixer(fixer.files)
      secondFixer.writeAll()
      #expect(secondFixer.changes.isEmpty, "a second run changes the example \"\(example.name)\"")
    }
    #expect(count > 0, "no failing example of the rule has a suggestion that was written")
  }

  /// Returns the numbers of errors, warnings and infos.
  private func findingsBySeverity(_ files: any FileAccess) -> [Int] {
    let findings = CheckSession(CheckSession.reader(of: files, in: "/app").read(paths: ["."])).check().diagnostics
    return [Severity.error, .warning, .info].map { severity in findings.count { $0.severity == severity } }
  }
}
