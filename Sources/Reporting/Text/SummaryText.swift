import Diagnostics

/// The last lines of a text report: what was left without proof, and the count.
package struct SummaryText {
  private static let mostProperties = 5

  /// The colours.
  let paint: Paint

  /// The lines for a report, without colours.
  package static func plainLines(for report: Report) -> [String] {
    SummaryText(paint: Paint(isOn: false)).lines(for: report)
  }

  /// The lines for a report.
  func lines(for report: Report) -> [String] { unproved(in: report) + [summary(of: report)] }

  /// The one line that counts.
  func summary(of report: Report) -> String {
    let counts = [Severity.error, .warning, .info]
      .map { ($0, report.count(of: $0)) }
      .filter { $0.1 > 0 }
      .map { count($0.1, $0.0.rawValue) }
    let scope = "\(count(report.scope.screens, "screen")), \(count(report.scope.tasks, "task"))"
    let found = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
    var line = "\(found) in \(count(report.scope.flows, "flow")) (\(scope))"
    if report.allowed > 0 { line += ", \(report.allowed) allowed" }
    if report.baselined > 0 { line += ", \(report.baselined) in the baseline" }
    return report.fails ? paint("✗ \(line)", .red) : paint("✓ \(line)", .green)
  }

  /// A bound is never passed over in silence: one line per bound, naming what holds only up to it.
  func unproved(in report: Report) -> [String] {
    var properties: [Int: [String]] = [:]
    for each in report.verdicts {
      guard case .bounded(let bound) = each.verdict else { continue }
      properties[bound, default: []].append("\(each.property.visible.clipped(to: 60)) on \(each.device.visible)")
    }
    return properties.keys.sorted().map { bound in
      let names = properties[bound, default: []]
      let rest = names.count > Self.mostProperties ? "; \(names.count - Self.mostProperties) more" : ""
      let told = names.prefix(Self.mostProperties).joined(separator: "; ") + rest
      let variables = report.verdicts.filter { $0.verdict == .bounded(bound) }.flatMap(\.turnsOn)
      return "not proved, only checked up to \(count(bound, "tap")): \(told)" + inTheWay(variables)
    }
  }

  /// Names the variables that are too many to try all their values together.
  private func inTheWay(_ variables: [String]) -> String {
    guard !variables.isEmpty else { return "" }
    let names = Set(variables).sorted().map { "\"\($0.visible)\"" }
    let rest = names.count > Self.mostProperties ? " and \(names.count - Self.mostProperties) more" : ""
    let told = names.prefix(Self.mostProperties).joined(separator: ", ") + rest
    return "; the values of the variables \(told) are too many to try together"
  }
}
