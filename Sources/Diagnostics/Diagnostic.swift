import Localization

/// One finding of a rule: what is wrong, where, how certain it is, and what to write instead.
public struct Diagnostic: Sendable {
  /// A place in a flow file where a defect was found, with its subject.
  public struct Place: Hashable, Sendable {
    /// The subject of the finding at this place.
    public var subject: Subject
    /// The names of what causes it, which identify the finding: no screen if the cause is the same on every screen.
    public var cause: Subject
    /// The text that the finding points to.
    public var range: SourceRange

    /// Creates a place.
    ///
    /// - Parameter cause: the names of the cause, or nil if they are those of the subject.
    public init(subject: Subject, cause: Subject? = nil, range: SourceRange) {
      self.subject = subject
      self.cause = cause ?? subject
      self.range = range
    }
  }

  /// Another finding that has the same cause: of the same rule about something else, or of another rule.
  public struct Affected: Hashable, Sendable {
    /// The rule that reports it.
    public var rule: RuleID
    /// The severity that the project's settings give the rule.
    public var severity: Severity
    /// The message.
    public var message: Message
    /// Where it is, and what it is about.
    public var place: Place
    /// The other places with the same defect.
    public var otherPlaces: [Place]

    /// Every place with the defect.
    public var places: [Place] { [place] + otherPlaces }

    /// Creates an affected finding.
    public init(rule: RuleID, severity: Severity, message: Message, place: Place, otherPlaces: [Place] = []) {
      self.rule = rule
      self.severity = severity
      self.message = message
      self.place = place
      self.otherPlaces = otherPlaces
    }
  }

  /// An action that a screen should have.
  public struct MissingAction: Hashable, Sendable {
    /// The action as it is written: a label and its step.
    public var action: String
    /// The range of the screen's name.
    public var screen: SourceRange

    /// Creates a missing action.
    public init(_ action: String, on screen: SourceRange) {
      self.action = action
      self.screen = screen
    }
  }

  /// The rule that reports the finding.
  public var rule: RuleID
  /// The severity that the project's settings give the rule.
  public var severity: Severity
  /// One sentence that names the problem first, with names in quotes and no full stop.
  public var message: Message
  /// The text that is at fault.
  public var range: SourceRange
  /// Other places that are involved, each with its explanation.
  public var notes: [Note]
  /// What to write instead, or nil if the message is enough.
  public var help: Message?
  /// A change that a program can apply, or nil.
  public var suggestion: Suggestion?
  /// The corrections to try, the best one first; `help` is that of the first one.
  public var remedies: [Remedy] = []
  /// The changes of files that the help stands for, if a check has tried them.
  public var edits: [Suggestion] = []
  /// The action whose absence the finding is about, or nil.
  public var missingAction: MissingAction?
  /// The device, screen, action and task that the finding is about.
  public var subject: Subject
  /// The names of what causes the finding, or nil if they are those of the subject.
  public var cause: Subject?
  /// The verdict of a finding about behaviour: `violated`, `bounded`, or `proved` for a vacuous expectation.
  ///
  /// It is nil if the finding is about the file.
  public var verdict: Verdict?
  /// A trace that shows the finding, the shortest one if it says so; nil if no trace shows it.
  public var trace: Trace?
  /// The number of places or traces with the same defect; at least 1.
  public var occurrences: Int
  /// The other places with the same defect.
  ///
  /// The order of lines in the file decides which place is reported first, so a baseline compares all of them.
  public var otherPlaces: [Place] = []
  /// The finding as it is reported without its main cause, for each of the other causes.
  ///
  /// A baseline may know the main one.
  public var variants: [Diagnostic] = []
  /// The other findings with the same cause, which are reported with this one.
  public var affected: [Affected] = []
  /// The entry that causes the finding, whatever screen is in front: the best place for an `allow`.
  public var entry: String?
  /// The reason of the `allow` that accepts the finding, or nil.
  public var allowed: String?
  /// The flow files whose checks report the finding, in the order in which they were read.
  public var flows: [FileID] = []
  /// The folders of the other projects that have the same finding, because they share the file.
  public var otherProjects: [String] = []
  /// The folder of the project before this one that has the same finding, or nil.
  ///
  /// A format for people shows the finding only there.
  public var firstProject: String?
  /// Whether the finding only summarizes other findings, so that accepting those accepts it too.
  public var isSummary = false

  /// What people read in place of the names of the flow.
  public var titles = FlowTitles()

  /// Creates a finding that no `allow` accepts.
  public init(
    _ rule: RuleID, _ severity: Severity, _ message: Message, at range: SourceRange, notes: [Note] = [],
    help: Message? = nil, suggestion: Suggestion? = nil, subject: Subject = Subject(), verdict: Verdict? = nil,
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

  /// Every place with the defect, the reported one first.
  public var places: [Place] { [Place(subject: subject, cause: cause, range: range)] + otherPlaces }
}
