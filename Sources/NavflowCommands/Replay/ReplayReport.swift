import Diagnostics
import FlowExport
import FlowModel
import Localization
import Reporting
import RunReplay

/// Verdicts and coverage as text and JSON.
struct ReplayReport {
  let verdicts: [(path: String, verdict: RunVerdict)]
  let coverage: RunCoverage
  let flow: Flow

  private static let goals: [CoverageGoal] = [.screens, .actions, .outcomes, .entries]

  /// The report as text.
  var text: String {
    var lines: [String] = []
    for (path, verdict) in verdicts { lines += self.lines(verdict, path) }
    lines += stopped
    let names = verdicts.filter { !$0.verdict.isStopped || !$0.verdict.items.isEmpty }.map(\.verdict.name)
    let numbers = Self.goals.map { goal -> Message in
      let (covered, all) = coverage.numbers(goal)
      return "\(Message(key: goal.rawValue)) \(covered) of \(all)"
    }
    let all = Message.list(numbers, .none)
    lines.append(
      names.isEmpty
        ? localized("covered by no run: \(all)")
        : localized("covered by \(.count(names.count, "run")) (\(first(of: names))): \(all)"))
    let inferred = coverage.entries.filter { $0.count > 0 && $0.isInferred && $0.item.goal != .screens }
    if !inferred.isEmpty {
      lines.append(localized("only inferred:"))
      lines += inferred.map { "  ~ \($0.item.name(in: flow).localized)" }
    }
    let missing = coverage.entries.filter { $0.count == 0 }
    if !missing.isEmpty { lines.append(localized("never exercised:")) }
    let width = missing.map { $0.item.name(in: flow).visible.displayWidth }.filter { $0 <= 60 }.max() ?? 0
    lines += missing.map { entry in
      let name = entry.item.name(in: flow).visible
      return entry.test.map { "  \(name.padded(to: width))  \($0.visible)" } ?? "  \(name)"
    }
    lines += notInFile
    return lines.map { $0.visible + "\n" }.joined()
  }

  /// The runs for which the time was too short.
  private var stopped: [String] {
    let names = verdicts.filter(\.verdict.isStopped).map(\.verdict.name)
    guard !names.isEmpty else { return [] }
    return [localized("not compared to the end: \(.count(names.count, "run")) (\(first(of: names)))")]
  }

  /// Returns the first of many names.
  private func first(of names: [String]) -> Message {
    .list(names.prefix(6).map(Message.init(text:)) + (names.count > 6 ? [Message(text: "…")] : []), .none)
  }

  private var notInFile: [String] {
    var counts: [String: Int] = [:]
    for (_, verdict) in verdicts { counts.merge(verdict.notInFile) { $0 + $1 } }
    guard !counts.isEmpty else { return [] }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return [localized("not in the file, to model next:")] + sorted.map { "  \($0.key.visible) (\($0.value))" }
  }

  private func lines(_ verdict: RunVerdict, _ path: String) -> [String] {
    var lines: [String] = []
    for finding in verdict.findings { lines += self.lines(finding, path) }
    for warning in verdict.warnings { lines.append("\(path.visible): \(warning.visible)") }
    guard verdict.conforms else { return lines }
    var line = "✓ \(verdict.name.visible): " + localized("conforms")
    if !verdict.inferred.isEmpty {
      line = localized("\(line); inferred: \(list(of: verdict.inferred))")
    }
    return lines + [line]
  }

  /// Returns the first events that were inferred, and the number of the others; JSON has all of them.
  private func list(of inferred: [String]) -> Message {
    let first = inferred.prefix(20).map { Message.move($0.visible) }
    let rest = inferred.count - first.count
    return .list(first + (rest > 0 ? ["and \(rest) more"] : []), .none)
  }

  private func lines(_ finding: RunFinding, _ path: String) -> [String] {
    let resumed = finding.isAfterResuming ? " " + localized("(after resuming)") : ""
    let head = "\(path.visible):\(finding.line): \(localized("error")): \(finding.message.localized.visible)"
    var lines = ["\(head)\(resumed) [\(finding.kind.rawValue)]"]
    if !finding.steps.isEmpty {
      lines.append("  " + localized("how to get here:"))
      var table = TraceTable(steps: finding.steps).lines.map { "    \($0)" }
      if let observed = finding.observed, let last = table.popLast() {
        table.append("\(last)  ✗ " + localized("the app: \(observed.visible)"))
      }
      lines += table
    }
    if let replay = finding.replay { lines.append("  " + localized("replay") + ": \(replay.commandLine.visible)") }
    if let help = finding.help { lines.append("  " + localized("help") + ": \(help.localized.visible)") }
    return lines
  }

  /// The report as JSON.
  var json: String {
    JSONValue.object([
      ("version", .integer(1)), ("runs", .array(verdicts.map(json))), ("coverage", .array(coverage.entries.map(json))),
    ]).text
  }

  private func json(_ run: (path: String, verdict: RunVerdict)) -> JSONValue {
    let verdict = run.verdict
    return .object([
      ("file", .string(run.path)), ("name", .string(verdict.name)),
      ("verdict", .string(verdict.conforms ? "conforms" : verdict.isUndecided ? "undecided" : "left")),
      ("inferred", .array(verdict.inferred.map(JSONValue.string))),
      ("findings", .array(verdict.findings.map(json))),
      (
        "notInFile",
        .object(verdict.notInFile.sorted { $0.key < $1.key }.map { (key: $0.key, value: .integer($0.value)) })
      ),
    ])
  }

  private func json(_ finding: RunFinding) -> JSONValue {
    .object([
      ("kind", .string(finding.kind.rawValue)), ("line", .integer(finding.line)),
      ("message", .string(finding.message.localized)), ("help", .optional(finding.help?.localized)),
      ("afterResuming", .boolean(finding.isAfterResuming)), ("replay", .optional(finding.replay?.commandLine)),
    ])
  }

  private func json(_ entry: RunCoverage.Entry) -> JSONValue {
    .object([
      ("goal", .string(entry.item.goal.rawValue)), ("item", .string(entry.item.name(in: flow).english)),
      ("count", .integer(entry.count)), ("first", .optional(entry.first)), ("inferred", .boolean(entry.isInferred)),
      ("test", .optional(entry.test)),
    ])
  }
}
