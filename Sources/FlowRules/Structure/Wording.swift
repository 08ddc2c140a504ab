import FlowModel

/// A text for comparisons that ignore the case and width of letters.
struct Wording {
  /// The text in lower case, with normal Latin letters in place of full-width ones.
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

  /// Returns whether a text may contain a word, by its bytes; this is much faster than a comparison of characters.
  ///
  /// - Parameter part: the bytes of the word in lower case, or a part of it with only one Unicode spelling.
  static func mayContain(_ part: [UInt8], in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      // Full-width letters begin with this byte.
      if part[0] < 0x80, bytes.contains(0xEF) { return true }
      return bytes.indices.dropLast(part.count - 1).contains { start in
        part.indices.allSatisfy { part[$0] == lowered(bytes[start + $0]) }
      }
    }
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// The words of Latin letters.
  var latinWords: [Substring] { text.split { !$0.isASCII || !$0.isLetter } }

  /// The letters and digits, without other characters.
  var lettersAndDigits: String { text.filter { $0.isLetter || $0.isNumber } }

  /// Whether the text says that the user signs in.
  var saysSignIn: Bool {
    let words = latinWords.joined(separator: " ")
    return ["sign in", "log in", "login", "sign-in"].contains(where: words.hasPrefix)
      || ["ログイン", "サインイン"].contains { text.contains($0) }
  }

  /// Returns whether the text names a biometric method; false for the other methods.
  func names(_ method: AuthMethod) -> Bool {
    switch method {
    case .faceID: hasWord("face", "id")
    case .touchID: hasWord("touch", "id")
    case .password, .signInWithApple, .oneTimeCode: false
    }
  }

  /// Returns whether two words follow each other, or are written as one.
  private func hasWord(_ first: Substring, _ second: Substring) -> Bool {
    let words = latinWords
    return words.contains(first + second)
      || zip(words, words.dropFirst()).contains { $0 == first && $1 == second }
  }
}
