import FlowModel
import GeneratedFlows
import Testing

@testable import FlowComparison

/// Tests that renamed elements are recognized.
@Suite struct RenameTests {
  private static let shop = """
    root: { stack: Shop }
    screens:
      Shop: { title: Shop, actions: { Search: push Results, Buy: start buy, Help: push Help } }
      Results: { actions: { First hit: push Product, Sort: present Sorting } }
      Product: { actions: { Share: pop } }
      Sorting: { actions: { By price: dismiss } }
      Help: { title: Help }
    tasks:
      buy:
        title: Buy something
        outcomes: [bought, cancelled]
        screens:
          Pay: { actions: { Pay: complete bought, Cancel: cancel } }
    entries: { Link: { where: { screen: Results, task: none }, push: Product } }
    scenarios:
      Somebody buys: { taps: [Search, "First hit", Share], see: { screen: Results } }
    expect:
      - name: nobody pays in the shop
        never: { screen: Shop, task: buy }

    """

  private func comparison(_ old: String = shop, _ changes: (String, String)...) throws -> FlowComparison {
    var new = old
    for (before, after) in changes {
      #expect(new.contains(before))
      new = new.replacing(before, with: after)
    }
    return FlowComparison(
      from: try FlowText.read("navflow: 1\n" + old), to: try FlowText.read("navflow: 1\n" + new))
  }

  private func summary(_ comparison: FlowComparison) -> [String] {
    comparison.changes.map { change in
      let details = change.details.map { "\($0.what) \($0.old ?? "∅")→\($0.new ?? "∅")" }
      return (["\(change.kind) \(change.subject) \(change.name)"] + details).joined(separator: "; ")
    }
  }

  @Test func aRenamedScreenIsOneChange() throws {
    let comparison = try comparison(Self.shop, ("Results", "Hits"))
    #expect(summary(comparison) == ["renamed screen Hits; name Results→Hits"])
    #expect(comparison.renames.screens == ["Results": "Hits"])
    #expect(comparison.old.screens.map(\.name.value).contains("Hits"))
  }

  @Test func aRenamedScreenCanChangeToo() throws {
    let comparison = try comparison(
      Self.shop, ("Results", "Hits"), ("By price: dismiss", "By price: dismiss, By name: dismiss"))
    #expect(summary(comparison) == ["renamed screen Hits; name Results→Hits", "added action By name"])
  }

  @Test func aRenamedTaskIsOneChange() throws {
    let comparison = try comparison(
      Self.shop, ("start buy", "start purchase"), ("  buy:", "  purchase:"), ("task: buy", "task: purchase"))
    #expect(summary(comparison) == ["renamed task purchase; name buy→purchase"])
  }

  @Test func aTaskWithTheNameOfAPatternKeyKeepsTheKeyInConditions() throws {
    let shop = Self.shop.replacing("start buy", with: "start task").replacing("  buy:", with: "  task:")
      .replacing("task: buy", with: "task: task").replacing("task: none", with: "task: task")
    let comparison = try comparison(
      shop, ("start task", "start purchase"), ("  task:", "  purchase:"), ("task: task", "task: purchase"))
    #expect(summary(comparison) == ["renamed task purchase; name task→purchase"])
  }

  @Test func renamesOfNeighboursAreFoundTogether() throws {
    let comparison = try comparison(
      Self.shop, ("Results", "Hits"), ("Product", "Item"), ("Sorting", "Order"), ("start buy", "start purchase"),
      ("  buy:", "  purchase:"), ("task: buy", "task: purchase"), ("Pay:", "Payment:"))
    #expect(comparison.renames.screens == ["Results": "Hits", "Product": "Item", "Sorting": "Order", "Pay": "Payment"])
    #expect(comparison.changes.allSatisfy { $0.kind == .renamed && $0.details.map(\.what) == ["name"] })
    #expect(comparison.changes.count == 6)
  }

  @Test func renamedLabelsChangeNoScenario() throws {
    let comparison = try comparison(Self.shop, ("First hit", "Best hit"))
    #expect(summary(comparison) == ["renamed action Best hit; name First hit→Best hit"])
    #expect(comparison.renames.label("First hit", onScreen: "Results", inTask: nil) == "Best hit")
  }

  @Test func entriesScenariosAndExpectationsAreRenamed() throws {
    let comparison = try comparison(
      Self.shop, ("Link:", "A link:"), ("Somebody buys", "Somebody shops"), ("nobody pays", "no one pays"))
    #expect(
      summary(comparison) == [
        "renamed entry A link; name Link→A link",
        "renamed expectation no one pays in the shop; name nobody pays in the shop→no one pays in the shop",
        "renamed scenario Somebody shops; name Somebody buys→Somebody shops",
      ])
  }

  @Test func aReplacedScreenIsNotRenamed() throws {
    let other = "Offers: { title: Offers, actions: { Cheap: push Product, Dear: push Product, Up: pop } }"
    let comparison = try comparison(
      Self.shop, ("Help: push Help", "Offers: push Offers"), ("Help: { title: Help }", other))
    #expect(comparison.renames == Renames())
    #expect(summary(comparison).contains("removed screen Help") && summary(comparison).contains("added screen Offers"))
  }

  @Test func differentActionsAreNotRenamed() throws {
    let comparison = try comparison(Self.shop, ("Help: push Help", "Tour: present Help"))
    #expect(summary(comparison) == ["removed action Help", "added action Tour"])
  }

  @Test func theMergedFlowContainsRenamedElementsOnce() throws {
    let old = try FlowText.read("navflow: 1\n" + Self.shop)
    let new = try FlowText.read("navflow: 1\n" + Self.shop.replacing("Results", with: "Hits"))
    let merged = MergedFlow(of: old, and: new)
    #expect(merged.flow.screens.count == new.screens.count && merged.flow.actions.count == new.actions.count)
    #expect(merged.screenChanges.values.map { $0 } == [.renamed])
  }
}
