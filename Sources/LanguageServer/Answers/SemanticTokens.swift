import Diagnostics
import FlowSyntax

/// The colours of names: what each name in a document stands for.
enum SemanticTokens {
  /// The types of tokens; a token names its type by its place in this list.
  static let types = ["class", "function", "enumMember", "variable", "namespace", "method"]
  /// The modifiers of tokens; each is one bit.
  static let modifiers = ["declaration"]
}

extension Snapshot {
  /// Returns the tokens of a document, or only those that a range touches.
  func semanticTokens(in uri: String, _ wanted: LSP.Range? = nil) -> LSP.SemanticTokens? {
    guard let file = file(of: uri) else { return nil }
    var data: [Int] = []
    var last = LSP.Position(line: 0, character: 0)
    var end = last
    for name in index.names(in: file) {
      let range = self.range(name.range)
      // A token has one line, and tokens do not overlap.
      guard range.start.line == range.end.line, range.start < range.end, range.start >= end,
        wanted?.touches(range) ?? true
      else { continue }
      let isSameLine = range.start.line == last.line
      data += [
        range.start.line - last.line, range.start.character - (isSameLine ? last.character : 0),
        range.end.character - range.start.character, name.kind.tokenType, name.isDefinition ? 1 : 0,
      ]
      (last, end) = (range.start, range.end)
    }
    return LSP.SemanticTokens(data: data)
  }
}

extension SymbolIndex.Symbol.Kind {
  /// The place of the most similar type in the list of types.
  fileprivate var tokenType: Int {
    switch self {
    case .screen: 0
    case .task: 1
    case .outcome, .value: 2
    case .variable: 3
    case .root: 4
    case .action: 5
    }
  }
}
