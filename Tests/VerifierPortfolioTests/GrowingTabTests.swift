import FlowModel
import FlowSimulation
import FlowSyntax
import Foundation
import GeneratedFlows
import Testing

@testable import Verification

/// Flows in which the stacks of several tabs grow.
@Suite("Several growing tabs") struct GrowingTabTests {
  /// The cost of a fact and the taps of its trace; nil if it is not observed.
  private func seen(_ behaviour: VerificationResult, _ isRelevant: (Fact) -> Bool) -> (cost: Int, taps: [String])? {
    behaviour.observations.first { isRelevant($0.fact) }.map {
      ($0.cost.taps, behaviour.trace(of: $0, replaying: "x").replay.taps)
    }
  }

  private func shows(_ name: String, _ behaviour: VerificationResult) -> (cost: Int, taps: [String])? {
    seen(behaviour) { fact in
      if case .shows(let screen) = fact.kind { behaviour.simulator.flow[screen].name.value == name } else { false }
    }
  }

  @Test("Independent tabs are decided, with shortest traces")
  func noInfluence() throws {
    let behaviour = try FlowText.decide(
      """
      navflow: 1
      root: { tabs: [Home, Me] }
      screens:
        Home: { actions: { More: push Home, In: push Item } }
        Me: { actions: { More: push Me, Ask: present Sure } }
        Item: { actions: { Out: [pop, pop] } }
        Never: {}
        Sure: { kind: alert, actions: { OK: pop } }
      """)
    #expect(behaviour.isComplete && behaviour.undecided.isEmpty)
    #expect(shows("Sure", behaviour)?.taps == ["Tab: Me", "Ask"])
    #expect(shows("Never", behaviour) == nil)
    let pop = seen(behaviour) { $0.kind == .fails(.popAtRoot) && $0.site?.screen.rawValue == 2 }
    #expect(pop?.taps == ["In", "Out"])
    #expect(behaviour.growths().count == 2 && behaviour.isCertain(ofGrowing: .layers))
  }

  @Test("Assignments in another tab are followed, with a shortest trace")
  func influence() throws {
    let behaviour = try FlowText.decide(
      """
      navflow: 1
      root: { tabs: [Home, Me] }
      state: { paid: [no, yes], tried: [no, yes] }
      screens:
        Home: { actions: { More: push Home, Get: { when: { paid: yes }, do: push Prize } } }
        Me: { actions: { More: push Me, Pay: push Desk } }
        Desk: { actions: { Pay: { set: { paid: yes }, do: pop } } }
        Prize: { actions: { Ask: { when: { tried: yes }, do: push Never } } }
        Never: { actions: { Try: { set: { tried: yes }, do: stay } } }
      """)
    #expect(behaviour.isComplete && behaviour.undecided.isEmpty)
    #expect(shows("Prize", behaviour)?.taps == ["Tab: Me", "Pay", "Pay", "Tab: Home", "Get"])
    #expect(shows("Never", behaviour) == nil)
  }

  @Test("Long work in another tab is found")
  func longDetour() throws {
    let steps = (1...12).map {
      "  D\($0): { back: hidden, actions: { Next: push D\($0 + 1), Other: push O\($0) } }\n  O\($0): {}\n"
    }
    let behaviour = try FlowText.decide(
      """
      navflow: 1
      root: { tabs: [Home, Me] }
      state: { paid: [no, yes] }
      screens:
        Home: { actions: { More: push Home, Get: { when: { paid: yes }, do: push Prize } } }
        Me: { actions: { More: push Me, Go: push D1 } }
        D13: { actions: { Pay: { set: { paid: yes }, do: pop root } } }
        Prize: {}
      \(steps.joined())
      """)
    #expect(behaviour.isComplete && behaviour.undecided.isEmpty)
    #expect(shows("Prize", behaviour)?.cost == 17)
  }

  /// The desk and the state "off" exclude each other, but only both stacks together show it: from the switch, the desk is
  /// reached only after a return.
  private let excluding = """
    navflow: 1
    root: { tabs: [Home, Me, Aside] }
    state: { at: [off, on] }
    screens:
      Home:
        gestures: { "Tab: Aside": none }
        actions: { More: push Home, In: { when: { at: off }, push: Switch } }
      Switch: { gestures: { "Tab: Me": none }, actions: { Off: { set: { at: off }, do: stay } } }
      Aside: { gestures: { "Tab: Me": none } }
      Me:
        gestures: { "Tab: Aside": none }
        actions: { More: push Me, Go: { set: { at: on }, do: push Desk } }
      Desk:
        back: hidden
        gestures: { "Tab: Me": none, "Tab: Aside": none }
        actions:
          Leave: { set: { at: off }, do: pop }
          Odd: { when: { at: off }, do: push Never }
      Never: {}
    expect:
      - never: { screen: Never }
      - never: { screen: Desk, state: { at: on } }
      - reachable: { screen: Desk }
        within: 2
      - from: { screen: Desk }
        canReach: { screen: Home }
    """

  @Test("A possible fact without a trace is undecided, with the bound of the search")
  func leftOpen() throws {
    let behaviour = try FlowText.decide(excluding)
    #expect(behaviour.isComplete && behaviour.bound > 5)
    #expect(shows("Never", behaviour) == nil && shows("Desk", behaviour)?.cost == 2)
    let open = behaviour.undecided.compactMap { fact in
      if case .shows(let screen) = fact.kind { behaviour.simulator.flow[screen].name.value } else { nil }
    }
    #expect(open == ["Never"])
  }

  @Test("Expectations are judged over all tabs")
  func expectations() throws {
    let behaviour = try FlowText.decide(excluding)
    let judgements = behaviour.simulator.flow.expectations.map { behaviour.judge($0) }
    #expect(judgements[0].verdict == .bounded(behaviour.bound))
    #expect(judgements[1].verdict == .violated && judgements[1].walk?.taps == ["Tab: Me", "Go"])
    #expect(judgements[2].verdict == .proved && judgements[3].verdict == .proved)
  }

  @Test("A layer that is presented over one tab and closed over another is followed")
  func layersOverTabs() throws {
    let behaviour = try FlowText.decide(
      """
      navflow: 1
      root: { tabs: [Home, Me] }
      screens:
        Home: { actions: { More: push Home, Ask: present Sheet } }
        Me: { actions: { More: push Me } }
        Sheet: { actions: { Over: tab Me, Done: dismiss, Lost: { where: { beneath: Me }, do: present Note } } }
        Note: { kind: alert, actions: { OK: [dismiss, pop] } }
      entries:
        Link: { where: { modals: 0 }, do: [tab Home, push Sheet] }
      """)
    #expect(behaviour.isComplete && behaviour.undecided.isEmpty)
    #expect(shows("Note", behaviour)?.taps == ["Ask", "Over", "Lost"])
    let pop = seen(behaviour) { $0.kind == .fails(.popAtRoot) }
    #expect(pop?.taps == ["Ask", "Over", "Lost", "OK"])
  }

  /// The shipped flow of charging and connecting a bank, in one file, with a screen in each of two tabs that pushes itself.
  private func merpay() throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Flows/merpay")
    let after = try String(contentsOf: folder.appending(path: "after.flow.yaml"), encoding: .utf8)
    let bank = try String(contentsOf: folder.appending(path: "connect-bank.flow.yaml"), encoding: .utf8)
    let task = try #require(bank.range(of: "tasks:\n")).upperBound
    return after.replacing("imports: [connect-bank.flow.yaml]", with: "state: { bank: [none, connected] }")
      .replacing("\nscenarios:", with: bank[task...] + "\nscenarios:")
      .replacing("Home: { title: ホーム }", with: "Home: { title: ホーム, actions: { もっと: push Home } }")
      .replacing(
        "MyPage: { title: マイページ }",
        with: "MyPage: { title: マイページ, actions: { もっと: push MyPage, 登録: start connectBank } }")
  }

  @Test("The merpay flow with two growing tabs is decided")
  func merpayGrows() throws {
    let behaviour = try FlowText.decide(try merpay())
    #expect(behaviour.isComplete && behaviour.undecided.isEmpty)
    let expectations = behaviour.simulator.flow.expectations
    #expect(expectations.map { behaviour.judge($0).verdict } == expectations.map { _ in .proved })
    #expect(behaviour.growths().count == 2 && behaviour.isCertain(ofGrowing: .layers))
    #expect(!behaviour.observations.contains { if case .endless = $0.fact.kind { true } else { false } })
    // The bank can be connected in another tab before the charge, or during the charge. The shorter trace has nine taps.
    let charged = seen(behaviour) { fact in
      guard case .completes(let task, let outcome?) = fact.kind else { return false }
      return task.rawValue == 0 && outcome != .cancelled
    }
    #expect(charged?.cost == 9)
  }
}
