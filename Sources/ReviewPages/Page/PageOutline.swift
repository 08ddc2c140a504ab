import Diagnostics
import FlowModel
import Localization
import Reporting

/// The outline of a page in a reviewer's order: what the app is, its scenarios, the walk beside the diagram and the
/// findings, and the notes of the review.
struct PageOutline {
  private let page: ReviewPage
  private let flows: [ReviewedFlow]
  private let findings: FindingGroups
  private let strips: PageStrips

  /// Creates the outline of a page.
  init(page: ReviewPage) {
    self.page = page
    flows = page.flows
    findings = FindingGroups(report: page.report, flows: page.flows.map(\.flow))
    strips = PageStrips(page)
  }

  /// The top of the page: the numbers of findings, and the contents.
  var header: HTML {
    """
    <header>
    <h1>\(title)</h1>
    \(counts)
    <nav aria-label="Contents"><ul>\(index)\(contents)</ul></nav>
    </header>
    """
  }

  /// The sections below the header.
  var sections: [HTML] {
    let unassigned = findings.unassigned
    let others: HTML =
      unassigned.isEmpty
      ? .nothing
      : """
      <section class="flow" id="other-findings" aria-labelledby="other-findings-title">
      <h2 id="other-findings-title">Files with mistakes</h2>
      <div class="findings"><h3>Findings</h3>\(FindingMarkup(page: page, strips).html(unassigned))</div>
      </section>
      """
    let all = flows.count > 1 ? [allFindings] : []
    return [others] + all + flows.indices.map(section) + (flows.isEmpty ? [] : [notes, proofs])
  }

  private var title: HTML {
    guard flows.count == 1, let flow = flows.first?.flow else {
      return "\(localized("Review of \(.count(flows.count, "flow"))"))"
    }
    return "\(localized("Review")): \(name(of: flow))"
  }

  /// The badges of the severities that occur.
  var counts: HTML {
    let badges = [Severity.error, .warning, .info].compactMap { severity -> HTML? in
      let number = page.report.count(of: severity)
      return number == 0 ? nil : "<li>\(Badge(severity).html(counting: number))</li>"
    }
    let mark = page.report.isDecided ? "✓" : "?"
    let none: HTML = "<li><span class=\"badge none\">\(mark) \(localized("no findings"))</span></li>"
    let accepted: HTML =
      page.report.allowed == 0
      ? .nothing : "<li><span class=\"badge\">\(localized("\(page.report.allowed) accepted"))</span></li>"
    let known: HTML =
      page.report.baselined == 0
      ? .nothing : "<li><span class=\"badge\">\(localized("\(page.report.baselined) known already"))</span></li>"
    return "<ul class=\"counts\">\(badges.isEmpty ? [none] : badges)\(accepted)\(known)</ul>"
  }

  /// The link to the page that lists all flows.
  private var index: HTML {
    page.index.map { "<li><a href=\"\($0)\">All flows</a></li>" } ?? .nothing
  }

  private var contents: [HTML] {
    let others: HTML =
      findings.unassigned.isEmpty ? .nothing : "<li><a href=\"#other-findings\">Files with mistakes</a></li>"
    if flows.count == 1 { return [others] + parts(of: 0) }
    let all: HTML = flows.isEmpty ? .nothing : "<li><a href=\"#findings\">Findings</a></li>"
    return [others, all]
      + flows.indices.map { index in
        "<li><a href=\"#flow-\(index + 1)\">\(name(of: flows[index].flow))</a> (\(counts(at: index)))</li>"
      }
  }

  /// Returns the numbers of findings of a flow.
  private func counts(at index: Int) -> String {
    let open = findings.open(at: index)
    let counts = [Severity.error, .warning, .info].map { severity in
      (severity, open.count { $0.diagnostic.severity == severity })
    }
    let texts = counts.filter { $0.1 > 0 }.map { Message.count($0.1, Message(key: $0.0.rawValue)) }
    return texts.isEmpty ? localized("no findings") : Message.list(texts, .none).localized
  }

  private func parts(of index: Int) -> [HTML] {
    let id = page.id(ofFlow: index)
    let walk: HTML = flows[index].graphs.isEmpty ? .nothing : "<li><a href=\"#\(id)-walk\">Walk through it</a></li>"
    return [
      walk, "<li><a href=\"#\(id)-picture\">Diagram</a></li>", "<li><a href=\"#\(id)-findings\">Findings</a></li>",
      "<li><a href=\"#notes\">Notes</a></li>",
    ]
  }

  private func section(_ index: Int) -> HTML {
    let flow = flows[index]
    let id = page.id(ofFlow: index)
    let path = page.report.files[flow.flow.file].path
    // The only flow of a page is named in the page's title.
    let headline = flows.count == 1 ? page.names.html(path) : name(of: flow.flow)
    let place: HTML = flows.count == 1 ? .nothing : "<bdi>\(path)</bdi> · "
    return """
      <section class="flow\(flows.count == 1 ? " only" : "")" id="\(id)" aria-labelledby="\(id)-title">
      <h2 id="\(id)-title">\(headline)</h2>
      <p class="path">\(place)\(size(of: flow.flow))\(tasks(of: flow.flow))</p>
      \(flow.flow.note.map(note) ?? .nothing)
      \(ScenarioMarkup(page: page, flow: flow, id: id, strips).html)
      <div class="stage">
      \(page.walks[index].html)
      \(DiagramMarkup(page: page, flow: flow, id: id).html)
      \(findings(at: index, id))
      </div>
      </section>
      """
  }

  private func size(of flow: Flow) -> String {
    let devices = Message.list(flow.devices.map { Message(text: $0.displayName) }, .none).localized
    let counts = Message.list([.count(flow.screens.count, "screen"), .count(flow.tasks.count, "task")], .none)
    return counts.localized + " · \(devices)"
  }

  /// Returns the titles of the tasks.
  private func tasks(of flow: Flow) -> HTML {
    let titles = flow.tasks.map { page.names.html($0.displayTitle) }.listed
    return titles.isEmpty ? .nothing : " · <span>Tasks:</span> \(titles)"
  }

  /// Returns the findings of a flow, beside its walk.
  private func findings(at index: Int, _ id: String) -> HTML {
    let markup = FindingMarkup(page: page, strips)
    let open = findings.open(at: index)
    let accepted = findings.accepted.filter { $0.flow == index }
    let none: HTML = open.isEmpty ? "<p>Nothing was found.</p>" : .nothing
    let closed: HTML =
      accepted.isEmpty
      ? .nothing
      : """
      <details class="accepted"><summary>\(Message.count(accepted.count, "accepted finding").localized)</summary>
      \(markup.html(accepted, unfolding: 0))
      </details>
      """
    return """
      <section class="findings" id="\(id)-findings" aria-labelledby="\(id)-findings-title">
      <h3 id="\(id)-findings-title"><span>Findings</span> <span class="number">\(open.count)</span></h3>
      \(none)\(markup.html(open))\(closed)
      </section>
      """
  }

  /// The findings of all flows as links, the most severe first.
  private var allFindings: HTML {
    let links = findings.open.map { item -> HTML in
      let finding = item.diagnostic
      let flow: HTML = item.flow.map { name(of: flows[$0].flow) } ?? .nothing
      return """
        <li>\(Badge(finding.severity).html) <a href="#finding-\(item.fingerprint)">\(page.names.prose(finding.message.localized))</a> <span class="facts">\(flow)</span></li>

        """
    }
    let list: HTML = links.isEmpty ? "<p>Nothing was found.</p>" : "<ul class=\"links\">\(links)</ul>"
    return """
      <section id="findings" aria-labelledby="findings-title">
      <h2 id="findings-title"><span>Findings</span> <span class="number">\(links.count)</span></h2>
      \(list)
      </section>
      """
  }

  /// The notes of the review, which the script fills.
  private var notes: HTML {
    """
    <section class="notes" id="notes" aria-labelledby="notes-title">
    <h2 id="notes-title">Notes</h2>
    <p class="hint">Notes stay in this browser. Nothing is sent anywhere. Save them as a file to pass them on: navflow report --notes FILE shows them again.</p>
    <ul data-notes="list"></ul>
    <p class="keys"><button type="button" data-notes="markdown">Copy as Markdown</button>
    <button type="button" data-notes="page">Save as Markdown</button>
    <button type="button" data-notes="file">Save as a file</button></p>
    <p class="hint" data-notes="status" role="status"></p>
    <p data-notes="copied" hidden><label><span>The notes as Markdown</span>
    <textarea data-notes="text" rows="6" readonly spellcheck="false"></textarea></label></p>
    </section>
    """
  }

  /// What was proved and what was not.
  private var proofs: HTML {
    // The last line is the number of findings, which the page shows as badges.
    let lines = SummaryText.plainLines(for: page.report).dropLast().map { "<p>\(page.names.prose($0))</p>" as HTML }
    return lines.isEmpty ? .nothing : "<div class=\"summary\">\(lines)</div>"
  }

  /// Returns a free text with a paragraph for each of its lines.
  private func note(_ text: String) -> HTML {
    let lines = text.split(whereSeparator: \.isNewline).map { line -> HTML in
      let line = String(line)
      return "<p dir=\"auto\" lang=\"\(page.names.language(of: line))\">\(line)</p>"
    }
    return "<div class=\"note\">\(lines)</div>"
  }

  private func name(of flow: Flow) -> HTML { page.names.html(page.title(of: flow)) }
}
