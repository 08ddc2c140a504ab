import Diagnostics
import FlowSyntax
import Foundation
import GeneratedFlows
import Testing

@testable import LanguageServer

/// Compares a server that keeps what it learned from edit to edit with one that has just started.
///
/// `NAVFLOW_EDITS` sets the number of edits; `make edits` makes 100,000.
@Suite struct RandomEditTests {
  private static let count = ProcessInfo.processInfo.environment["NAVFLOW_EDITS"].flatMap(Int.init) ?? 60
  private static let path = "/app/a.flow.yaml"
  private static let uri = "file:///app/a.flow.yaml"
  private static let flow = """
    navflow: 1
    imports: [parts.flow.yaml]
    root: { tabs: [Home, More], start: Home }
    state: { mode: [out, in], "😀": [a, b] }
    screens:
      Home:
        # Several alphabets: é, 日本, 😀.
        title: "日本 😀"
        actions:
          Buy: { start: buy, then: { done: push "Bill" } }
          Open: present Sheet
      More: { actions: { In: { set: { mode: in }, push: Bill } } }
      Sheet: { title: A sheet }
    scenarios:
      Buying: { taps: [Buy, Pay], see: { screen: Bill } }

    """
  private static let pieces = [
    "", "a", " ", "\n", "\r\n", ": ", "{ ", " }", "[", "]", "😀", "é", "\"", "#", "- ", "Home", "push Bill", "&x ", "*x",
    "\n  New: { actions: { Go: pop } }", "allow: { swipe-only: \"x\" }", "\t", "  ",
  ]

  /// Returns the answers of a server: findings, names and colours.
  private func answers(_ worker: AnalysisWorker, _ text: DocumentText) throws -> [Data] {
    var workspace = Workspace(directory: "/app", folders: ["/app"])
    workspace.documents[Self.path] = (Self.uri, text)
    worker.update(workspace)
    let snapshot = try #require(worker.current())
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return [
      try encoder.encode(snapshot.findings.mapValues { $0.map(\.diagnostic) }),
      try encoder.encode(snapshot.documentSymbols(of: Self.uri)),
      try encoder.encode(snapshot.semanticTokens(in: Self.uri)),
      try encoder.encode(snapshot.workspaceSymbols(matching: "")),
    ]
  }

  private func worker() -> AnalysisWorker {
    let files = MemoryFiles([Self.path: Self.flow, "/app/parts.flow.yaml": SymbolTests.imported])
    let worker = AnalysisWorker(.init(pause: 600, limit: 1), files: files) { _ in }
    worker.start()
    return worker
  }

  @Test func editsLeadToTheAnswersOfAFreshCheck() throws {
    var random = SeededGenerator(seed: 39)
    let kept = worker()
    defer { kept.stop() }
    var text = DocumentText(Array(Self.flow.utf8))
    // The same text; each edit is applied to it without the code under test.
    var scalars = Array(Self.flow.unicodeScalars)
    for edit in 0..<Self.count {
      if random.chance(4) {
        text.apply(LSP.ContentChange(text: Self.flow))
        scalars = Array(Self.flow.unicodeScalars)
      }
      let start = random.below(scalars.count + 1)
      let end = min(scalars.count, start + random.below(4))
      let piece = random.pick(from: Self.pieces) ?? ""
      let range = LSP.Range(start: position(of: start, in: scalars), end: position(of: end, in: scalars))
      guard !isInLineBreak(start, scalars), !isInLineBreak(end, scalars) else { continue }
      text.apply(LSP.ContentChange(range: range, text: piece))
      scalars.replaceSubrange(start..<end, with: piece.unicodeScalars)
      var expected = String.UnicodeScalarView()
      expected.append(contentsOf: scalars)
      try #require(text.bytes == Array(String(expected).utf8), "edit \(edit)")
      let fresh = worker()
      defer { fresh.stop() }
      let (answers, wanted) = (try answers(kept, text), try answers(fresh, text))
      try #require(answers == wanted, "edit \(edit) leads to other answers: \(String(expected))")
    }
  }

  /// Returns a position in UTF-16 units.
  private func position(of index: Int, in scalars: [Unicode.Scalar]) -> LSP.Position {
    var place = LSP.Position(line: 0, character: 0)
    for at in 0..<index {
      let isReturn = scalars[at] == "\r" && !(at + 1 < scalars.count && scalars[at + 1] == "\n")
      if scalars[at] == "\n" || isReturn {
        place = LSP.Position(line: place.line + 1, character: 0)
      } else {
        place.character += UTF16.width(scalars[at])
      }
    }
    return place
  }

  /// Returns whether an index is between the characters of a line break, where no position is.
  private func isInLineBreak(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    index > 0 && index < scalars.count && scalars[index - 1] == "\r" && scalars[index] == "\n"
  }
}
