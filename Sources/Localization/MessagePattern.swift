/// An English text of a message catalogue, with placeholders for the parts that vary.
///
/// | placeholder | matches | in the translation |
/// |---|---|---|
/// | `{n}` | digits | unchanged |
/// | `{q}` | a text in quotes | in the quotes of the language |
/// | `{list}` | texts in quotes, separated by ", ", " and " or " or "; " and 3 more" may follow | as a list of the language |
/// | `{values}` | as `{list}` | as a list of the language, as code |
/// | `{s}` | any text | unchanged |
/// | `{text}` | any text that the catalogue translates | translated |
/// | `{words}` | any text: words separated by ", ", "; ", " and " or " or " | as a list of the language, each word translated if it can be |
/// | `{codes}` | as `{words}` | as a list of the language, each word as code |
/// | `{screen\|screens}` | one of the alternatives | left out |
///
/// A quote or backtick before `{q}` in the translation decides how the text is quoted: 「{q}」 or `{q}`.
///
/// A placeholder that occurs several times has a digit after its kind: `{q2}`. Other braces stand for themselves.
struct MessagePattern: Sendable {
  enum Kind: String {
    case number = "n"
    case quoted = "q"
    case list
    case any = "s"
    case text
    case words
    case codes
    case values
  }

  enum Element: Equatable {
    case literal([UInt8])
    case alternatives([[UInt8]])
    case placeholder(kind: Kind, name: String)
  }

  let elements: [Element]
  /// The number of bytes that every match has outside placeholders.
  let fixedCount: Int

  init(_ text: String) {
    elements = Self.elements(of: text)
    fixedCount = elements.reduce(0) { sum, element in
      switch element {
      case .literal(let bytes): sum + bytes.count
      case .alternatives(let alternatives): sum + (alternatives.map(\.count).min() ?? 0)
      case .placeholder: sum
      }
    }
  }

  /// The names of the placeholders, in order.
  var names: [String] {
    elements.compactMap { if case .placeholder(_, let name) = $0 { name } else { nil } }
  }

  /// Whether the pattern matches one text only.
  var isFixed: Bool { elements.allSatisfy { if case .literal = $0 { true } else { false } } }

  private static func elements(of text: String) -> [Element] {
    var elements: [Element] = []
    var literal: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      let close =
        byte == UInt8(ascii: "{") ? rest.dropFirst().firstIndex { $0 == UInt8(ascii: "}") || $0 == byte } : nil
      if let close, rest[close] == UInt8(ascii: "}"), let element = element(of: rest[(rest.startIndex + 1)..<close]) {
        if !literal.isEmpty { elements.append(.literal(literal)) }
        literal = []
        elements.append(element)
        rest = rest[(close + 1)...]
      } else {
        literal.append(byte)
        rest = rest.dropFirst()
      }
    }
    return literal.isEmpty ? elements : elements + [.literal(literal)]
  }

  /// Returns the placeholder or the alternatives between two braces; nil if the braces stand for themselves.
  private static func element(of bytes: ArraySlice<UInt8>) -> Element? {
    if bytes.contains(UInt8(ascii: "|")) {
      let alternatives = bytes.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      return .alternatives(alternatives.map(Array.init))
    }
    let name = String(decoding: bytes, as: UTF8.self)
    return Kind(rawValue: String(name.prefix { $0.isLetter })).flatMap { kind in
      name.drop { $0.isLetter }.allSatisfy(\.isNumber) ? .placeholder(kind: kind, name: name) : nil
    }
  }
}

extension MessagePattern {
  /// Matches a whole text, and returns the values of the placeholders by name; nil if no match is accepted.
  ///
  /// - Parameter accepts: returns whether a match is accepted.
  func match(_ text: [UInt8], accepts: ([String: ArraySlice<UInt8>]) -> Bool) -> [String: ArraySlice<UInt8>]? {
    guard fixedCount <= text.count else { return nil }
    if case .literal(let last)? = elements.last, !text.suffix(last.count).elementsEqual(last) { return nil }
    var values: [String: ArraySlice<UInt8>] = [:]
    return match(elements[...], text[...], &values, accepts) ? values : nil
  }

  private func match(
    _ elements: ArraySlice<Element>, _ text: ArraySlice<UInt8>, _ values: inout [String: ArraySlice<UInt8>],
    _ accepts: ([String: ArraySlice<UInt8>]) -> Bool
  ) -> Bool {
    guard let element = elements.first else { return text.isEmpty && accepts(values) }
    let rest = elements.dropFirst()
    switch element {
    case .literal(let bytes):
      return text.starts(with: bytes) && match(rest, text.dropFirst(bytes.count), &values, accepts)
    case .alternatives(let alternatives):
      return alternatives.contains { bytes in
        text.starts(with: bytes) && match(rest, text.dropFirst(bytes.count), &values, accepts)
      }
    case .placeholder(let kind, let name):
      // A literal that follows must begin where the placeholder ends.
      let next: [UInt8]? = if case .literal(let bytes)? = rest.first { bytes } else { nil }
      return Self.ends(of: kind, in: text).contains { end in
        if let next, !text[end...].starts(with: next) { return false }
        values[name] = text[..<end]
        return match(rest, text[end...], &values, accepts)
      }
    }
  }

  /// Returns the places where a placeholder at the beginning of a text can end, in the order in which they are tried.
  private static func ends(of kind: Kind, in text: ArraySlice<UInt8>) -> [Int] {
    switch kind {
    case .number:
      let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      return digits.isEmpty ? [] : [digits.endIndex]
    case .quoted: return quotedEnds(in: text)
    case .list, .values: return listEnds(in: text).reversed()
    case .any, .text, .words, .codes: return text.isEmpty ? [] : Array((text.startIndex + 1)...text.endIndex)
    }
  }

  /// Returns the ends of quoted texts, the nearest first; names may contain quotes.
  private static func quotedEnds(in text: ArraySlice<UInt8>) -> [Int] {
    guard text.first == quote else { return [] }
    return text.indices.dropFirst().filter { text[$0] == quote }.map { $0 + 1 }
  }

  /// Returns the ends of lists of quoted texts, the nearest first.
  private static func listEnds(in text: ArraySlice<UInt8>) -> [Int] {
    guard let end = quotedEnds(in: text).first else { return [] }
    var ends = [end]
    let rest = text[end...]
    for separator in separators where rest.starts(with: separator) {
      ends += listEnds(in: rest.dropFirst(separator.count))
    }
    let more = Array(" and ".utf8)
    if rest.starts(with: more) {
      let number = rest.dropFirst(more.count)
      if let last = Self.ends(of: .number, in: number).first, text[last...].starts(with: Array(" more".utf8)) {
        ends.append(last + " more".utf8.count)
      }
    }
    return ends
  }

  private static let quote = UInt8(ascii: "\"")
  private static let separators = [", ", " and ", " or "].map { Array($0.utf8) }
}
