import FlowModel
import GeneratedFlows
import Testing

@testable import ExplicitSearch
@testable import Verification
@testable import VerifierPortfolio

/// What acts beneath layers is decided, however many layers there are.
@Suite("Acts beneath layers are decided without a bound") struct ActsBeneathLayersTests {
  /// A shop in which sheets pile up and pages grow, with something that acts beneath them.
  private static func shop(_ entry: String, home: String = "", orders: String = "") -> String {
    """
    navflow: 1
    root: { tabs: [Home, Orders] }
    screens:
      Home: { actions: { Look: present Item\(home) } }
      Item: { actions: { More: present Item, Read: push Item, Buy: start buy, Close: dismiss } }
      Orders: { actions: { Track: push Courier\(orders) } }
      Courier: { title: Courier }
    tasks:
      buy:
        outcomes: [bought, cancelled]
        screens: { Pay: { actions: { Pay now: complete bought, Cancel: cancel } } }
    entries:
      News: \(entry)
    """
  }

  @Test(
    "Every fact of the engines is decided",
    arguments: [
      shop("[tab Orders, push Courier]"),
      shop("{ push: Courier, on: root }"),
      shop("[{ pop: root, on: root }, present Item]"),
      shop("stay", home: ", Sent: { by: system, while: open, push: Courier }"),
      shop("stay", home: ", Sent: { by: system, while: open, do: [dismiss all, push Courier] }"),
      shop("[present Item, tab Orders]", orders: ", Sent: { by: system, while: open, replace: Orders }"),
    ])
  func isDecided(flow: String) throws {
    let behaviour = try FlowText.decide(flow)
    #expect(behaviour.isComplete)
    let failures = behaviour.undecided.filter(\.isFailureOrInterruption)
    #expect(failures.isEmpty, "\(failures)")
    #expect(behaviour.isCertain(ofGrowing: .stack) && behaviour.isCertain(ofGrowing: .layers))
  }

  @Test("Panels that leave the screen beneath usable can pile up") func panels() throws {
    let behaviour = try FlowText.decide(
      """
      navflow: 1
      devices: [pad]
      root: { stack: Page }
      screens:
        Page:
          actions:
            Colour: { present: Colour, as: popover, modal: false }
            Open: push Page
        Colour: { actions: { Darker: { present: Colour, as: popover, modal: false }, Choose: dismiss } }
      """, on: .pad)
    #expect(behaviour.isComplete)
    #expect(!behaviour.undecided.contains { $0.isFailure })
  }

  @Test("A step that fails beneath many layers is found or not excluded") func failureBeneath() throws {
    // The second message finds no courier on the stack of the orders.
    let behaviour = try FlowText.decide(Self.shop("[tab Orders, { pop: 2, on: root }]"))
    #expect(behaviour.observations.contains { $0.fact.kind == .fails(.popToAbsent) })
  }

  @Test("A task in a sheet remembers where it was begun while another tab is selected beneath it")
  func originOfTask() throws {
    let behaviour = try FlowText.decide(
      """
      navflow: 1
      root: { tabs: [Home, Orders] }
      screens:
        Home: { actions: { Buy: start buy, Again: push Home } }
        Orders: { title: Orders }
      tasks:
        buy:
          outcomes: [bought, cancelled]
          screens: { Pay: { actions: { More: push Pay, Pay now: complete bought, Cancel: cancel } } }
      entries:
        News: tab Orders
      """)
    #expect(behaviour.isComplete)
    #expect(behaviour.observations.contains { if case .returnsElsewhere = $0.fact.kind { true } else { false } })
  }
}
