import Diagnostics
import FlowModel
import FlowRules
import Reporting

extension RuleRegistry {
  /// Every rule as reports tell of it.
  ///
  /// - Parameters:
  ///   - settings: which rules the project has turned off.
  ///   - only: the one rule that is applied, or nil for all; mistakes of files are told all the same.
  func reported(_ settings: ProjectSettings, only: RuleID?) -> [ReportedRule] {
    metadata.map { rule in
      let isMistake = rule.family == .file && rule.severity == .error
      let isOn = settings.severities[rule.id] != .off && (only == nil || only == rule.id)
      return ReportedRule(
        id: rule.id, severity: rule.severity, summary: rule.summary, rationale: rule.rationale,
        sources: rule.sources.map(\.name), family: rule.family.rawValue, needsBehaviour: rule.evidence == .behaviour,
        isMistake: isMistake, isApplied: isMistake || isOn)
    } + [PathFindings.rule]
  }
}
