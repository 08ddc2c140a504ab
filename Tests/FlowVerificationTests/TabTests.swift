import FlowModel
import FlowSimulation
import FlowSyntax
import Testing

@testable import FlowVerification

/// What the exact engine decides where a root has tabs.
@Suite("Tabs are decided without a bound") struct TabTests {
  private func explore(_ text: String) throws -> Behaviour {
    let flow = try #require(FlowReader.read(text: text).flow)
    let simulator = try #require(Simulator(flow, on: .phone))
    return Verifier(simulator).explore()
  }

  @Test("A tab whose stack has no bound is decided, whichever of them it is", arguments: ["Home", "Search", "Me"])
  func oneTabGrows(name: String) throws {
    let behaviour = try explore(
      """
      navflow: 1
      root: { tabs: [Home, Search, Me] }
      state: { seen: [no, yes] }
      screens:
        Home: { actions: { Look: push Item } }
        Search: { actions: { Again: { when: { seen: yes }, do: push Item } } }
        Me: { actions: { Ask: present Sure } }
        Item: { actions: { See: { set: { seen: yes }, do: stay } } }
        Sure: { kind: alert, actions: { OK: pop } }
      """.replacing("\(name): { actions: {", with: "\(name): { actions: { More: push \(name),"))
    #expect(behaviour.isComplete && behaviour.undecided.isEmpty)
    #expect(behaviour.observations.contains { if case .fails(.popAtRoot, _) = $0.fact { true } else { false } })
  }

  @Test("Tabs that both grow are more than one pushdown system can hold: that is said")
  func twoTabsGrow() throws {
    let behaviour = try explore(
      """
      navflow: 1
      root: { tabs: [Home, Me] }
      screens:
        Home: { actions: { More: push Home } }
        Me: { actions: { More: push Me } }
      """)
    #expect(!behaviour.isComplete && behaviour.bound > 5)
  }

  @Test("What a hidden tab's task needs to end lies in another tab: that is not called stuck, and not proved either")
  func wayThroughAnotherTab() throws {
    let behaviour = try explore(
      """
      navflow: 1
      root: { tabs: [Home, Me, Shop] }
      state: { paid: [no, yes] }
      screens:
        Home: { actions: { More: push Home, Buy: start buy } }
        Shop: { actions: { Buy: start buy } }
        Me: { actions: { Pay: { set: { paid: yes }, do: stay } } }
      tasks:
        buy:
          presentation: push
          screens:
            Wait:
              back: hidden
              gestures: { "Tab: Shop": none, "Tab: Home": none }
              actions: { Done: { when: { paid: yes }, do: complete done } }
          outcomes: [done]
      """)
    #expect(behaviour.isComplete)
    #expect(!behaviour.observations.contains { if case .endless = $0.fact { true } else { false } })
    #expect(behaviour.undecided.contains { if case .endless = $0 { true } else { false } })
  }
}
