/// One finding: what is wrong, where, how sure that is, and what to do about it.
public struct Diagnostic: Sendable {
  /// A place where a defect is met, and what it is about there.
  public struct Place: Hashable, Sendable {
    /// What it is about there.
    public var subject: Subject
    /// What is written there.
    public var range: SourceRange

    /// Creates a place.
    public init(subject: Subject, range: SourceRange) {
      self.subject = subject
      self.range = range
    }
  }

  /// The rule that found it.
  public var rule: RuleID
  /// How much it weighs, after configuration.
  public var severity: Severity
  /// One sentence, problem first, names in quotes, no full stop.
  public var message: String
  /// The place that is at fault.
  public var range: SourceRange
  /// Other places that are involved.
  public var notes: [Note]
  /// What to write instead, or nil where the message says it all.
  public var help: String?
  /// A mend that a program can apply.
  public var suggestion: Suggestion?
  /// What it is about.
  public var subject: Subject
  /// `violated` or `bounded` for a statement about behaviours, nil for one about the file.
  public var verdict: Verdict?
  /// The shortest way there, for a statement about behaviours.
  public var trace: Trace?
  /// In how many places or on how many paths the same defect was met; at least 1.
  public var occurrences: Int
  /// The other places where the same defect was met: which of all is told may change with the order of the lines.
  public var otherPlaces: [Place] = []
  /// The entry that is at fault, whatever was in front and whichever task suffers: an `allow` stands best there.
  public var entry: String?
  /// The reason for which an `allow` accepts it, or nil.
  public var allowed: String?
  /// Whether it speaks of other findings and goes with them, so that it need not be accepted by itself.
  public var goesWithOthers = false

  /// Creates a finding that nothing allows.
  public init(
    _ rule: RuleID, _ severity: Severity, _ message: String, at range: SourceRange, notes: [Note] = [],
    help: String? = nil, suggestion: Suggestion? = nil, subject: Subject = Subject(), verdict: Verdict? = nil,
    trace: Trace? = nil, occurrences: Int = 1
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.range = range
    self.notes = notes
    self.help = help
    self.suggestion = suggestion
    self.subject = subject
    self.verdict = verdict
    self.trace = trace
    self.occurrences = occurrences
    self.allowed = nil
  }

  /// Every place where the defect was met, its own first.
  public var places: [Place] { [Place(subject: subject, range: range)] + otherPlaces }
}
