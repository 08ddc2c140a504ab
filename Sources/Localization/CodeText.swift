/// Decides which quoted parts of a message are code: what a reader types, rather than reads on a screen.
///
/// Japanese puts the names and labels of the user's file in 「」, and code in `backticks`.
enum CodeText {
  /// The words of steps.
  static let verbs = Set(
    [
      "push", "pop", "replace", "show", "dismiss", "present", "tab", "start", "complete", "cancel", "unwind", "root",
      "stay", "set",
    ])

  /// The keys, values and steps of flow files that are one word each.
  static let words = Set(
    """
    accountRequired actionSheet actions advances alert allow area areas arrival as aside associatedDomains atLeast
    atMost auth autofill back baseline below beneath by canReach cancelled cannot cases clears collapsed column
    complete content deletesBack device devices digitsOnly dismiss do either entries entry exclude exits expect
    exports extends faceID failOn false fields forgotten formSheet from front fullScreen gestures given gives group id
    ifThere image imports include initial input inputView item kind language length link lock locked modal modals
    multiStep name navflow needs never newPassword none not note on once oneTimeCode opened outcomes pad pages panel
    partial password passwordReset paste phone picker pop popover present presentation purpose push reachable refine relaunch
    replace requires role root roots scenarios screen screens see set severity sheet show shown signInWithApple
    source split stack start state stay submitsWhenFull syntax tab tabBar tabs takes taps task tasks then thresholds
    title to touchID true unwind username values via visible when where while within worstCase wraps
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let programs = Set(["navflow", "git"])

  /// Returns whether a text is code: a step, a key with its value, a label with its step, or a word of the language.
  static func isCode(_ text: String) -> Bool {
    guard let first = text.first else { return false }
    if "{[".contains(first) || text.hasPrefix("--") || words.contains(text) || verbs.contains(text) { return true }
    guard let end = text.firstIndex(where: { $0 == " " || $0 == ":" }) else { return isRule(text) }
    let (word, rest) = (String(text[..<end]), text[end...])
    if programs.contains(word) || (rest.first == " " && verbs.contains(word)) { return true }
    if rest.hasPrefix(": "), words.contains(word) || isVariable(word, rest.dropFirst(2)) { return true }
    // A label may contain blanks, but its step follows the first colon.
    guard let colon = text.firstRange(of: ": ") else { return false }
    return isStep(text[colon.upperBound...])
  }

  /// Returns whether a word and the text after its colon look like a variable and its value.
  private static func isVariable(_ word: String, _ value: Substring) -> Bool {
    guard let first = word.first, "a"..."z" ~= first else { return false }
    return (word + value).allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
  }

  private static func isStep(_ text: Substring) -> Bool {
    let word = text.prefix { $0 != " " && $0 != ":" }
    return verbs.contains(String(word)) || text.first == "{" || text.first == "["
  }

  /// Returns whether a word has the form of a rule's id, such as `growing-layers`.
  private static func isRule(_ word: String) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count > 1 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { "a"..."z" ~= $0 } }
  }
}
