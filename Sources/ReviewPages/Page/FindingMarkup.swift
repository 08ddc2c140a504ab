import Diagnostics
import FlowModel
import FlowRules
import Localization
import Reporting

/// The markup of a finding: its headline, its trace as a filmstrip, the place in the file, and its help.
struct FindingMarkup {
  private let page: ReviewPage
  private let names: NameWriter
  private let strips: PageStrips

  /// Creates the markup of a page's findings.
  init(page: ReviewPage, _ strips: PageStrips) {
    self.page = page
    self.strips = strips
    names = page.names
  }

  /// Returns findings in a list, with a button that unfolds all.
  ///
  /// - Parameter number: the number of findings that are unfolded at first; the others are folded, so that the list stays
  ///   short.
  func html(_ items: [FindingGroups.Item], unfolding number: Int = 1) -> HTML {
    let all: HTML =
      items.count <= number
      ? .nothing : "<p class=\"all\"><button type=\"button\" data-unfold hidden>Unfold all</button></p>\n"
    return "\(all)\(items.enumerated().map { html($0.element, isOpen: $0.offset < number) })"
  }

  /// Returns a finding that can be folded.
  private func html(_ item: FindingGroups.Item, isOpen: Bool) -> HTML {
    let finding = item.diagnostic
    let badge = Badge(finding.severity)
    let open = isOpen ? HTML(trusted: " open") : .nothing
    return """
      <details class="finding \(badge.name)" id="finding-\(item.fingerprint)"\(open)>
      <summary><h4>\(badge.html) <span class="message">\(names.prose(finding.message.localized))</span></h4> \(facts(about: item))</summary>
      \(reason(for: finding))\(film(of: finding))\(place(finding.range))\(finding.notes.map(note))\(affected(by: finding))\(help(for: finding))
      \(about(finding.rule))
      <p class="link"><a href="#finding-\(item.fingerprint)">Link to this finding</a> <button type="button" class="note-button" data-note="finding-\(item.fingerprint)" hidden>Write a note</button></p>
      </details>

      """
  }

  private func facts(about item: FindingGroups.Item) -> HTML {
    let finding = item.diagnostic
    var facts = ["\(finding.rule)", localized("line \(finding.range.start.line)")]
    if let trace = finding.trace {
      facts.append(localized(trace.taps == 0 ? "at launch" : "\(.count(trace.taps, "tap")) to get there"))
    }
    if let device = finding.subject.device { facts.append(localized("only on \(.device(device))")) }
    if finding.occurrences > 1 {
      facts.append(
        localized(
          finding.trace == nil ? "met in \(finding.occurrences) places" : "met on \(finding.occurrences) paths"
        ))
    }
    if case .bounded(let taps) = finding.verdict {
      facts.append(localized("checked up to \(extent(ofBound: taps)), no proof beyond"))
    }
    let flow = page.flows.count > 1 ? item.flow.map { page.flows[$0].flow } : nil
    let name: HTML = flow.map { "\(names.html(page.title(of: $0))) · " } ?? .nothing
    return "<span class=\"facts\">\(name)\(facts.joined(separator: " · "))</span>"
  }

  private func reason(for finding: Diagnostic) -> HTML {
    finding.allowed.map { "<p class=\"reason\"><span>Accepted:</span> <bdi>\($0)</bdi></p>" } ?? .nothing
  }

  private func caption(of trace: Trace) -> Message {
    trace.replay.device.map { "How to get there on \(.device($0)):" } ?? "How to get there:"
  }

  private func film(of finding: Diagnostic) -> HTML {
    guard let trace = finding.trace else { return .nothing }
    return """
      <p class="caption">\(caption(of: trace).localized)</p>
      \(Filmstrip(trace: trace, page: page, strips, severity: finding.severity).html)
      <p class="replay"><span>Replay:</span> <code>\(trace.replay.commandLine)</code></p>

      """
  }

  private func place(_ range: SourceRange) -> HTML {
    let file = page.report.files[range.file]
    let place: HTML = "<bdi>\(file.path)</bdi>:\(range.start.line):\(range.start.column)"
    guard let excerpt = Excerpt(of: range, in: file) else { return "<p class=\"place\">\(place)</p>\n" }
    let code: HTML = "\(String(excerpt.before.drop { $0 == " " }))<mark>\(excerpt.marked)</mark>\(excerpt.after)"
    return "<p class=\"place\">\(place)</p>\n<pre dir=\"ltr\"><code>\(code)</code></pre>\n"
  }

  private func affected(by finding: Diagnostic) -> HTML {
    "\(AffectedText.lines(of: finding).map { "<p class=\"place\">\(names.prose($0))</p>\n" as HTML })"
  }

  private func note(_ note: Note) -> HTML {
    let file = page.report.files[note.range.file]
    return """
      <p class="place"><bdi>\(file.path)</bdi>:\(note.range.start.line): \(names.prose(note.message.localized))</p>

      """
  }

  private func help(for finding: Diagnostic) -> HTML {
    var lines =
      (finding.help ?? finding.suggestion?.summary)?.localized
      .split(separator: "\n").map { names.prose(String($0)) } ?? []
    if finding.allowed == nil, page.rules.isAllowable(finding.rule), let hint = AllowHint(for: finding) {
      lines.append("\(hint.text)")
    }
    let items = lines.map { "<p>\($0)</p>" as HTML }
    return items.isEmpty ? .nothing : "<div class=\"help\">\(items)</div>"
  }

  private func about(_ rule: RuleID) -> HTML {
    guard let rule = page.rules[rule] else { return .nothing }
    return "<p class=\"about\"><b>\(rule.id.name)</b>: \(rule.summary.localized) \(rule.rationale.localized)</p>"
  }
}
