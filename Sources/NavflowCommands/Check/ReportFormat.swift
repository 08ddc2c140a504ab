import ArgumentParser
import Diagnostics
import FlowRules
import Reporting

/// The forms that a report can be told in, as the command line names them.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, sarif, junit, github, gitlab

  /// The form as it is printed, where what cannot be checked has been told already.
  func printed(colour: Bool) -> any ReportForm {
    guard self == .text else { return written }
    return TextReport(
      colour: colour, isAllowable: Self.isAllowable, isToldElsewhere: { $0.rule == PathFindings.rule.id })
  }

  /// The form as a file holds it.
  var written: any ReportForm {
    switch self {
    case .text: TextReport(colour: false, isAllowable: Self.isAllowable)
    case .json: JSONReport()
    case .sarif: SARIFReport(toolVersion: Navflow.configuration.version)
    case .junit: JUnitReport()
    case .github: GitHubReport()
    case .gitlab: GitLabReport()
    }
  }

  /// Whether to say how a finding can be accepted: nobody writes down what must hold to accept that it does not.
  @Sendable private static func isAllowable(_ diagnostic: Diagnostic) -> Bool {
    let family = RuleRegistry.standard[diagnostic.rule]?.family
    return family != .file && family != .properties
  }
}
