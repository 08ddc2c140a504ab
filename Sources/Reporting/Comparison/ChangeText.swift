import Diagnostics
import FlowComparison
import FlowModel
import Localization
import OrderedCollections

/// Describes the changes between two versions of a flow; names are made visible, but not escaped.
enum ChangeText {
  /// The maximum width of a text, because the report only needs to identify the change.
  private static let maximumWidth = 100

  /// Returns the name of a changed element.
  static func name(of change: FlowChange) -> String {
    guard change.subject != .flow else { return localized("the flow itself") }
    let owner = change.owner.map { " of \(name(of: $0))" } ?? ""
    return localized("\(change.subject.word) \(quoted(change.name))\(owner)")
  }

  /// Returns a change as the beginning of a sentence about its consequences.
  static func phrase(of change: FlowChange) -> String {
    let name = name(of: change)
    switch change.kind {
    case .added: return localized("\(name) is new")
    case .removed: return localized("\(name) is gone")
    case .renamed: return localized("\(name) has another name")
    case .changed:
      let details = change.details.count == 1 ? " (\(change.details.map(text).joined()))" : ""
      return localized("\(name) has changed") + details
    }
  }

  /// Returns a sentence on each version with broken scenarios.
  static func brokenScenarios(of flow: ComparisonReport.ComparedFlow) -> [String] {
    [("old", flow.brokenScenarios.old), ("new", flow.brokenScenarios.new)].compactMap { version, names in
      guard !names.isEmpty else { return nil }
      let shown = names.prefix(maximumNameCount).map(quoted)
      let more = names.count > shown.count ? [localized("\(names.count - shown.count) more")] : []
      let scenarios = "\(names.count == 1 ? "scenario" : "scenarios") \((shown + more).joined(separator: ", "))"
      return localized("the \(version) version is compared without \(scenarios), because of the mistakes there")
    }
  }

  /// Returns the description of a changed property.
  static func text(of detail: FlowChange.Detail) -> String {
    let what = detail.what.visible.clipped(to: maximumWidth)
    guard detail.old != nil || detail.new != nil else { return localized("\(what): changed") }
    return "\(what): \(value(detail.old)) → \(value(detail.new))"
  }

  /// Returns the description of a change of behaviour.
  static func text(of change: BehaviourChange) -> String {
    let text =
      switch change.kind {
      case .screenUnreachable: "screen \(quoted(change.name)) can no longer be reached"
      case .screenReachable: "screen \(quoted(change.name)) can be reached now"
      case .taskInterruptible: "task \(quoted(change.name)) can be interrupted now"
      case .taskUninterruptible: "task \(quoted(change.name)) can no longer be interrupted"
      }
    return text.localized
  }

  /// Returns the changes of verdicts as lines.
  ///
  /// Changes that are equal on several devices are in one line. So are all properties whose verdict changed only
  /// between proved and bounded.
  static func lines(of changes: [VerdictChange]) -> [(isGood: Bool, text: String)] {
    var devicesByChange: OrderedDictionary<VerdictChange, [String]> = [:]
    for var change in changes {
      let device = change.device
      change.device = ""
      devicesByChange[change, default: []].append(device)
    }
    var properties: OrderedDictionary<SharedChange, [String]> = [:]
    for (change, devices) in devicesByChange {
      properties[SharedChange(change, on: devices), default: []].append(change.property)
    }
    return properties.map { change, properties in
      let names = properties.map { $0.visible.clipped(to: maximumWidth) }
      let more = names.count > maximumNameCount ? [localized("\(names.count - maximumNameCount) more")] : []
      let subject = (names.prefix(maximumNameCount) + more).joined(separator: ", ")
      let devices = change.devices.map(\.visible).joined(separator: ", ")
      return (change.new == .proved, "\(subject): \(word(for: change.old)) → \(word(for: change.new)) (\(devices))")
    }
  }

  /// The maximum number of properties that a line names.
  private static let maximumNameCount = 5

  /// A change of verdict that several properties have in common.
  private struct SharedChange: Hashable {
    let old: Verdict
    let new: Verdict
    let devices: [String]
    /// The property, if the change must have its own line because it is violated in one version.
    let property: String?

    init(_ change: VerdictChange, on devices: [String]) {
      old = change.old
      new = change.new
      self.devices = devices
      property = [old, new].contains(.violated) ? change.property : nil
    }
  }

  /// Returns the symbol of a change, which diagrams use as well.
  static func mark(of kind: FlowChange.Kind) -> String {
    switch kind {
    case .removed: "−"
    case .added: "+"
    case .changed: "±"
    case .renamed: "≈"
    }
  }

  /// Returns the devices of findings as a list.
  static func devices(of findings: [Diagnostic]) -> String {
    var devices: [String] = []
    for device in findings.compactMap(\.subject.device) where !devices.contains(device) { devices.append(device) }
    return devices.map { Device(rawValue: $0)?.displayName ?? $0.visible }.joined(separator: ", ")
  }

  /// Returns the names of the two versions.
  static func title(of report: ComparisonReport) -> String {
    "\(report.names.old.visible) → \(report.names.new.visible)"
  }

  /// Returns the line with the numbers.
  static func summary(of report: ComparisonReport) -> String {
    let findings = report.findings
    let shown = report.shownNew + findings.onNewDevices
    let severities = Severity.allCases.sorted(by: >).compactMap { severity in
      let number = shown.count { $0.severity == severity }
      return number > 0 ? count(number, severity.rawValue) : nil
    }
    let new =
      count(shown.count, "new finding") + (severities.isEmpty ? "" : " (\(severities.joined(separator: ", ")))")
    let kinds: [FlowChange.Kind] = [.removed, .added, .changed] + (report.count(of: .renamed) > 0 ? [.renamed] : [])
    let changes = kinds.map { "\(report.count(of: $0)) \($0.rawValue)" }.joined(separator: ", ")
    let mark = report.fails ? "✗" : report.undecided.isEmpty ? "✓" : "?"
    let undecided = report.undecided.text.map { "; in the new version \($0)" } ?? ""
    let line =
      "\(new), \(report.shownGone.count) gone, \(findings.kept.count) kept; "
      + "in \(count(report.flows.count, "flow")): \(changes)\(undecided)"
    let rest = report.isPartial ? "; " + localized("not everything is compared: fix the mistakes first") : ""
    return "\(mark) \(line.localized)\(rest)"
  }

  private static func name(of owner: FlowChange.Owner) -> String {
    switch owner {
    case .screen(let name): "screen \(quoted(name))"
    case .task(let name): "task \(quoted(name))"
    case .root(let name): "root \(quoted(name))"
    }
  }

  private static func word(for verdict: Verdict) -> String {
    switch verdict {
    case .proved: localized("proved")
    case .violated: localized("violated")
    case .bounded(let taps): localized("not decided beyond \(extent(ofBound: taps))")
    }
  }

  private static func value(_ text: String?) -> String {
    text.map { $0.visible.clipped(to: maximumWidth) } ?? localized("(nothing)")
  }

  private static func quoted(_ name: String) -> String { "\"\(name.visible.clipped(to: maximumWidth))\"" }
}

extension FlowChange.Subject {
  /// The word for the subject, in texts and in JSON.
  var word: String {
    switch self {
    case .flow: "flow"
    case .state: "state"
    case .root: "root"
    case .screen: "screen"
    case .task: "task"
    case .action: "action"
    case .entry: "entry"
    case .expectation: "expectation"
    case .scenario: "scenario"
    }
  }
}
