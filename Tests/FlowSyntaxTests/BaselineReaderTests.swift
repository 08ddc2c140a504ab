import Diagnostics
import FlowSyntax
import Testing

struct BaselineReaderTests {
  private func read(_ text: String) -> BaselineReader.Reading {
    BaselineReader.read(SourceFile(path: "b.json", bytes: Array(text.utf8)), id: FileID(0))
  }

  private func complaints(_ text: String) -> [String] {
    read(text).diagnostics.map { "\($0.range.start.line):\($0.range.start.column) \($0.rule) \($0.message.english)" }
  }

  @Test func readsFindings() {
    let reading = read(
      #"""
      { "version": 1, "findings": [
        { "rule": "r", "file": "a/b", "screen": "S", "action": "\"残高\" \\ \n\u202e", "task": "T", "text": "x" },
        { "rule": "r", "file": "f" }
      ] }
      """#)
    #expect(reading.diagnostics.isEmpty)
    #expect(
      reading.known.map(\.finding) == [
        KnownFinding(
          rule: "r", file: "a/b", screen: "S", action: "\"残高\" \\ \n\u{202E}", task: "T", text: "x"),
        KnownFinding(rule: "r", file: "f", screen: nil, action: nil, task: nil, text: ""),
      ])
    #expect(read("{ \"version\": 1, \"findings\": [] }").diagnostics.isEmpty)
  }

  @Test func aLineHasSeveralTasksAndRules() {
    let line = "{ \"rule\": \"r\", \"also\": [\"s\"], \"file\": \"f\", \"task\": [\"T\", \"U\"] }"
    let reading = read("{ \"version\": 2, \"findings\": [\n  \(line)\n] }")
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.known.map(\.finding.task) == ["T", "U"])
    #expect(reading.known.flatMap(\.affected).map { "\($0.rule) \($0.task ?? "")" } == ["s T", "s U"])
  }

  @Test(arguments: [
    ("", "1:1 syntax"), ("[1]", "1:1 wrong-type a baseline cannot be a list"),
    ("{ \"version\": 1, \"findngs\": [] }", "1:17 unknown-key a baseline has no key \"findngs\""),
    ("{ \"findings\": [] }", "1:1 missing-key the baseline has no \"version\""),
    ("{ \"version\": 1 }", "1:1 missing-key the baseline has no \"findings\""),
    ("{ \"version\": 3, \"findings\": [] }", "1:14 unknown-value this is a baseline of version 3"),
    ("{ \"version\": 1, \"findings\": 3 }", "1:29 wrong-type"),
    ("{ \"version\": 1, \"findings\": [3] }", "1:30 wrong-type a known finding cannot be"),
    ("{ \"version\": 1, \"findings\": [{ \"rule\": \"r\" }] }", "missing-key a known finding has no \"file\""),
    ("{ \"version\": 1, \"findings\": [{ \"rule\": [], \"file\": \"f\" }] }", "1:40 wrong-type"),
    ("{ \"version\": 1,\n<<<<<<< ours\n \"findings\": [] }", "2:"),
  ])
  func errorsHavePositions(_ text: String, _ complaint: String) {
    let complaints = complaints(text)
    #expect(complaints.contains { $0.contains(complaint) }, "\(complaints)")
  }

  @Test(arguments: [
    "{ \"findings\": [", "{ \"version\": 1,\n<<<<<<< ours\n \"findings\": [] }", "{ \"findings\": [] }",
  ])
  func helpNamesTheOriginOfTheFile(_ text: String) {
    let help =
      "a baseline is JSON: restore what navflow wrote, or write it again with --write-baseline"
    let diagnostics = read(text).diagnostics
    #expect(!diagnostics.isEmpty && diagnostics.allSatisfy { $0.help?.english == help && $0.suggestion == nil })
  }

  @Test func tabsAreAllowed() {
    let reading = read("{\n\t\"version\": 1,\n\t\"findings\": [\n\t\t{ \"rule\": \"r\", \"file\": \"f\" }\n\t]\n}\n")
    #expect(reading.diagnostics.isEmpty && reading.known.map(\.finding.file) == ["f"])
  }

  @Test func errorKeepsOtherFindings() {
    let reading = read(
      "{ \"version\": 1, \"findings\": [{ \"rule\": \"r\" }, { \"rule\": \"r\", \"file\": \"f\" }] }")
    #expect(reading.known.count == 1 && reading.diagnostics.count == 1)
    #expect(read("{ \"version\": 3, \"findings\": [{ \"rule\": \"r\", \"file\": \"f\" }] }").known.isEmpty)
  }
}
