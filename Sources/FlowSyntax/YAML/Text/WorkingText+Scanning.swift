import Localization

/// Searches in the text for positions that libyaml does not report exactly.
extension WorkingText {
  /// Returns the byte at an offset, or nil at the end.
  func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Returns the text of a range.
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the first position from an offset that is neither blank nor in a comment.
  func contentStart(from offset: Int) -> Int {
    var place = offset
    while let byte = byte(at: place) {
      if byte == UInt8(ascii: "#") {
        place = lineEnd(from: place)
      } else if Self.isBlank(byte) {
        place += 1
      } else {
        break
      }
    }
    return place
  }

  /// Returns the end of the line at an offset, before its line break.
  func lineEnd(from offset: Int) -> Int {
    bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
  }

  /// Returns the next blank from an offset, or the end.
  func wordEnd(from offset: Int) -> Int { bytes[offset...].firstIndex(where: Self.isBlank) ?? bytes.count }

  /// Returns the start of the text after the end of a document; `...` only repeats that end.
  func documentStart(from offset: Int) -> Int {
    var place = contentStart(from: offset)
    while bytes[place...].starts(with: Array("...".utf8)), byte(at: place + 3).map(Self.isBlank) ?? true {
      place = contentStart(from: place + 3)
    }
    return place
  }

  /// Returns the end of a block scalar's text, after its last line that is not blank.
  func blockScalarEnd(from start: Int, to limit: Int) -> Int {
    let signsEnd = min(limit, wordEnd(from: start))
    let headerEnd = min(limit, lineEnd(from: start))
    guard let last = bytes[headerEnd..<limit].lastIndex(where: { !Self.isBlank($0) }) else { return signsEnd }
    return min(limit, lineEnd(from: last))
  }

  /// Returns whether YAML treats a byte as white space or a line break.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
}

extension WorkingText {
  /// Returns the number of bytes of a character at an offset that looks like a space and is a letter in YAML, or nil.
  func wideSpace(at offset: Int) -> Int? {
    guard let first = byte(at: offset), first >= 0xC2, let scalar = scalar(at: offset) else { return nil }
    return Self.isWideSpace(scalar) ? scalar.utf8.count : nil
  }

  /// Returns the end of the blanks at an offset, including wide ones.
  func blanksEnd(from offset: Int, to limit: Int) -> Int {
    var end = offset
    while end < limit {
      guard let length = Self.isBlank(bytes[end]) ? 1 : wideSpace(at: end), end + length <= limit else { break }
      end += length
    }
    return end
  }

  /// Returns a range without surrounding blanks, including wide ones.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let start = blanksEnd(from: range.lowerBound, to: range.upperBound)
    var end = range.upperBound
    while end > start {
      if Self.isBlank(bytes[end - 1]) {
        end -= 1
      } else if let length = wideSpace(before: end), end - length >= start {
        end -= length
      } else {
        break
      }
    }
    return start..<end
  }

  /// Returns a part of a line without the dashes of list entries.
  func withoutDashes(_ piece: Range<Int>) -> Range<Int> {
    var piece = piece
    while piece.count > 1, bytes[piece.lowerBound] == UInt8(ascii: "-"), Self.isBlank(bytes[piece.lowerBound + 1]) {
      piece = trimmed(piece.lowerBound + 1..<piece.upperBound)
    }
    return piece
  }

  /// Returns the number of bytes of a wide space directly before an offset, or nil.
  func wideSpace(before offset: Int) -> Int? {
    [3, 2].first { $0 <= offset && wideSpace(at: offset - $0) == $0 }
  }

  /// Returns the name of the wide space at an offset, for messages.
  func spaceName(at offset: Int) -> Message {
    guard let scalar = scalar(at: offset), scalar != "\u{3000}" else { return "a full-width space" }
    return "an unusual space (U+\(CharacterCheck.hexadecimal(scalar.value)))"
  }

  /// Returns the scalar at an offset, or nil at the end.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    return String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
  }

  /// Returns the start of the comment that ends the line at an offset, or the end of the line.
  func commentStart(from offset: Int) -> Int {
    let end = lineEnd(from: offset)
    var quotes = QuoteTracker()
    for place in offset..<max(offset, end) {
      let before = place == offset ? 0x20 : bytes[place - 1]
      if !quotes.isInside, bytes[place] == UInt8(ascii: "#"), Self.isBlank(before) { return place }
      quotes.take(bytes[place], after: before)
    }
    return end
  }

  /// Returns whether a character looks like a space and is a letter in YAML.
  static func isWideSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3000, 0xA0, 0x2000...0x200B, 0x202F, 0x205F: true
    default: false
    }
  }
}
