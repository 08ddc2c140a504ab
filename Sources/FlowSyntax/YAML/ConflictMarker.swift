import Diagnostics

/// Finds the lines that a version control system writes into a file when it cannot merge two versions.
enum ConflictMarker {
  /// The beginnings of the three lines, in their order.
  private static let markers = ["<<<<<<< ", "=======", ">>>>>>> "].map { Array($0.utf8) }

  /// Returns the range of the first marker, or nil if the file does not have all three lines.
  static func first(in file: SourceFile, id: FileID) -> SourceRange? {
    // Most files have none, so the lines are only divided if there is one.
    guard file.bytes.contains(UInt8(ascii: "<")), file.bytes.firstRange(of: markers[0]) != nil else { return nil }
    var found: [(line: Int, offset: Int)] = []
    var offset = 0
    for (number, line) in file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    {
      if found.count < markers.count, line.starts(with: markers[found.count]) { found.append((number + 1, offset)) }
      offset += line.count + 1
    }
    guard found.count == markers.count else { return nil }
    let (line, start) = found[0]
    return SourceRange(
      file: id, start: SourcePosition(line: line, column: 1, offset: start),
      end: SourcePosition(line: line, column: 8, offset: start + 7))
  }
}
