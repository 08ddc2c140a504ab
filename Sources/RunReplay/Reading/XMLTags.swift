/// The tags of an XML text in their order, without comments, character data and declarations.
///
/// Test results come from many programs, so a text that is not well-formed ends the tags, and is no error.
struct XMLTags: Sequence, IteratorProtocol {
  /// A start tag, an end tag, or the tag of an empty element.
  struct Tag {
    let name: String
    var attributes: [String: String] = [:]
    let isEnd: Bool
    var isEmpty = false
  }

  private let bytes: [UInt8]
  private var place = 0

  /// Creates the tags of a text.
  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func next() -> Tag? {
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      place = start
      if skip("<!--", to: "-->") || skip("<![CDATA[", to: "]]>") || skip("<?", to: "?>") || skip("<!", to: ">") {
        continue
      }
      return tag()
    }
    return nil
  }

  /// Moves behind a part with a beginning and an end; returns whether the part begins here.
  private mutating func skip(_ beginning: StaticString, to end: StaticString) -> Bool {
    guard isHere(beginning) else { return false }
    place += beginning.utf8CodeUnitCount
    while place < bytes.count, !isHere(end) { place += 1 }
    place = Swift.min(place + end.utf8CodeUnitCount, bytes.count)
    return true
  }

  private func isHere(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard place + length <= bytes.count else { return false }
    return (0..<length).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
  }

  // MARK: Tags

  private mutating func tag() -> Tag {
    place += 1
    let isEnd = take("/")
    var tag = Tag(name: word(), isEnd: isEnd)
    while place < bytes.count, !take(">") {
      if take("/") {
        tag.isEmpty = true
        continue
      }
      skipSpace()
      let name = word()
      skipSpace()
      guard !name.isEmpty else {
        if !isHere(">"), !isHere("/") { place += 1 }
        continue
      }
      if take("=") { tag.attributes[name] = value() }
    }
    return tag
  }

  private mutating func take(_ sign: StaticString) -> Bool {
    guard isHere(sign) else { return false }
    place += 1
    return true
  }

  private mutating func skipSpace() {
    while place < bytes.count, bytes[place] <= 32 { place += 1 }
  }

  /// Returns the name here, up to a space or a sign.
  private mutating func word() -> String { text { $0 > 32 && !"=/<>\"'".utf8.contains($0) } }

  /// Returns the value of an attribute in quotes.
  private mutating func value() -> String {
    skipSpace()
    for quote: StaticString in ["\"", "'"] where take(quote) {
      let value = text { $0 != quote.utf8Start[0] }
      _ = take(quote)
      return value.withoutEntities
    }
    return ""
  }

  private mutating func text(while belongs: (UInt8) -> Bool) -> String {
    let start = place
    while place < bytes.count, belongs(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }
}

extension String {
  /// The text with the entities of XML replaced.
  fileprivate var withoutEntities: String {
    guard contains("&") else { return self }
    return replacing(/&(#x[0-9A-Fa-f]+|#[0-9]+|lt|gt|quot|apos|amp);/) { match in
      Self.sign(of: String(match.1)) ?? String(match.0)
    }
  }

  private static func sign(of entity: String) -> String? {
    guard entity.hasPrefix("#") else {
      return ["lt": "<", "gt": ">", "quot": "\"", "apos": "'", "amp": "&"][entity]
    }
    let isHexadecimal = entity.hasPrefix("#x")
    let number = UInt32(entity.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
    return number.flatMap(Unicode.Scalar.init).map { String($0) }
  }
}
