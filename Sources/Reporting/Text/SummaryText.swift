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
      .map { Message.count($0.1, Message(key: $0.0.rawValue)) }
    let found: Message = counts.isEmpty ? "no findings" : .list(counts, .none)
    var message: Message = "\(found) in \(.count(report.scope.flows, "flow")) (\(scope(of: report)))"
    message = message.about("summary")
    if report.allowed > 0 { message = "\(message), \(report.allowed) allowed" }
    if report.baselined > 0 {
      message =
        report.knownSource == .baseline
        ? "\(message), \(report.baselined) in the baseline" : "\(message), \(report.baselined) in the old version too"
    }
    if let text = report.undecided.text { message = "\(text); \(message)" }
    let unlaunched = report.flows.count(where: \.isUnlaunched)
    if unlaunched > 0 {
      message = "\(message); no behaviour checked in \(.count(unlaunched, "flow")) without a root"
    }
    let line = message.localized
    if report.fails || report.isPartial { return styled("✗ \(line)", .red) }
    let isComplete = report.isDecided && unlaunched == 0
    return isComplete ? styled("✓ \(line)", .green) : styled("? \(line)", .yellow)
  }

  /// Returns how much was checked.
  ///
  /// Files with mistakes are mentioned, so that they do not look like empty flows.
  private func scope(of report: Report) -> Message {
    let counted = Message.list([.count(report.scope.screens, "screen"), .count(report.scope.tasks, "task")], .none)
    let invalid = report.flows.count { $0.extent == .invalid }
    if invalid == 0 { return counted }
    return invalid == report.scope.flows
      ? "not checked: fix the errors first"
      : "\(counted); \(.count(invalid, "flow")) not checked: fix the errors first"
  }

  /// Returns what is proved, so that a report without findings shows that something was checked.
  func proved(in report: Report) -> [String] {
    let nouns: [(Bool, Message)] = [(true, "rule"), (false, "expectation")]
    let texts = nouns.compactMap { isRule, noun -> Message? in
      let verdicts = report.verdicts.filter { ($0.kind == .rule) == isRule }
      let asked = Set(verdicts.map(\.property))
      let open = verdicts.filter { $0.verdict != .proved || $0.kind == .vacuousExpectation }.map(\.property)
      let proved = asked.subtracting(open).count
      guard proved > 0 else { return nil }
      return proved == asked.count ? .count(proved, noun) : "\(proved) of \(.count(asked.count, noun))"
    }
    guard !texts.isEmpty else { return [] }
    let devices = Message.list(Set(report.verdicts.map(\.device)).sorted().map(Message.device), .none)
    var proved: Message = "proved for every behaviour: \(Message.list(texts, .none)) (\(devices))"
    if let marks = marks(in: report) { proved = "\(proved), apart from \(marks)" }
    if let violated = violated(in: report) { proved = "\(proved); violated: \(violated)" }
    return [proved.visible]
  }

  /// Returns what the verdicts rest on in partial flows.
  private func marks(in report: Report) -> Message? {
    let exits = report.marks.unknownExits
    let opened = report.marks.openedElsewhere
    let shown: Message =
      opened == 1 ? "how 1 marked `opened: elsewhere` is shown" : "how \(opened) marked `opened: elsewhere` are shown"
    let parts: [Message?] = [
      exits > 0 ? "what \(.count(exits, "screen")) marked `exits: unknown` may do" : nil, opened > 0 ? shown : nil,
    ]
    let known = parts.compactMap(\.self)
    return known.isEmpty ? nil : .list(known)
  }

  /// Returns the violated rules.
  private func violated(in report: Report) -> Message? {
    let rules = report.verdicts.filter { $0.kind == .rule }
    let violated = Set(rules.filter { $0.verdict == .violated }.map(\.property)).sorted()
    return violated.isEmpty
      ? nil : .list(violated.map { Message(text: $0.visible) }, .none, upTo: Self.maximumPropertyCount)
  }

  /// Returns one line for each bound, with the properties that are proved only up to it.
  ///
  /// Every report includes them.
  func unproved(in report: Report) -> [String] {
    var properties: [Int: [Message]] = [:]
    for each in report.verdicts {
      guard let bound = each.verdict.bound ?? each.openBound else { continue }
      let (name, device) = (each.property.visible.clipped(to: 60), Message.device(each.device.visible))
      let text: Message = each.openBound == nil ? "\(name) on \(device)" : "\(name) (other places) on \(device)"
      properties[bound, default: []].append(text.about("undecided"))
    }
    let advice = OrderedSet(report.verdicts.compactMap(\.advice)).map { "  " + $0.localized }
    return properties.keys.sorted().map { bound in
      let names = properties[bound, default: []]
      let more = names.count - Self.maximumPropertyCount
      let texts = (names.prefix(Self.maximumPropertyCount) + (more > 0 ? ["\(more) more"] : []))
        .joined(separator: ("; " as Message).about("list"))
      let here = report.verdicts.filter { ($0.verdict.bound ?? $0.openBound) == bound }
      var line: Message = "not proved, only checked up to \(extent(ofBound: bound)): \(texts)"
      if let actions = list(of: here.flatMap(\.limitingActions)) {
        line = "\(line); the steps of \(actions) cannot be followed beneath all layers, or into all columns"
      }
      if let variables = list(of: here.flatMap(\.limitingVariables)) {
        line = "\(line); the values of the variables \(variables) are too many to try together"
      }
      return line.localized
    } + advice
  }

  /// Returns the files without a root that no other file imports: only their text was checked, so nothing is proved.
  func unlaunched(in report: Report) -> [String] {
    let flows = report.flows.filter(\.isUnlaunched)
    let words = flows.prefix(Self.maximumPropertyCount).flatMap { flow -> [String] in
      let problem: Message = "no behaviour is checked: this file has no `root`, and no file of this check imports it"
      let root = flow.possibleRoot ?? "{ stack: SCREEN }"
      let help: Message = "write `root: \(root)`, or list it under `imports` of the file with the root"
      return [
        "\(report.files[flow.file].path.visible):1:1: \(problem.localized)",
        "  \(localized("help")): \(help.localized)",
      ]
    }
    let rest = flows.count - Self.maximumPropertyCount
    return words
      + (rest > 0 ? [localized("\(.count(rest, "more flow")) without a root that nothing here imports")] : [])
  }

  /// Returns the names of actions, entries or variables that limit a check, or nil if there are none.
  private func list(of all: [String]) -> Message? {
    let names = Set(all).sorted().map { Message.name($0.visible) }
    return names.isEmpty ? nil : .list(names, .none, upTo: Self.maximumPropertyCount)
  }
}
