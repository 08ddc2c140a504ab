import Diagnostics
import FlowComparison
import Localization

/// The Markdown format of a comparison, for a comment on a pull request.
public struct MarkdownComparison: Sendable {
  /// The maximum size of a comment.
  ///
  /// GitHub's limit is 65,536 characters, including what the workflow adds.
  private static let maximumByteCount = 58_000
  private static let maximumCellWidth = 400

  /// Creates the format.
  public init() {}

  /// Returns the comparison, with a line break at the end.
  public func render(_ report: ComparisonReport) -> String {
    var page = MarkdownPage(limit: Self.maximumByteCount)
    page.add("### navflow: \(MarkdownText.escaped(ChangeText.title(of: report).clipped(to: 1000)))")
    page.add("")
    // Half of the room is for the lists below.
    let sentences = UserChangeText.sentences(on: report)
    page.list(
      sentences.map { "**\(MarkdownText.escaped($0.clipped(to: 1000)))**" }, separator: "\n",
      limit: Self.maximumByteCount / 2)
    page.add("\(MarkdownText.escaped(ChangeText.summary(of: report)))")
    page.add("")
    page.list(behaviour(in: report))
    page.list(
      ChangeText.lines(of: report.otherVerdicts).map { "- \($0.isGood ? "✓" : "✗") " + MarkdownText.escaped($0.text) })
    page.list(
      findings(in: report),
      head: [
        "| | | \(["where", "what", "path", "rule"].map { (column: Message) in column.localized }.joined(separator: " | ")) |",
        "|---|---|---|---|---|---|",
      ])
    for flow in report.flows {
      guard let picture = flow.picture else { continue }
      let title = report.flows.count > 1 ? MarkdownText.escaped(flow.name) : localized("the changed part")
      page.add(
        ["<details><summary>\(title)</summary>", "", "```mermaid", picture + "```", "", "</details>", ""],
        otherwise: localized("The diagram of \(title) is too large for this comment.") + "\n")
    }
    page.list(
      changes(in: report), head: ["<details><summary>\(localized("changes in the file"))</summary>", ""],
      tail: ["", "</details>"])
    return page.text
  }

  private func behaviour(in report: ComparisonReport) -> [String] {
    ChangeSentences(report).all.map { sentence in
      let text = MarkdownText.escaped(sentence.text.clipped(to: 1000))
      return sentence.isGood == nil ? "- \(text)" : "- \(sentence.mark) **\(text)**"
    }
  }

  private func findings(in report: ComparisonReport) -> [String] {
    let findings = report.findings
    let new = report.shownNew.map { row("new", $0, in: findings.newFiles) }
    let onNewDevices = findings.onNewDevices.map {
      row("new on \(ChangeText.devices(of: [$0]))", $0, in: findings.newFiles)
    }
    let gone = report.shownGone.map { gone in
      let word: Message = gone.accepted != nil ? "accepted" : gone.isCertain ? "gone" : "not found again"
      return row(word, gone.diagnostic, in: findings.oldFiles)
    }
    return new + onNewDevices + gone
  }

  private func row(_ what: Message, _ finding: Diagnostic, in files: SourceFiles) -> String {
    let start = finding.range.start
    let place = "\(files[finding.range.file].path.visible):\(start.line):\(start.column)"
    let path = FindingText.path(of: finding)?.visible ?? ""
    let cells = [
      what.localized, Message(key: finding.severity.rawValue).localized, place, finding.message.visible, path,
      finding.rule.name,
    ]
    return "| " + cells.map { MarkdownText.escaped($0.clipped(to: Self.maximumCellWidth)) }.joined(separator: " | ")
      + " |"
  }

  private func changes(in report: ComparisonReport) -> [String] {
    report.flows.flatMap { flow in
      switch flow.extent {
      case .added: return [item("added", localized("flow \"\(flow.name)\""))]
      case .removed: return [item("removed", localized("flow \"\(flow.name)\""))]
      case .invalid(let isOld, let isNew):
        let mistakes = flow.mistakes(ofOld: isOld, ofNew: isNew)
        return [item("not compared", localized("flow \"\(flow.name)\", before \(mistakes) are fixed"))]
      case .compared:
        let place = report.flows.count > 1 ? " (\(flow.name))" : ""
        let broken = ChangeText.brokenScenarios(of: flow).map { item("not compared", $0 + place) }
        return broken
          + flow.changes.flatMap { change in
            [item(Message(key: change.kind.rawValue), ChangeText.name(of: change).localized + place)]
              + change.details.map { "  - " + MarkdownText.escaped(ChangeText.text(of: $0).localized) }
          }
      }
    }
  }

  private func item(_ word: Message, _ text: String) -> String {
    "- **\(word.localized)** \(MarkdownText.escaped(text))"
  }
}
