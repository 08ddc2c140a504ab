import ArgumentParser
import Checking
import Diagnostics
import FlowRules
import Reporting

/// The output formats of reports, by their names on the command line.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, sarif, junit, github, gitlab

  /// Returns the format for standard output, where errors about paths are already on standard error.
  func printed(
    colour: Bool, detail: TextReport.Detail = .everything, isQuiet: Bool = false, rulePages: String? = nil
  ) -> any ReportRenderer {
    guard self == .text else { return written(rulePages: rulePages) }
    return TextReport(
      colour: colour, detail: detail, isQuiet: isQuiet, isAllowable: Self.isAllowable,
      isReportedElsewhere: { $0.rule == PathFindings.rule.id })
  }

  /// Returns the format for a file.
  ///
  /// - Parameter rulePages: the address of the folder with the page of each rule, or nil.
  func written(rulePages: String?) -> any ReportRenderer {
    switch self {
    case .text: TextReport(colour: false, isAllowable: Self.isAllowable)
    case .json: JSONReport(toolVersion: Navflow.configuration.version)
    case .sarif: SARIFReport(toolVersion: Navflow.configuration.version, rulePages: rulePages)
    case .junit: JUnitReport()
    case .github: GitHubReport()
    case .gitlab: GitLabReport()
    }
  }

  /// Returns whether reports explain how an `allow` accepts the finding.
  @Sendable static func isAllowable(_ diagnostic: Diagnostic) -> Bool {
    RuleRegistry.standard.isAllowable(diagnostic.rule)
  }
}
