import Diagnostics

/// The last lines of a text report: what is proved, what is not, and the numbers.
package struct SummaryText {
  private static let maximumPropertyCount = 5

  /// The colours.
  let styled: TextStyler

  /// Returns the lines for a report, without colours.
  package static func plainLines(for report: Report) -> [String] {
    SummaryText(styled: TextStyler(isOn: false)).lines(for: report)
  }

  /// Returns the lines for a report.
  func lines(for report: Report) -> [String] {
    proved(in: report) + unproved(in: report) + unlaunched(in: report) + [summary(of: report)]
  }

  /// Returns the line with the numbers of findings.
  func summary(of report: Report) -> String {
    let counts = [Severity.error, .warning, .info]
      .map { ($0, report.count(of: $0)) }
      .filter { $0.1 > 0 }
      .map { count($0.1, $0.0.rawValue) }
    let found = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
    var line = "\(found) in \(count(report.scope.flows, "flow")) (\(scope(of: report)))"
    if report.allowed > 0 { line += ", \(report.allowed) allowed" }
    if report.baselined > 0 { line += ", \(report.baselined) in the baseline" }
    let undecided = report.undecided
    if let text = undecided.text { line += "; \(text)" }
    if report.fails { return styled("✗ \(line)", .red) }
    return undecided.isEmpty ? styled("✓ \(line)", .green) : styled("? \(line)", .yellow)
  }

  /// Returns how much was checked.
  ///
  /// Files with mistakes are mentioned, so that they do not look like empty flows.
  private func scope(of report: Report) -> String {
    let counted = "\(count(report.scope.screens, "screen")), \(count(report.scope.tasks, "task"))"
    let invalid = report.flows.count { $0.extent == .invalid }
    if invalid == 0 { return counted }
    let left = invalid == report.scope.flows ? "" : "\(counted); \(count(invalid, "flow")) "
    return left + "not checked: mend the mistakes first"
  }

  /// Returns what is proved, so that a report without findings shows that something was checked.
  func proved(in report: Report) -> [String] {
    let texts = [(true, "rule"), (false, "expectation")].compactMap { isRule, name -> String? in
      let verdicts = report.verdicts.filter { ($0.kind == .rule) == isRule }
      let asked = Set(verdicts.map(\.property))
      let open = verdicts.filter { $0.verdict != .proved || $0.kind == .vacuousExpectation }.map(\.property)
      let sure = asked.subtracting(open).count
      guard sure > 0 else { return nil }
      return sure == asked.count ? count(sure, name) : "\(sure) of \(count(asked.count, name))"
    }
    guard !texts.isEmpty else { return [] }
    let devices = Set(report.verdicts.map(\.device)).sorted().map(\.visible).joined(separator: ", ")
    return ["proved for every behaviour: \(texts.joined(separator: ", ")) (\(devices))"]
  }

  /// Returns one line for each bound, with the properties that are proved only up to it.
  ///
  /// Every report includes them.
  func unproved(in report: Report) -> [String] {
    var properties: [Int: [String]] = [:]
    for each in report.verdicts {
      guard case .bounded(let bound) = each.verdict else { continue }
      properties[bound, default: []].append("\(each.property.visible.clipped(to: 60)) on \(each.device.visible)")
    }
    return properties.keys.sorted().map { bound in
      let names = properties[bound, default: []]
      let rest = names.count > Self.maximumPropertyCount ? "; \(names.count - Self.maximumPropertyCount) more" : ""
      let texts = names.prefix(Self.maximumPropertyCount).joined(separator: "; ") + rest
      let variables = report.verdicts.filter { $0.verdict == .bounded(bound) }.flatMap(\.limitingVariables)
      return "not proved, only checked up to \(extent(ofBound: bound)): \(texts)" + limitingVariables(variables)
    }
  }

  /// Returns the files without a root that no other file imports: only their text was checked, so nothing is proved.
  func unlaunched(in report: Report) -> [String] {
    let paths = report.flows.filter { $0.extent == .fragment && !$0.isImported }
      .map { report.files[$0.file].path.visible }
    guard !paths.isEmpty else { return [] }
    let rest = paths.count > Self.maximumPropertyCount ? " and \(paths.count - Self.maximumPropertyCount) more" : ""
    let texts = paths.prefix(Self.maximumPropertyCount).joined(separator: ", ") + rest
    return [
      "only what is written was checked, no behaviour: \(texts) \(paths.count == 1 ? "has" : "have") no root, and nothing "
        + "here imports \(paths.count == 1 ? "it" : "them")"
    ]
  }

  /// Returns the variables whose combinations of values are too many to check.
  private func limitingVariables(_ variables: [String]) -> String {
    guard !variables.isEmpty else { return "" }
    let names = Set(variables).sorted().map { "\"\($0.visible)\"" }
    let rest = names.count > Self.maximumPropertyCount ? " and \(names.count - Self.maximumPropertyCount) more" : ""
    let texts = names.prefix(Self.maximumPropertyCount).joined(separator: ", ") + rest
    return "; the values of the variables \(texts) are too many to try together"
  }
}
