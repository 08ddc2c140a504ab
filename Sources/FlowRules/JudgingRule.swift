import Diagnostics

/// A rule about the findings of other rules in a flow.
protocol ComparingRule: Sendable {
  /// The description for reports, documentation and settings.
  static var metadata: RuleMetadata { get }

  /// Returns the findings of this rule, given those of the other rules.
  static func findings(among found: [ReportedFinding], in context: RuleContext) -> [Finding]
}

/// A rule about the results of all flows of a run.
protocol ConcludingRule: Sendable {
  /// The description for reports, documentation and settings.
  static var metadata: RuleMetadata { get }

  /// Returns the findings, with the severity of the project.
  static func diagnostics(on flows: [CheckedFlow], _ severity: Severity) -> [Diagnostic]
}

/// A finding of a rule, with the severity of the project.
struct ReportedFinding: Sendable {
  let rule: RuleID
  let severity: Severity
  let merged: MergedFinding
}
