import Diagnostics
import FlowModel
import Localization
import Reporting

/// The outline of a page: a summary, the findings of all flows, then each flow with its walk and its diagram.
struct PageOutline {
  private let page: ReviewPage
  private let flows: [ReviewedFlow]
  private let findings: FindingGroups

  /// Creates the outline of a page.
  init(page: ReviewPage) {
    self.page = page
    flows = page.flows
    findings = FindingGroups(report: page.report, flows: page.flows.map(\.flow))
  }

  /// The top of the page: the numbers of findings, and the contents.
  var header: HTML {
    // The last line is the number of findings, which the page shows as badges.
    let lines = SummaryText.plainLines(for: page.report).dropLast().map { "<p>\(page.names.prose($0))</p>" as HTML }
    return """
      <header>
      <h1>\(title)</h1>
      \(counts)
      <div class="summary">\(lines)</div>
      <nav aria-label="Contents"><ul>\(index)\(contents)</ul></nav>
      </header>
      """
  }

  /// The sections below the header.
  var sections: [HTML] {
    let markup = FindingMarkup(page: page)
    let unassigned = findings.unassigned
    let others: HTML =
      unassigned.isEmpty
      ? .nothing
      : """
      <section class="flow" id="other-findings" aria-labelledby="other-findings-title">
      <h2 id="other-findings-title">Files with mistakes</h2>
      <div class="findings">\(markup.html(unassigned))</div>
      </section>
      """
    return [others, flows.isEmpty ? .nothing : findingsSection(markup)] + flows.indices.map(section)
  }

  private var title: HTML {
    guard flows.count == 1, let flow = flows.first?.flow else {
      return "\("Review of \(count(flows.count, "flow"))".localized)"
    }
    return "\("Review".localized): \(name(of: flow))"
  }

  /// The badges of the severities that occur.
  var counts: HTML {
    let badges = [Severity.error, .warning, .info].compactMap { severity -> HTML? in
      let number = page.report.count(of: severity)
      return number == 0 ? nil : "<li>\(Badge(severity).html(counting: number))</li>"
    }
    let mark = page.report.isDecided ? "✓" : "?"
    let none: HTML = "<li><span class=\"badge none\">\(mark) \("no findings".localized)</span></li>"
    let accepted: HTML =
      page.report.allowed == 0
      ? .nothing : "<li><span class=\"badge\">\("\(page.report.allowed) accepted".localized)</span></li>"
    let known: HTML =
      page.report.baselined == 0
      ? .nothing : "<li><span class=\"badge\">\("\(page.report.baselined) known already".localized)</span></li>"
    return "<ul class=\"counts\">\(badges.isEmpty ? [none] : badges)\(accepted)\(known)</ul>"
  }

  /// The link to the page that lists all flows.
  private var index: HTML {
    page.index.map { "<li><a href=\"\($0)\">All flows</a></li>" } ?? .nothing
  }

  private var contents: [HTML] {
    let others: HTML =
      findings.unassigned.isEmpty ? .nothing : "<li><a href=\"#other-findings\">Files with mistakes</a></li>"
    let list: HTML = flows.isEmpty ? .nothing : "<li><a href=\"#findings\">Findings</a></li>"
    if flows.count == 1 { return [others, list] + parts(of: 0) }
    return [others, list]
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
    let texts = counts.filter { $0.1 > 0 }.map { count($0.1, $0.0.rawValue).localized }
    return texts.isEmpty ? "no findings".localized : texts.joined(separator: ", ")
  }

  private func parts(of index: Int) -> [HTML] {
    let id = "flow-\(index + 1)"
    let walk: HTML = flows[index].graphs.isEmpty ? .nothing : "<li><a href=\"#\(id)-walk\">Walk through it</a></li>"
    return [
      walk, "<li><a href=\"#\(id)-picture\">Diagram</a></li>",
    ]
  }

  private func section(_ index: Int) -> HTML {
    let flow = flows[index]
    let id = "flow-\(index + 1)"
    let size = "\(count(flow.flow.screens.count, "screen")), \(count(flow.flow.tasks.count, "task"))".localized
    let path = page.report.files[flow.flow.file].path
    // The only flow of a page is named in the page's title.
    let headline = flows.count == 1 ? page.names.html(path) : name(of: flow.flow)
    let note: HTML = flow.flow.note.map(note) ?? .nothing
    return """
      <section class="flow" id="\(id)" aria-labelledby="\(id)-title">
      <h2 id="\(id)-title">\(headline)</h2>
      <p class="path">\(flows.count == 1 ? .nothing : "<bdi>\(path)</bdi> · ")\(size)</p>
      \(note)
      \(flows.count == 1 ? .nothing : links(toFindingsAt: index))
      <div class="stage">
      \(page.walks[index].html)
      \(DiagramMarkup(page: page, flow: flow, id: id).html)
      </div>
      </section>
      """
  }

  /// Returns the list of the findings of all flows, the most severe first.
  private func findingsSection(_ markup: FindingMarkup) -> HTML {
    let (open, accepted) = (findings.open, findings.accepted)
    let none: HTML = open.isEmpty ? "<p>Nothing was found.</p>" : .nothing
    let closed: HTML =
      accepted.isEmpty
      ? .nothing
      : """
      <details class="accepted"><summary>\(count(accepted.count, "accepted finding").localized)</summary>
      \(markup.html(accepted))
      </details>
      """
    return """
      <section class="findings" id="findings" aria-labelledby="findings-title">
      <h2 id="findings-title"><span>Findings</span> <span class="number">\(open.count)</span></h2>
      \(none)\(markup.html(open))\(closed)
      </section>
      """
  }

  /// Returns links to the findings of a flow.
  private func links(toFindingsAt index: Int) -> HTML {
    let open = findings.open(at: index)
    if open.isEmpty { return "<p>Nothing was found here.</p>" }
    let links = open.map { item -> HTML in
      let finding = item.diagnostic
      let message = page.names.prose(finding.message)
      return "<li>\(Badge(finding.severity).html) <a href=\"#finding-\(item.fingerprint)\">\(message)</a></li>"
    }
    return "<ul class=\"links\">\(links)</ul>"
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
