import Diagnostics
import Testing

@testable import PrototypeImport

/// Tests of tab bars, roots and starts.
@Suite struct TabBarTests {
  private typealias D = FigmaDrawing
  private let tabs = ["1:1", "2:1", "3:1"]

  private func tab(_ id: String, _ name: String, _ children: [JSONValue] = []) -> JSONValue {
    D.frame(id, name, children + [D.tabBar("\(id)0", tabs)])
  }

  private func link(_ target: String, _ label: String?, _ transition: String? = nil, y: Int = 300) -> JSONValue {
    D.button("b" + target + (label ?? ""), label, y: y, D.click(D.navigate(target, transition)))
  }

  @Test func theSameRowOnTwoTargetsIsTheTabBar() throws {
    let file = D.file([tab("1:1", "Home"), tab("2:1", "Find"), tab("3:1", "Me")], start: "1:1")
    let lines = try D.lines(file)
    #expect(lines[0] == "root: { tabs: [Home, Find, Me] }")
    #expect(try D.lines(of: "Home", in: file).isEmpty)
    #expect(try D.report(file).count(.tabBar) == 9)
    #expect(lines.contains("      \"Tab: Find\": [0.25, 0.925, 0.25, 0.05]"))
  }

  @Test(arguments: [[650, 690, 750], [100, 100, 100], [740, 740, 740]])
  func aTabBarIsOneRowInTheLowestFifth(_ heights: [Int]) throws {
    let frames = zip(tabs, ["Home", "Find", "Me"]).map { id, name in
      D.frame(
        id, name,
        zip(tabs, heights).enumerated().map { place, item in
          D.button("\(id)\(place)", item.0, y: item.1, x: place * 100, width: 100, D.click(D.navigate(item.0)))
        })
    }
    let root = try D.lines(D.file(frames, start: "1:1"))[0]
    #expect(root == (heights[0] == 740 ? "root: { tabs: [Home, Find, Me] }" : "root: { stack: Home }"))
  }

  @Test func theLongestRowHasTheTabs() throws {
    let ids = tabs + ["4:1"]
    let frames = zip(ids, ["Home", "Find", "Me", "More"]).map { id, name in
      D.frame(id, name, [D.tabBar("\(id)0", id < "3" ? tabs : ids)])
    }
    #expect(try D.lines(D.file(frames, start: "1:1"))[0] == "root: { tabs: [Home, Find, Me, More] }")
  }

  @Test func theStartNamesTheFirstTab() throws {
    let file = D.file([tab("1:1", "Home"), tab("2:1", "Find"), tab("3:1", "Me")], start: "2:1")
    #expect(try D.lines(file)[0] == "root: { tabs: [Home, Find, Me], start: Find }")
  }

  @Test func aStartBeforeTheTabsIsARootOfItsOwn() throws {
    let file = D.file(
      [
        D.frame("9:1", "Welcome", [link("8:1", "Sign up", "PUSH LEFT")]),
        D.frame("8:1", "Sign up", [link("2:1", "Done")]),
        tab("1:1", "Home", [link("7:1", "Open")]), tab("2:1", "Find"), tab("3:1", "Me", [link("9:1", "Log out")]),
        D.frame("7:1", "Page"),
      ], start: "9:1")
    let lines = try D.lines(file)
    #expect(
      lines.prefix(4) == [
        "roots:", "  start: { stack: Welcome }", "  tabs: { tabs: [Home, Find, Me] }", "start: start",
      ])
    #expect(try D.lines(of: "Sign up", in: file) == ["actions: { Done: { do: [root tabs, tab Find] } }"])
    #expect(try D.lines(of: "Me", in: file) == ["actions: { Log out: root start }"])
    #expect(try D.lines(of: "Page", in: file) == ["tabBar: hidden"])
  }

  @Test func linksToTabsSelectThemOrLeadBack() throws {
    let file = D.file(
      [
        tab("1:1", "Home", [link("4:1", "Open", "PUSH LEFT")]), tab("2:1", "Find"), tab("3:1", "Me"),
        D.frame("4:1", "Page", [link("1:1", "Keep"), link("2:1", "Search", y: 500)]),
      ], start: "1:1")
    #expect(
      try D.lines(of: "Page", in: file)
        == ["tabBar: hidden", "actions: { Keep: { pop: to Home, ifThere: true }, Search: tab Find }"])
  }

  @Test func aRowOnOneTargetOnlyIsNoTabBar() throws {
    let file = D.file([tab("1:1", "Home"), D.frame("2:1", "Find"), D.frame("3:1", "Me")], start: "1:1")
    #expect(try D.lines(file)[0] == "root: { stack: Home }")
  }

  @Test func withoutAStartTheFrameThatReachesMostIsChosen() throws {
    let file = D.file([
      D.frame("1:1", "A"), D.frame("2:1", "B", [link("1:1", "Go"), link("3:1", "On", y: 500)]), D.frame("3:1", "C"),
    ])
    #expect(try D.lines(file)[0] == "root: { stack: B }")
    #expect(try D.report(file).chosenStart == "B")
  }
}
