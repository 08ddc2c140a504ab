import FlowModel
import Testing

@testable import FlowSyntax

/// Tests the words of tabs in the tab bar.
@Suite struct TabLabelTests {
  private static let text = """
    navflow: 1
    root: { tabs: [{ screen: Home, label: Start, icon: house }, Search, { split: [Folders, Files], label: Files }] }
    screens:
      Home: { title: Welcome back, actions: { Find: tab Search } }
      Search: { title: Search }
      Folders: {}
      Files: { gestures: { "Tab: Start": none } }
    scenarios:
      By its label: { taps: ["Tab: Search", "Tab: Start"], see: { tab: Start } }
      By its name: { taps: ["Tab: Search", Tab: Home], see: { screen: Home } }
    """

  @Test func aTabHasALabelAndASymbol() throws {
    let app = try flow(Self.text)
    let root = try #require(app.roots.first)
    #expect(root.tabs.map(app.title(ofTab:)) == ["Start", "Search", "Files"])
    #expect(root.content.icons[0]?.value == "house" && root.content.icons[1] == nil)
    #expect(root.content.splits[2]?.columns.count == 2)
  }

  @Test func aTapNamesATabByItsLabelOrItsScreen() throws {
    let app = try flow(Self.text)
    for scenario in app.scenarios {
      let taps = scenario.lines.compactMap { if case .tap(let tap) = $0 { tap.label } else { nil } }
      #expect(taps == ["Tab: Search", "Tab: Home"], "\(scenario.name.value)")
    }
  }

  @Test func twoTabsNeedDifferentLabels() {
    let text = Self.text.replacing("Search, {", with: "{ screen: Search, label: Start }, {")
    #expect(findings(text) == ["duplicate-name «Start»"])
  }

  @Test func aTabNeedsAScreen() {
    let text = Self.text.replacing("{ screen: Home, label: Start, icon: house }", with: "{ label: Start }, Home")
    #expect(findings(text).first?.hasPrefix("missing-key") == true)
  }
}
