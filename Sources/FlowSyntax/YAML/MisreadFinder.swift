import Diagnostics

/// Finds texts that were intended as a name with its value, a list or a comment; the expected shape decides.
///
/// libyaml reads `閉じる：cancel` as one text, although the author meant a name and its value.
struct MisreadFinder {
  /// The errors, one for each misread range, in file order.
  var errors: [AuthoringError] = []

  let text: WorkingText
  /// Few files need them.
  private lazy var lines = TextLines(text)
  let signs: WideSigns
  let hasWideSigns: Bool
  var mentions: Mentions

  /// Searches a document.
  init(_ root: Node, expecting shape: Shape, in text: WorkingText) {
    self.text = text
    signs = WideSigns(text)
    hasWideSigns = WideSigns.areIn(text.bytes)
    mentions = Mentions(root)
    guard hasWideSigns || Self.mayBeMisread(text.bytes) else { return }
    visit(root, as: shape, isFree: false)
    var starts: Set<Int> = []
    errors = errors.filter { starts.insert($0.range.lowerBound).inserted }.sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
  }

  /// Returns whether ordinary signs may be misread: few files need the full search.
  ///
  /// Such signs are a colon or a dash without a blank after it, and a `#` before a digit or after a colon. An entry of
  /// several words counts too, because it may be several names.
  private static func mayBeMisread(_ bytes: [UInt8]) -> Bool {
    let signs = Array(":-[#".utf8)
    for place in bytes.indices where signs.contains(bytes[place]) {
      let rest = bytes[(place + 1)...].prefix(longestEntry)
      let isTight = rest.first.map { !WorkingText.isBlank($0) } ?? false
      switch bytes[place] {
      case UInt8(ascii: ":"): if isTight || rest.first(where: { $0 != 0x20 }) == UInt8(ascii: "#") { return true }
      case UInt8(ascii: "#"): if rest.first.map({ (0x30...0x39).contains($0) }) ?? false { return true }
      case UInt8(ascii: "["): if hasSeveralWords(rest.prefix { !",]".utf8.contains($0) }) { return true }
      default:
        guard place == 0 || WorkingText.isBlank(bytes[place - 1]) else { continue }
        if isTight || hasSeveralWords(rest.prefix { $0 != 0x0A && $0 != 0x0D }) { return true }
      }
    }
    return false
  }

  /// Entries are short; without the limit, the search for their ends would be quadratic.
  private static let longestEntry = 256

  /// Returns whether an entry may have several words; brackets, quotes and names with values do not count.
  private static func hasSeveralWords(_ entry: ArraySlice<UInt8>) -> Bool {
    if entry.count == longestEntry { return true }
    guard !entry.contains(where: "[{:\"'".utf8.contains) else { return false }
    return entry.split(whereSeparator: WorkingText.isBlank).count > 1
  }

  /// Searches a node for misread text.
  ///
  /// - Parameter isFree: whether any text is allowed there, with any signs in it.
  private mutating func visit(_ node: Node, as shape: Shape?, isFree: Bool) {
    switch node.content {
    case .scalar(let written, .plain):
      if let error = number(behind: node) {
        errors.append(error)
      } else if !written.isEmpty {
        scalar(node, as: shape, isFree: isFree)
      }
    case .scalar: break
    case .sequence(let items):
      if shape?.item?.isName ?? false { list(items) }
      for item in items { visit(item, as: shape?.item, isFree: false) }
    case .mapping(let pairs):
      if shape?.requiresList ?? false, let dashes = dashes(of: pairs) { return errors += dashes }
      for pair in pairs { visit(pair, of: shape) }
    }
  }

  private mutating func visit(_ pair: Node.Pair, of shape: Shape?) {
    let key = pair.key.text ?? ""
    if let error = comment(insteadOf: pair, shape?.value(of: key)) {
      errors.append(error)
    } else if pair.key.isPlain, let error = bracketColon(pair.key) ?? entries(pair, of: shape) {
      errors.append(error)
    } else {
      // Free text may contain full-width signs, so they are searched for only elsewhere.
      visit(pair.value, as: shape?.value(of: key), isFree: !hasWideSigns || (shape?.isFree(key) ?? true))
    }
  }
}

// MARK: - Keys

extension MisreadFinder {
  /// Returns the error in `A： { title: ホーム }` and `when:{ bank: none }`, in which YAML reads the bracket as part of the
  /// name.
  private mutating func bracketColon(_ key: Node) -> AuthoringError? {
    guard let name = key.text, name.utf8.contains(where: "[{".utf8.contains), let range = range(of: key) else {
      return nil
    }
    let content = lines.content(from: range.lowerBound)
    return MalformedColon(in: content, of: text) { $0.isBeforeBracket && $0.colon.lowerBound < range.upperBound }?.error
  }

  /// Returns the error in `title: #1 seller`, where YAML takes the text for a comment.
  private mutating func comment(insteadOf pair: Node.Pair, _ shape: Shape?) -> AuthoringError? {
    guard pair.value.isAbsent, let shape, shape.isText, let key = range(of: pair.key) else { return nil }
    let start = text.blanksEnd(from: key.upperBound + 1, to: text.lineEnd(from: key.upperBound))
    let comment = text.trimmed(start..<text.lineEnd(from: start))
    guard !comment.isEmpty, text.byte(at: start) == UInt8(ascii: "#") else { return nil }
    let quoted = AuthoringErrorFinder.quoted(text.string(comment))
    return AuthoringError(
      message: "\"#\" begins a comment, so \"\(pair.key.text ?? "")\" has no value", range: comment,
      help: "put the text in quotes: `\(pair.key.text ?? ""): \(AuthoringErrorFinder.brief(quoted))`",
      edits: [TextEdit(comment, quoted)], isCertain: true)
  }

  /// Returns the error in `title: Seller #1`, where YAML takes the number for a comment; other comments are left alone.
  private func number(behind node: Node) -> AuthoringError? {
    guard node.isOnOneLine, let range = range(of: node) else { return nil }
    let end = text.lineEnd(from: range.upperBound)
    let sign = text.blanksEnd(from: range.upperBound, to: end)
    guard sign > range.upperBound, text.byte(at: sign) == UInt8(ascii: "#"),
      text.byte(at: sign + 1).map({ (0x30...0x39).contains($0) }) ?? false
    else { return nil }
    let whole = range.lowerBound..<text.trimmed(sign..<end).upperBound
    let quoted = AuthoringErrorFinder.quoted(text.string(whole))
    return AuthoringError(
      message: "\"#\" begins a comment, so the text ends before it", range: sign..<whole.upperBound,
      help: "put the text in quotes: `\(AuthoringErrorFinder.brief(quoted))`; after a comment's \"#\", leave a space",
      edits: [TextEdit(whole, quoted)], isCertain: true)
  }

  /// Returns the errors in `-never: { … }`, if each key begins with the dash of a list entry; else nil.
  private mutating func dashes(of pairs: [Node.Pair]) -> [AuthoringError]? {
    let errors = pairs.map { pair -> AuthoringError? in
      guard pair.key.isPlain, let range = range(of: pair.key) else { return nil }
      return signs.tightDash(in: lines.content(from: range.lowerBound))
    }
    return errors.contains { $0 == nil } ? nil : errors.compactMap { $0 }
  }

  /// Returns the error in `{ 開く：push B、閉じる：pop }`: several names with their values in one text.
  private func entries(_ pair: Node.Pair, of shape: Shape?) -> AuthoringError? {
    guard hasWideSigns, pair.value.isAbsent, let name = pair.key.text, WidePunctuation.comma(in: name) != nil,
      let shape, let range = range(of: pair.key)
    else { return nil }
    let parts = text.parts(of: range)
    let colons = parts.map { MalformedColon(in: $0, of: text) }
    guard parts.count > 1, colons.allSatisfy({ $0.map { shape.mayHold(text.string($0.name)) } ?? false }),
      var error = colons[0]?.error
    else { return nil }
    error.help = "write `\(AuthoringErrorFinder.brief(WidePunctuation.meaning(of: text.string(range))))`"
    error.edits = zip(parts, colons).flatMap { part, colon in
      (colon?.error.edits ?? []) + text.commaEdit(behind: part, in: range)
    }
    return error
  }
}

// MARK: - Texts

extension MisreadFinder {
  private mutating func scalar(_ node: Node, as shape: Shape?, isFree: Bool) {
    // A text without any sign cannot be misread, and most texts have none.
    guard hasWideSigns || node.hasOrdinarySigns else { return }
    if isFree, hasWideSigns, let range = wideComment(in: node), let error = signs.comment(in: range, beginsLine: false)
    {
      return errors.append(error)
    }
    let isMisread = shape.map { $0.requiresMapping || $0.requiresList || !node.isOnOneLine } ?? !node.isOnOneLine
    guard isMisread || (hasWideSigns && !isFree), let range = range(of: node) else { return }
    let pieces = pieces(of: range)
    if let shape, shape.requiresMapping || pieces.count > 1, let colons = colons(in: pieces, as: shape) {
      return errors += colons
    }
    let isList = shape?.requiresList ?? false || (shape?.item != nil && beginsLine(range))
    let dashes = isList ? pieces.map { signs.tightDash(in: $0) ?? signs.dash(in: $0) } : []
    if !dashes.isEmpty, dashes.allSatisfy({ $0 != nil }) { return errors += dashes.compactMap { $0 } }
    guard hasWideSigns, !isFree else { return }
    for (place, piece) in pieces.enumerated() {
      let dash = place > 0 || isList ? signs.dash(in: piece) : nil
      let error = dash ?? signs.comment(in: piece, beginsLine: place > 0)
      if let error = error ?? signs.space(beside: piece) { errors.append(error) }
    }
  }

  /// Returns the range of a free text with a full-width comment after a full-width space, or nil.
  private func wideComment(in node: Node) -> Range<Int>? {
    guard let text = node.text, text.contains("\u{3000}＃"), case .scalar(_, .plain) = node.content else { return nil }
    return range(of: node)
  }

  /// Returns the errors of the colons in all lines, if each line is a name and its value; else nil.
  private func colons(in pieces: [Range<Int>], as shape: Shape) -> [AuthoringError]? {
    let colons = pieces.map { MalformedColon(in: $0, of: text) }
    guard colons.allSatisfy({ $0.map { shape.mayHold(text.string($0.name)) } ?? false }) else { return nil }
    return colons.compactMap { $0?.error }
  }
}

// MARK: - Places

extension MisreadFinder {
  /// Returns the range of a node in the repaired text, or nil if it is unknown.
  func range(of node: Node) -> Range<Int>? {
    let (start, end) = (text.workingOffset(node.range.start.offset), text.workingOffset(node.range.end.offset))
    guard start < end, end <= text.bytes.count, let written = node.text else { return nil }
    // Usually both are equal.
    if written.utf8.elementsEqual(text.bytes[start..<end]) { return start..<end }
    let isSame = { (character: Character) in
      character != " " && character != "\n" && character != "\r" && character != "\r\n"
    }
    return text.string(start..<end).filter(isSame) == written.filter(isSame) ? start..<end : nil
  }

  /// Returns whether a range is the first text of its line.
  mutating func beginsLine(_ range: Range<Int>) -> Bool {
    lines.content(lines.line(at: range.lowerBound)).lowerBound == range.lowerBound
  }

  /// Returns the lines of a text without their indentation.
  mutating func pieces(of range: Range<Int>) -> [Range<Int>] {
    let (first, last) = (lines.line(at: range.lowerBound), lines.line(at: range.upperBound - 1))
    if first == last { return [range] }
    return (first...last).compactMap { line in
      let content = lines.content(line)
      return content.isEmpty
        ? nil : max(content.lowerBound, range.lowerBound)..<min(content.upperBound, range.upperBound)
    }
  }
}

extension Node {
  /// Whether it begins and ends on one line.
  var isOnOneLine: Bool { range.start.line == range.end.line }

  /// Whether its text contains a colon or a dash.
  fileprivate var hasOrdinarySigns: Bool {
    text?.utf8.contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "-") } ?? false
  }
}

extension Shape {
  /// Whether the shape is only a text or a name.
  fileprivate var isText: Bool {
    switch self {
    case .text, .reason, .name: true
    default: false
    }
  }

  /// Whether its texts are names that a list of the file defines, such as values and outcomes.
  ///
  /// Such a name probably occurs elsewhere too.
  fileprivate var isName: Bool {
    switch self {
    case .name(let kind): kind == "outcome"
    case .text: true
    default: false
    }
  }

  /// Returns whether the value of a key is free text.
  fileprivate func isFree(_ key: String) -> Bool {
    switch self {
    case .object, .steps:
      switch value(of: key) {
      case .text, .reason, nil: return true
      default: return false
      }
    case .map(of: .reason, _, _): return true
    case .optional(let shape): return shape.isFree(key)
    case .any(let shapes): return shapes.contains { $0.isFree(key) }
    default: return false
    }
  }
}
