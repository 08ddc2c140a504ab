import Diagnostics

extension KnownFinding {
  /// The maximum length of the source text, which is enough to distinguish findings.
  private static let maximumTextLength = 120

  /// Returns the keys of a finding, one for each cause.
  ///
  /// - Parameter fileName: returns the path of a file, relative to the folder of the baseline.
  public static func keys(
    of diagnostic: Diagnostic, in files: SourceFiles, fileName: (SourceFile) -> String
  ) -> FindingKeys {
    func key(_ rule: RuleID, _ place: Diagnostic.Place) -> KnownFinding {
      KnownFinding(rule, at: place, file: fileName(files[place.range.file]), in: files)
    }
    let places = diagnostic.places.map { key(diagnostic.rule, $0) }
    let own = Set(places)
    let affected = Set(diagnostic.affected.flatMap { each in each.places.map { key(each.rule, $0) } })
    return FindingKeys(own: own.sorted(), affected: affected.subtracting(own).sorted(), places: places)
  }

  private init(_ rule: RuleID, at place: Diagnostic.Place, file: String, in files: SourceFiles) {
    let range = place.range
    let bytes = files[range.file].bytes
    let start = min(range.start.offset, bytes.count)
    // A scalar has at most four bytes. Twice as many are read, because whitespace is removed below.
    let end = min(max(range.end.offset, start), bytes.count, start + 8 * Self.maximumTextLength)
    let words = String(decoding: bytes[start..<end], as: UTF8.self).split(whereSeparator: \.isWhitespace)
    self.init(
      rule: rule, file: file, screen: place.cause.screen, action: place.cause.action,
      task: place.cause.task, text: words.joined(separator: " ").shortened(to: Self.maximumTextLength))
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
