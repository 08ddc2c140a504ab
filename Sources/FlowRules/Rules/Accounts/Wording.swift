import FlowModel

/// Text as a reader takes it in, whatever its letters' case and width.
struct Wording {
  /// Lower case, full-width Latin letters made ordinary.
  let text: String

  init(_ text: String) {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else {
      self.text = text.lowercased()
      return
    }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isWide = (0xFF01...0xFF5E).contains(scalar.value)
      scalars.append(isWide ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar)
    }
    self.text = String(scalars).lowercased()
  }

  /// Whether a text may hold a word, as its bytes tell; a reader's way of taking it in takes far longer.
  ///
  /// - Parameter part: the word in lower case, or a part of it that Unicode can spell in one way only.
  static func mayHold(_ part: String, in text: String) -> Bool {
    let letters = Array(part.utf8)
    let bytes = text.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
    // Full-width letters begin with this byte.
    if letters[0] < 0x80, bytes.contains(0xEF) { return true }
    return bytes.indices.dropLast(letters.count - 1).contains { start in
      bytes[start] == letters[0] && bytes[start..<start + letters.count].elementsEqual(letters)
    }
  }

  /// The runs of Latin letters.
  var latinWords: [Substring] { text.split { !$0.isASCII || !$0.isLetter } }

  /// The letters and digits alone.
  var lettersAndDigits: String { text.filter { $0.isLetter || $0.isNumber } }

  /// Whether it names Face ID or Touch ID.
  func names(_ method: AuthMethod) -> Bool {
    switch method {
    case .faceID: hasWord("face", "id")
    case .touchID: hasWord("touch", "id")
    case .password, .signInWithApple, .oneTimeCode: false
    }
  }

  /// Whether two words stand one after the other, or written as one.
  private func hasWord(_ first: Substring, _ second: Substring) -> Bool {
    let words = latinWords
    return words.contains(first + second)
      || zip(words, words.dropFirst()).contains { $0 == first && $1 == second }
  }
}
