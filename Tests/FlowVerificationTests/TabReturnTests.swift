import FlowModel
import FlowSimulation
import Testing

@testable import FlowVerification

@Suite("How a tab by itself comes back into sight") struct TabReturnTests {
  @Test("It is there at once, unless something may happen by itself", arguments: [false, true])
  func atOnce(hasArrivals: Bool) throws {
    let flow = try FlowText.read(
      """
      navflow: 1
      root: { tabs: [Home, Me] }
      screens:
        Home: { actions: { More: push Home\(hasArrivals ? ", Hello: { by: arrival, do: push Hello }" : "") } }
        Hello: {}
        Me: { actions: { More: push Me } }
      """)
    let simulator = try #require(Simulator(flow, on: .phone))
    let systems = try #require(TabSystems(simulator, keeping: [], steps: .max, .none)).all.map(\.system)
    for system in systems {
      let looksFirst = system.controls.things.contains { control in
        if case .moving(_, let rest) = control { system.rests[UInt32(rest)] == .nothing } else { false }
      }
      #expect(looksFirst == hasArrivals)
    }
    #expect(systems.count == 2)
  }

  @Test("What happens by itself where it comes back happens")
  func arrival() throws {
    let behaviour = try FlowText.exploreTabs(
      """
      root: { tabs: [Home, Me] }
      state: { paid: [no, yes] }
      screens:
        Home:
          actions: { More: push Home, Thanks: { by: arrival, when: { paid: yes }, do: push Thanks } }
        Thanks: {}
        Me: { actions: { More: push Me, Pay: { set: { paid: yes }, do: stay } } }
      """)
    #expect(behaviour.isComplete && behaviour.undecided.isEmpty)
    #expect(behaviour.taps(to: "shows Thanks") == ["Tab: Me", "Pay", "Tab: Home"])
  }
}
