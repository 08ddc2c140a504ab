import Diagnostics

/// Reads a file's YAML document.
///
/// libyaml stops at its first mistake. So each one is mended as its author probably meant it, and the text is read again;
/// what is found behind a guess that may be wrong is not reported.
struct NodeReader {
  /// Longer files are refused.
  static let sizeLimit = 16 * 1024 * 1024
  /// So often a text is mended at most.
  static let mendLimit = 50
  /// And so many bytes are read again at most, so that long files with many mistakes take no minutes.
  static let rereadLimit = 64 * 1024 * 1024
  /// Mends in mends may double the quotes in a text every time.
  static let growthLimit = 64 * 1024
  /// More findings than this help nobody.
  static let findingLimit = 200

  private let file: FileID
  private var text: WorkingText
  private var slips: [Diagnostic] = []
  private var isSure = true

  /// The document's root, or nil where there is none to go on with, and everything that is wrong with the file as YAML.
  ///
  /// - Parameter allowsEmpty: whether a file with nothing in it is fine; then its node is nil.
  static func read(
    _ file: SourceFile, id: FileID, allowsEmpty: Bool = false
  ) -> (node: Node?, diagnostics: [Diagnostic]) {
    if file.bytes.count > sizeLimit { return (nil, [Complaint.tooLarge.diagnostic(at: .beginning(of: id))]) }
    var reader = NodeReader(text: WorkingText(file.bytes), file: id)
    let check = CharacterCheck(reader.text, file: id)
    guard check.isReadable else { return (nil, check.diagnostics) }
    reader.text.apply(check.edits)
    reader.slips = check.diagnostics
    reader.removeDirectives()
    let (node, findings) = reader.compose(allowsEmpty: allowsEmpty)
    // The order of mistakes in one place is that of their discovery, which sorting must keep.
    let all = (reader.slips + findings).enumerated().sorted {
      ($0.element.range, $0.offset) < ($1.element.range, $1.offset)
    }
    return (node, all.prefix(findingLimit).map(\.element))
  }

  private init(text: WorkingText, file: FileID) {
    self.text = text
    self.file = file
  }

  private mutating func compose(allowsEmpty: Bool) -> (node: Node?, findings: [Diagnostic]) {
    let rereads = Self.rereadLimit / max(1, text.bytes.count)
    for _ in 0...min(Self.mendLimit, rereads) {
      var composer = NodeComposer(text, file: file)
      composer.compose()
      let found = slips(foundBy: composer)
      if found.isEmpty { return result(of: composer, allowsEmpty: allowsEmpty) }
      report(found)
      let edits = found.flatMap(\.edits)
      if edits.isEmpty || growth > Self.growthLimit { return (nil, []) }
      isSure = isSure && found.allSatisfy(\.isSure)
      text.apply(edits)
    }
    return (nil, [])
  }

  /// How much longer the text is for its mends.
  private var growth: Int { text.bytes.count - text.original.count }

  private func slips(foundBy composer: borrowing NodeComposer) -> [Slip] {
    if let failure = composer.failure { return [SlipFinder(failure, in: text).slip()] }
    return composer.spacedKeys.isEmpty ? [] : SlipFinder.spaceSlips(composer.spacedKeys, in: text)
  }

  private func result(of composer: borrowing NodeComposer, allowsEmpty: Bool) -> (node: Node?, findings: [Diagnostic]) {
    let isEmpty = composer.root?.isAbsent ?? true
    guard isEmpty, composer.diagnostics.isEmpty, slips.isEmpty else { return (composer.root, composer.diagnostics) }
    if allowsEmpty { return (nil, []) }
    let complaint = Complaint.empty(hasComments: text.bytes.contains(UInt8(ascii: "#")))
    return (nil, [complaint.diagnostic(at: .beginning(of: file))])
  }

  /// Takes slips down; one in the place of another comes of how that was mended.
  private mutating func report(_ found: [Slip]) {
    guard isSure else { return }
    for finding in found.map(diagnostic) where !slips.contains(where: { $0.range.overlaps(finding.range) }) {
      slips.append(finding)
    }
  }

  private func diagnostic(_ slip: Slip) -> Diagnostic {
    let edit = slip.edits.count == 1 ? slip.edits.first : nil
    let suggestion = edit.map { edit in
      Suggestion(
        slip.help.map(Self.sentence) ?? "Mend this.", replacing: range(edit.range),
        with: String(decoding: edit.replacement, as: UTF8.self))
    }
    return Diagnostic(
      "syntax", .error, slip.message, at: range(slip.range),
      notes: slip.asides.map { Note($0.message, at: range($0.range)) }, help: slip.help, suggestion: suggestion)
  }

  private func range(_ range: Range<Int>) -> SourceRange {
    var cursor = TextCursor(text)
    cursor.advance(toOffset: range.lowerBound)
    let start = cursor.position
    cursor.advance(toOffset: range.upperBound)
    return SourceRange(file: file, start: start, end: cursor.position)
  }

  private static func sentence(_ help: String) -> String { help.prefix(1).uppercased() + help.dropFirst() + "." }

  /// Lines with `%` at the start of a file speak to YAML's parsers; libyaml takes long for many of them.
  private mutating func removeDirectives() {
    var place = text.start
    var edits: [TextEdit] = []
    while let byte = text.byte(at: text.contentStart(from: place)) {
      place = text.contentStart(from: place)
      let isAtStart = place == text.start || text.bytes[place - 1] == 0x0A || text.bytes[place - 1] == 0x0D
      guard byte == UInt8(ascii: "%"), isAtStart else { break }
      let line = place..<text.lineEnd(from: place)
      if edits.count < Self.findingLimit { slips.append(Complaint.directive.diagnostic(at: range(line))) }
      edits.append(TextEdit(line, ""))
      place = line.upperBound
    }
    text.apply(edits)
  }
}

extension SourceRange {
  /// Whether two ranges have a character in common, or are the same.
  fileprivate func overlaps(_ other: SourceRange) -> Bool {
    self == other || (start < other.end && other.start < end)
  }
}
