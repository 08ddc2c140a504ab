import Testing

/// Tests `rename`.
@Suite struct RenameTests {
  private static let shop = """
    navflow: 1
    root: { stack: Shop }
    state: { bag: [none, full], card: [none, valid] }
    screens:
      Shop: { title: Shop, actions: { Open: push Item, "Add": { when: { bag: none }, set: { bag: full }, do: stay } } }
      Item: { title: Item, item: thing, actions: { Open: push Item, Buy: start buy } }
    tasks:
      buy: { outcomes: [bought, cancelled], screens: { Pay: { actions: { Pay: complete bought, Cancel: cancel } } } }
    scenarios:
      buying: { taps: [Add, "Open", Open, Buy, { see: { screen: Pay, state: { bag: full } } }, Pay] }
    """

  @Test(arguments: [
    ("Item Thing", ["push Thing,", "Thing: { title: Item", "Open: push Thing, Buy"]),
    ("buy purchase", ["start purchase", "purchase: { outcomes"]),
    ("buy.bought paid", ["outcomes: [paid,", "complete paid"]),
    ("bag.none empty", ["bag: [empty, full], card: [none", "when: { bag: empty }"]),
    ("bag basket", ["{ basket: [none", "when: { basket: none }", "state: { basket: full } }"]),
    ("Add Take", [", Take: { when", "taps: [Take,"]),
    ("Open Show", ["Show: push Item, \"Add\"", "{ Show: push Item, Buy", "[Add, Show, Show, Buy"]),
  ])
  func changesEveryPlace(_ names: String, _ parts: [String]) throws {
    let bench = try Workbench(["shop.flow.yaml": Self.shop])
    let run = bench.run("rename \(names)")
    #expect(run.status == 0 && run.errorOutput.hasSuffix("in 1 file\n"), "\(run.errorOutput)")
    let text = try bench.read("shop.flow.yaml")
    for part in parts { #expect(text.contains(part), "\(part) in \(text)") }
    #expect(bench.run("check --fail-on error").status == 0)
  }

  @Test(arguments: [
    ("none empty", "2 things have the name \"none\": write one of \"bag.none\", \"card.none\""),
    ("Item Shop", "\"Shop\" is taken, or would be read as something else"),
    ("Itm Thing", "the flow has no name \"Itm\"; did you mean \"Item\"?"),
    ("cancelled given", "`cancelled` is a word of the language"),
    ("Item shop.flow.yaml", "write the new name before it, navflow rename Item NEW shop.flow.yaml"),
    ("Item ./", "\"./\" is a path"), ("Item", "rename needs the old name and the new one"),
  ])
  func refusesWhatItCannotDo(_ names: String, _ message: String) throws {
    let bench = try Workbench(["shop.flow.yaml": Self.shop])
    let run = bench.run("rename \(names)")
    #expect(run.status == 2 && run.errorOutput.contains(message), "\(run.errorOutput)")
    #expect(try bench.read("shop.flow.yaml") == Self.shop)
  }

  @Test func namesMayStandInTheQuotesOfMessages() throws {
    let bench = try Workbench(["shop.flow.yaml": Self.shop])
    let run = bench.run("rename 「Item」 「品物」 --language ja")
    #expect(run.status == 0 && run.errorOutput == "navflow: 1ファイルで、名前を「Item」から「品物」に変更しました\n", "\(run.errorOutput)")
    #expect(try bench.read("shop.flow.yaml").contains("Shop: { title: Shop, actions: { Open: push 品物,"))
  }

  @Test func aDiffWritesNothing() throws {
    let bench = try Workbench(["shop.flow.yaml": Self.shop])
    let run = bench.run("rename Item Thing --diff")
    #expect(run.status == 1 && run.output.contains("+  Thing: { title: Item"), "\(run.output)")
    #expect(try bench.read("shop.flow.yaml") == Self.shop)
  }
}
