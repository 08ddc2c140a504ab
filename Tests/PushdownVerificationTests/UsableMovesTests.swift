import FlowModel
import FlowSimulation
import FlowSyntax
import Support
import Testing

@testable import PushdownVerification
@testable import Verification

@Suite("Screens beneath panels") struct UsableMovesTests {
  private static func saturated(_ text: String) throws -> (flow: Flow, saturation: StackSaturation) {
    let flow = try #require(FlowReader.read(text: text).flow)
    let simulator = try #require(Simulator(flow, on: .pad))
    let (saturation, isWhole) = StackSaturation.saturated(simulator, maximumRows: 20_000, .none)
    try #require(isWhole)
    return (flow, saturation)
  }

  private static func symbolsOfPanels(_ saturation: StackSaturation) -> [StackSymbol] {
    saturation.system.symbols.things.filter { $0.summary.layer?.style.isPanel == true }
  }

  /// A flow of eight screens in a row; a hint may appear over each screen.
  private static func hint(over page: String) -> String {
    """
    navflow: 1
    devices: [pad]
    root: { stack: Page1 }
    screens:
      \((1...8).map { "Page\($0): { actions: { Next: push Page\($0 % 8 + 1)\(page) } }" }.joined(separator: "\n  "))
      Hint: { actions: { OK: dismiss } }
    entries:
      Tip: { where: { front: root }, do: [{ present: Hint, as: popover, modal: false }] }
    """
  }

  @Test("A panel has the same symbols over each screen") func symbols() throws {
    let (_, saturation) = try Self.saturated(Self.hint(over: ""))
    // It differs only in whether something has happened beneath it.
    #expect(Self.symbolsOfPanels(saturation).count == 2)
  }

  @Test(
    "A screen with a pattern, or with `while: open`, is part of the symbols of its panels",
    arguments: [
      ", Then: { where: { modals: 0 }, do: stay }", ", Then: { by: system, while: open, do: stay }",
    ])
  func dependent(action: String) throws {
    let (_, saturation) = try Self.saturated(Self.hint(over: action))
    #expect(Self.symbolsOfPanels(saturation).count > 8)
  }

  @Test("What happens beneath a panel depends on the values at that moment") func values() throws {
    let (flow, saturation) = try Self.saturated(
      """
      navflow: 1
      devices: [pad]
      root: { stack: Page }
      state: { paid: [no, yes], asked: [no, yes] }
      screens:
        Page:
          actions:
            Colour: { when: { asked: no }, present: Colour, as: popover, modal: false }
            Open: { when: { paid: yes }, push: Film }
            Ask: { when: { paid: yes, asked: yes }, push: Answer }
        Colour: { actions: { Pay: { set: { paid: yes } } } }
        Film: { title: Film }
        Answer: { title: Answer }
      """)
    let shown = saturation.possibleFacts.compactMap {
      if case .shows(let id) = $0.kind { flow[id].name.value } else { nil }
    }
    #expect(shown.contains("Film"), "Colour is still in front when Page can be used with it")
    #expect(!shown.contains("Answer"), "asked never changes")
  }

  @Test("A button beneath a panel that closes layers acts in front") func closing() throws {
    let (flow, saturation) = try Self.saturated(
      """
      navflow: 1
      devices: [pad]
      root: { stack: Page }
      screens:
        Page: { actions: { Edit: present Edit } }
        Edit: { actions: { Colour: { present: Colour, as: popover, modal: false, locked: true }, Leave: [dismiss all, push End] } }
        Colour: { actions: { Wait: stay } }
        End: { title: End }
      """)
    let end = try #require(flow.screens.first { $0.name.value == "End" })
    #expect(saturation.possibleFacts.contains(Fact(.shows(end.id))))
    let edit = try #require(flow.actions.firstIndex { $0.label.value == "Leave" })
    #expect(saturation.possibleFacts.contains(Fact(.performs(flow.actions[edit].id, chosenCase: 0, result: 0))))
  }

  @Test(
    "A panel is a dead end only if the screen beneath it offers nothing",
    arguments: [
      ("Read: stay", false), ("Read: { when: { bought: yes }, do: stay }", true),
    ])
  func deadEnds(action: String, isDeadEnd: Bool) throws {
    let (flow, saturation) = try Self.saturated(
      """
      navflow: 1
      devices: [pad]
      root: { stack: Page }
      state: { bought: [no, yes] }
      screens:
        Page: { actions: { \(action) } }
        Hint: { title: Hint }
      entries:
        Tip: { present: Hint, as: popover, modal: false, locked: true }
      """)
    let hint = try #require(flow.screens.first { $0.name.value == "Hint" })
    #expect(saturation.possibleFacts.contains(Fact(.offersNothing(hint.id, isLoneRoot: false))) == isDeadEnd)
  }
}
