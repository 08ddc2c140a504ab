import Diagnostics

/// The description of a rule in reports.
public struct ReportedRule: Sendable {
  /// The id of the rule.
  public var id: RuleID
  /// The default severity.
  public var severity: Severity
  /// The defect that the rule finds, in one sentence.
  public var summary: String
  /// Why the defect is bad, and how to fix it.
  public var rationale: String
  /// The short names of the sources.
  public var sources: [String]
  /// The family of rules.
  public var family: String
  /// Whether the rule checks behaviour, and so cannot check a file without a root.
  public var needsBehaviour: Bool
  /// Whether a finding of the rule prevents further checks of the file.
  public var isFileError: Bool
  /// Whether this run applied the rule.
  public var isApplied: Bool
  /// Whether the documentation has a page about the rule.
  public var hasPage: Bool
  /// Whether an `allow` can accept its findings.
  public var isAllowable: Bool

  /// Creates the description of a rule.
  public init(
    id: RuleID, severity: Severity, summary: String, rationale: String, sources: [String], family: String,
    needsBehaviour: Bool, isFileError: Bool, isApplied: Bool, hasPage: Bool = true, isAllowable: Bool = true
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.sources = sources
    self.family = family
    self.needsBehaviour = needsBehaviour
    self.isFileError = isFileError
    self.isApplied = isApplied
    self.hasPage = hasPage
    self.isAllowable = isAllowable
  }
}
