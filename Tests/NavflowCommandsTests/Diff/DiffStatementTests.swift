import Testing

/// Tests the first sentence of `diff`, its paths and its picture.
@Suite struct DiffStatementTests {
  private static let shop = """
    navflow: 1
    root: { stack: Shop }
    screens:
      Shop: { title: Shop, actions: { Buy: start buy, Far: pop 2, Look: push Results } }
      Results: { actions: { Home: pop to Missing } }
      Missing: {}
    tasks:
      buy:
        outcomes: [bought, cancelled]
        screens:
          Address: { actions: { Continue: push Pay, Cancel: cancel } }
          Pay: { actions: { Pay: complete bought } }

    """

  private func bench(_ changes: (String, String)...) throws -> Workbench {
    let new = changes.reduce(Self.shop) { $0.replacing($1.0, with: $1.1) }
    return try Workbench(["a.flow.yaml": Self.shop, "b.flow.yaml": new])
  }

  @Test func saysThatNothingChanged() throws {
    let bench = try bench(("Results", "Hits"), ("title: Shop", "title: Our shop"))
    let run = bench.run("diff a.flow.yaml b.flow.yaml")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("a.flow.yaml → b.flow.yaml\n\nNothing that a user can do has changed.\n\n"))
    // The finding on the renamed screen is kept, not gone and new.
    #expect(run.output.contains("0 new findings, 0 gone, 4 kept; in 1 flow: 0 removed, 0 added, 1 changed, 1 renamed"))
    #expect(run.output.contains("  ≈ screen \"Hits\"\n      name: Results → Hits\n"))
    let json = try bench.run("diff a.flow.yaml b.flow.yaml --format json").json()
    #expect(json["flows"]?.array?.first?["user"]?["result"] == .string("same by text"))
    #expect(json["summary"]?["renamed"] == .number(1))
  }

  @Test func saysWhatChanged() throws {
    let bench = try bench(
      ("Continue: push Pay", "Continue: push Speed"),
      ("      Pay: {", "      Speed: { actions: { Continue: push Pay, Stop: cancel } }\n      Pay: {"))
    let run = bench.run("diff a.flow.yaml b.flow.yaml")
    #expect(
      run.output.contains(
        "\nWhat a user can do has changed:\n  · buy: 3 → 4 taps\n  · new exit from buy: \"Stop\" on \"Speed\" (cancelled)\n"
      ))
    #expect(
      run.output.contains(
        "  · first difference: after \"Buy; Continue\", the old version has \"sheet: Address › Pay\", and the new one \"sheet: Address › Speed\"\n"
      ))
    let json = try bench.run("diff a.flow.yaml b.flow.yaml --format json").json()
    let user = try #require(json["flows"]?.array?.first?["user"])
    #expect(user["result"] == .string("different") && user["newExits"]?.array?.isEmpty == false)
    #expect(user["taps"]?.array?.first?["new"] == .number(4))
    #expect(user["firstDifference"]?["taps"]?.array?.map(\.string) == ["Buy", "Continue"])
  }

  /// A sentence names a change together with everything that it does to users, and the worst change comes first.
  @Test func aSentenceNamesTheChangeAndItsConsequences() throws {
    let bench = try Workbench([
      "a.flow.yaml": Self.flashSale,
      "b.flow.yaml": Self.flashSale.replacing("entries: {}", with: "entries: { Flash sale: [dismiss all, push Offer] }")
        .replacing("Basket: {}", with: "Basket: { title: Your basket }"),
    ])
    let lines = bench.run("diff a.flow.yaml b.flow.yaml").output.split(separator: "\n").map(String.init)
    #expect(lines[1] == "What a user can do has changed:")
    #expect(
      lines[2].hasPrefix(
        "  ✗ entry \"Flash sale\" is new: it can throw away 2 tasks: \"checkout\", \"survey\"; it discards what users typed on"
      ))
    let page = bench.run("diff a.flow.yaml b.flow.yaml --format markdown").output
    #expect(page.contains("- ✗ **entry \"Flash sale\" is new\\: it can throw away 2 tasks"))
  }

  private static let flashSale = """
    navflow: 1
    root: { stack: Home }
    screens:
      Home: { actions: { Basket: push Basket, Buy: start checkout, Answer: start survey } }
      Basket: {}
      Offer: {}
    tasks:
      checkout:
        outcomes: [bought, cancelled]
        screens: { Pay: { input: true, actions: { Cancel: cancel, Pay: complete bought } } }
      survey:
        outcomes: [answered, cancelled]
        screens: { Question: { actions: { Send: complete answered } } }
    entries: {}
    """

  @Test func theSameExitOnSeveralScreensIsOneLine() throws {
    let bench = try bench(
      ("outcomes: [bought, cancelled]", "presentation: fullScreen\n    outcomes: [bought, cancelled]"))
    let lost = bench.run("diff a.flow.yaml b.flow.yaml").output
    #expect(lost.contains("  · lost exit from buy: \"Swipe down\" on \"Address\", \"Pay\" (cancelled)\n"))
    let new = bench.run("diff b.flow.yaml a.flow.yaml").output
    #expect(new.contains("  · new exit from buy: \"Swipe down\" on \"Address\", \"Pay\" (cancelled)\n"))
  }

  @Test func findingsHaveAPathOnOneLine() throws {
    let bench = try bench(("Pay: complete bought", "Pay: complete bought, Up: pop 3"))
    let run = bench.run("diff a.flow.yaml b.flow.yaml")
    #expect(run.status == 1 && run.output.contains("\n  path: Buy › Continue › Up\n"))
    let markdown = bench.run("diff a.flow.yaml b.flow.yaml --format markdown").output
    #expect(markdown.contains(" | Buy › Continue › Up | pop-to-absent |"))
  }

  @Test func markdownHasAPictureOfTheChangedPart() throws {
    let bench = try bench(
      ("Pay: complete bought", "Pay: complete bought, Thanks: push Thanks"),
      ("tasks:\n  buy:", "tasks:\n  other: { outcomes: [x, cancelled], screens: { Other: {} } }\n  buy:"),
      ("      Pay: {", "      Thanks: {}\n      Pay: {"))
    let markdown = bench.run("diff a.flow.yaml b.flow.yaml --format markdown").output
    let picture = try #require(
      markdown.split(separator: "```mermaid\n").dropFirst().first?.split(separator: "```").first)
    #expect(picture.hasPrefix("flowchart LR\n") && picture.contains("+\u{A0}added") && picture.contains("s_Thanks"))
    // A screen that is not next to a change is not drawn.
    #expect(!picture.contains("s_Results"))
    #expect(!bench.run("diff a.flow.yaml a.flow.yaml --format markdown").output.contains("```mermaid"))
  }
}
