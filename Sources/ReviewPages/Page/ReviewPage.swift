import Diagnostics
import FlowModel
import FlowRules
import Reporting

/// A review as one self-contained HTML file: findings, diagrams, and flows to walk through.
///
/// Findings and diagrams are markup and need no script. The script walks through the graphs.
public struct ReviewPage: Sendable {
  let report: Report
  let flows: [ReviewedFlow]
  let rules: RuleRegistry
  let names: NameWriter

  /// Creates a page for the report of a check and the checked flows.
  public init(report: Report, flows: [ReviewedFlow], rules: RuleRegistry = .standard) {
    self.report = report
    self.flows = flows
    self.rules = rules
    names = NameWriter(texts: flows.flatMap { Self.texts(of: $0.flow) })
  }

  /// Returns the whole file, with a line break at the end.
  public func render() -> String {
    let style = ReviewStyle.css
    let script = WalkScript.source
    let page: HTML = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy(style: style, script: script))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <title>\(title) – navflow review</title>
      <style>\(HTML(trusted: style))</style>
      </head>
      <body>
      \(body)
      <script type="application/json" id="walks">\(HTML(trusted: EmbeddedJSON.text(of: walks)))</script>
      <script>\(HTML(trusted: script))</script>
      </body>
      </html>

      """
    return page.source
  }

  /// Returns a policy that allows only the page's own style sheet and script, identified by their hashes.
  private static func policy(style: String, script: String) -> String {
    [
      "default-src 'none'", "script-src \(ContentHash.source(of: script))",
      "style-src \(ContentHash.source(of: style))", "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
  }

  /// The title of the browser tab.
  private var title: String {
    guard flows.count == 1, let only = flows.first?.flow else { return "\(flows.count) flows" }
    return title(of: only).clipped(to: 120)
  }

  /// Returns the title of a flow, or its path if it has none.
  func title(of flow: Flow) -> String { flow.title ?? report.files[flow.file].path }

  private var body: HTML {
    let outline = PageOutline(page: self)
    return """
      <a class="skip" href="#content">Skip to the findings</a>
      \(outline.header)
      <main id="content" tabindex="-1">
      \(outline.sections)
      </main>
      <footer><p>Made by navflow. The findings and the walk are its own; this page works without a network.</p></footer>
      """
  }

  private var walks: JSONValue {
    .object([
      (
        "walks",
        .array(
          flows.enumerated().flatMap { index, flow in
            flow.graphs.map { WalkMarkup(page: self, flow: flow, index: index).json($0) }
          })
      )
    ])
  }

  private static func texts(of flow: Flow) -> [String] {
    [flow.title ?? ""] + flow.screens.flatMap { [$0.displayTitle, $0.name.value] }
      + flow.tasks.flatMap { [$0.displayTitle, $0.name.value] } + flow.actions.map(\.label.value)
  }
}
