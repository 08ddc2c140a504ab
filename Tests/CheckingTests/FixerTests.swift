import Checking
import Diagnostics
import FlowModel
import FlowRules
import FlowSyntax
import Foundation
import Testing

@Suite struct FixerTests {
  private static let path = "/app/a.flow.yaml"

  private func fixer(_ files: any FileAccess) -> Fixer {
    Fixer(ProjectPaths(paths: ["."]), options: CheckOptions(), in: "/app", access: files)
  }

  /// Returns the text of a file after its certain suggestions, or all of them, are written.
  private func fixed(_ text: String, all: Bool = false) -> String {
    var fixer = fixer(MemoryFiles([Self.path: text]))
    if all { fixer.writeAll() } else { fixer.writeCertain() }
    return fixer.changes.first.map { String(decoding: $0.after, as: UTF8.self) } ?? text
  }

  @Test func onlyTheWrongWordsChange() {
    let text = """
      # Keeps this: "as it is"
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
    let expected = text.replacing("titel", with: "title").replacing("root", with: "navflow: 1\(lineBreak)root")
    #expect(fixed(text) == expected)
  }

  @Test func correctionsOfNamesAreUncertain() {
    let text = "navflow: 1\nroot: { stack: Home }\nscreens:\n  Home: { actions: { Go: push Bil } }\n  Bill:\n"
    #expect(fixed(text) == text)
    #expect(fixed(text, all: true) == text.replacing("Bil ", with: "Bill "))
    // Only the case differs.
    #expect(fixed(text.replacing("Bil ", with: "BILL ")) == text.replacing("Bil ", with: "Bill "))
  }

  @Test func aSuggestionMayRevealAnother() {
    let text = "navflow: 1\nscreens:\n  Home: { titel: \"a }\n  Other: { kinnd: alert }\n"
    let once = fixed(text)
    #expect(fixed(once) == once && !once.contains("kinnd"))
  }

  @Test func severalFilesAreFixed() {
    let files = MemoryFiles([
      "/app/a.flow.yaml": "navflow: 1\nimports: [b.flow.yaml]\nroot: { stack: B }\nscreens: { A: { titel: a } }\n",
      "/app/b.flow.yaml": "navflow: 1\nscreens: { B: { notte: b } }\n", "/app/.navflow.yaml": "failOn: Error\n",
    ])
    var fixer = fixer(files)
    fixer.writeCertain()
    #expect(fixer.changes.map(\.path) == [".navflow.yaml", "a.flow.yaml", "b.flow.yaml"] && fixer.count == 3)
    #expect(fixer.changes.map { String(decoding: $0.after, as: UTF8.self) }.joined().contains("failOn: error\n"))
  }

  /// Two sheets whose only buttons are wrong steps that could be exchanged for each other.
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

  @Test(arguments: try fixtures())
  func afterTheCertainSuggestionsNoneIsLeft(name: String) throws {
    let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: name)))
    let files = OverlaidFiles(contents: [Self.path: bytes], over: MemoryFiles(["/app/.keep": ""]))
    var fixer = fixer(files)
    fixer.writeCertain()
    let after = CheckSession(CheckSession.reader(of: fixer.files, in: "/app").read(paths: ["."])).checkText()
    let left = after.diagnostics.compactMap(\.suggestion).filter(\.isCertain)
    #expect(left.isEmpty, "\(left)")
    var again = self.fixer(fixer.files)
    again.writeCertain()
    #expect(again.changes.isEmpty)
  }

  /// The rules that make suggestions.
  private static let rules: [RuleID] = [
    "dismiss-without-modal", "pop-at-root", "push-without-stack", "root-swap-under-modal", "pushed-task",
    "pushed-task-outcome", "immersive-pushed", "unhandled-gesture-exit", "wrong-keyboard",
  ]

  @Test(arguments: rules)
  func suggestionsReduceTheFindingsAndLeaveNone(id: RuleID) throws {
    let rule = try #require(RuleRegistry.standard[id])
    var count = 0
    for example in rule.failing {
      var texts = [Self.path: example.text]
      for (path, text) in example.imports { texts["/app/\(path)"] = text }
      let files = MemoryFiles(texts)
      var fixer = fixer(files)
      fixer.writeAll()
      count += fixer.count
      let (before, after) = (severities(files), severities(fixer.files))
      #expect(after.lexicographicallyPrecedes(before) || fixer.count == 0, "\(example.name): \(before) → \(after)")
      var again = self.fixer(fixer.files)
      again.writeAll()
      #expect(again.changes.isEmpty, "\(example.name)")
    }
    #expect(count > 0)
  }

  /// Returns the numbers of errors, warnings and infos.
  private func severities(_ files: any FileAccess) -> [Int] {
    let findings = CheckSession(CheckSession.reader(of: files, in: "/app").read(paths: ["."])).check().diagnostics
    return [Severity.error, .warning, .info].map { severity in findings.count { $0.severity == severity } }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/invalid")

  private static func fixtures() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix(".flow.yaml") }.sorted()
  }
}
