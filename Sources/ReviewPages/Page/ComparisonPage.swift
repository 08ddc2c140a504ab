import Diagnostics
import Localization
import Reporting

/// A comparison of two versions as one self-contained HTML file: what changed, and both versions to walk through side by
/// side.
///
/// Both versions make the same taps. A version skips the taps that it does not offer.
public struct ComparisonPage: Sendable {
  private let report: ComparisonReport
  private let revisions: [String]
  private let before: ReviewPage
  private let after: ReviewPage

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - report: the comparison.
  ///   - flows: both versions of each flow to walk through.
  ///   - revisions: the names of the versions that are revisions, whose files commands cannot read.
  public init(
    report: ComparisonReport, flows: [(old: ReviewedFlow, new: ReviewedFlow)], revisions: [String] = []
  ) {
    self.report = report
    self.revisions = revisions
    let (changes, scope) = (report.findings, Report.Scope(flows: flows.count, screens: 0, tasks: 0))
    before = ReviewPage(
      report: Report(files: changes.oldFiles, diagnostics: changes.gone.map(\.asReported), scope: scope),
      flows: flows.map(\.old), side: .before)
    after = ReviewPage(
      report: Report(files: changes.newFiles, diagnostics: changes.new, scope: scope),
      flows: flows.map(\.new), side: .after)
  }

  /// Returns the whole file, with a line break at the end.
  public func render() -> String {
    let pages = [before, after]
    let content: HTML = """
      <a class="skip" href="#content">Skip to the comparison</a>
      <header><h1>Before and after</h1>
      <p class="path"><span>before:</span> <bdi>\(report.names.old)</bdi> · <span>after:</span> <bdi>\(report.names.new)</bdi></p>
      <nav aria-label="Contents"><ul><li><a href="#changes">What has changed</a></li>\(contents)</ul></nav>
      </header>
      <main id="content" tabindex="-1">
      \(changes)
      \(before.flows.isEmpty ? nothingToWalk : .nothing)\(before.flows.indices.map(section))
      </main>
      <footer><p>Made by navflow, which computed the comparison and the walks. This page works without a network.</p></footer>
      <script type="application/json" id="walks">\(HTML(trusted: EmbeddedJSON.text(of: WalkMarkup.json(of: pages.flatMap(\.walks)))))</script>
      """
    return PageDocument(
      title: "\(report.names.old) → \(report.names.new)", content: content, styles: [ReviewStyle.css],
      scripts: [WalkScript.source], hasPictures: pages.contains(where: \.hasPictures)
    ).html.source
  }

  /// The sentences, the findings, and the whole comparison as text.
  private var changes: HTML {
    // A line break within an interpolated text would be shown as an escape.
    let text = TextComparison(colour: false).render(report)
      .split(separator: "\n", omittingEmptySubsequences: false).map { "\(String($0))\n" as HTML }
    let doubtful = report.findings.gone.count { !$0.isCertain }
    let doubt: HTML =
      doubtful == 0
      ? .nothing
      : "<p class=\"hint\">\(localized("Not everything was checked, so \(doubtful) of them may still occur."))</p>"
    return """
      <section id="changes" aria-labelledby="changes-title"><h2 id="changes-title">What has changed</h2>
      \(report.sentences.map { "<p class=\"lead\">\(after.names.prose($0))</p>\n" as HTML })
      \(changeList)
      <p class="summary">\(report.summary)</p>
      \(findings("New findings", of: after, unfolding: 3) { $0.allowed == nil })
      \(findings("Findings that are gone", of: before) { $0.allowed == nil })\(doubt)
      \(findings("Findings that are accepted now", of: before) { $0.allowed != nil })
      <details class="text"><summary>The whole comparison as text</summary><pre>\(text)</pre></details>
      </section>
      """
  }

  /// A sentence for each change with consequences.
  private var changeList: HTML {
    let items = report.changeSentences.map { sentence -> HTML in
      "<li><span class=\"sign\">\(sentence.mark)</span> \(after.names.prose(sentence.text))</li>\n"
    }
    guard !items.isEmpty else { return .nothing }
    return "<p class=\"lead\">What a user can do has changed:</p>\n<ul class=\"changes\">\(items)</ul>"
  }

  private func findings(
    _ title: Message, of page: ReviewPage, unfolding number: Int = 0, where isWanted: (Diagnostic) -> Bool
  ) -> HTML {
    let items = FindingGroups(report: page.report, flows: page.flows.map(\.flow)).all
      .filter { isWanted($0.diagnostic) }
    guard !items.isEmpty else { return .nothing }
    return """
      <div class="findings"><h3>\(title.localized) <span class="number">\(items.count)</span></h3>
      \(FindingMarkup(page: page, PageStrips(page)).html(items, unfolding: number))
      </div>
      """
  }

  private var contents: [HTML] {
    after.walks.enumerated().map { "<li><a href=\"#pair-\($0 + 1)\"><span>Walk:</span> \($1.title)</a></li>" }
  }

  private var nothingToWalk: HTML {
    "<p class=\"hint\">There is no walk: no flow of both versions that can be launched has changed.</p>"
  }

  /// The versions whose commands read other files.
  private var hint: HTML {
    if revisions.isEmpty { return .nothing }
    let names = revisions.map { "<bdi>\($0)</bdi>" as HTML }
    let list = names.dropFirst().reduce(names[0]) { "\($0), \($1)" }
    let hint: HTML = "<span>The commands read the files in the folder, not those of these versions:</span> \(list)"
    return "<p class=\"hint\">\(hint)</p>\n"
  }

  private func section(_ index: Int) -> HTML {
    let id = "pair-\(index + 1)"
    let (old, new) = (before.walks[index], after.walks[index])
    return """
      <section class="pair" id="\(id)" aria-labelledby="\(id)-title">
      <h2 id="\(id)-title">\(new.title)</h2>
      <p class="hint"><span>A tap in one version is made in the other one too, if it offers that tap.</span>\(link(toDifferenceAt: index))</p>
      \(hint)<details class="differences" open hidden><summary>Where the versions differ</summary><ol data-differences></ol></details>
      <p class="parting" data-parting role="status"></p>
      <div class="versions">
      \(old.html)
      \(new.html)
      </div>
      </section>

      """
  }
}

extension ComparisonPage {
  /// Returns a link to the first difference in behaviour, if it is known.
  private func link(toDifferenceAt index: Int) -> HTML {
    let flow = after.flows[index].flow
    let path = after.report.files[flow.file].path
    guard let first = report.flows.first(where: { $0.new == path })?.firstDifference else { return .nothing }
    let device = first.device == flow.devices.first?.rawValue ? nil : first.device
    let address = WalkAddress(flow: after.addressName(of: flow), device: device, taps: first.taps)
    return " <a href=\"\(address.fragment)\">Walk to the first difference</a>"
  }
}

extension FindingChanges.GoneFinding {
  /// The finding, with the reason why the new version accepts it.
  fileprivate var asReported: Diagnostic {
    var finding = diagnostic
    finding.allowed = accepted
    return finding
  }
}
