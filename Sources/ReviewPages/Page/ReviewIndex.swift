import Diagnostics
import FlowModel
import Localization
import Reporting

/// A page that lists flows, each with a review page of its own beside it.
public struct ReviewIndex: Sendable {
  /// A flow of the list.
  public struct Entry: Sendable {
    /// The flow.
    public let flow: Flow
    /// The report of the flow alone.
    public let report: Report
    /// The name of its page.
    public let page: String

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - report: the report of the flow alone.
    ///   - page: the name of its page.
    public init(flow: Flow, report: Report, page: String) { (self.flow, self.report, self.page) = (flow, report, page) }
  }

  private let report: Report
  private let entries: [Entry]
  /// The page of what belongs to no flow of the list.
  private let rest: ReviewPage

  /// Creates a list.
  ///
  /// - Parameter report: the report of all flows.
  public init(report: Report, entries: [Entry]) {
    self.report = report
    self.entries = entries
    rest = ReviewPage(report: report.withoutFindings(of: Set(entries.map(\.flow.file))), flows: [])
  }

  /// Returns the whole file, with a line break at the end.
  public func render() -> String {
    PageDocument(
      title: "\(localized("\(entries.count) flows")) – \(localized("navflow review"))", content: content,
      styles: [ReviewStyle.css], scripts: [], hasPictures: false
    ).html.source
  }

  private var content: HTML {
    let lines = SummaryText.plainLines(for: report).dropLast().map { "<p>\(rest.names.prose($0))</p>" as HTML }
    return """
      <header>
      <h1>\(localized("Review of \(.count(entries.count, "flow"))"))</h1>
      \(PageOutline(page: ReviewPage(report: report, flows: [])).counts)
      <div class="summary">\(lines)</div>
      </header>
      <main id="content" tabindex="-1">
      \(PageOutline(page: rest).sections)
      <section class="findings" id="flows" aria-labelledby="flows-title">
      <h2 id="flows-title"><span>Flows</span> <span class="number">\(entries.count)</span></h2>
      <ul class="links">\(entries.map(line))</ul>
      </section>
      </main>
      <footer><p>Made by navflow. Keep the pages of the flows beside this file.</p></footer>
      """
  }

  private func line(of entry: Entry) -> HTML {
    let counts = [Severity.error, .warning, .info].map { ($0, entry.report.count(of: $0)) }.filter { $0.1 > 0 }
    let worst: HTML =
      counts.first.map { Badge($0.0).html } ?? "<span class=\"badge none\">\(entry.report.isDecided ? "✓" : "?")</span>"
    let texts = counts.map { Message.count($0.1, Message(key: $0.0.rawValue)) }
    let path = report.files[entry.flow.file].path
    return """
      <li>\(worst) <a href="\(entry.page)">\(rest.names.html(entry.flow.title ?? path))</a> <bdi>\(path)</bdi>
      (\(texts.isEmpty ? localized("no findings") : Message.list(texts, .none).localized))</li>

      """
  }
}
