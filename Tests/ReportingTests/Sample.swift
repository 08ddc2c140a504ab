import Diagnostics
import Testing

/// The text of a flow file, with the ranges of its words.
struct Sample {
  private(set) var files = SourceFiles()
  let file: FileID
  private let scalars: [Unicode.Scalar]

  /// Creates a sample; its path within the project is always the same, so that only `path` can differ.
  init(_ text: String, path: String = "Flows/charge.flow.yaml") {
    scalars = Array(text.unicodeScalars)
    file = files.add(SourceFile(path: path, projectPath: "charge.flow.yaml", bytes: Array(text.utf8)))
  }

  /// Returns the range of a word's first occurrence.
  ///
  /// - Parameter last: a word whose first occurrence ends the range; nil if the range ends with `word`.
  func range(of word: String, to last: String? = nil) -> SourceRange {
    let lastWord = last ?? word
    let end = offset(of: lastWord) + lastWord.unicodeScalars.count
    return SourceRange(file: file, start: position(offset(of: word)), end: position(end))
  }

  /// Returns the number of scalars before a word's first occurrence; the test fails if the text does not contain the word.
  private func offset(of word: String) -> Int {
    guard !word.isEmpty else { return 0 }
    let offset = scalars.indices.first { scalars[$0...].starts(with: word.unicodeScalars) }
    #expect(offset != nil, "the sample does not contain \"\(word)\"")
    return offset ?? 0
  }

  /// Returns the position after a number of scalars.
  private func position(_ offset: Int) -> SourcePosition {
    let before = scalars.prefix(offset)
    let line = before.count { $0 == "\n" } + 1
    let column = offset - (before.lastIndex(of: "\n").map { $0 + 1 } ?? 0) + 1
    return SourcePosition(line: line, column: column, offset: before.reduce(0) { $0 + UTF8.width($1) })
  }
}
