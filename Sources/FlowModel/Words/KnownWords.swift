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
    guard !without.contains(where: wording.text.hasPart) else { return false }
    let letters = wording.lettersAndDigits
    if texts.contains(letters) || texts.contains(wording.text) { return true }
    if parts.contains(where: { wording.text.hasPart($0) || letters.hasPart($0) })
      || ends.contains(where: letters.hasSuffix)
    {
      return true
    }
    guard !first.isEmpty || !phrases.isEmpty else { return false }
    let words = wording.latinWords
    if let word = words.first, first.contains(String(word)) { return true }
    let line = " " + words.joined(separator: " ") + " "
    return phrases.contains { line.hasPart(" \($0) ") }
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
  /// Returns whether the text contains another one; ASCII is compared byte by byte, which is ten times faster.
  fileprivate func hasPart(_ part: String) -> Bool {
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return contains(part) }
    let (text, part) = (Array(utf8), Array(part.utf8))
    guard let first = part.first, part.count <= text.count else { return part.isEmpty }
    return (0...text.count - part.count).contains { start in
      text[start] == first && text[start..<start + part.count].elementsEqual(part)
    }
  }
}
