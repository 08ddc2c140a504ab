import Diagnostics

/// Reads a file's YAML document.
///
/// libyaml stops at its first mistake. So each one is mended as its author probably meant it, and the text is read again;
/// where a mistake can be understood in several ways, that is taken which lets libyaml read furthest. What is found where a
/// guess may have been wrong is not reported.
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
  /// Where further mistakes of writing may be of our own making.
  private var unsure: [SourceRange] = []
  private var doubts: [SourceRange] = []
  /// How often the text may still be read.
  private var readsLeft = 0
  /// Whether each mistake so far is mended as only it could be meant.
  private var isSure = true
  /// What should stand in the file, where that is known.
  private var shape: Shape?

  /// Reads a file as YAML.
  ///
  /// - Parameters:
  ///   - shape: what should stand in it, where that is known: it tells what was misread.
  ///   - allowsEmpty: whether a file with nothing in it is fine; then its node is nil.
  static func read(
    _ file: SourceFile, id: FileID, expecting shape: Shape? = nil, allowsEmpty: Bool = false
  ) -> YAMLDocument {
    if file.bytes.count > sizeLimit {
      return YAMLDocument(diagnostics: [Complaint.tooLarge.diagnostic(at: .beginning(of: id))])
    }
    var reader = NodeReader(text: WorkingText(file.bytes), file: id)
    reader.shape = shape
    let check = CharacterCheck(reader.text, file: id)
    guard check.isReadable else { return YAMLDocument(diagnostics: check.diagnostics) }
    reader.text.apply(check.edits)
    reader.slips = check.diagnostics
    reader.isSure = check.diagnostics.isEmpty
    reader.clearBlankLines()
    reader.removeDirectives()
    let (node, findings) = reader.compose(allowsEmpty: allowsEmpty)
    // The order of mistakes in one place is that of their discovery, which sorting must keep.
    let all = (reader.slips + findings).enumerated().sorted {
      ($0.element.range, $0.offset) < ($1.element.range, $1.offset)
    }
    let isWhole = reader.isSure && !findings.contains { $0.severity == .error }
    return YAMLDocument(
      node: node, diagnostics: all.prefix(findingLimit).map(\.element), doubts: reader.doubts, isWhole: isWhole)
  }

  private init(text: WorkingText, file: FileID) {
    self.text = text
    self.file = file
  }

  private mutating func compose(allowsEmpty: Bool) -> (node: Node?, findings: [Diagnostic]) {
    readsLeft = Self.rereadLimit / max(1, text.bytes.count)
    for _ in 0...Self.mendLimit {
      var composer = NodeComposer(text, file: file)
      composer.compose()
      let found = slips(foundBy: composer)
      if found.isEmpty {
        doubts += composer.doubts
        return result(of: composer, allowsEmpty: allowsEmpty)
      }
      report(found)
      readsLeft -= 1
      let edits =
        found.count == 1 ? found[0].edits : found.flatMap(\.edits).sorted { $0.range.lowerBound < $1.range.lowerBound }
      if edits.isEmpty || growth > Self.growthLimit || readsLeft < 0 { break }
      text.apply(edits)
    }
    isSure = false
    return (nil, [])
  }

  /// How much longer the text is for its mends.
  private var growth: Int { text.bytes.count - text.original.count }

  private mutating func slips(foundBy composer: borrowing NodeComposer) -> [AuthoringError] {
    if let failure = composer.failure {
      let ways = AuthoringErrorFinder(failure, in: text).slips()
      return [furthest(of: ways, beyond: place(of: failure, in: text))].compactMap { $0 }
    }
    if !composer.spacedKeys.isEmpty { return AuthoringErrorFinder.spaceSlips(composer.spacedKeys, in: text) }
    guard let shape, let root = composer.root else { return [] }
    return MisreadFinder(root, expecting: shape, in: text).slips
  }

  /// Of the ways to understand a mistake, the first of those that let libyaml read furthest; the last resort only where
  /// none of them leads beyond a place.
  private mutating func furthest(of ways: [AuthoringError], beyond place: Int) -> AuthoringError? {
    guard ways.count > 1 else { return ways.first }
    var best: (slip: AuthoringError, reach: Int)?
    for way in ways where readsLeft > 0 {
      if way.isLastResort, let best, best.reach > place { break }
      readsLeft -= 1
      let reach = reach(of: way.edits)
      if best.map({ reach > $0.reach }) ?? true { best = (way, reach) }
      if reach == .max { break }
    }
    return best?.slip ?? ways.first
  }

  /// How far libyaml reads after edits, as an offset of the file.
  private func reach(of edits: [TextEdit]) -> Int {
    var mended = text
    mended.apply(edits)
    var composer = NodeComposer(mended, file: file)
    composer.compose()
    return composer.failure.map { place(of: $0, in: mended) } ?? .max
  }

  /// Where libyaml stopped, as an offset of the file.
  private func place(of failure: ParserFailure, in text: WorkingText) -> Int {
    var cursor = TextCursor(text)
    cursor.advance(toIndex: failure.index)
    return cursor.position.offset
  }

  private func result(of composer: borrowing NodeComposer, allowsEmpty: Bool) -> (node: Node?, findings: [Diagnostic]) {
    let isEmpty = composer.root?.isAbsent ?? true
    guard isEmpty, composer.diagnostics.isEmpty, slips.isEmpty else { return (composer.root, composer.diagnostics) }
    if allowsEmpty { return (nil, []) }
    let complaint = Complaint.empty(hasComments: text.bytes.contains(UInt8(ascii: "#")))
    return (nil, [complaint.diagnostic(at: .beginning(of: file))])
  }

  /// Takes slips down; one in the place of another comes of how that was mended.
  private mutating func report(_ found: [AuthoringError]) {
    isSure = isSure && found.allSatisfy(\.isSure)
    for finding in found.map(diagnostic) {
      let places = slips.map(\.range) + unsure + doubts
      if !places.contains(where: { $0.overlaps(finding.range) }) { slips.append(finding) }
    }
    unsure += found.flatMap(\.unsure).map(range)
    doubts += found.flatMap(\.doubt).map(range)
  }

  private func diagnostic(_ slip: AuthoringError) -> Diagnostic {
    // What is a guess, or just leaves lines out, is no mend for the file itself.
    let edit = slip.edits.count == 1 && slip.doubt.isEmpty ? slip.edits.first : nil
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

  /// Takes tabs off lines with nothing but blanks: YAML allows them there, libyaml does not everywhere.
  private mutating func clearBlankLines() {
    guard text.bytes.contains(0x09) else { return }
    let lines = TextLines(text)
    text.apply(
      (0..<lines.count).compactMap { line in
        let range = lines.range(line)
        let blanks = text.bytes[range]
        let isBlank = blanks.contains(0x09) && blanks.allSatisfy { $0 == 0x20 || $0 == 0x09 }
        return isBlank ? TextEdit(range, "") : nil
      })
  }

  /// Lines with `%` at the start of a file speak to YAML's parsers; libyaml takes long for many of them.
  private mutating func removeDirectives() {
    var place = text.start
    var edits: [TextEdit] = []
    while let byte = text.byte(at: text.contentStart(from: place)) {
      place = text.contentStart(from: place)
      let isAtStart = place == text.start || text.bytes[place - 1] == 0x0A || text.bytes[place - 1] == 0x0D
      guard byte == UInt8(ascii: "%"), isAtStart else { break }
      let line = place..<text.lineEnd(from: place)
      isSure = false
      if edits.count < Self.findingLimit { slips.append(Complaint.directive.diagnostic(at: range(line))) }
      edits.append(TextEdit(line, ""))
      place = line.upperBound
    }
    text.apply(edits)
  }
}
