import Diagnostics

/// A rule that judges what the other rules found in a flow.
protocol ComparingRule: Sendable {
  /// What reports, documents and settings need to know of it.
  static var metadata: RuleMetadata { get }

  /// Its findings among those of the other rules.
  static func findings(among found: [ReportedFinding], in context: RuleContext) -> [Finding]
}

/// A rule that judges what all flows of a run came to.
protocol ConcludingRule: Sendable {
  /// What reports, documents and settings need to know of it.
  static var metadata: RuleMetadata { get }

  /// Its findings, with the severity that the project gives them.
  static func diagnostics(on flows: [CheckedFlow], _ severity: Severity) -> [Diagnostic]
}

/// A finding of a rule with the severity that the project gives it.
struct ReportedFinding: Sendable {
  let rule: RuleID
  let severity: Severity
  let merged: MergedFinding
}
