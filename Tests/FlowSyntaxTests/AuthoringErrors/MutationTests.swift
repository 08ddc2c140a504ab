import Diagnostics
import FlowModel
import Testing

@testable import FlowSyntax

/// One wrong letter in a key or a name of the sample gives one finding, at that word and with the right word.
@Suite struct MutationTests {
  /// A word of the sample that the language or another part of the file defines.
  struct Word: Sendable, CustomTestStringConvertible {
    var text: String
    var range: SourceRange
    var testDescription: String { "\(range.start.line):\(range.start.column) \(text)" }
  }

  static let words: [Word] = {
    var collector = WordCollector()
    collector.collect(from: Samples.charge)
    return collector.words
  }()

  @Test func wordsAreFound() { #expect(Self.words.count > 130) }

  @Test(arguments: words) func oneWrongLetterIsOneFinding(_ word: Word) throws {
    var bytes = Array(Samples.charge.utf8)
    let wrong = String(word.text.dropLast()) + "ж"
    bytes.replaceSubrange(word.range.start.offset..<word.range.end.offset, with: wrong.utf8)
    let reading = FlowReader.read(text: String(decoding: bytes, as: UTF8.self))
    let listing = DiagnosticListing(reading.files).text(reading.diagnostics)
    #expect(reading.flow == nil)
    try #require(reading.diagnostics.count == 1, "\(listing)")
    let only = reading.diagnostics[0]
    #expect(only.range.start == word.range.start, "\(listing)")
    #expect(only.suggestion?.replacement == word.text, "\(listing)")
  }
}

/// Collects the words of a flow file that are uses and not definitions.
private struct WordCollector {
  var words: [MutationTests.Word] = []

  mutating func collect(from text: String) {
    let file = SourceFile(path: "flow.flow.yaml", bytes: Array(text.utf8))
    guard let node = NodeReader.read(file, id: FileID(0)).node else { return }
    visit(node, under: [])
  }

  private mutating func visit(_ node: Node, under path: [String]) {
    switch node.content {
    case .scalar(let text, _): visit(text, node, path)
    case .sequence(let items): for item in items { visit(item, under: path) }
    case .mapping(let pairs):
      for pair in pairs {
        let key = pair.key.text ?? ""
        if !Self.definers.contains(path.last ?? "") { add(pair.key, key.startIndex..<key.endIndex, key) }
        visit(pair.value, under: path + [key])
      }
    }
  }

  /// The keys under which names are defined.
  private static let definers = ["state", "screens", "tasks", "actions", "either", "entries", "scenarios"]

  private mutating func visit(_ text: String, _ node: Node, _ path: [String]) {
    let isDefinition = ["title", "outcomes"].contains(path.last) || path.dropLast() == ["state"]
    if isDefinition || Int(text) != nil { return }
    let isPhrase =
      path.dropLast().last == "actions" || ["do", "either", "then"].contains(path.dropLast().last ?? "")
      || path.last == "do"
    let isLabel = path.last == "taps"
    if isPhrase, !isLabel, let space = text.firstIndex(of: " ") {
      add(node, text.startIndex..<space, String(text[..<space]))
      let rest = text.index(after: space)
      add(node, rest..<text.endIndex, String(text[rest...]))
    } else {
      add(node, text.startIndex..<text.endIndex, text)
    }
  }

  private mutating func add(_ node: Node, _ part: Range<String.Index>, _ text: String) {
    words.append(MutationTests.Word(text: text, range: node.range(of: part)))
  }
}
