import Diagnostics

extension KnownFinding {
  /// So much of a text is enough to tell it from others.
  private static let longestText = 120

  /// What a baseline remembers of a finding.
  ///
  /// - Parameter file: the path of its file, relative to the folder of the baseline.
  public init(_ diagnostic: Diagnostic, file: String, in files: SourceFiles) {
    let range = diagnostic.range
    let bytes = files[range.file].bytes
    let start = min(range.start.offset, bytes.count)
    // A character is four bytes at most; what is cut in the middle is cut off below.
    let end = min(max(range.end.offset, start), bytes.count, start + 8 * Self.longestText)
    let words = String(decoding: bytes[start..<end], as: UTF8.self).split(whereSeparator: \.isWhitespace)
    self.init(
      rule: diagnostic.rule, file: file, screen: diagnostic.subject.screen, action: diagnostic.subject.action,
      task: diagnostic.subject.task, text: words.joined(separator: " ").shortened(to: Self.longestText))
  }

  /// What it is about, in words.
  public var words: String {
    let names = [("screen", screen), ("action", action), ("task", task)].compactMap { word, name in
      name.map { ", \(word) \"\($0.visible)\"" }
    }
    let place = isNamed || text.isEmpty ? "" : ", \"\(text.visible)\""
    return "\(file.visible): \(rule)" + names.joined() + place
  }
}
