import Diagnostics
import Localization

/// Reads the YAML document of a file and recovers from syntax errors.
///
/// libyaml stops at the first error. So each error is repaired in its most plausible way, and the text is read again.
/// Of several possible repairs, the one with which libyaml reads furthest is used. Errors that a wrong repair may have
/// caused are not reported.
struct NodeReader {
  /// The largest number of repairs.
  static let repairLimit = 50
  /// The largest number of bytes that are read again; it bounds the time for long files with many errors.
  static let rereadLimit = 64 * 1024 * 1024
  /// The largest growth of the text by repairs; repeated repairs could double the quotes in it each time.
  static let growthLimit = 64 * 1024
  /// The largest number of findings; more do not help.
  static let findingLimit = 200

  private let file: FileID
  private var text: WorkingText
  private var errors: [Diagnostic] = []
  /// The ranges in which repairs may have caused syntax errors.
  private var uncertainSyntax: [SourceRange] = []
  private var uncertainRanges: [SourceRange] = []
  /// The number of times that the text may still be read.
  private var readsLeft = 0
  /// Whether all repairs so far are the only plausible ones.
  private var isCertain = true
  /// The shape that the file should have, or nil.
  private var shape: Shape?

  /// Reads a file as YAML.
  ///
  /// - Parameters:
  ///   - shape: the shape that the file should have, for finding misread text; nil if unknown.
  ///   - allowsEmpty: whether an empty file is valid; its node is nil.
  static func read(
    _ file: SourceFile, id: FileID, expecting shape: Shape? = nil, allowsEmpty: Bool = false
  ) -> YAMLDocument {
    if file.bytes.count > SourceFile.maximumSize {
      return YAMLDocument(diagnostics: [SyntaxMessage.tooLarge.diagnostic(at: .beginning(of: id))])
    }
    if let marker = ConflictMarker.first(in: file, id: id) {
      return YAMLDocument(diagnostics: [SyntaxMessage.conflict.diagnostic(at: marker)])
    }
    var reader = NodeReader(text: WorkingText(file.bytes), file: id)
    reader.shape = shape
    let check = CharacterCheck(reader.text, file: id)
    guard check.isReadable else { return YAMLDocument(diagnostics: check.diagnostics) }
    reader.text.apply(check.edits)
    reader.errors = check.diagnostics
    reader.isCertain = check.diagnostics.isEmpty
    reader.text.clearBlankLines()
    reader.removeDirectives()
    let (node, findings) = reader.compose(allowsEmpty: allowsEmpty)
    // The sort must be stable: errors at one position stay in the order of their discovery.
    let all = (reader.errors + findings).enumerated().sorted {
      ($0.element.range, $0.offset) < ($1.element.range, $1.offset)
    }
    let isWhole = reader.isCertain && !findings.contains { $0.severity == .error }
    return YAMLDocument(
      node: node, diagnostics: all.prefix(findingLimit).map(\.element), uncertainRanges: reader.uncertainRanges,
      isWhole: isWhole)
  }

  private init(text: WorkingText, file: FileID) {
    self.text = text
    self.file = file
  }

  private mutating func compose(allowsEmpty: Bool) -> (node: Node?, findings: [Diagnostic]) {
    readsLeft = Self.rereadLimit / max(1, text.bytes.count)
    for _ in 0...Self.repairLimit {
      var composer = NodeComposer(text, file: file)
      composer.compose()
      let found = errors(foundBy: composer)
      if found.isEmpty {
        uncertainRanges += composer.uncertainRanges
        return result(of: composer, allowsEmpty: allowsEmpty)
      }
      report(found)
      readsLeft -= 1
      let edits =
        found.count == 1 ? found[0].edits : found.flatMap(\.edits).sorted { $0.range.lowerBound < $1.range.lowerBound }
      if edits.isEmpty || growth > Self.growthLimit || readsLeft < 0 { break }
      text.apply(edits)
    }
    isCertain = false
    return (nil, [])
  }

  /// The growth of the text by repairs.
  private var growth: Int { text.bytes.count - text.original.count }

  private mutating func errors(foundBy composer: borrowing NodeComposer) -> [AuthoringError] {
    if let failure = composer.failure {
      let repairs = AuthoringErrorFinder(failure, in: text).errors()
      return [bestRepair(of: repairs, beyond: place(of: failure, in: text))].compactMap { $0 }
    }
    if !composer.spacesInKeys.isEmpty { return AuthoringErrorFinder.spaceErrors(composer.spacesInKeys, in: text) }
    guard let shape, let root = composer.root else { return [] }
    return MisreadFinder(root, expecting: shape, in: text).errors
  }

  /// Returns the first of the repairs with which libyaml reads furthest.
  ///
  /// A last resort is used only if no other repair gets beyond a position.
  private mutating func bestRepair(of repairs: [AuthoringError], beyond place: Int) -> AuthoringError? {
    guard repairs.count > 1 else { return repairs.first }
    var best: (error: AuthoringError, readableLength: Int)?
    for repair in repairs where readsLeft > 0 {
      if repair.isLastResort, let best, best.readableLength > place { break }
      readsLeft -= 1
      let readableLength = readableLength(of: repair.edits)
      if best.map({ readableLength > $0.readableLength }) ?? true { best = (repair, readableLength) }
      if readableLength == .max { break }
    }
    return best?.error ?? repairs.first
  }

  /// Returns how far libyaml reads after edits, as an offset of the file.
  private func readableLength(of edits: [TextEdit]) -> Int {
    var repaired = text
    repaired.apply(edits)
    var composer = NodeComposer(repaired, file: file)
    composer.compose()
    return composer.failure.map { place(of: $0, in: repaired) } ?? .max
  }

  /// Returns the offset of the file at which libyaml stopped.
  private func place(of failure: ParserFailure, in text: WorkingText) -> Int {
    var cursor = TextCursor(text)
    cursor.advance(toIndex: failure.index)
    return cursor.position.offset
  }

  private func result(of composer: borrowing NodeComposer, allowsEmpty: Bool) -> (node: Node?, findings: [Diagnostic]) {
    let isEmpty = composer.root?.isAbsent ?? true
    guard isEmpty, composer.diagnostics.isEmpty, errors.isEmpty else { return (composer.root, composer.diagnostics) }
    if allowsEmpty { return (nil, []) }
    let syntaxMessage = SyntaxMessage.empty(hasComments: text.bytes.contains(UInt8(ascii: "#")))
    return (nil, [syntaxMessage.diagnostic(at: .beginning(of: file))])
  }

  /// Records errors; one in the range of another is only a consequence of its repair.
  private mutating func report(_ found: [AuthoringError]) {
    isCertain = isCertain && found.allSatisfy(\.isCertain)
    for finding in found.filter({ !$0.isSketch }).map(diagnostic) {
      let places = errors.map(\.range) + uncertainSyntax + uncertainRanges
      if !places.contains(where: { $0.overlaps(finding.range) }) { errors.append(finding) }
    }
    uncertainSyntax += found.flatMap(\.uncertainSyntax).map(range)
    uncertainRanges += found.flatMap(\.uncertainContent).map(range)
  }

  private func diagnostic(_ error: AuthoringError) -> Diagnostic {
    // A guess, or an edit that only deletes lines, is not suggested to the user.
    let edit = error.edits.count == 1 && error.uncertainContent.isEmpty ? error.edits.first : nil
    let suggestion = edit.map { edit in
      Suggestion(
        error.help?.capitalized ?? "Fix this", replacing: range(edit.range),
        with: String(decoding: edit.replacement, as: UTF8.self), isCertain: error.isCertain)
    }
    return Diagnostic(
      "syntax", .error, error.message, at: range(error.range),
      notes: error.relatedRanges.map { Note($0.message, at: range($0.range)) }, help: error.help, suggestion: suggestion
    )
  }

  private func range(_ range: Range<Int>) -> SourceRange {
    var cursor = TextCursor(text)
    cursor.advance(toOffset: range.lowerBound)
    let start = cursor.position
    cursor.advance(toOffset: range.upperBound)
    return SourceRange(file: file, start: start, end: cursor.position)
  }

  /// Removes lines that start with `%` at the beginning of a file: they are YAML directives, and libyaml is slow for
  /// many.
  private mutating func removeDirectives() {
    var place = text.start
    var edits: [TextEdit] = []
    while let byte = text.byte(at: text.contentStart(from: place)) {
      place = text.contentStart(from: place)
      let isAtStart = place == text.start || text.bytes[place - 1] == 0x0A || text.bytes[place - 1] == 0x0D
      guard byte == UInt8(ascii: "%"), isAtStart else { break }
      let line = place..<text.lineEnd(from: place)
      isCertain = false
      if edits.count < Self.findingLimit { errors.append(SyntaxMessage.directive.diagnostic(at: range(line))) }
      edits.append(TextEdit(line, ""))
      place = line.upperBound
    }
    text.apply(edits)
  }
}

extension SourceRange {
  /// Returns whether two ranges of one file share a character or are equal.
  func overlaps(_ other: SourceRange) -> Bool {
    self == other || (file == other.file && start < other.end && other.start < end)
  }
}

/// The YAML document of a file.
struct YAMLDocument {
  /// The root node, or nil if it cannot be used.
  var node: Node?
  /// The syntax errors.
  var diagnostics: [Diagnostic]
  /// The ranges that were repaired by a guess; errors in them may not exist in the file.
  var uncertainRanges: [SourceRange] = []
  /// Whether the document is complete, with only unambiguous repairs.
  var isWhole = false
}
