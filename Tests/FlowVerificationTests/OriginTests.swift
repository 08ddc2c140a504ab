import FlowModel
import FlowSimulation
import Testing

@testable import FlowVerification

/// What is left of a move is the same wherever it began, until something has to be told of where that was.
@Suite("Where a move began is forgotten, unless it has to be told") struct OriginTests {
  /// A task that many screens start, of many screens; more is said of its second one, and of what follows on it.
  private func wizard(_ count: Int, on screen: String = "", then: String = "{ done: stay }") -> String {
    let hosts = (0..<count).map {
      "  H\($0): { actions: { Go: { start: Buy, then: \(then) }, Next: push H\(($0 + 1) % count) } }"
    }
    let steps = (0..<count).map { step in
      let next = step + 1 < count ? "push B\(step + 1)" : "complete done"
      return "      B\(step): { \(step == 1 ? screen : "")actions: { Next: \(next), Again: pop root, No: cancel } }"
    }
    return """
      navflow: 1
      root: { stack: H0 }
      screens:
      \(hosts.joined(separator: "\n"))
      tasks:
        Buy:
          presentation: fullScreen
          outcomes: [done, cancelled]
          actions: { Cancel: cancel }
          screens:
      \(steps.joined(separator: "\n"))
      """
  }

  private func engine(_ text: String) throws -> PushdownEngine {
    PushdownEngine(try #require(Simulator(try FlowText.read(text), on: .phone)))
  }

  @Test("so what takes things off alike is one move, whichever screens and actions it begins on")
  func takingOffIsOneMove() throws {
    let count = 16
    let saturated = try #require(try engine(wizard(count)).saturated())
    // Screens of the app and of the task, and few ways back.
    #expect(saturated.rules.headCount < 5 * count)
  }

  @Test("and a task's first screen is the same wherever it is started, as long as the same follows on it")
  func startingIsOneMove() throws {
    let count = 16
    for then in ["{ done: stay }", "{ done: stay, cancelled: stay }"] {
      let saturated = try #require(try engine(wizard(count, then: then)).saturated())
      let alike = try #require(try engine(wizard(count, then: then).replacing(", then: \(then)", with: "")).saturated())
      #expect(saturated.rules.headCount == alike.rules.headCount)
    }
    // What follows in other places is told of them, so there is a first screen for each.
    let telling = try #require(try engine(wizard(count, then: "{ done: { push: H3 } }")).saturated())
    #expect(telling.rules.headCount > 5 * count)
  }

  /// Flows in which something is told, when things have gone, that names the screen on which that began.
  static let telling = [
    (screen: "input: true, ", then: "{ done: stay }"),
    (screen: "fields: [{ name: Password, content: newPassword }], ", then: "{ done: stay }"),
    (screen: "", then: "{ cancelled: push H3 }"),
    (screen: "", then: "{ cancelled: pop }"),
    (screen: "", then: "{ cancelled: { start: Buy } }"),
  ]

  @Test("and all that is told names where it began", arguments: telling.indices)
  func whatIsToldNamesWhereItBegan(row: Int) throws {
    try expectAgreement(wizard(4, on: Self.telling[row].screen, then: Self.telling[row].then))
  }

  /// The same as `wizard`, in one of two tabs whose stacks have no bound.
  private func tabbed(
    _ count: Int, on screen: String = "", then: String = "{ done: stay }", as style: String = "push"
  ) -> String {
    wizard(count, on: screen, then: then)
      .replacing("root: { stack: H0 }", with: "root: { tabs: [H0, Me] }")
      .replacing("screens:\n  H0:", with: "screens:\n  Me: { actions: { More: push Me } }\n  H0:")
      .replacing("start: Buy, then", with: "start: Buy, as: \(style), then")
  }

  @Test("so it is where each tab's stack is by itself: the selected tab once more is one move, whatever is in front")
  func tabOnceMore() throws {
    let sizes = try [16, 32].map { count in
      let simulator = try #require(Simulator(try FlowText.read(tabbed(count, as: "fullScreen")), on: .phone))
      let systems = TabSystems(simulator, keeping: [], steps: .max, .none)
      return try #require(systems).all[0].forward.transitionCount
    }
    // Were it one for each screen, there would be four times as many.
    #expect(sizes[1] < 5 * sizes[0] / 2)
  }

  @Test("and all that is told names where it began there, too, what goes on in the other tab included")
  func whatIsToldInTabs() throws {
    let goesOn = ["tab Me", "[tab Me, push Me]", "[tab Me, pop]", "[tab Me, start Buy]"].map {
      (screen: "", then: "{ cancelled: \($0) }")
    }
    for (screen, then) in Self.telling + goesOn {
      let text = tabbed(4, on: screen, then: then)
      let search = try FlowText.explore(text, limits: .init(depth: 6, configurations: 20_000))
      let tabs = try FlowText.exploreTabs(String(text.dropFirst("navflow: 1\n".count)))
      let told = Set(tabs.observations.map(\.fact) + tabs.undecided)
      for observation in search.observations where observation.fact.stuck == nil {
        #expect(told.contains(observation.fact), "\(observation.fact) in \(text)")
      }
      #expect(!told.contains { $0.site?.screen == .anywhere })
      #expect(search.observations.count > 30 && tabs.undecided.count < 10)
      tabs.expectReplays(of: text)
    }
  }

  /// Tasks started on two screens, whose frames go before it is known what becomes of them.
  static let returning = [
    "t: { outcomes: [done], screens: { T: { actions: { Go: [pop: 2, complete done] } } } }",
    "t: { outcomes: [done], screens: { T: { actions: { Go: [pop, complete done] } } } }",
    "t: { screens: { T: { kind: alert, actions: { Go: [pop, push U] } }, U: { actions: { End: cancel } } } }",
    "t: { screens: { T: { kind: alert, actions: { Go: push U, No: stay } }, U: { actions: { End: cancel } } } }",
  ]

  @Test("and so is what a root's own action does in another tab, on whichever screen it begins")
  func whatGoesOnInAnotherTab() throws {
    let screens = (0..<6).map { "S\($0)" }
    let text = """
      root: { tabs: [Home, Me], actions: { Go: [tab Me, pop to Home] } }
      screens:
        Home: { actions: { More: push Home, \(screens.map { "\($0): push \($0)" }.joined(separator: ", ")) } }
        Me: { actions: { More: push Me } }
        \(screens.map { "\($0): {}" }.joined(separator: "\n  "))
      """
    let behaviour = try FlowText.exploreTabs(text)
    let search = try FlowText.explore("navflow: 1\n" + text, limits: .init(depth: 4))
    let failures = { (behaviour: Behaviour) in
      Set(behaviour.observations.map(\.fact).filter { if case .fails = $0 { true } else { false } })
    }
    #expect(failures(search).count > screens.count && failures(behaviour).isSuperset(of: failures(search)))
  }

  @Test("a task that returns elsewhere is told with where it began, one that does not is not", arguments: returning)
  func whatReturnsElsewhere(task: String) throws {
    let start = task.contains("alert") ? "start t" : "{ start: t, as: push }"
    let text = """
      navflow: 1
      root: { stack: A }
      screens:
        A: { actions: { B: push B } }
        B: { actions: { C: push C, Start: \(start) } }
        C: { actions: { Start: \(start) } }
      tasks: { \(task) }
      """
    let origins = try expectAgreement(text).compactMap { observation -> ScreenID? in
      if case .returnsElsewhere(_, let origin, _, _) = observation.fact { origin } else { nil }
    }
    #expect(Set(origins).count == (task.contains("pop: 2") || task.contains("[pop, push") ? 2 : 0))
  }

  /// Expects of the exact engine all that the search sees, at the same cost; what it observes.
  @discardableResult private func expectAgreement(_ text: String) throws -> [Observation] {
    let engine = try engine(text)
    let exact = try #require(engine.explore())
    let search = try FlowText.explore(text, limits: .init(depth: 7, configurations: 20_000))
    let costs = Dictionary(uniqueKeysWithValues: exact.observations.map { ($0.fact, $0.cost) })
    for observation in search.observations where observation.fact.stuck == nil {
      #expect(costs[observation.fact] == observation.cost, "\(observation.fact)")
    }
    #expect(!exact.observations.contains { $0.fact.site?.screen == .anywhere })
    exact.expectReplays(of: text)
    return exact.observations
  }

  @Test(
    "and what an action takes off it takes off only where it does not find what it looks for", arguments: [true, false])
  func actionLooksOut(pushesItselfFirst: Bool) throws {
    let (again, aside) = ("Again: { set: { seen: twice }, push: X }", "Aside: push Y")
    let text = """
      navflow: 1
      root: { stack: H }
      state: { seen: [once, twice] }
      screens: { H: { actions: { Go: start t } } }
      tasks:
        t:
          presentation: fullScreen
          actions: { Up: pop to X }
          screens:
            T: { actions: { Next: push X } }
            X:
              gestures: { Back: none }
              actions:
                \((pushesItselfFirst ? [again, aside] : [aside, again]).joined(separator: "\n          "))
                Far: { when: { seen: twice }, where: { below: { not: X } }, push: Z }
            Y: {}
            Z: {}
      """
    let behaviour = try FlowText.decideExactly(text)
    // The first X has not been come back to once it has been pushed again: Up stays on the second, as it is in front.
    #expect(behaviour.isComplete && behaviour.words.contains("shows Y") && !behaviour.words.contains("shows Z"))
  }
}
