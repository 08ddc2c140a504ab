import Diagnostics
import FlowModel
import FlowRules
import Localization
import Reporting

/// A review as one self-contained HTML file: findings, diagrams, and flows to walk through.
///
/// Findings and diagrams are markup and need no script. The script walks through the graphs.
public struct ReviewPage: Sendable {
  /// The version of a page that compares two versions.
  enum Side: String { case before, after }

  let report: Report
  private(set) var flows: [ReviewedFlow]
  let rules: RuleRegistry
  let names: NameWriter
  /// The version, or nil if the page compares none.
  let side: Side?
  /// The name of the page beside it that lists all flows, or nil.
  var index: String?

  /// Creates a page for the report of a check and the checked flows.
  ///
  /// - Parameters:
  ///   - index: the name of the page beside it that lists all flows, or nil.
  ///   - notes: the notes of reviewers to show again.
  public init(
    report: Report, flows: [ReviewedFlow], rules: RuleRegistry = .standard, index: String? = nil,
    notes: [ReviewNote] = []
  ) {
    self.init(report: report, flows: flows, rules: rules, side: nil)
    self.index = index
    self.notes = notes
  }

  /// The notes of reviewers to show again.
  var notes: [ReviewNote] = []

  /// Creates the page of one version; a page of two versions has parts of both.
  init(report: Report, flows: [ReviewedFlow], rules: RuleRegistry = .standard, side: Side?) {
    self.side = side
    self.report = report
    self.flows = flows
    self.rules = rules
    names = NameWriter(texts: flows.flatMap { Self.texts(of: $0.flow) })
  }

  /// Returns the whole file, with a line break at the end.
  public func render() -> String { document(content, styles: [ReviewStyle.css], scripts: [WalkScript.source]).source }

  /// Returns the page for a server, which reloads itself when the server announces another version.
  ///
  /// - Returns: the file, and its version, which is the same for the same content.
  public func renderLive() -> (text: String, version: String) {
    let content = content
    var hash = StableHash()
    hash.combine(content.source)
    let page = document(
      LivePage.notice(version: hash.hexadecimal) + content, styles: [ReviewStyle.css, LivePage.style],
      scripts: [WalkScript.source, LivePage.script], connections: "'self'")
    return (page.source, hash.hexadecimal)
  }

  private func document(_ content: HTML, styles: [String], scripts: [String], connections: String? = nil) -> HTML {
    PageDocument(
      title: "\(title) – \(localized("navflow review"))", content: content, styles: styles, scripts: scripts,
      connections: connections,
      hasPictures: hasPictures
    ).html
  }

  private var content: HTML {
    """
    \(body)
    <script type="application/json" id="walks">\(HTML(trusted: EmbeddedJSON.text(of: WalkMarkup.json(of: walks, notes))))</script>
    """
  }

  /// The title of the browser tab.
  private var title: String {
    guard flows.count == 1, let only = flows.first?.flow else { return localized("\(flows.count) flows") }
    return title(of: only).clipped(to: 120)
  }

  /// Returns the title of a flow, or its path if it has none.
  func title(of flow: Flow) -> String { flow.title ?? report.files[flow.file].path }

  private var body: HTML {
    let outline = PageOutline(page: self)
    return """
      <a class="skip" href="#content">Skip to the content</a>
      \(outline.header)
      <main id="content" tabindex="-1">
      \(outline.sections)
      </main>
      <footer><p>Made by navflow, which computed the findings and the walk. This page works without a network.</p></footer>
      """
  }

  /// The walks through the flows.
  var walks: [WalkMarkup] { flows.indices.map { WalkMarkup(page: self, flow: flows[$0], index: $0) } }

  /// Returns the id of the section of a flow.
  func id(ofFlow index: Int) -> String { "\(side?.rawValue ?? "flow")-\(index + 1)" }

  /// Whether the page contains pictures of screens.
  var hasPictures: Bool { !flows.allSatisfy(\.pictures.isEmpty) }

  /// Returns the name of a flow in addresses, or nil if the page has no choice.
  func addressName(of flow: Flow) -> String? {
    let names = [side?.rawValue, flows.count > 1 ? report.files[flow.file].projectPath : nil].compactMap(\.self)
    return names.isEmpty ? nil : names.joined(separator: "/")
  }

  /// Returns the page with other diagrams.
  public func replacingDiagrams(_ replace: (Flow, ReviewedFlow.Diagram) -> [ReviewedFlow.Diagram]) -> ReviewPage {
    var page = self
    for index in flows.indices {
      page.flows[index].diagrams = flows[index].diagrams.flatMap { replace(flows[index].flow, $0) }
    }
    return page
  }

  private static func texts(of flow: Flow) -> [String] {
    [flow.title ?? ""] + flow.screens.flatMap { [$0.displayTitle, $0.name.value] }
      + flow.tasks.flatMap { [$0.displayTitle, $0.name.value] } + flow.actions.map(\.label.value)
  }
}
