import Diagnostics
import FlowComparison
import Localization

/// The text format of a comparison: behaviour first, then findings, then changes of the flow file.
public struct TextComparison: Sendable {
  private let styled: TextStyler

  /// Creates the format.
  ///
  /// - Parameter colour: whether to write ANSI colour codes.
  public init(colour: Bool) { styled = TextStyler(isOn: colour) }

  /// Returns the comparison, with a line break at the end.
  public func render(_ report: ComparisonReport) -> String {
    let parts = [
      behaviour(in: report), verdicts(in: report), gone(in: report), new(in: report), changes(in: report),
    ]
    var lines = [styled(ChangeText.title(of: report), .bold), ""]
    let sentences = UserChangeText.sentences(on: report)
    if !sentences.isEmpty { lines += sentences + [""] }
    for part in parts where !part.isEmpty { lines += part + [""] }
    lines.append(
      styled(ChangeText.summary(of: report), report.fails ? .red : report.undecided.isEmpty ? .green : .yellow))
    return lines.map { $0 + "\n" }.joined()
  }

  private func behaviour(in report: ComparisonReport) -> [String] {
    titled(
      "What a user can do has changed",
      ChangeSentences(report).all.map { sentence in
        sentence.isGood.map { line(isGood: $0, sentence.text) } ?? "  · " + sentence.text
      })
  }

  private func verdicts(in report: ComparisonReport) -> [String] {
    titled(
      "properties with another verdict",
      ChangeText.lines(of: report.otherVerdicts).map { line(isGood: $0.isGood, $0.text) })
  }

  private func line(isGood: Bool, _ text: String) -> String {
    "  " + styled(isGood ? "✓" : "✗", isGood ? .green : .red) + " " + text
  }

  private func gone(in report: ComparisonReport) -> [String] {
    let texts = report.shownGone.map { gone in
      let doubt = gone.isCertain ? "" : " — " + localized("not found again, but not everything was checked")
      let reason = gone.accepted.map { " — " + localized("accepted now: \($0.visible)") } ?? doubt
      let text = FindingText(files: report.findings.oldFiles, styled: styled)
      return "  − " + text.headline(of: gone.diagnostic) + reason
    }
    return titled("findings that are gone", texts)
  }

  private func new(in report: ComparisonReport) -> [String] {
    let text = FindingText(files: report.findings.newFiles, styled: styled)
    let onNewDevices = report.findings.onNewDevices
    func blocks(_ findings: some Sequence<Diagnostic>) -> [String] {
      findings.map { text.summaryLines(for: $0).joined(separator: "\n") }
    }
    let first = titled("new findings", blocks(report.shownNew))
    let last = titled(
      "new findings on \(ChangeText.devices(of: onNewDevices)), which the old version is not made for",
      blocks(onNewDevices))
    return first.isEmpty || last.isEmpty ? first + last : first + [""] + last
  }

  private func changes(in report: ComparisonReport) -> [String] {
    let all = report.flows.flatMap { flow in
      let texts = lines(of: flow)
      let isTitled = report.flows.count > 1 && flow.extent == .compared && !texts.isEmpty
      return isTitled ? ["  \(flow.name.visible)"] + texts.map { "  " + $0 } : texts
    }
    return titled("changes in the file", all)
  }

  private func lines(of flow: ComparisonReport.ComparedFlow) -> [String] {
    switch flow.extent {
    case .added: return ["  + " + localized("flow \"\(flow.name.visible)\"")]
    case .removed: return ["  − " + localized("flow \"\(flow.name.visible)\"")]
    case .invalid(let isOld, let isNew):
      let mistakes = flow.mistakes(ofOld: isOld, ofNew: isNew)
      return ["  ✗ " + localized("flow \"\(flow.name.visible)\" cannot be compared before \(mistakes) are fixed")]
    case .compared:
      return ChangeText.brokenScenarios(of: flow).map { "  ✗ \($0)" } + flow.changes.flatMap(lines)
    }
  }

  private func lines(of change: FlowChange) -> [String] {
    let head = "  \(ChangeText.mark(of: change.kind)) \(ChangeText.name(of: change).localized)"
    return [head] + change.details.map { "      " + ChangeText.text(of: $0).localized }
  }

  private func titled(_ title: Message, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [styled("\(title.localized):", .bold)] + lines
  }
}
