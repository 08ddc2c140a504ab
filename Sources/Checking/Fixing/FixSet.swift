import Diagnostics
import FlowSyntax

/// The suggestions of findings that can be written into their files together.
struct FixSet {
  /// The suggestions in the order of files and places; none overlaps another.
  private(set) var suggestions: [Suggestion] = []
  private let files: SourceFiles

  /// Chooses suggestions; of those that overlap, the first one.
  init(_ suggestions: [Suggestion], in files: SourceFiles) {
    self.files = files
    for suggestion in suggestions.sorted(by: { $0.range < $1.range }) {
      if let last = self.suggestions.last, last.range.file == suggestion.range.file,
        suggestion.range.start < last.range.end || suggestion.range.start == last.range.start
      {
        continue
      }
      self.suggestions.append(suggestion)
    }
  }

  /// Returns the changed files with the suggestions written into them; all other bytes stay as they are.
  func contents() -> [(file: FileID, bytes: [UInt8])] {
    let byFile = Dictionary(grouping: suggestions) { $0.range.file }
    return byFile.sorted { $0.key < $1.key }.map { file, suggestions in
      let bytes = files[file].bytes
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count)
      var end = 0
      for suggestion in suggestions {
        let range = Self.offsets(of: suggestion.range, in: bytes)
        result += bytes[end..<max(end, range.lowerBound)]
        result += files[file].withLineBreaks(suggestion.replacement).utf8
        end = max(end, range.upperBound)
      }
      return (file, result + bytes[end...])
    }
  }

  /// Returns the bytes of a range; what is written at the beginning of a file comes after its byte order mark.
  private static func offsets(of range: SourceRange, in bytes: [UInt8]) -> Range<Int> {
    max(bytes.textStart, range.start.offset)..<max(bytes.textStart, range.end.offset)
  }
}
