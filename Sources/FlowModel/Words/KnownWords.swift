/// The words of labels and names that rules understand, in English and Japanese.
///
/// `Docs/words.md` lists them. A project adds its own under `words` in `.navflow.yaml`.
public struct KnownWords: Hashable, Sendable {
  /// What a label or name says.
  public enum Meaning: String, CaseIterable, Hashable, Sendable {
    // Buttons.
    case done, cancel, leave, save, skip, next, signIn, signUp, signOut, biometrics
    // Fields.
    case email, phone, number, date, username, password, code
  }

  /// Whole texts, without spaces and other signs.
  package var texts: [String] = []
  /// First words.
  package var first: [String] = []
  /// Words that follow each other anywhere.
  package var phrases: [String] = []
  /// Parts of a text, for Japanese, which has no spaces.
  package var parts: [String] = []
  /// Ends of a text, without spaces and other signs.
  package var ends: [String] = []
  /// Parts that exclude a text.
  package var without: [String] = []

  /// Returns whether a text is one of these words.
  func matches(_ wording: Wording) -> Bool {
    let text = wording.text
    guard !without.contains(where: { text.hasPart($0, isASCII: wording.isASCII) }) else { return false }
    let letters = wording.lettersAndDigits
    if texts.contains(letters) || texts.contains(text) { return true }
    let hasPart = parts.contains { part in
      text.hasPart(part, isASCII: wording.isASCII) || letters.hasPart(part, isASCII: wording.isASCII)
    }
    if hasPart || ends.contains(where: letters.hasSuffix) { return true }
    guard !first.isEmpty || !phrases.isEmpty else { return false }
    let words = wording.latinWords
    if let word = words.first, first.contains(where: { $0 == word }) { return true }
    let line = words.joined(separator: " ")
    return phrases.contains { line.hasPart($0, isASCII: true, betweenSpaces: true) }
  }

  /// Returns the words with a meaning.
  package static subscript(meaning: Meaning) -> KnownWords {
    switch meaning {
    case .done: done
    case .cancel: cancel
    case .leave: leave
    case .save: save
    case .skip: skip
    case .next: next
    case .signIn: signIn
    case .signUp: signUp
    case .signOut: signOut
    case .biometrics: biometrics
    case .email: email
    case .phone: phone
    case .number: number
    case .date: date
    case .username: username
    case .password: password
    case .code: code
    }
  }
}

extension String {
  /// Returns whether the text contains another one; ASCII is compared byte by byte, which is much faster.
  ///
  /// - Parameter betweenSpaces: whether the other text must be a whole word or several, with a space or an end of the text
  ///   before and after it.
  fileprivate func hasPart(_ part: String, isASCII: Bool, betweenSpaces: Bool = false) -> Bool {
    guard isASCII else { return contains(part) }
    guard let first = part.utf8.first else { return true }
    // No Japanese word is in an ASCII text.
    guard first < 0x80, part.utf8.count <= utf8.count else { return false }
    var (text, part) = (self, part)
    return text.withUTF8 { text in
      part.withUTF8 { part in
        (0...text.count - part.count).contains { start in
          let end = start + part.count
          guard text[start] == first, text[start..<end].elementsEqual(part) else { return false }
          let space = UInt8(ascii: " ")
          return !betweenSpaces
            || (start == 0 || text[start - 1] == space) && (end == text.count || text[end] == space)
        }
      }
    }
  }
}
