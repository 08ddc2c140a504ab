import Diagnostics

extension KnownFinding {
  /// The maximum length of the source text, which is enough to distinguish findings.
  private static let maximumTextLength = 120

  /// Returns the keys of a finding, one for each place with the defect and for each finding with the same cause.
  ///
  /// - Parameter fileName: returns the path of a file, relative to the folder of the baseline.
  public static func all(
    of diagnostic: Diagnostic, in files: SourceFiles, fileName: (SourceFile) -> String
  ) -> [KnownFinding] {
    let places = diagnostic.places.map { (diagnostic.rule, $0) } + diagnostic.affected.map { ($0.rule, $0.place) }
    let all = places.map { rule, place in
      KnownFinding(rule, at: place, file: fileName(files[place.range.file]), in: files)
    }
    return Set(all).sorted()
  }

  private init(_ rule: RuleID, at place: Diagnostic.Place, file: String, in files: SourceFiles) {
    let range = place.range
    let bytes = files[range.file].bytes
    let start = min(range.start.offset, bytes.count)
    // A scalar has at most four bytes. Twice as many are read, because whitespace is removed below.
    let end = min(max(range.end.offset, start), bytes.count, start + 8 * Self.maximumTextLength)
    let words = String(decoding: bytes[start..<end], as: UTF8.self).split(whereSeparator: \.isWhitespace)
    self.init(
      rule: rule, file: file, screen: place.subject.screen, action: place.subject.action,
      task: place.subject.task, text: words.joined(separator: " ").shortened(to: Self.maximumTextLength))
  }

  /// The description of the finding.
  public var words: String {
    let names = [("screen", screen), ("action", action), ("task", task)].compactMap { word, name in
      name.map { ", \(word) \"\($0.visible)\"" }
    }
    let place = isNamed || text.isEmpty ? "" : ", \"\(text.visible)\""
    return "\(file.visible): \(rule)" + names.joined() + place
  }
}
