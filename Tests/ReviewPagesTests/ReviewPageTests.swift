import Diagnostics
import Foundation
import Reporting
import Testing

@testable import ReviewPages

/// Tests the markup of a page.
@Suite struct ReviewPageTests {
  // MARK: The Content-Security-Policy

  @Test func thePolicyAllowsOnlyTheScriptAndTheStyleOfThePage() throws {
    let html = try ReviewFixture.merpayBefore().page().render()
    let (styles, scripts) = (styleHashes(in: html), scriptHashes(in: html))
    #expect(styles.count == 1 && scripts.count == 1)
    #expect(
      try policy(of: html)
        == "default-src 'none'; script-src \(scripts.joined()); style-src \(styles.joined()); "
        + "base-uri 'none'; form-action 'none'")
    // The other script element contains the graphs as JSON.
    #expect(html.matches(of: /<script/).count == 2)
    #expect(!html.contains("http://") && !html.contains("https://"))
  }

  @Test func thePolicyAllowsPicturesOnlyOnPagesThatHaveSome() throws {
    let pageWithoutPictures = try ReviewFixture.merpayBefore().page().render()
    #expect(!pageWithoutPictures.contains("img-src"))
    #expect(try pageWithPictures().contains("; img-src data:; base-uri"))
  }

  @Test func theServedPageMayConnectToItsServerOnly() throws {
    let html = try ReviewFixture.merpayBefore().page().renderLive().text
    let (styles, scripts) = (styleHashes(in: html), scriptHashes(in: html))
    #expect(styles.count == 2 && scripts.count == 2)
    #expect(
      try policy(of: html)
        == "default-src 'none'; script-src \(scripts.joined(separator: " ")); "
        + "style-src \(styles.joined(separator: " ")); connect-src 'self'; base-uri 'none'; form-action 'none'")
  }

  /// Returns the Content-Security-Policy of a page.
  private func policy(of html: String) throws -> String {
    let match = try #require(html.firstMatch(of: /Content-Security-Policy" content="(?<text>[^"]*)"/))
    return String(match.text).replacing("&#39;", with: "'")
  }

  private func styleHashes(in html: String) -> [String] {
    html.matches(of: /<style>(?<text>[^<]*)<\/style>/).map { ContentHash.source(of: String($0.text)) }
  }

  private func scriptHashes(in html: String) -> [String] {
    html.matches(of: /<script>(?<text>.*?)<\/script>/.dotMatchesNewlines())
      .map { ContentHash.source(of: String($0.text)) }
  }

  // MARK: Pictures

  @Test func thePictureOfSeveralScreensIsEmbeddedOnce() throws {
    #expect(try pageWithPictures().matches(of: /data:image/).count == 1)
  }

  @Test func thePageReportsPicturesThatAreLeftOut() throws {
    #expect(try pageWithPictures().contains("The picture &quot;<bdi lang=\"\">a&lt;b</bdi>&quot; is left out."))
  }

  /// Returns a page on which two screens have the same picture, and a picture is left out.
  private func pageWithPictures() throws -> String {
    let fixture = try ReviewFixture.merpayBefore()
    let uri = "data:image/png;base64,AAAA"
    // The flow has two graphs, as on two devices. So the page could embed each picture twice.
    let flow = ReviewedFlow(
      flow: fixture.flow, diagrams: [], nodes: [:], graphs: fixture.graphs + fixture.graphs,
      pictures: ["Home": uri, "Charge": uri], missingPictures: ["The picture \"a<b\" is left out."])
    return ReviewPage(report: fixture.report, flows: [flow]).render()
  }

  @Test func paperHasAPictureOfEachTask() throws {
    let fixture = try ReviewFixture.merpayBefore()
    var flow = ReviewedFlow(flow: fixture.flow, diagrams: [], nodes: [:], graphs: fixture.graphs)
    #expect(!ReviewPage(report: fixture.report, flows: [flow]).render().contains("<div class=\"paper\">"))
    let svg = "<svg width=\"9pt\" height=\"9pt\" viewBox=\"0 0 9 9\"><g id=\"graph0\"><text>A</text></g></svg>"
    flow.taskPictures = fixture.flow.tasks.map { .init(task: $0.id, svg: Array(svg.utf8)) }
    let html = ReviewPage(report: fixture.report, flows: [flow]).render()
    let paper = try #require(html.split(separator: "<div class=\"paper\">").last)
    #expect(paper.matches(of: /<figure>\n<svg [^>]*role="img" aria-label="[^"]+"/).count == fixture.flow.tasks.count)
    #expect(!paper.contains("graph0"))
  }

  // MARK: The served page

  @Test func theVersionOfAServedPageDependsOnItsContentOnly() throws {
    let (html, version) = try ReviewFixture.merpayBefore().page().renderLive()
    #expect(html.contains("data-version=\"\(version)\""))
    #expect(try ReviewFixture.merpayBefore().page().renderLive() == (html, version))
    let other = try ReviewFixture.merpayBefore().page(diagram: .missing("Another reason.")).renderLive()
    #expect(other.version != version)
  }

  @Test func onlyAServedPageListensForEvents() throws {
    let page = try ReviewFixture.merpayBefore().page()
    #expect(page.renderLive().text.contains("EventSource"))
    let html = page.render()
    #expect(!html.contains("EventSource") && !html.contains("id=\"watch\""))
  }

  // MARK: Findings

  @Test func everyStepOfEveryTraceHasAFrame() throws {
    let fixture = try ReviewFixture.merpayBefore()
    let html = fixture.page().render()
    #expect(html.matches(of: /<details class="finding (error|warning)" id="finding-[0-9a-f]{16}"/).count == 3)
    let steps = fixture.report.diagnostics.compactMap { $0.trace?.steps.count }.reduce(0, +)
    let findings = try #require(html.firstRange(of: "id=\"flow-1-findings\""))
    #expect(html[findings.lowerBound...].matches(of: /<li class="frame/).count == steps)
    #expect(html.contains("✗ <bdi lang=\"ja\">残高チャージ</bdi> interrupted"))
  }

  @Test func findingsAreCountedAndGroupedByCause() throws {
    let html = try ReviewFixture.merpayBefore().page().render()
    #expect(html.contains("2 errors") && html.contains("1 warning"))
    #expect(html.contains("same cause: the tab bar can be tapped"))
  }

  @Test func theFirstFindingIsOpenAndTheyAreSortedBySeverity() throws {
    let html = try ReviewFixture.merpayBefore().page().render()
    let severities = html.matches(of: /<details class="finding (\w+)" id="[^"]*" open>/).map(\.1)
    #expect(severities == ["error"])
    let order = html.matches(of: /<details class="finding (\w+)"/).map(\.1)
    #expect(order == ["error", "error", "warning"])
  }

  @Test func theFramesOfATraceLinkToTheirConfigurations() throws {
    let html = try ReviewFixture.merpayBefore().page().render()
    let taps = ["チャージ", "チャージ方法を選択", "お支払い用銀行口座を登録する"]
    for count in 0...taps.count {
      let fragment = WalkAddress(taps: Array(taps.prefix(count))).fragment.replacing("&", with: "&amp;")
      #expect(html.contains("href=\"\(fragment)\""), "no link after \(count) taps")
    }
  }

  /// A link counts the taps of the replay up to its frame.
  ///
  /// The replay names the arrival "Ready", because it has several results, but not the arrival "Load". The tap
  /// "Load more" begins with that name, and must not count as that arrival.
  @Test func filmstripLinksCountOnlyArrivalsThatTheReplayNames() throws {
    let html = try ReviewFixture(
      """
      navflow: 1
      root: { stack: Home }
      state: { loaded: [no, yes], read: [no, yes] }
      screens:
        Home:
          actions:
            Load: { by: arrival, when: { loaded: no }, set: { loaded: yes } }
            Load more: push List
        List:
          actions:
            Ready: { by: arrival, when: { read: no }, set: { read: yes }, either: { fine: stay, bad: pop 9 } }
      """
    ).page().render()
    let origins = html.matches(of: /aria-label="Walk on from (?<origin>[^"]*)"/).map { String($0.origin) }
    #expect(origins == ["the launch", "the launch", "tap 1", "tap 2"])
  }

  /// The last frame of every finding is marked, not only one at which a task is interrupted.
  @Test func theStepOfTheFindingIsMarked() throws {
    let html = try ReviewFixture(
      """
      navflow: 1
      root: { stack: Home }
      screens: { Home: { actions: { Far: pop 9 } } }
      """
    ).page().render()
    #expect(html.matches(of: /<li class="frame trouble error">/).count == 1)
  }

  // MARK: Scenarios

  @Test func aScenarioHasItsResultItsStepsAndALinkThatPlaysIt() throws {
    let html = try ReviewFixture(
      """
      navflow: 1
      root: { stack: Home }
      state: { account: [none, member] }
      screens:
        Home: { title: Start, actions: { Go: { when: { account: member }, push: Next } } }
        Next: { title: Goal }
      scenarios:
        As a member: { given: { account: member }, taps: [Go], see: { screen: Next } }
        As a stranger: { taps: [Go] }
      """
    ).page().render()
    let list = try #require(html.firstMatch(of: /<section class="scenarios"[\s\S]*?<\/section>/)).output
    #expect(list.matches(of: /<span>passed<\/span>/).count == 1 && list.matches(of: /<span>failed<\/span>/).count == 1)
    #expect(list.contains("href=\"#walk&amp;given=/account%3Dmember&amp;taps=/Go\""))
    #expect(list.matches(of: /<li class="frame/).count == 3)
  }

  @Test func acceptedFindingsShowTheirReason() throws {
    let html = try ReviewFixture(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home:
          allow: { pop-to-absent: "because <we> say so" }
          actions: { Far: pop 9 }
      """
    ).page().render()
    #expect(html.contains("1 accepted finding") && html.contains("because &lt;we&gt; say so"))
    #expect(html.contains("✓ no findings"))
  }

  // MARK: Diagrams

  @Test func explainsWhyADiagramIsMissing() throws {
    let html = try ReviewFixture.merpayBefore().page(diagram: .missing("There is no <dot>.")).render()
    #expect(html.contains("<p class=\"missing\" data-picture=\"flow-1-phone\">There is no &lt;dot&gt;.</p>"))
  }

  @Test func leavesOutADiagramWithUnknownElements() throws {
    let svg = Array("<svg><blink/></svg>".utf8)
    let html = try ReviewFixture.merpayBefore().page(diagram: .svg(svg)).render()
    #expect(html.contains("this page cannot contain the SVG that Graphviz wrote") && !html.contains("blink"))
  }

  @Test func describesTheFlowInWords() throws {
    let html = try ReviewFixture.merpayBefore().page().render()
    #expect(html.contains("<bdi lang=\"ja\">銀行サイトへ</bdi> → <bdi lang=\"\">present BankSite</bdi>"))
    #expect(html.contains("system <bdi lang=\"ja\">認証が完了</bdi>"))
  }

  // MARK: The file

  @Test func theSameInputGivesTheSameBytes() throws {
    let first = try ReviewFixture.merpayBefore().page().render()
    let second = try ReviewFixture.merpayBefore().page().render()
    #expect(first.utf8.elementsEqual(second.utf8))
  }

  @Test func aPageOfAThousandConfigurationsHasFewerThan400Kilobytes() throws {
    let screens = (0..<200).map {
      "  S\($0): { title: 画面\($0), actions: { 次へ: push S\(($0 + 1) % 200), 前へ: push S\(($0 + 7) % 200) } }"
    }
    let fixture = try ReviewFixture("navflow: 1\nroot: { stack: S0 }\nscreens:\n" + screens.joined(separator: "\n"))
    #expect(fixture.graphs[0].count >= 1_000)
    let size = fixture.page().render().utf8.count
    #expect(size < 400_000, "the page has \(size) bytes")
  }
}
