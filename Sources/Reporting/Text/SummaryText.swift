import Diagnostics
import Localization
import OrderedCollections

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
    if report.baselined > 0 { line += ", \(report.baselined) \(report.placeOfKnown)" }
    if let text = report.undecided.text { line = "\(text); \(line)" }
    let unlaunched = report.flows.count(where: \.isUnlaunched)
    if unlaunched > 0 { line += "; no behaviour checked in \(count(unlaunched, "flow")) without a root" }
    line = line.localized
    if report.fails || report.isPartial { return styled("✗ \(line)", .red) }
    let isComplete = report.isDecided && unlaunched == 0
    return isComplete ? styled("✓ \(line)", .green) : styled("? \(line)", .yellow)
  }

  /// Returns how much was checked.
  ///
  /// Files with mistakes are mentioned, so that they do not look like empty flows.
  private func scope(of report: Report) -> String {
    let counted = "\(count(report.scope.screens, "screen")), \(count(report.scope.tasks, "task"))"
    let invalid = report.flows.count { $0.extent == .invalid }
    if invalid == 0 { return counted }
    let left = invalid == report.scope.flows ? "" : "\(counted); \(count(invalid, "flow")) "
    return left + "not checked: fix the errors first"
  }

  /// Returns what is proved, so that a report without findings shows that something was checked.
  func proved(in report: Report) -> [String] {
    let texts = [(true, "rule"), (false, "expectation")].compactMap { isRule, name -> String? in
      let verdicts = report.verdicts.filter { ($0.kind == .rule) == isRule }
      let asked = Set(verdicts.map(\.property))
      let open = verdicts.filter { $0.verdict != .proved || $0.kind == .vacuousExpectation }.map(\.property)
      let proved = asked.subtracting(open).count
      guard proved > 0 else { return nil }
      return proved == asked.count ? count(proved, name) : "\(proved) of \(count(asked.count, name))"
    }
    guard !texts.isEmpty else { return [] }
    let devices = Set(report.verdicts.map(\.device)).sorted().map(\.visible).joined(separator: ", ")
    let proved = "proved for every behaviour: \(texts.joined(separator: ", ")) (\(devices))"
    return [(proved + marks(in: report) + violated(in: report)).localized]
  }

  /// Returns what the verdicts rest on in partial flows.
  private func marks(in report: Report) -> String {
    let exits = report.marks.unknownExits
    let opened = report.marks.openedElsewhere
    let parts = [
      exits > 0 ? "what \(count(exits, "screen")) marked `exits: unknown` may do" : nil,
      opened > 0 ? "how \(opened) marked `opened: elsewhere` \(opened == 1 ? "is" : "are") shown" : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? "" : ", apart from " + parts.joined(separator: " and ")
  }

  /// Returns the violated rules.
  private func violated(in report: Report) -> String {
    let rules = report.verdicts.filter { $0.kind == .rule }
    let violated = Set(rules.filter { $0.verdict == .violated }.map(\.property)).sorted()
    guard !violated.isEmpty else { return "" }
    let rest =
      violated.count > Self.maximumPropertyCount ? " and \(violated.count - Self.maximumPropertyCount) more" : ""
    return "; violated: " + violated.prefix(Self.maximumPropertyCount).joined(separator: ", ") + rest
  }

  /// Returns one line for each bound, with the properties that are proved only up to it.
  ///
  /// Every report includes them.
  func unproved(in report: Report) -> [String] {
    var properties: [Int: [String]] = [:]
    for each in report.verdicts {
      guard let bound = each.verdict.bound ?? each.openBound else { continue }
      let places = each.openBound == nil ? "" : " " + "(other places)".localizedLiteral
      properties[bound, default: []].append(
        "\(each.property.visible.clipped(to: 60))\(places) on \(each.device.visible)")
    }
    let advice = OrderedSet(report.verdicts.compactMap(\.advice)).map { "  " + $0.localized }
    return properties.keys.sorted().map { bound in
      let names = properties[bound, default: []]
      let rest = names.count > Self.maximumPropertyCount ? "; \(names.count - Self.maximumPropertyCount) more" : ""
      let texts = names.prefix(Self.maximumPropertyCount).joined(separator: "; ") + rest
      let here = report.verdicts.filter { ($0.verdict.bound ?? $0.openBound) == bound }
      let actions = limitingActions(here.flatMap(\.limitingActions))
      let variables = here.flatMap(\.limitingVariables)
      let bound = "not proved, only checked up to \(extent(ofBound: bound)): \(texts)"
      return (bound + actions + limitingVariables(variables)).localized
    } + advice
  }

  /// Returns the files without a root that no other file imports: only their text was checked, so nothing is proved.
  func unlaunched(in report: Report) -> [String] {
    let flows = report.flows.filter(\.isUnlaunched)
    let words = flows.prefix(Self.maximumPropertyCount).flatMap { flow -> [String] in
      let problem = "no behaviour is checked: this file has no `root`, and no file of this check imports it"
      let root = flow.possibleRoot ?? "{ stack: SCREEN }"
      let help = "write `root: \(root)`, or list it under `imports` of the file with the root"
      return [
        "\(report.files[flow.file].path.visible):1:1: \(problem.localized)",
        "  \(localized("help")): \(help.localized)",
      ]
    }
    let rest = flows.count - Self.maximumPropertyCount
    return words + (rest > 0 ? [localized("\(count(rest, "more flow")) without a root that nothing here imports")] : [])
  }

  /// Returns the actions and entries that navflow cannot follow everywhere.
  private func limitingActions(_ actions: [String]) -> String {
    let names = Set(actions).sorted().map { "\"\($0.visible)\"" }
    guard !names.isEmpty else { return "" }
    let rest = names.count > Self.maximumPropertyCount ? " and \(names.count - Self.maximumPropertyCount) more" : ""
    let texts = names.prefix(Self.maximumPropertyCount).joined(separator: ", ") + rest
    return "; the steps of \(texts) cannot be followed beneath all layers, or into all columns"
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
