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
  static func name(of change: FlowChange) -> Message {
    guard change.subject != .flow else { return "the flow itself" }
    let name = thing(change.subject, change.name)
    guard let owner = change.owner else { return name }
    return ("\(name) of \(self.name(of: owner))" as Message).about("change")
  }

  /// Returns the words for a thing: `screen "Home"`.
  private static func thing(_ subject: FlowChange.Subject, _ name: String) -> Message {
    let (word, name) = (
      Message(key: subject.word).about("subject"), Message.label(name.visible.clipped(to: maximumWidth))
    )
    return ("\(word) \(name)" as Message).about("change")
  }

  /// Returns a change as the beginning of a sentence about its consequences.
  static func phrase(of change: FlowChange) -> Message {
    let name = name(of: change)
    switch change.kind {
    case .added: return "\(name) is new"
    case .removed: return "\(name) is gone"
    case .renamed: return "\(name) has another name"
    case .changed:
      guard change.details.count == 1, let detail = change.details.first else { return "\(name) has changed" }
      return "\(name) has changed (\(text(of: detail)))"
    }
  }

  /// Returns a sentence on each version with broken scenarios.
  static func brokenScenarios(of flow: ComparisonReport.ComparedFlow) -> [String] {
    [(true, flow.brokenScenarios.old), (false, flow.brokenScenarios.new)].compactMap { isOld, names in
      guard !names.isEmpty else { return nil }
      let shown = names.prefix(maximumNameCount).map { Message.name($0.visible.clipped(to: maximumWidth)) }
      let more: [Message] = names.count > shown.count ? ["\(names.count - shown.count) more"] : []
      let list = Message.list(shown + more, .none)
      let scenarios: Message = names.count == 1 ? "scenario \(list)" : "scenarios \(list)"
      return localized(
        isOld
          ? "the old version is compared without \(scenarios), because of the mistakes there"
          : "the new version is compared without \(scenarios), because of the mistakes there")
    }
  }

  /// Returns the description of a changed property.
  static func text(of detail: FlowChange.Detail) -> Message {
    let what = words(for: detail.what)
    guard detail.old != nil || detail.new != nil else { return "\(what): changed" }
    return "\(what): \(value(detail.old)) → \(value(detail.new))"
  }

  /// Returns the words for a property that has no key in flow files, or the key.
  private static func property(_ what: String) -> Message {
    switch what {
    case "name": ("name" as Message).about("property")
    case "does": ("does" as Message).about("property")
    case "leaves out": "leaves out"
    case "order of arrivals": "order of arrivals"
    case "clears fields": "clears fields"
    default: Message(text: what.visible.clipped(to: maximumWidth))
    }
  }

  /// Returns the words for a property of a case, a result or a gesture, or for another property.
  private static func words(for what: String) -> Message {
    if let match = what.wholeMatch(of: /case ([0-9]+) (.+)/) {
      return "case \(match.1) \(words(for: String(match.2)))"
    }
    if let match = what.wholeMatch(of: /result (.+)/) { return "result \(match.1)" }
    if let match = what.wholeMatch(of: /gesture (.+)/) { return "gesture \(Message.move(String(match.1)))" }
    return property(what)
  }

  /// Returns the description of a change of behaviour.
  static func text(of change: BehaviourChange) -> String {
    let name = Message.name(change.name.visible.clipped(to: maximumWidth))
    let text: Message =
      switch change.kind {
      case .screenUnreachable: "screen \(name) can no longer be reached"
      case .screenReachable: "screen \(name) can be reached now"
      case .taskInterruptible: "task \(name) can be interrupted now"
      case .taskUninterruptible: "task \(name) can no longer be interrupted"
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
      let more: [Message] = names.count > maximumNameCount ? ["\(names.count - maximumNameCount) more"] : []
      // English puts no quotes around names before a colon.
      let shown = names.prefix(maximumNameCount).map { Language.current == .english ? Message(text: $0) : .name($0) }
      let subject = Message.list(shown + more, .none)
      let devices = Message.list(change.devices.map(Message.device), .none)
      let text: Message = "\(subject): \(word(for: change.old)) → \(word(for: change.new)) (\(devices))"
      return (change.new == .proved, text.localized)
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
  static func devices(of findings: [Diagnostic]) -> Message {
    var devices: [String] = []
    for device in findings.compactMap(\.subject.device) where !devices.contains(device) { devices.append(device) }
    return .list(devices.map { Message(text: Device(rawValue: $0)?.displayName ?? $0.visible) }, .none)
  }

  /// Returns the names of the two versions.
  static func title(of report: ComparisonReport) -> String {
    "\(report.names.old.visible) → \(report.names.new.visible)"
  }

  /// Returns the line with the numbers.
  static func summary(of report: ComparisonReport) -> String {
    let findings = report.findings
    let shown = report.shownNew + findings.onNewDevices
    let severities = Severity.allCases.sorted(by: >).compactMap { severity -> Message? in
      let number = shown.count { $0.severity == severity }
      return number > 0 ? .count(number, Message(key: severity.rawValue)) : nil
    }
    let count = Message.count(shown.count, "new finding")
    let new: Message = severities.isEmpty ? count : "\(count) (\(Message.list(severities, .none)))"
    let kinds: [FlowChange.Kind] = [.removed, .added, .changed] + (report.count(of: .renamed) > 0 ? [.renamed] : [])
    let changes = Message.list(
      kinds.map { ("\(report.count(of: $0)) \(Message(key: $0.rawValue))" as Message).about("changes") }, .none)
    let mark = report.fails ? "✗" : report.undecided.isEmpty ? "✓" : "?"
    let (gone, kept) = (report.shownGone.count, findings.kept.count)
    let flows = Message.count(report.flows.count, "flow")
    var line: Message = "\(new), \(gone) gone, \(kept) kept; in \(flows): \(changes)"
    if let undecided = report.undecided.text { line = "\(line); in the new version \(undecided)" }
    if report.isPartial { line = "\(line); not everything is compared: fix the mistakes first" }
    return "\(mark) \(line.localized)"
  }

  private static func name(of owner: FlowChange.Owner) -> Message {
    switch owner {
    case .screen(let name): thing(.screen, name)
    case .task(let name): thing(.task, name)
    case .root(let name): thing(.root, name)
    }
  }

  private static func word(for verdict: Verdict) -> Message {
    switch verdict {
    case .proved: "proved"
    case .violated: "violated"
    case .bounded(let taps): "not decided beyond \(extent(ofBound: taps))"
    }
  }

  private static func value(_ text: String?) -> Message {
    guard let shown = text?.visible.clipped(to: maximumWidth) else { return "(nothing)" }
    let suffix = " (default)"
    return shown.hasSuffix(suffix)
      ? "\(Message.code(String(shown.dropLast(suffix.count)))) (default)" : .code(shown)
  }
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
