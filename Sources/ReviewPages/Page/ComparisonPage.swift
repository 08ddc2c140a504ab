import Diagnostics
import FlowModel
import Reporting

/// A comparison of two versions as one self-contained HTML file: its text, and both versions side by side to walk through.
///
/// A tap in one version is made in the other too, as long as it offers a tap with the same name.
public struct ComparisonPage: Sendable {
  /// One version of a flow.
  public struct Version: Sendable {
    /// The files of the version.
    public var files: SourceFiles
    /// The flow with its graphs.
    public var flow: ReviewedFlow

    /// Creates a version.
    public init(files: SourceFiles, flow: ReviewedFlow) {
      self.files = files
      self.flow = flow
    }
  }

  private let names: (old: String, new: String)
  private let text: String
  private let flows: [(old: Version, new: Version)]

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - names: the names of the versions.
  ///   - text: the text of the comparison.
  ///   - flows: both versions of each flow that both have.
  public init(names: (old: String, new: String), text: String, flows: [(old: Version, new: Version)]) {
    self.names = names
    self.text = text
    self.flows = flows
  }

  /// Returns the whole file, with a line break at the end.
  public func render() -> String {
    let walks = flows.enumerated().flatMap { [walk($1.old, "before", $0 * 2), walk($1.new, "after", $0 * 2 + 1)] }
    let sections = flows.indices.map { section(walks[$0 * 2], walks[$0 * 2 + 1], $0) }
    let data = EmbeddedJSON.text(of: EmbeddedWalks(walks).json)
    let content: HTML = """
      <a class="skip" href="#content">Skip to the comparison</a>
      <header><h1>Before and after</h1>
      <p class="path">before: <bdi>\(names.old)</bdi> · after: <bdi>\(names.new)</bdi></p></header>
      <main id="content" tabindex="-1">
      <section aria-labelledby="changes-title"><h2 id="changes-title">What has changed</h2>
      <pre>\(lines)</pre></section>
      \(sections)
      </main>
      <footer><p>Made by navflow. This page works without a network.</p></footer>
      <script type="application/json" id="walks">\(HTML(trusted: data))</script>
      """
    return PageDocument(
      title: "\(names.old) – \(names.new)", content: content, styles: [ReviewStyle.css], scripts: [WalkScript.source],
      hasPictures: flows.contains { !$0.old.flow.pictures.isEmpty || !$0.new.flow.pictures.isEmpty }
    ).html.source
  }

  /// The lines of the text; a line break in an interpolated text would be shown as an escape.
  private var lines: [HTML] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "\(String($0))\n" }
  }

  private func walk(_ version: Version, _ side: String, _ index: Int) -> WalkMarkup {
    let flow = version.flow
    let report = Report(
      files: version.files, diagnostics: [],
      scope: .init(flows: 1, screens: flow.flow.screens.count, tasks: flow.flow.tasks.count))
    let name = flows.count == 1 ? side : "\(side)-\(index / 2 + 1)"
    return WalkMarkup(page: ReviewPage(report: report, flows: [flow]), flow: flow, index: index, addressName: name)
  }

  private func section(_ old: WalkMarkup, _ new: WalkMarkup, _ index: Int) -> HTML {
    """
    <section class="flow" aria-labelledby="pair-\(index + 1)-title">
    <h2 id="pair-\(index + 1)-title">\(new.title)</h2>
    <p class="hint">Both versions follow the same taps, as far as each offers them.</p>
    <div class="versions">
    <div><p class="side">Before</p>
    \(old.html)
    </div>
    <div><p class="side">After</p>
    \(new.html)
    </div>
    </div>
    </section>
    """
  }
}
