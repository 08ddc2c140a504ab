import Diagnostics

/// What reports have to say of a rule besides its findings.
public struct ReportedRule: Sendable {
  /// The name.
  public var id: RuleID
  /// How much its findings weigh unless a project says otherwise.
  public var severity: Severity
  /// What it finds, in one sentence.
  public var summary: String
  /// Why that is bad, and what to do instead.
  public var rationale: String
  /// Who says so, by short names.
  public var sources: [String]
  /// The chapter that it belongs to.
  public var family: String
  /// Whether it looks at what can happen, and so says nothing of a file without a root.
  public var needsBehaviour: Bool
  /// Whether a file that it finds something in cannot be checked any further.
  public var isMistake: Bool
  /// Whether this run applied it.
  public var isApplied: Bool

  /// Creates the description of a rule.
  public init(
    id: RuleID, severity: Severity, summary: String, rationale: String, sources: [String], family: String,
    needsBehaviour: Bool, isMistake: Bool, isApplied: Bool
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.sources = sources
    self.family = family
    self.needsBehaviour = needsBehaviour
    self.isMistake = isMistake
    self.isApplied = isApplied
  }
}
