import Diagnostics

/// Reads values out of nodes and collects what is wrong with them; it never stops at a mistake.
struct Reader {
  /// What was found wrong so far.
  private(set) var diagnostics: [Diagnostic] = []
  private var finder = WordFinder()
  /// Where nothing is reported, because it may come of how a mistake of writing was mended.
  private let doubts: [SourceRange]

  /// The document that is read, and the words by which its values name things, once somebody has asked.
  private let document: Node?
  private var mentions: Set<String>?

  /// Creates a reader of files that are partly in doubt.
  init(doubts: [SourceRange] = [], of document: Node? = nil) {
    self.doubts = doubts
    self.document = document
  }

  /// Whether some value of the document is a word, or ends in it behind a verb: a step, a tab, a root.
  mutating func isMentioned(_ word: String) -> Bool {
    let mentions = mentions ?? document?.mentions ?? []
    self.mentions = mentions
    return mentions.contains(word)
  }

  /// Whether a mapping holds a line that is in doubt, or ends before one, so that it may lack what was written there.
  func isInDoubt(_ range: SourceRange) -> Bool {
    doubts.contains { doubt in
      doubt.file == range.file && range.start.line <= doubt.start.line && doubt.start.line <= range.end.line + 1
    }
  }

  /// Notes a mistake.
  mutating func report(
    _ rule: RuleID, _ message: String, at range: SourceRange, help: String? = nil, notes: [Note] = [],
    suggestion: Suggestion? = nil, severity: Severity = .error
  ) {
    if doubts.contains(where: { $0.overlaps(range) }) { return }
    diagnostics.append(
      Diagnostic(rule, severity, message, at: range, notes: notes, help: help, suggestion: suggestion))
  }

  /// Notes a mistake that other text in its place would mend.
  mutating func report(
    _ rule: RuleID, _ message: String, at range: SourceRange, write replacement: String, help: String? = nil,
    notes: [Note] = []
  ) {
    report(
      rule, message, at: range, help: help ?? "write `\(replacement)`", notes: notes,
      suggestion: Suggestion("Write `\(replacement)`", replacing: range, with: replacement))
  }

  /// Notes a word that is none of those expected: with the nearest of them, else with all of them where they are few.
  ///
  /// - Parameter alternative: what to say where no word is near.
  mutating func reportUnknown(
    _ rule: RuleID, _ message: String, word: String, at range: SourceRange, known: some Collection<String>,
    notes: [Note] = [],
    alternative: String? = nil
  ) {
    if let near = nearest(to: word, among: known) {
      let written = near.spelledAsScalar
      return report(
        rule, message, at: range, help: "did you mean \"\(near)\"?", notes: notes,
        suggestion: Suggestion("Write `\(written)`", replacing: range, with: written))
    }
    report(rule, message, at: range, help: alternative ?? known.asChoice, notes: notes)
  }

  /// The word that was probably meant.
  mutating func nearest(to word: String, among known: some Sequence<String>) -> String? {
    finder.nearest(to: word, among: known)
  }
}

extension Collection<String> {
  /// "write one of: a, b", or nil where that would be no help.
  var asChoice: String? {
    switch count {
    case 0: nil
    case 1: first.map { "write \"\($0)\"" }
    case 2...24: "write one of: " + joined(separator: ", ")
    default: nil
    }
  }
}
