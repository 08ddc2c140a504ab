import Diagnostics
import Testing

@testable import FlowSyntax

/// Lines that fit no block: reading continues after each, without consequential errors.
@Suite struct WholeLineTests {
  /// A flow with one wrong line and a later unknown key, which must be the only other finding.
  @Test(arguments: [
    ("   note: b", "this line is indented by 3 spaces, and fits no line above"),
    ("    title: x\n      note: b", "this line is indented deeper than the line above, which has its value already"),
    (
      "    title: \"x\"\n      note: b", "this line is indented deeper than the line above, which has its value already"
    ),
    ("    - kind", "a list entry is among names"),
    ("    - note: b", "a list entry is among names"),
    ("     note: y", "this line is indented deeper than the line above, which has its value already"),
    ("  stray", "a colon is missing in this line"),
    ("   stray words", "this line is indented by 3 spaces, and fits no line above"),
    ("    : nothing", "there is no name before this colon"),
    ("   Other:\n     title: y\n     note: b", "this line is indented by 3 spaces, and fits no line above"),
    (" Other:\n   title: y", "this line is indented by 1 space, and fits no line above"),
    ("    auth: - password\n          - faceID", "a list cannot start after a name on the same line"),
    ("    auth:\n      - password\n      note: b", "a name is among list entries"),
    ("    auth:\n      - password\n      kind:\n        - x\n      - faceID", "a name is among list entries"),
    ("    auth:\n      kind: x\n      - password\n      - faceID", "a list entry is among names"),
    ("\tnote: b", "a tab indents this line"),
  ])
  func oneLineIsOneFinding(lines: String, message: String) {
    let text = """
      navflow: 1
      root: { stack: Home }
      screens:
        Home:
          actions: { Next: push Next }
      \(lines)
        Next:
          titel: z

      """
    #expect(found(in: text) == [message, "a screen has no key \"titel\""])
  }

  @Test func everyLineIsReported() {
    let text = """
       navflow: 1
      root: { stack: Home }
      screens:
         Home:
          title: ホーム
            note: x
          actions:
            Next: push Next
           Other: push Other
        Next:
          auth: - password
                - faceID
          actions:
            - A: pop
            B: pop
        Other:
          title: z
         titel: y
      scenarios:
        First:
          taps:
            - Next
            see: { screen: Next }
      expectt: []

      """
    #expect(
      FlowReader.read(text: text).diagnostics.map { "\($0.range.start.line) \($0.message.english)" } == [
        "1 this line is indented by 1 space, but the line that belongs beside it by 0",
        "4 this line is indented by 3 spaces, but the line that belongs beside it by 2",
        "6 this line is indented deeper than the line above, which has its value already",
        "9 this line is indented by 5 spaces, and fits no line above",
        "11 a list cannot start after a name on the same line",
        "15 a name is among list entries",
        "18 this line is indented by 3 spaces, and fits no line above",
        "23 a name is among list entries",
        "24 a flow file has no key \"expectt\"",
      ])
  }

  /// Each line of the sample is moved by one column, as in a careless edit; at most one finding is allowed.
  @Test func movedLineIsOneFinding() throws {
    let lines = Samples.charge.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var found = 0
    for (index, line) in lines.enumerated() where !line.isEmpty {
      for moved in [" " + line, line.hasPrefix(" ") ? String(line.dropFirst()) : " " + line] {
        var text = lines
        text[index] = moved
        let diagnostics = FlowReader.read(text: text.joined(separator: "\n")).diagnostics
        let listing = diagnostics.map { "\($0.range.start.line) \($0.message.english)" }.joined(separator: "\n")
        try #require(diagnostics.count <= 1, "line \(index + 1) as \(moved)\n\(listing)")
        found += diagnostics.count
      }
    }
    #expect(found > 120)
  }

  @Test func nodesOfMovedLinesHaveRangesInTheFile() throws {
    let (node, diagnostics) = read("a:\n   b: c\n  d:\n    e: f\n  g: h\n   i: 残\nj: k\n")
    #expect(diagnostics.map { $0.range.start.line } == [2, 6])
    #expect(
      places(of: try #require(node)) == [
        "a 1:1-1:2", "b 2:4-2:5", "c 2:7-2:8", "d 3:3-3:4", "e 4:5-4:6", "f 4:8-4:9", "g 5:3-5:4", "h 5:6-5:7",
        "i 6:4-6:5", "残 6:7-6:8", "j 7:1-7:2", "k 7:4-7:5",
      ])
  }

  @Test func certainRepairsAreSuggested() {
    let suggestions = read("a:\n  b: c\n d: e\nf:\n   g: h\n  i: j\n  k: l\n").diagnostics.map(\.suggestion)
    #expect(suggestions.map { $0?.replacement } == [nil, ""])
    #expect(suggestions.map { $0.map { describe($0.range) } } == [nil, "5:1-5:2"])
  }

  @Test func wordInUncertainLineIsNotReportedMissing() {
    #expect(
      found(in: "title: x\n- navflow: 1\nroot: { stack: Home }\nscreens: { Home: }\n")
        == ["a list entry is among names"])
  }

  @Test(arguments: [" a: b\n", "- a\n b: c\n", "a: b\n- c\n", "a:\n   b: c\n d: e\n", "a: b\n   c: d\n"])
  func manyErrorsTerminate(text: String) {
    let (_, diagnostics) = read((0..<500).map { String(repeating: " ", count: $0 % 7) + text }.joined())
    #expect(!diagnostics.isEmpty && diagnostics.count <= NodeReader.repairLimit + 1)
  }

  private func places(of node: Node) -> [String] {
    (node.text.map { ["\($0) \(describe(node.range))"] } ?? []) + node.children.flatMap(places)
  }

  private func found(in text: String) -> [String] {
    let reading = FlowReader.read(text: text)
    return reading.diagnostics.map(\.message.english)
  }
}
