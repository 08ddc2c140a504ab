import FlowModel

/// Text as a reader takes it in, whatever its letters' case and width.
struct Wording {
  /// Lower case, full-width Latin letters made ordinary.
  let text: String

  init(_ text: String) {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isWide = (0xFF01...0xFF5E).contains(scalar.value)
      scalars.append(isWide ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar)
    }
    self.text = String(scalars).lowercased()
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
