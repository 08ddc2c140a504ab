import FlowModel
import GeneratedFlows
import Testing

@testable import Verification
@testable import VerifierPortfolio

/// Tasks and layers without a way out are decided in flows that the search cannot explore to the end.
@Suite("Tasks and layers that cannot be left, in flows without a bound") struct UnboundedTrapTests {
  /// The stuck tasks and layers; no others may be undecided.
  private func stuck(_ text: String, on device: Device = .phone) throws -> [String] {
    let result = try FlowText.decide(text, on: device)
    let open = result.undecided.filter { $0.isStuckFact }
    #expect(open == [])
    return result.words.filter { $0.contains("endless") || $0.contains("trapped") }
  }

  @Test("a layer that users cannot leave, although an entry brings a screen that closes it")
  func closedByAnEntry() throws {
    let found = try stuck(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { Open: { present: Trap, as: fullScreen }, Other: { present: Other } } }
        Trap: { actions: { Next: push Page } }
        Page: { actions: { Next: push Page } }
        Other: { actions: { Next: push Page, Close: dismiss } }
      entries:
        Offer: push Other
      """)
    #expect(found.contains("Trap is trapped under Trap"))
    #expect(!found.contains { $0.hasPrefix("Other") })
  }

  @Test("the task beneath one that cannot be ended is no other finding")
  func taskBeneath() throws {
    let found = try stuck(
      """
      navflow: 1
      root: { stack: Home }
      screens: { Home: { actions: { More: push Home, Read: { start: read, as: fullScreen } } } }
      tasks:
        read:
          outcomes: [done, cancelled]
          screens: { Page: { actions: { Scan: { start: scan, as: fullScreen }, Close: cancel } } }
        scan:
          outcomes: [done, cancelled]
          screens: { Camera: { actions: { Again: stay } } }
      """)
    #expect(found == ["scan is endless on Camera"])
  }

  @Test("a task can be ended, although a tap beneath a popover may end the one that began in it")
  func endedBeneathAPopover() throws {
    let found = try stuck(
      """
      navflow: 1
      devices: [pad]
      root: { stack: Home }
      screens:
        Home: { actions: { Next: push Home, Begin: { start: outer, as: sheet } } }
        Tools: { actions: { Close: dismiss } }
      tasks:
        outer:
          screens: { First: { actions: { Sub: { start: inner, as: push }, Cancel: cancel } } }
        inner:
          screens: { Second: { actions: { Tools: { present: Tools, as: popover, modal: false }, Done: cancel } } }
      """, on: .pad)
    #expect(found == [])
  }

  @Test("a layer on which a task of an entry begins again and again is one finding, and leaves nothing undecided")
  func underATask() throws {
    let found = try stuck(
      """
      navflow: 1
      root: { tabs: [Home, Inbox] }
      screens:
        Home: { actions: { Open: push List } }
        Inbox: {}
        List: { actions: { Details: { present: Trap, as: fullScreen } } }
        Trap: { actions: { Again: stay } }
      entries: { Edit: start edit }
      tasks: { edit: { screens: { Text: { actions: { Another: start edit } } } } }
      """)
    #expect(found.contains { $0.hasPrefix("Trap is trapped") })
  }

  @Test("a layer is no trap, although the same task may begin on a trap")
  func besideATrap() throws {
    let found = try stuck(
      """
      navflow: 1
      root: { tabs: [Home, Shop] }
      screens:
        Home: { actions: { Open: push List } }
        Shop: { actions: { Open: push Item } }
        List: { actions: { Details: { present: Trap, as: fullScreen } } }
        Trap: { actions: { Again: stay } }
        Item: { actions: { Details: present Sheet } }
        Sheet: {}
      entries:
        Edit: start edit
        Offer: present Trap
      tasks: { edit: { screens: { Text: { actions: { Another: start edit } } } } }
      """)
    #expect(found.contains { $0.hasPrefix("Trap is trapped") })
    #expect(!found.contains { $0.hasPrefix("Sheet") })
  }
}
