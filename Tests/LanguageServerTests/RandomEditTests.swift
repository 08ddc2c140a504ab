import Diagnostics
import FlowSyntax
import Foundation
import GeneratedFlows
import Testing

@testable import LanguageServer

/// Compares a worker that reuses cached results from edit to edit with a new worker for each edit.
///
/// The environment variable `NAVFLOW_EDITS` sets the number of edits; `make edits` sets it to 100,000.
@Suite struct RandomEditTests {
  private static let editCount = ProcessInfo.processInfo.environment["NAVFLOW_EDITS"].flatMap(Int.init) ?? 60
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
  /// The texts that edits insert.
  private static let pieces = [
    "", "a", " ", "\n", "\r\n", ": ", "{ ", " }", "[", "]", "😀", "é", "\"", "#", "- ", "Home", "push Bill", "&x ", "*x",
    "\n  New: { actions: { Go: pop } }", "allow: { swipe-only: \"x\" }", "\t", "  ",
  ]

  /// Returns what a worker says about a text, as JSON: findings, the two lists of symbols, and semantic tokens.
  private func answers(_ worker: AnalysisWorker, _ text: DocumentText) throws -> [Data] {
    var workspace = Workspace(directory: "/app", folders: ["/app"])
    workspace.documents[Self.path] = (Self.uri, text)
    worker.update(workspace, changesFiles: false)
    let snapshot = try #require(worker.current(), "no findings within the time limit of the worker")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return [
      try encoder.encode(snapshot.findings.mapValues { $0.map(\.diagnostic) }),
      try encoder.encode(snapshot.documentSymbols(of: Self.uri)),
      try encoder.encode(snapshot.semanticTokens(in: Self.uri)),
      try encoder.encode(snapshot.workspaceSymbols(matching: "")),
    ]
  }

  /// Returns a started worker that does not check behaviours, because the pause is longer than the test.
  private func makeWorker() -> AnalysisWorker {
    let files = MemoryFiles([Self.path: Self.flow, "/app/parts.flow.yaml": SymbolTests.importedFile])
    let worker = AnalysisWorker(.init(pause: 600, limit: 1), files: files) { _ in }
    worker.start()
    return worker
  }

  @Test func eachEditGivesTheAnswersOfANewWorker() throws {
    var random = SeededGenerator(seed: 39)
    let reusedWorker = makeWorker()
    defer { reusedWorker.stop() }
    var text = DocumentText(Array(Self.flow.utf8))
    // A second copy of the text. Edits change it without the code under test.
    var scalars = Array(Self.flow.unicodeScalars)
    for edit in 0..<Self.editCount {
      // In 4 percent of the steps, the client sends the whole flow again, which removes the errors of earlier edits.
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
      var expectedText = String.UnicodeScalarView()
      expectedText.append(contentsOf: scalars)
      try #require(text.bytes == Array(String(expectedText).utf8), "edit \(edit) gives a wrong text")
      let newWorker = makeWorker()
      defer { newWorker.stop() }
      let (answers, expected) = (try answers(reusedWorker, text), try answers(newWorker, text))
      try #require(
        answers == expected, "after edit \(edit), a new worker gives other answers for: \(String(expectedText))")
    }
  }

  /// Returns the position of a scalar, in UTF-16 units.
  private func position(of index: Int, in scalars: [Unicode.Scalar]) -> LSP.Position {
    var position = LSP.Position(line: 0, character: 0)
    for scalarIndex in 0..<index {
      let isLoneCarriageReturn =
        scalars[scalarIndex] == "\r" && !(scalarIndex + 1 < scalars.count && scalars[scalarIndex + 1] == "\n")
      if scalars[scalarIndex] == "\n" || isLoneCarriageReturn {
        position = LSP.Position(line: position.line + 1, character: 0)
      } else {
        position.character += UTF16.width(scalars[scalarIndex])
      }
    }
    return position
  }

  /// Returns whether an index is inside CR LF, where the protocol has no position.
  private func isInLineBreak(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    index > 0 && index < scalars.count && scalars[index - 1] == "\r" && scalars[index] == "\n"
  }
}
