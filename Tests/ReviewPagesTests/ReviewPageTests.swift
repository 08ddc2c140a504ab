import Diagnostics
import Foundation
import Reporting
import Testing

@testable import ReviewPages

/// Tests the markup of a page.
@Suite struct ReviewPageTests {
  @Test func thePolicyNamesTheScriptAndTheStyleOfThePage() throws {
    let html = try CheckedFlows.before().page().render()
    let style = try #require(html.firstMatch(of: /<style>(?<text>[^<]*)<\/style>/)?.text)
    let script = try #require(html.firstMatch(of: /<script>(?<text>.*?)<\/script>/.dotMatchesNewlines())?.text)
    let policy = try #require(html.firstMatch(of: /Content-Security-Policy" content="(?<text>[^"]*)"/)?.text)
    let source = String(policy).replacing("&#39;", with: "'")
    #expect(
      source == "default-src 'none'; script-src \(ContentHash.source(of: String(script))); "
        + "style-src \(ContentHash.source(of: String(style))); base-uri 'none'; form-action 'none'")
    #expect(html.matches(of: /<script/).count == 2)
    #expect(!html.contains("http://") && !html.contains("https://"))
  }

  @Test func thePolicyAllowsPicturesOnlyOnPagesThatHaveSome() throws {
    let flows = try CheckedFlows.before()
    #expect(!flows.page().render().contains("img-src"))
    let uri = "data:image/png;base64,AAAA"
    let flow = ReviewedFlow(
      flow: flows.flow, diagrams: [], nodes: [:], graphs: flows.graphs + flows.graphs,
      pictures: ["Home": uri, "Charge": uri], missingPictures: ["The picture \"a<b\" is left out."])
    let html = ReviewPage(report: flows.report, flows: [flow]).render()
    #expect(html.contains("; img-src data:; base-uri"))
    #expect(html.matches(of: /data:image/).count == 1)
    #expect(html.contains("The picture &quot;<bdi lang=\"\">a&lt;b</bdi>&quot; is left out."))
  }

  @Test func theServedPageMayConnectToItsServerOnly() throws {
    let page = try CheckedFlows.before().page()
    let (html, version) = page.renderLive()
    let policy = try #require(html.firstMatch(of: /Content-Security-Policy" content="(?<text>[^"]*)"/)?.text)
    let styles = html.matches(of: /<style>(?<text>[^<]*)<\/style>/).map { ContentHash.source(of: String($0.text)) }
    let scripts = html.matches(of: /<script>(?<text>.*?)<\/script>/.dotMatchesNewlines())
      .map { ContentHash.source(of: String($0.text)) }
    #expect(styles.count == 2 && scripts.count == 2)
    #expect(
      String(policy).replacing("&#39;", with: "'")
        == "default-src 'none'; script-src \(scripts.joined(separator: " ")); style-src \(styles.joined(separator: " ")); "
        + "connect-src 'self'; base-uri 'none'; form-action 'none'")
    #expect(html.contains("data-version=\"\(version)\"") && html.contains("EventSource"))
    #expect(try CheckedFlows.before().page().renderLive() == (html, version))
    #expect(try CheckedFlows.before().page(.missing("Another page.")).renderLive().version != version)
    #expect(!page.render().contains("EventSource") && !page.render().contains("id=\"watch\""))
  }

  @Test func everyFindingHasItsFilmstrip() throws {
    let flows = try CheckedFlows.before()
    let html = flows.page().render()
    #expect(html.matches(of: /<details class="finding (error|warning)" id="finding-[0-9a-f]{16}"/).count == 3)
    let frames = flows.report.diagnostics.compactMap { $0.trace?.steps.count }.reduce(0, +)
    #expect(html.matches(of: /<li class="frame/).count == frames)
    #expect(html.contains("✗ <bdi lang=\"\">charge</bdi> interrupted"))
    #expect(html.contains("2 errors") && html.contains("1 warning"))
    #expect(html.contains("same cause: the tab bar can be tapped"))
    // Sorted by severity, and unfolded because there are few.
    let severities = html.matches(of: /<details class="finding (\w+)" id="[^"]*" open>/).map(\.1)
    #expect(severities == ["error", "error", "warning"])
  }

  @Test func everyFrameLinksToItsConfiguration() throws {
    let html = try CheckedFlows.before().page().render()
    let taps = ["チャージ", "チャージ方法を選択", "お支払い用銀行口座を登録する"]
    for count in 0...3 {
      let fragment = WalkAddress(taps: Array(taps.prefix(count))).fragment.replacing("&", with: "&amp;")
      #expect(html.contains("href=\"\(fragment)\""))
    }
  }

  @Test func theSameInputGivesTheSameBytes() throws {
    #expect(try CheckedFlows.before().page().render() == CheckedFlows.before().page().render())
  }

  @Test func explainsAMissingDiagram() throws {
    let html = try CheckedFlows.before().page(.missing("There is no <dot>.")).render()
    #expect(html.contains("<p class=\"missing\" data-picture=\"flow-1-phone\">There is no &lt;dot&gt;.</p>"))
    let odd = try CheckedFlows.before().page(.svg(Array("<svg><blink/></svg>".utf8))).render()
    #expect(odd.contains("this page cannot contain the SVG that Graphviz wrote") && !odd.contains("blink"))
  }

  @Test func acceptedFindingsKeepTheirReason() throws {
    let html = try CheckedFlows(
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

  @Test func describesTheDiagramInWords() throws {
    let html = try CheckedFlows.before().page().render()
    #expect(html.contains("<bdi lang=\"ja\">銀行サイトへ</bdi> → <bdi lang=\"\">present BankSite</bdi>"))
    #expect(html.contains("system <bdi lang=\"ja\">認証が完了</bdi>"))
  }

  /// A thousand configurations of an ordinary flow take a few hundred kilobytes.
  @Test func aPageStaysSmall() throws {
    let screens = (0..<200).map {
      "  S\($0): { title: 画面\($0), actions: { 次へ: push S\(($0 + 1) % 200), 前へ: push S\(($0 + 7) % 200) } }"
    }
    let flows = try CheckedFlows("navflow: 1\nroot: { stack: S0 }\nscreens:\n" + screens.joined(separator: "\n"))
    #expect(flows.graphs[0].count >= 1_000)
    let size = flows.page().render().utf8.count
    #expect(size < 400_000, "\(size) bytes")
  }

  /// The label of an arrival that the replay does not name may be the beginning of a tap.
  @Test func linksOfAFilmstripCountNamedArrivals() throws {
    let html = try CheckedFlows(
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
    let places = html.matches(of: /aria-label="Walk on from (?<place>[^"]*)"/).map { String($0.place) }
    #expect(places == ["the launch", "the launch", "tap 1", "tap 2"])
  }
}
