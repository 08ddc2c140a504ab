/// A colon that YAML does not recognise: a full-width one, or one without an ordinary space after it.
struct MalformedColon {
  /// The text before it.
  let name: Range<Int>
  /// The colon itself.
  let colon: Range<Int>
  /// The text after the colon, without the blanks between them.
  let value: Range<Int>
  private let text: WorkingText

  /// Whether a list or a map in brackets follows it.
  var isBeforeBracket: Bool { value.first.map { "[{".utf8.contains(text.bytes[$0]) } ?? false }

  /// Finds the first such colon in a part of a line, outside quotes.
  ///
  /// - Parameters:
  ///   - isInBrackets: whether the part begins in brackets, where commas separate entries.
  ///   - isRelevant: returns whether a colon counts.
  init?(
    in piece: Range<Int>, of text: WorkingText, isInBrackets: Bool = false,
    where isRelevant: (MalformedColon) -> Bool = { _ in true }
  ) {
    var quotes = QuoteTracker()
    var start = piece.lowerBound
    var depth = isInBrackets ? 1 : 0
    for place in piece {
      let byte = text.bytes[place]
      let isQuoted = quotes.isInside
      quotes.take(byte, after: place == piece.lowerBound ? 0x20 : text.bytes[place - 1])
      if isQuoted { continue }
      if "[{".utf8.contains(byte) { depth += 1 }
      if "]}".utf8.contains(byte) { depth -= 1 }
      if "[{".utf8.contains(byte) || byte == UInt8(ascii: ",") && depth > 0 { start = place + 1 }
      guard let found = MalformedColon(at: place, behind: start, piece, text, isInBrackets: depth > 0),
        isRelevant(found)
      else {
        continue
      }
      self = found
      return
    }
    return nil
  }

  private init?(at place: Int, behind start: Int, _ piece: Range<Int>, _ text: WorkingText, isInBrackets: Bool) {
    let length = Self.length(at: place, in: text)
    guard length > 0, place + length <= piece.upperBound else { return nil }
    let end = text.blanksEnd(from: place + length, to: piece.upperBound)
    let isOrdinary = length == 1 && text.byte(at: place + 1).map(WorkingText.isBlank) ?? true
    // YAML recognises an ordinary colon before a blank.
    if isOrdinary { return nil }
    let name = text.withoutDashes(text.trimmed(start..<place))
    guard !name.isEmpty else { return nil }
    self.name = name
    colon = place..<place + length
    value = end..<max(end, Self.valueEnd(from: end, piece, text, isInBrackets: isInBrackets))
    self.text = text
  }

  /// Returns the end of a value in brackets, for the message.
  private static func valueEnd(from start: Int, _ piece: Range<Int>, _ text: WorkingText, isInBrackets: Bool) -> Int {
    guard start < piece.upperBound else { return start }
    var depth = 0
    for place in start..<piece.upperBound {
      let byte = text.bytes[place]
      if isInBrackets, depth == 0, ",]}".utf8.contains(byte) { return text.trimmed(start..<place).upperBound }
      if "[{".utf8.contains(byte) { depth += 1 }
      if "]}".utf8.contains(byte) {
        depth -= 1
        if depth == 0, "[{".utf8.contains(text.bytes[start]) { return place + 1 }
      }
    }
    return piece.upperBound
  }

  private static func length(at place: Int, in text: WorkingText) -> Int {
    switch text.bytes[place] {
    case UInt8(ascii: ":"): 1
    case 0xEF where text.scalar(at: place) == .fullWidthColon: 3
    default: 0
    }
  }

  /// The error, with the correction.
  var error: AuthoringError {
    let name = AuthoringErrorFinder.brief(text.string(name))
    let value = AuthoringErrorFinder.brief(text.string(value))
    let isWide = colon.count > 1
    return AuthoringError(
      message: isWide
        ? "the colon after \"\(name)\" is a full-width one" : "a space is missing after the colon of \"\(name)\"",
      range: colon, help: "write `\(value.isEmpty ? name + ":" : name + ": " + value)`", edits: [edit], isCertain: true)
  }

  /// The edit to an ordinary colon and an ordinary space.
  private var edit: TextEdit {
    colon.count > 1
      ? TextEdit(colon.lowerBound..<value.lowerBound, ": ") : TextEdit(colon.upperBound..<value.lowerBound, " ")
  }
}
