import Foundation
import Testing

@testable import SwiftGeneration

/// Tests the Swift code of a flow: names, signatures and steps.
@Suite struct SwiftCodeTests {
  private static let shop = """
    navflow: 1
    root: { tabs: [Shelf, Account] }
    state: { session: [closed, open], tries: { from: 0, to: 2 } }
    screens:
      Shelf:
        actions:
          Buy: start purchase
          Look: { cases: [{ when: { session: open }, push: Account list }, stay] }
          Guess: { when: { tries: { atLeast: 1 } }, set: { tries: -1 }, either: { right: stay, wrong: present Sorry } }
      Account list: { needs: { session: open } }
      Account: { needs: { session: open } }
      Sorry: { kind: alert, title: Sorry, actions: { OK: stay } }
    tasks:
      purchase:
        needs: { session: open }
        outcomes: [paid, refused, cancelled]
        screens: { Pay: { actions: { Pay: { either: { yes: complete paid, no: complete refused } }, Leave: cancel } } }
      signIn:
        gives: { session: open }
        outcomes: [signedIn, cancelled]
        screens: { Form: { actions: { Enter: complete signedIn } } }
    """

  @Test func namesFollowTheLabels() throws {
    let text = try code(
      """
      navflow: 1
      root: { stack: Start }
      screens:
        Start:
          actions:
            Done: stay
            See a list: push List
            switch: stay
            init: stay
            3rd: stay
            "#": stay
            URLLink: stay
            here: stay
        List: {}
      """)
    #expect(
      members(of: "StartActions", in: text)
        == ["done", "seeAList", "`switch`", "init_", "_3rd", "numberSign", "urlLink", "here_"])
    #expect(lacking(["case list = \"List\"", "case list\n"], in: text) == [])
  }

  @Test func anIDIsTheName() throws {
    let text = try code(
      "navflow: 1\nroot: { stack: A }\nscreens: { A: { id: front, actions: { Go…: { id: go, do: stay } } } }")
    #expect(members(of: "FrontActions", in: text) == ["go"])
    #expect(lacking(["case front = \"A\""], in: text) == [])
  }

  @Test func aStartReturnsTheOutcome() throws {
    let text = try code(Self.shop)
    #expect(lacking(["public enum Outcome: String, TaskOutcome { case paid, refused, cancelled }"], in: text) == [])
    // A gate may keep the task from starting, so there may be no outcome.
    #expect(lacking(["public func buy() async -> PurchaseTask.Outcome? {"], in: text) == [])
    #expect(lacking(["return run.hasStarted ? await run.ended() : nil"], in: text) == [])
    #expect(lacking(["case .signedIn: [.start(run, .pay)]"], in: text) == [])
  }

  @Test func conditionsDecideWhatIsOffered() throws {
    let text = try code(Self.shop)
    #expect(lacking(["public var guess: (@MainActor (GuessResult) -> Void)? {"], in: text) == [])
    #expect(lacking(["guard [1, 2].contains(here.state.tries) else { return nil }"], in: text) == [])
    #expect(lacking(["set: { $0.tries = min(max($0.tries - 1, 0), 2) }"], in: text) == [])
    // The cases cover everything, so the action is always offered.
    #expect(lacking(["public func look() {"], in: text) == [])
  }

  @Test func aTabBehindAGateStartsTheTask() throws {
    let text = try code(Self.shop)
    #expect(lacking(["public static func passGate(_ tab: Screen"], in: text) == [])
    #expect(lacking(["here.perform(.gesture, \"Tab: Account\","], in: text) == [])
  }

  @Test func aRootOffersItsActions() throws {
    let text = try code(
      """
      navflow: 1
      roots: { door: { stack: Door }, main: { stack: List, actions: { Write: start letter, Sign out: root door } } }
      screens: { Door: { actions: { Sign in: root main } }, List: {} }
      tasks: { letter: { outcomes: [sent], screens: { Form: { actions: { Send: complete sent } } } } }
      """)
    #expect(members(of: "ActionsOfRoot", in: text) == ["write", "signOut"])
    #expect(lacking(["public var write: (@MainActor () async -> LetterTask.Outcome)? {"], in: text) == [])
    #expect(lacking(["guard navigator.offersActions(of: .main) else { return nil }"], in: text) == [])
    #expect(lacking(["navigator.perform(.tap, \"Sign out\", at: .main, [.root(.door)])"], in: text) == [])
    #expect(try !code(Self.shop).contains("ActionsOfRoot"))
  }

  @Test func textsAreEscaped() throws {
    let text = try code(
      """
      navflow: 1
      title: 'a */ b \\(1)'
      root: { stack: A }
      screens: { A: { title: 'say "\\(no)"', actions: { 'Go "\\n"': stay } } }
      """)
    #expect(lacking(["case .a: \"say \\\"\\\\(no)\\\"\""], in: text) == [])
    #expect(lacking(["here.perform(.tap, \"Go \\\"\\\\n\\\"\", [])"], in: text) == [])
  }

  @Test func aChangedActionChangesFewLines() throws {
    let before = try code(Self.shop).split(separator: "\n")
    let after = try code(Self.shop.replacing("Leave: cancel", with: "Leave now: cancel")).split(separator: "\n")
    #expect(after.difference(from: before).count <= 8)
    #expect(try code(Self.shop) == code(Self.shop))
  }

  @Test func internalCodeHasNoPublicNames() throws {
    let export = SwiftExport(try flow(Self.shop), of: "a/b.flow.yaml", for: .both, namespace: "Shop", access: .internal)
    #expect(
      export.files.map(\.path) == [
        "Shop.swift", "NavflowRuntime.swift", "NavflowMemoryHost.swift", "NavflowUIKit.swift", "NavflowSwiftUI.swift",
      ])
    for file in export.files {
      let code = file.text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      #expect(!code.contains { $0.contains("public ") }, "\(file.path)")
    }
  }

  /// A part that is not embedded, or that no file lists, would be missing without a word.
  @Test func everyTemplateIsPartOfAFile() throws {
    let files = SwiftExport(try flow(Self.shop), of: "b.flow.yaml", for: .both).files.map(\.text)
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../Sources/SwiftGeneration/Templates")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    #expect(paths.count > 8)
    for path in paths {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      #expect(files.contains { $0.contains(text) }, "\(path)")
    }
  }

  /// Swift gives up on a `switch` over very many cases.
  @Test func manyScreensAreDividedAmongFunctions() throws {
    let screens = (1...101).map { "  S\($0): { actions: { Next: push S\($0 % 101 + 1) } }" }
    let text = try code("navflow: 1\nroot: { stack: S1 }\nscreens:\n" + screens.joined(separator: "\n"))
    #expect(
      lacking(["if let found = offers2(scene) { return found }", "case .s101(let actions): actions.offers"], in: text)
        == [])
  }
}
