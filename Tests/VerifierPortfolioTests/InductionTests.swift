import FlowModel
import FlowSimulation
import GeneratedFlows
import Testing

@testable import Verification

/// Ways out of stacks in which screens can be pushed on one another in a cycle: proved by induction over the stack's height.
@Suite("Ways out of growing cycles") struct InductionTests {
  /// A pushed task with a cycle of screens above its first one.
  private func cycle(post: String = "", profile: String = "") -> String {
    """
    navflow: 1
    root: { stack: Home }
    screens:
      Home: { actions: { Go: start read } }
    tasks:
      read:
        presentation: push
        outcomes: [done]
        screens:
          First: { back: hidden, actions: { Done: complete done, Open: push Post } }
          Post: { \(post)actions: { Author: push Profile } }
          Profile: { \(profile)actions: { Newest: push Post } }
    """
  }

  @Test func backLeadsOutOfACycle() throws {
    let behaviour = try FlowText.decide(cycle())
    #expect(behaviour.isComplete && behaviour.undecided.isEmpty)
    #expect(!behaviour.observations.contains { $0.fact.isEndless })
  }

  /// A push and its return lead back to the same screen, which is no way out.
  @Test func aPushAndItsReturnAreNoWayOut() throws {
    let behaviour = try FlowText.decide(cycle(post: "back: hidden, "))
    #expect(behaviour.observations.contains { $0.fact.isEndless })
  }

  @Test func aScreenThatIsLeftOnlyUnderAConditionIsNotPassed() throws {
    let text = cycle(profile: "back: hidden, ")
      .replacing("Newest: push Post", with: "Newest: push Post, Up: { when: { ok: yes }, pop: 1 }")
      .replacing("root: {", with: "state: { ok: { values: [no, yes], initial: any } }\nroot: {")
    let behaviour = try FlowText.decide(text)
    #expect(behaviour.observations.contains { $0.fact.isEndless })
  }

  /// The entry can remove `compose` while it covers `read`, but the user's own actions can still end both tasks.
  @Test func anEntryThatTakesATaskAwayIsNoChoiceOfTheUser() throws {
    let behaviour = try FlowText.decide(
      """
      navflow: 1
      root: { tabs: [Home, Me] }
      screens:
        Home: { actions: { Go: start read, More: push Home } }
        Me: { actions: { More: push Me } }
      tasks:
        read:
          presentation: push
          outcomes: [done]
          screens:
            First: { actions: { Done: complete done, Write: start compose } }
        compose:
          outcomes: [sent, cancelled]
          screens:
            Composer: { actions: { Send: complete sent, Cancel: cancel } }
      entries:
        Message: [dismiss all, tab Me, push Me]
      """)
    #expect(behaviour.isComplete && !behaviour.undecided.contains { $0.isEndless })
  }

  /// A full-screen cover with a task over it; the cover closes only from a page that is pushed in it.
  private func cover(finish: String) -> String {
    """
    navflow: 1
    root: { tabs: [Home, Me] }
    screens:
      Home: { actions: { Go: { present: First, as: fullScreen }, More: push Home } }
      Me: { actions: { More: push Me } }
      First: { actions: { Next: push Last } }
      Last: { actions: { Finish: \(finish), Write: start compose, Again: push Last } }
    tasks:
      compose:
        outcomes: [sent, cancelled]
        screens:
          Composer: { actions: { Send: complete sent, Cancel: cancel, Over: { present: First, as: fullScreen } } }
    entries:
      Message: [dismiss all, tab Me, push Me]
    """
  }

  @Test func aLayerIsLeftByPushingTheScreenThatClosesIt() throws {
    let behaviour = try FlowText.decide(cover(finish: "dismiss"))
    let open = behaviour.undecided.filter { if case .trapped = $0.kind { true } else { false } }
    #expect(behaviour.isComplete && open.isEmpty)
  }

  /// The task can start itself over and over; a swipe leads down to the cover, which only its next page closes.
  @Test(arguments: [(false, "dismiss"), (true, "pop root")])
  func aTaskOverItselfIsLeftStepByStep(isTrap: Bool, finish: String) throws {
    let again = "Again: start compose, Cancel: cancel"
    let text = cover(finish: finish).replacing("Write: start compose, ", with: "")
      .replacing("{ Next: push Last }", with: "{ Next: push Last, Write: start compose }")
      .replacing("Cancel: cancel, Over: { present: First, as: fullScreen }", with: again)
    let behaviour = try FlowText.decide(text)
    let facts = behaviour.undecided + behaviour.observations.map(\.fact)
    #expect(behaviour.isComplete)
    #expect(facts.contains { if case .trapped = $0.kind { true } else { false } } == isTrap)
  }

  /// The only way out of the first cover is a button of a second one, which closes both.
  @Test(arguments: [(false, "dismiss all"), (true, "dismiss")])
  func aLayerIsLeftByTheLayerOverIt(isTrap: Bool, finish: String) throws {
    let behaviour = try FlowText.decide(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { Go: { present: First, as: fullScreen }, More: push Home } }
        First: { actions: { Next: { present: Last, as: fullScreen } } }
        Last: { actions: { Finish: \(finish) } }
      """)
    let facts = behaviour.undecided + behaviour.observations.map(\.fact)
    #expect(behaviour.isComplete)
    #expect(facts.contains { if case .trapped = $0.kind { true } else { false } } == isTrap)
  }

  /// In this layer, a user can only wait for the entry.
  @Test func anEntryIsNoWayOutOfALayer() throws {
    let behaviour = try FlowText.decide(cover(finish: "pop root"))
    #expect(behaviour.observations.contains { if case .trapped = $0.fact.kind { true } else { false } })
  }

  @Test func aNewRootInANestedTaskEndsTheOuterTaskToo() throws {
    let behaviour = try FlowText.decide(
      """
      navflow: 1
      roots: { welcome: { stack: Welcome }, main: { stack: Home } }
      start: welcome
      screens:
        Welcome: { actions: { In: root main } }
        Home: { actions: { Go: start read, More: push Home } }
      tasks:
        read:
          presentation: push
          outcomes: [done]
          screens:
            First: { back: hidden, actions: { Ask: start ask } }
        ask:
          outcomes: [done]
          screens:
            Question: { gestures: { "Swipe down": none }, actions: { Out: root welcome } }
      """)
    #expect(behaviour.isComplete && !behaviour.observations.contains { $0.fact.isEndless })
  }

  /// A task that can be left only by selecting another tab, so that it is neither stuck nor certain to end.
  private var cycleOnATrap: String {
    """
    navflow: 1
    root: { tabs: [Home, Me] }
    screens:
      Home: { actions: { Go: start read, More: push Home } }
      Me: { actions: { More: push Me } }
    tasks:
      read:
        presentation: push
        outcomes: [done]
        gestures: { "Tab: Home": none }
        screens:
          First: { back: hidden, actions: { Open: push Post, Ask: start ask } }
          Post: { actions: { Author: push Profile } }
          Profile: { actions: { Newest: push Post } }
      ask:
        outcomes: [done]
        screens:
          Question: { gestures: { "Swipe down": none }, actions: { Out: complete done } }
    """
  }

  @Test func aCycleOnATrapIsNotCertainToEnd() throws {
    let flow = try FlowText.read(cycleOnATrap)
    let behaviour = try FlowText.decide(cycleOnATrap)
    let open = Set((behaviour.observations.map(\.fact) + behaviour.undecided).filter(\.isEndless))
    for name in ["First", "Post", "Profile"] {
      let screen = try #require(flow.screens.first { $0.name.value == name })
      #expect(open.contains { if case .endless(_, screen.id) = $0.kind { true } else { false } }, "\(name)")
    }
  }

  /// The outer task ends after a payment in another tab, which only the nested task's screen can select.
  @Test func aTabSelectedInANestedTaskMayEndTheOuterTask() throws {
    let behaviour = try FlowText.decide(
      """
      navflow: 1
      root: { tabs: [Home, Me] }
      state: { paid: [no, yes] }
      screens:
        Home: { actions: { Go: start read, More: push Home } }
        Me: { actions: { More: push Me, Pay: { set: { paid: yes }, do: stay } } }
      tasks:
        read:
          presentation: push
          outcomes: [done]
          gestures: { "Tab: Home": none, "Tab: Me": none }
          screens:
            First: { back: hidden, actions: { Ask: start ask, Done: { when: { paid: yes }, do: complete done } } }
        ask:
          presentation: push
          outcomes: [done]
          gestures: { "Tab: Home": none }
          screens:
            Question: { back: hidden, actions: { OK: { when: { paid: yes }, do: complete done } } }
      """)
    #expect(behaviour.isComplete && !behaviour.observations.contains { $0.fact.isEndless })
  }

  @Test func theSelectedTabDoesNotWaitWhenItsRootIsReplaced() throws {
    let behaviour = try FlowText.decide(
      """
      navflow: 1
      roots:
        welcome: { stack: Welcome }
        main: { tabs: [Home, Me] }
      start: welcome
      screens:
        Welcome: { actions: { In: root main } }
        Home: { actions: { Go: start read, Settings: push Settings } }
        Settings: { actions: { Out: root welcome } }
        Me: { actions: { More: push Me } }
      tasks:
        read:
          presentation: push
          outcomes: [done]
          screens:
            First: { actions: { Done: complete done, More: push Second } }
            Second: {}
      """)
    let facts = behaviour.observations.map(\.fact) + behaviour.undecided
    #expect(behaviour.isComplete && !facts.contains { if case .interrupts = $0.kind { true } else { false } })
  }

  @Test func anotherTabsTaskWaitsWhenTheRootIsReplaced() throws {
    let behaviour = try FlowText.decide(
      """
      navflow: 1
      roots:
        welcome: { stack: Welcome }
        main: { tabs: [Home, Me] }
      start: welcome
      screens:
        Welcome: { actions: { In: root main } }
        Home: { actions: { Go: start read } }
        Me: { actions: { More: push Me, Out: root welcome } }
      tasks:
        read:
          presentation: push
          outcomes: [done]
          screens:
            First: { actions: { Done: complete done } }
      """)
    #expect(behaviour.observations.contains { if case .interrupts = $0.fact.kind { true } else { false } })
  }
}
