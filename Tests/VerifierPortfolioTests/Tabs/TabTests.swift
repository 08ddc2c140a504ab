import FlowModel
import FlowSimulation
import FlowSyntax
import GeneratedFlows
import Testing

@testable import Support
@testable import VerifierPortfolio

/// The portfolio of all engines decides flows whose roots have tabs.
@Suite("Tabs are decided without a bound") struct TabTests {
  @Test("A growing stack in any one tab is decided", arguments: ["Home", "Search", "Me"])
  func oneTabGrows(name: String) throws {
    let flow =
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
      """.replacing("\(name): { actions: {", with: "\(name): { actions: { More: push \(name),")
    for behaviour in [try FlowText.decide(flow), try FlowText.decideExactly(flow)] {
      #expect(behaviour.isComplete && behaviour.undecided.isEmpty)
      #expect(behaviour.observations.contains { $0.fact.kind == .fails(.popAtRoot) })
    }
  }

  @Test(
    "The unknown part of a stack does not change while other tabs are selected",
    arguments: [
      // Leaving the tab needs only the known part of its stack. Ending a task after a return needs the whole stack.
      ("Up: present Sheet", "title: Me", "", "Sheet"),
      ("After: { when: { done: yes }, do: push Prize }", "actions: { Do: start job }", "", "Prize"),
      // Steps that act on the tab in between need its whole stack.
      ("After: stay", "actions: { Do: { when: { done: no }, do: start job } }", "push Prize, ", "Prize"),
      ("After: stay", "actions: { Do: start job }", "pop root, push Prize, ", "Prize"),
    ])
  func partOfAStack(second: String, me: String, meanwhile: String, shown: String) throws {
    // The saturation may use Odd in the place of an unknown screen, but no trace shows it.
    let flow = """
      navflow: 1
      root: { tabs: [Home, Me] }
      state: { done: [no, yes] }
      screens:
        Odd: {}
        Home: { actions: { In: { when: { done: no }, do: push First } } }
        First: { actions: { Next: push Second } }
        Second: { actions: { \(second) } }
        Sheet: { actions: { Over: [dismiss, tab Me], Up: tab Me } }
        Prize: {}
        Me: { \(me) }
      tasks:
        job:
          presentation: push
          screens: { Work: { actions: { Done: { set: { done: yes }, do: [tab Home, \(meanwhile)tab Me, complete done] } } } }
          outcomes: [done]
      """
    let behaviour = try FlowText.decideExactly(flow)
    #expect(behaviour.isComplete && behaviour.words.contains("shows \(shown)"))
    #expect(!behaviour.words.contains("shows Odd"))
    #expect(Set(behaviour.words) == Set(try FlowText.explore(flow).words))
  }

  @Test("A layer that is taken along to another tab does not change", arguments: [true, false])
  func layerGoesAlong(isLocked: Bool) throws {
    let behaviour = try FlowText.decideExactly(
      """
      navflow: 1
      root: { tabs: [Home, Me] }
      screens:
        Home: { actions: { More: push Home, Ask: { present: Sheet, locked: \(isLocked) } } }
        Me: {}
        Sheet: { actions: { Over: tab Me } }
      expect: [{ from: { screen: Sheet, beneath: Me }, canReach: { screen: Home } }]
      """)
    let judgement = behaviour.judge(behaviour.simulator.flow.expectations[0])
    #expect(judgement.verdict == (isLocked ? .violated : .proved))
  }

  /// A task that needs another tab to end, which is entered by a button of some kind.
  private func buying(_ desk: String) -> String {
    """
    navflow: 1
    root: { tabs: [Home, Me, Shop] }
    state: { paid: [no, yes] }
    screens:
      Home: { actions: { More: push Home, Buy: start buy } }
      Shop: { actions: { Buy: start buy } }
      Me: { actions: { Pay: \(desk) } }
      Desk: { back: hidden, tabBar: hidden, actions: { Pay: { set: { paid: yes }, do: pop root } } }
    tasks:
      buy:
        presentation: push
        screens:
          Wait:
            back: hidden
            gestures: { "Tab: Shop": none, "Tab: Home": none }
            actions: { Done: { when: { paid: yes }, do: complete done } }
        outcomes: [done]
    """
  }

  /// Returns a flow in which the desk and the state "off" exclude each other, but only all stacks together show it: from the
  /// switch, the desk is reached only after a return.
  ///
  /// - Parameters:
  ///   - pushes: the screens that More pushes on Home and on Shop.
  ///   - screens: more screens.
  private func switchedDesk(pushes: (home: String, shop: String), screens: String = "") -> String {
    """
    navflow: 1
    root: { tabs: [Home, Me, Shop, Aside] }
    state: { paid: [no, yes], at: [off, on] }
    screens:
      Home:
        gestures: { "Tab: Aside": none }
        actions:
          More: push \(pushes.home)
          Buy: { when: { at: off }, start: buy }
          In: { when: { at: off }, push: Switch }
      Switch:
        gestures: { "Tab: Me": none, "Tab: Shop": none }
        actions: { Off: { set: { at: off }, do: stay } }
      Aside: { gestures: { "Tab: Me": none, "Tab: Shop": none } }
      Shop:
        gestures: { "Tab: Aside": none }
        actions: { More: push \(pushes.shop), Buy: { when: { at: off }, start: buy } }
      Me:
        gestures: { "Tab: Aside": none }
        actions: { Go: { set: { at: on }, do: push Desk }, Pay: { set: { paid: yes }, do: stay } }
      Desk:
        back: hidden
        gestures: { "Tab: Me": none, "Tab: Aside": none }
        actions: { Leave: { when: { at: on }, set: { at: off }, do: pop } }
      \(screens)
    tasks:
      buy:
        presentation: push
        screens:
          Wait:
            back: hidden
            gestures: { "Tab: Shop": none, "Tab: Home": none, "Tab: Aside": none }
            actions: { Done: { when: { paid: yes }, do: complete done } }
        outcomes: [done]
    """
  }

  @Test("An uncertain way out gives neither a finding nor a proof")
  func doubtfulWayThroughAnotherTab() throws {
    let text = switchedDesk(pushes: ("Home", "Page"), screens: "Page: {}")
    let behaviour = try FlowText.decide(text)
    #expect(behaviour.isComplete && behaviour.undecided.contains(where: \.isEndless))
    #expect(!behaviour.observations.contains { $0.fact.isEndless })
  }

  @Test("A stopped verification keeps its findings and proves nothing", arguments: [1, 2, 5, 20])
  func stopped(look: Int) throws {
    let text = switchedDesk(pushes: ("Home", "Page"), screens: "Page: {}")
    let simulator = try #require(Simulator(try FlowText.read(text), on: .phone))
    var looks = 0
    let watch = ProgressMonitor { _, _ in
      looks += 1
      return looks < look
    }
    let behaviour = Verifier(simulator).explore(watch: watch)
    let all = Set(try FlowText.decide(text).observations.map(\.fact))
    let found = Set(behaviour.observations.map(\.fact))
    #expect(!behaviour.isComplete && found.isSubset(of: all) && (look == 1 || !found.isEmpty))
  }

  @Test("A task in a hidden tab cannot be ended from another tab")
  func waitingElsewhere() throws {
    let text = """
      navflow: 1
      root: { tabs: [A, P] }
      screens: { A: { actions: { go: push Q } } }
      tasks:
        t:
          outcomes: [ok]
          screens:
            P: { actions: { on: { present: A, by: arrival } } }
            Q: { actions: { ok: complete ok } }
      """
    let found = try [FlowText.decideExactly(text), FlowText.explore(text)].map { behaviour in
      behaviour.words.filter { $0.contains("endless") }
    }
    #expect(found[0].isEmpty && found[1].isEmpty)
  }

  @Test("A tab that is selected beneath unboundedly many layers is decided")
  func endlessLayers() throws {
    let flow = try FlowText.read(
      """
      navflow: 1
      root: { tabs: [Books, Me] }
      state: { card: [none, valid] }
      screens:
        Books: { actions: { Open: push Book } }
        Book: { actions: { Borrow: start borrow } }
        Me: { actions: { Card: { when: { card: none }, start: getCard } } }
      tasks:
        borrow:
          screens:
            Branch: { actions: { Continue: push Confirm } }
            Confirm: { actions: { Card: { when: { card: none }, do: [dismiss, start getCard] } } }
        getCard:
          outcomes: [issued, cancelled]
          screens:
            Address: { actions: { Next: push Identity } }
            Identity: { actions: { Send: { do: [complete issued, tab Me], set: { card: valid } } } }
      entries: { Link: [tab Books, push Book] }
      """)
    let simulator = try #require(Simulator(flow, on: .phone))
    let behaviour = Verifier(simulator, engine: .exact, limits: .init(depth: 6)).explore()
    #expect(behaviour.isComplete && !behaviour.undecided.contains { $0.isFailureOrInterruption })
  }
}
