import Diagnostics
import FlowModel
import FlowRules
import Localization
import Reporting

extension RuleRegistry {
  /// Returns the descriptions of all rules for reports.
  ///
  /// - Parameters:
  ///   - settings: the settings, which can turn rules off.
  ///   - only: the only rules that are applied, empty for all; errors in files are always reported.
  func reported(_ settings: ProjectSettings, only: Set<RuleID>) -> [ReportedRule] {
    metadata.map { rule in
      let isFileError = rule.family == .file && rule.severity == .error
      let isOn = reports(rule.id, settings, only: only)
      return ReportedRule(
        id: rule.id, severity: rule.severity, summary: rule.summary.localized, rationale: rule.rationale.localized,
        sources: rule.sources.map(\.name.localized), family: rule.family.rawValue,
        needsBehaviour: rule.evidence == .behaviour,
        isFileError: isFileError, isApplied: isFileError || isOn, isAllowable: isAllowable(rule.id))
    } + [PathFindings.rule]
  }
}
