import FlowModel
import FlowSyntax
import Testing

@testable import FlowRules

/// Ways out that lie behind more pages than the game explores at first.
@Suite struct ExitGameTests {
  @Test("a way out on the last of 30 pages is found", arguments: ["pop root", "pop to Home", "pop to Menu"])
  func distantWayOut(last: String) throws {
    #expect(try game(last: last).isWon)
  }

  @Test("a return to another of the 30 pages is no way out", arguments: ["pop to Page0", "pop to Page28", "stay"])
  func distantReturn(last: String) throws {
    let game = try game(last: last)
    #expect(!game.isWon)
    #expect(game.isClosed)
    #expect(game.screens.count == 30)
  }

  @Test("a page that is explored late is no way out for the first one")
  func lateReturn() throws {
    let flow = try flow(first: ", Back to the end: pop to Page29", last: "stay")
    #expect(try !game(in: flow).isWon)
  }

  /// Exploring the whole ring again for each of its screens took 45 seconds.
  @Test("a large ring of pages is not explored for each of them")
  func largeRing() throws {
    let pages = (0..<3_000).map { "  Page\($0): { actions: { Next: replace Page\(($0 + 1) % 3_000) } }\n" }
    let reading = FlowReader.read(text: "navflow: 1\nroot: { stack: Page0 }\nscreens:\n" + pages.joined())
    let checker = Checker(files: reading.files, settings: ProjectSettings(), only: ["isolated-screens"])
    let flow = try #require(reading.flow)
    let start = ContinuousClock.now
    #expect(checker.conclude([checker.check(flow, [])]).diagnostics.isEmpty)
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  private func game(last: String) throws -> ExitGame { try game(in: flow(last: last)) }

  private func game(in flow: Flow) throws -> ExitGame {
    let first = try #require(flow.screens.first { $0.name.value == "Page0" })
    return ExitGame(
      from: first.id, in: FlowGraph(flow), leavingOutcomes: ExitGame.leavingOutcomes(in: flow))
  }

  /// Returns an app with 30 pages in a row that have no Back.
  private func flow(first: String = "", last: String) throws -> Flow {
    let pages = (0..<29).map {
      "  Page\($0): { back: hidden, actions: { Next: push Page\($0 + 1)\($0 == 0 ? first : "") } }"
    }
    let text = """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { Open: push Menu } }
        Menu: { actions: { Go: push Page0 } }
      \(pages.joined(separator: "\n"))
        Page29: { back: hidden, actions: { Next: \(last) } }
      """
    return try #require(FlowReader.read(text: text, rules: RuleRegistry.standard.ids).flow)
  }
}
