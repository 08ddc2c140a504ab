import Diagnostics
import FlowModel
import Localization

/// Reads values from nodes and collects errors; it never stops at an error.
struct Reader {
  /// The errors so far.
  private(set) var diagnostics: [Diagnostic] = []
  /// The number of diagnostics that are errors, and not warnings.
  private(set) var errorCount = 0
  private var finder = WordFinder()
  /// The ranges in which errors are not reported, because a repair may have caused them.
  private let uncertainRanges: [SourceRange]

  /// The names of variables, which some users write as keys of an action.
  var variables: Set<String> = []

  private let document: Node?
  /// The words in the values of the document; nil before their first use.
  private var mentions: Set<String>?

  /// Creates a reader of a document with uncertain ranges.
  init(uncertainRanges: [SourceRange] = [], of document: Node? = nil) {
    self.uncertainRanges = uncertainRanges
    self.document = document
  }

  /// Returns whether some value of the document is a word, alone or after a verb, as in a step, a tab or a root.
  mutating func isMentioned(_ word: String) -> Bool {
    let mentions = mentions ?? document?.mentions ?? []
    self.mentions = mentions
    return mentions.contains(word)
  }

  /// Returns whether a mapping contains an uncertain line, or ends before one, so that a part of it may be missing.
  func isUncertain(_ range: SourceRange) -> Bool {
    uncertainRanges.contains { doubt in
      doubt.file == range.file && range.start.line <= doubt.start.line && doubt.start.line <= range.end.line + 1
    }
  }

  /// Reports an error.
  mutating func report(
    _ rule: RuleID, _ message: Message, at range: SourceRange, help: Message? = nil, notes: [Note] = [],
    suggestion: Suggestion? = nil, severity: Severity = .error
  ) {
    if uncertainRanges.contains(where: { $0.overlaps(range) }) { return }
    diagnostics.append(
      Diagnostic(rule, severity, message, at: range, notes: notes, help: help, suggestion: suggestion))
    if severity == .error { errorCount += 1 }
  }

  /// Reports an error with a replacement that corrects it.
  ///
  /// - Parameter isCertain: whether the text cannot mean anything else.
  mutating func report(
    _ rule: RuleID, _ message: Message, at range: SourceRange, write replacement: String, help: Message? = nil,
    notes: [Note] = [], isCertain: Bool = true
  ) {
    report(
      rule, message, at: range, help: help ?? "write `\(replacement)`", notes: notes,
      suggestion: Suggestion("Write `\(replacement)`", replacing: range, with: replacement, isCertain: isCertain))
  }

  /// Reports an unknown word with the nearest known one, or with all known ones if they are few.
  ///
  /// - Parameters:
  ///   - list: the list of the known words, if a flow may have many of them.
  ///   - isLanguage: whether the known words are words of the language, not names that the user can add.
  ///   - alternative: the help if no word is near.
  mutating func reportUnknown(
    _ rule: RuleID, _ message: Message, word: String, at range: SourceRange, known: some Collection<String>,
    of list: NameList? = nil, isLanguage: Bool = false, notes: [Note] = [], alternative: Message? = nil
  ) {
    if let near = nearest(to: word, among: known, of: list) {
      let written = near.spelledAsScalar
      return report(
        rule, message, at: range, help: "did you mean \"\(near)\"?", notes: notes,
        suggestion: Suggestion(
          "Write `\(written)`", replacing: range, with: written,
          isCertain: isLanguage ? isCertain(word, means: near, among: known) : word.folded == near.folded))
    }
    report(rule, message, at: range, help: alternative ?? known.asChoice, notes: notes)
  }

  /// Reports an unknown rule: an error if a known one was probably meant, else a warning, because a later version of navflow may
  /// have it.
  mutating func reportUnknownRule(_ name: Located<String>, known: [RuleID]) {
    if nearest(to: name.value, among: known.map(\.name)) != nil {
      reportUnknown(
        FileRules.unknownName, "there is no rule \"\(name.value.shortened)\"", word: name.value, at: name.range,
        known: known.map(\.name), isLanguage: true)
    } else {
      report(
        FileRules.unknownName, "navflow \(ToolVersion.current) has no rule \"\(name.value.shortened)\"", at: name.range,
        help: "use a version of navflow that has it, or leave it out; `navflow rules` lists the rules",
        severity: .warning)
    }
  }

  /// Returns the known word that was probably intended.
  ///
  /// - Parameter list: the list of the known words, if a flow may have many of them.
  mutating func nearest(to word: String, among known: some Collection<String>, of list: NameList? = nil) -> String? {
    if let list { finder.nearest(to: word, among: known, of: list) } else { finder.nearest(to: word, among: known) }
  }

  /// Returns whether a text is certainly a misspelt word of the known ones.
  mutating func isCertain(_ text: String, means word: String, among known: some Sequence<String>) -> Bool {
    finder.isCertain(text, means: word, among: known)
  }
}

extension Collection<String> {
  /// The help "write one of: a, b", or nil for an empty or long list.
  var asChoice: Message? {
    switch count {
    case 0: nil
    case 1: first.map { "write \"\($0)\"" }
    case 2...24: "write one of: \(Message.list(map(Message.code), .none))"
    default: nil
    }
  }
}
