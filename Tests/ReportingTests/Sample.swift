import Diagnostics

/// A flow file as a text, with the positions of its words.
struct Sample {
  private(set) var files = SourceFiles()
  let file: FileID
  private let scalars: [Unicode.Scalar]

  init(_ text: String, path: String = "Flows/charge.flow.yaml") {
    scalars = Array(text.unicodeScalars)
    file = files.add(SourceFile(path: path, projectPath: "charge.flow.yaml", bytes: Array(text.utf8)))
  }

  /// Returns the range of the nth occurrence of a word, counted from 1.
  func range(of word: String, _ occurrence: Int = 1, to last: String? = nil) -> SourceRange {
    let start = place(of: word, occurrence)
    let end = last.map { place(of: $0, 1) + Array($0.unicodeScalars).count } ?? start + Array(word.unicodeScalars).count
    return SourceRange(file: file, start: position(start), end: position(end))
  }

  private func place(of word: String, _ occurrence: Int) -> Int {
    let word = Array(word.unicodeScalars)
    let places = scalars.indices.filter { scalars[$0...].starts(with: word) }
    return places.count >= occurrence ? places[occurrence - 1] : 0
  }

  private func position(_ index: Int) -> SourcePosition {
    let before = scalars[..<index]
    let line = before.count { $0 == "\n" } + 1
    let column = index - (before.lastIndex(of: "\n").map { $0 + 1 } ?? 0) + 1
    return SourcePosition(line: line, column: column, offset: before.reduce(0) { $0 + UTF8.width($1) })
  }
}
