import FlowSimulation
import GeneratedFlows
import Testing

@testable import Verification

/// Tasks that end only after another tab is selected, while each tab's stack can grow.
@Suite("A task in another tab that ends there") struct HiddenTabTaskTests {
  /// Two tabs that grow, with the end of the task t that Home pushes and the steps after it.
  private func flow(_ end: String, then: String = "", more: String = "", task: String = "") -> String {
    """
    root: { tabs: [Home, Me, Shop] }
    screens:
      Home: { actions: { More: push Home, Go: { start: t, as: push\(then) } } }
      Me: { actions: { More: push Me } }
      Shop: { actions: { Off: pop } }
      Thanks: { actions: { Off: pop } }
    tasks:
      t:
        outcomes: [done, cancelled]
        screens:
          T: { input: true, actions: { End: \(end), On: push Next\(more) } }
          Next: { actions: { Over: complete done } }
      u: { outcomes: [done, cancelled], screens: { U: { actions: { End: \(end) } } } }\(task)
    """
  }

  /// Decides a flow by saturation, and compares the result with a search.
  private func decide(_ text: String) throws -> VerificationResult {
    let tabs = try FlowText.exploreTabs(text)
    #expect(tabs.isComplete)
    let comparison = EngineComparison(try FlowText.read("navflow: 1\n" + text), on: .phone)
    #expect(comparison?.disagreements.map(\.message) == [])
    let search = try FlowText.explore("navflow: 1\n" + text, limits: .init(depth: 7, configurations: 3_000))
    let (proved, seen) = (Set(tabs.observations.map(\.fact)), Set(search.observations.map(\.fact)))
    #expect(proved.subtracting(seen).isEmpty)
    #expect(seen.subtracting(proved).subtracting(tabs.undecided).isEmpty)
    return tabs
  }

  @Test(
    "it returns to the front screen of that tab",
    arguments: [
      "[tab Me, complete done]", "[tab Me, push Thanks, complete done]", "[tab Shop, tab Me, cancel]",
      "[tab Me, { present: Thanks, as: fullScreen }, complete done, pop]", "[tab Home, tab Me, complete done]",
      "[push Next, tab Me, complete done]", "[tab Me, start u, complete done]", "[tab Me, push U, complete done]",
      "[tab Me, { start: u, then: { done: stay } }, complete done]",
    ])
  func endsElsewhere(end: String) throws {
    let behaviour = try decide(flow(end))
    let landed = ["Thanks": "Thanks", "start u": "U", "start: u": "U", "push U": "U"].first { end.contains($0.key) }
    #expect(behaviour.words.contains("t returns to \(landed?.value ?? "Me"), not Home"))
    #expect(!behaviour.words.contains("interrupts t"))
  }

  @Test("its following steps run there too", arguments: ["", "push Me, "])
  func followed(before: String) throws {
    let behaviour = try decide(flow("[tab Me, \(before)complete done]", then: ", then: { done: push Thanks }"))
    #expect(behaviour.taps(to: "shows Thanks") == ["Go", "End"])
  }

  @Test("its following steps run once, so a second ending has none")
  func endsOnce() throws {
    let behaviour = try decide(flow("[tab Me, complete done, complete done]"))
    #expect(behaviour.words.contains("fails complete-without-task"))
  }

  @Test("its input is lost if it is cancelled, and kept if it is completed")
  func input() throws {
    // Nothing else takes T off.
    let locked = { (end: String) in
      flow(end).replacing("T: { input: true", with: "T: { input: true, back: hidden, gestures: { \"Tab: Home\": none }")
        .replacing("On: push Next", with: "Wait: stay")
    }
    #expect(try decide(locked("[tab Me, cancel]")).words.contains("loses the input of T"))
    #expect(try !decide(locked("[tab Me, complete done]")).words.contains("loses the input of T"))
  }

  /// Returns a flow whose third tab begins with the task v, which Home can push too.
  ///
  /// - Parameter end: the steps that end v.
  private func flowWithTaskAtRoot(_ end: String) -> String {
    let own = "v: { outcomes: [done], screens: { V: { actions: { End: \(end), In: push V } } } }"
    return flow("complete done").replacing("Home: { actions: { More", with: "Home: { actions: { Up: push V, More")
      .replacing("[Home, Me, Shop]", with: "[Home, Me, V]") + "\n  " + own
  }

  @Test("a task that begins after another one has the step to its tab as its site")
  func beginsWhereAnotherEnds() throws {
    let text = flowWithTaskAtRoot("complete done")
      .replacing("End: complete done, On", with: "End: [tab V, complete done], On")
    #expect(try decide(text).words.contains("t returns to V, not Home"))
  }

  @Test("the rest of an action may leave the tab of a task that began again, but not return to it")
  func begunAfresh() throws {
    let behaviour = try decide(flowWithTaskAtRoot("[complete done, tab Me, push Thanks]"))
    #expect(behaviour.words.contains("completes v done"))
    #expect(try !FlowText.exploreTabs(flowWithTaskAtRoot("[complete done, tab Me, tab V, replace Thanks]")).isComplete)
  }

  @Test("a flow in which one tab grows is decided")
  func oneTabGrows() throws {
    let text = "navflow: 1\n" + flow("[tab Me, complete done]").replacing("More: push Me", with: "Stay: stay")
    let exact = try FlowText.decideExactly(text)
    #expect(exact.isComplete && exact.undecided.isEmpty)
    #expect(exact.words.contains("t returns to Me, not Home"))
  }

  @Test("a flow whose following steps return to a task that began again is not decided wrongly")
  func followsBack() throws {
    let then = "then: { cancelled: [tab V, { start: u, as: inputView, then: { cancelled: root other } }, push P] }"
    let text = """
      roots: { main: { tabs: [V, Me] }, other: { stack: P } }
      start: main
      screens:
        Me: { actions: { More: push Me } }
        P: { actions: { Off: root main, More: push P } }
      tasks:
        v:
          outcomes: [done, cancelled]
          screens:
            V: { actions: { In: push Form, More: push V } }
            Form:
              input: true
              back: hidden
              gestures: { "Tab: V": none }
              actions: { End: [cancel, tab Me, { start: u, as: inputView, \(then) }, push P] }
        u: { outcomes: [done, cancelled], screens: { U: { actions: { Ok: complete done } } } }
      """
    #expect(try !FlowText.exploreTabs(text).isComplete)
    // The input of Form is lost, because the root is replaced together with a task that has just begun.
    let search = try FlowText.explore("navflow: 1\n" + text, limits: .init(depth: 3))
    #expect(search.words.contains("loses the input of Form"))
  }

  @Test("a removed task that waits for an outcome is not decided wrongly")
  func anotherWaits() throws {
    let then = "then: { cancelled: [tab Me, complete done] }"
    let text = """
      root: { tabs: [A, Me] }
      screens:
        A: { actions: { More: push A, Go: { start: u, as: push } } }
        Me: { actions: { More: push Me } }
        X: { actions: { Off: pop } }
        Z: { actions: { Off: pop } }
      tasks:
        u:
          outcomes: [done, cancelled]
          screens: { U: { actions: { In: { start: t, as: push, then: { ok: push Z } }, End: complete done } } }
        t:
          outcomes: [ok, cancelled]
          screens: { T: { actions: { End: [pop, { start: w, as: inputView, \(then) }, push X, complete ok] } } }
        w: { outcomes: [fin, cancelled], screens: { W: { actions: { Fin: complete fin } } } }
      """
    #expect(try !FlowText.exploreTabs(text).isComplete)
    let search = try FlowText.explore("navflow: 1\n" + text, limits: .init(depth: 4))
    #expect(search.words.contains("shows Z"))
  }

  @Test("ending another tab's own task has no effect")
  func anotherTabsTask() throws {
    let text = """
      navflow: 1
      root: { tabs: [A, V] }
      screens: { X: { back: hidden, tabBar: hidden, actions: { Off: pop } } }
      tasks:
        a:
          outcomes: [over]
          screens:
            A:
              tabBar: hidden
              actions: { Hop: [tab V, { start: w, as: inputView, then: { cancelled: complete done } }, push X] }
        v: { outcomes: [done], screens: { V: { actions: { Over: complete done } } } }
        w: { outcomes: [fin, cancelled], screens: { W: { actions: { Fin: complete fin } } } }
      """
    let search = try FlowText.explore(text)
    #expect(search.isComplete && search.words.contains("a is endless on A"))
    let exact = try FlowText.decideExactly(text)
    #expect(exact.words.contains("a is endless on A") || exact.undecided.contains { $0.isStuckFact })
  }

  @Test("nothing is proved if its tab is selected again, another task began on it, or it is below a layer or at a root")
  func comesBack() throws {
    #expect(try !FlowText.exploreTabs(flow("[tab Me, tab Home, complete done]")).isComplete)
    #expect(try !FlowText.exploreTabs(flow("[{ present: Thanks, as: fullScreen }, tab Me, complete done]")).isComplete)
    #expect(try !FlowText.exploreTabs(flowWithTaskAtRoot("[tab Me, complete done]")).isComplete)
    #expect(try !FlowText.exploreTabs(flow("[{ start: u, as: push }, tab Me, complete done]")).isComplete)
    let other = flow("[start u, tab Me, complete done]")
    #expect(try !FlowText.exploreTabs(other).isComplete)
  }
}
