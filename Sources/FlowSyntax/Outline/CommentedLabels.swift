import Diagnostics

/// Lines that YAML reads as comments, and that were probably meant as actions: `#1 of the week: push Song`.
enum CommentedLabels {
  /// Returns a hint for each such line.
  static func diagnostics(in file: SourceFile, id: FileID) -> [Diagnostic] {
    var (found, offset) = ([Diagnostic](), 0)
    for (number, bytes) in file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated()
    {
      let depth = bytes.prefix { $0 == UInt8(ascii: " ") }.count
      if bytes.dropFirst(depth).first == UInt8(ascii: "#"),
        let label = label(in: String(decoding: bytes.dropFirst(depth), as: UTF8.self))
      {
        let start = SourcePosition(line: number + 1, column: depth + 1, offset: offset + depth)
        let end = SourcePosition(
          line: number + 1, column: depth + 1 + label.unicodeScalars.count, offset: offset + depth + label.utf8.count)
        found.append(
          Diagnostic(
            FileRules.syntax, .info, "\"#\" begins a comment, so \"\(label.shortened)\" is no action",
            at: SourceRange(file: id, start: start, end: end),
            help: "if it is the label of an action, put it in quotes: `\(label.spelledInQuotes.shortened)`"))
      }
      offset += bytes.count + 1
    }
    return found
  }

  /// Returns the label of a comment that has no space after its sign, and a step after a colon; or nil.
  private static func label(in comment: String) -> String? {
    guard let next = comment.dropFirst().first, !next.isWhitespace, next != "#", next != "!",
      let colon = comment.firstRange(of: ": ")
    else { return nil }
    let step = comment[colon.upperBound...].drop { $0 == " " || $0 == "[" || $0 == "{" }
    let verb = step.prefix { $0.isLetter }
    return Verb(rawValue: String(verb)) == nil ? nil : String(comment[..<colon.lowerBound])
  }
}
