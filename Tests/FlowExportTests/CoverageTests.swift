import FlowModel
import FlowSimulation
import GeneratedFlows
import Support
import Testing

@testable import FlowExport

/// Walks cover every item, or the item is listed with the reason.
@Suite struct CoverageTests {
  private static let goals: [CoverageGoal] = [.screens, .actions, .outcomes, .entries]

  private func tests(_ text: String, goals: [CoverageGoal] = goals, maximumTaps: Int = 12) throws -> (
    [FlowTest], CoverageSurvey
  ) {
    let simulator = try #require(Simulator(try flow(text), on: .phone))
    let survey = CoverageSurvey(simulator)
    return (CoverPlanner(survey, goals: goals, maximumTaps: maximumTaps).tests(beside: []), survey)
  }

  /// Each walk replays by the names of its taps, and together they cover everything that was found.
  private func expectCovered(_ text: String, _ goals: [CoverageGoal] = goals) throws {
    let (tests, survey) = try tests(text, goals: goals)
    for test in tests {
      var walk = Walk(test.walk.simulator, from: test.walk.initialState)
      walk.performArrivals()
      for tap in test.walk.taps { try walk.take(Scenario.Tap(label: tap)) }
      #expect(walk.configuration == test.walk.configuration, "\(test.name)")
    }
    #expect(Set(tests.map(\.fileName)).count == tests.count)
    let covered = Set(tests.flatMap(\.items))
    let missing = survey.items(of: goals).filter { !covered.contains($0) }
    #expect(missing.isEmpty, "\(missing.map { $0.name(in: survey.graph.simulator.flow).english })\n\(text)")
    #expect(covered.isDisjoint(with: survey.unreached.map(\.item)))
  }

  @Test(arguments: 1...12) func smallFlowsAreCovered(_ seed: UInt64) throws {
    try expectCovered(GeneratedFlow.text(seed: seed))
  }

  @Test(arguments: 1...3) func flowsWithAdditionsAreCovered(_ seed: UInt64) throws {
    try expectCovered(GeneratedFlow.text(seed: seed, features: .withAdditions(seed: seed)))
  }

  @Test func pairsAreCovered() throws { try expectCovered(GeneratedFlow.text(seed: 5), [.pairs]) }

  private static let library = """
    navflow: 1
    root: { stack: Shelf }
    state: { card: [no, yes] }
    screens:
      Shelf:
        actions: { Borrow: start borrow, Lend: { when: { card: yes }, push: Thanks } }
      Thanks:
      Attic: { actions: { Down: push Shelf } }
    tasks:
      borrow:
        outcomes: [borrowed, refused, cancelled]
        screens:
          Desk: { actions: { Ask: { either: { yes: complete borrowed, no: stay } }, Leave: cancel } }
    entries: { Closing time: dismiss all }
    """

  @Test func namesTellWhatIsNew() throws {
    let (tests, survey) = try tests(Self.library)
    let names = ["Desk", "Desk-Ask-no", "Desk-Swipe-down", "Closing-time", "Closing-time-during-borrow"]
    #expect(tests.map(\.name) == names)
    let flow = survey.graph.simulator.flow
    let items = survey.items(of: [.actions]).map { $0.name(in: flow).english }
    #expect(items == ["Borrow on Shelf", "Ask: yes on Desk", "Ask: no on Desk", "Leave on Desk", "Swipe down on Desk"])
    let outcomes = survey.items(of: [.outcomes]).map { $0.name(in: flow).english }
    #expect(
      Set(outcomes) == [
        "borrow: borrowed, from \"Borrow\" on Shelf", "borrow: cancelled, from \"Borrow\" on Shelf",
      ])
    let entries = survey.items(of: [.entries]).map { $0.name(in: flow).english }
    #expect(entries == ["entry Closing time", "entry Closing time during borrow"])
  }

  /// A flow of ten screens, two tabs and a task.
  private static let bank = """
    navflow: 1
    root: { tabs: [Home, Pay] }
    screens:
      Home: { title: Home, actions: { News: push News } }
      News: { title: News, actions: { More: push Story } }
      Story: { title: Story }
      Pay: { title: Pay, actions: { Charge: start charge, Offer: present Offer } }
      Offer: { title: Offer, actions: { Close: dismiss, Take it: { start: charge } } }
    tasks:
      charge:
        outcomes: [charged, cancelled]
        screens:
          Amount: { actions: { Close: cancel, Next: push Method } }
          Method: { actions: { Bank: push Bank, Card: push Card, Charge: { either: { done: complete charged, refused: present Refused } } } }
          Bank: { actions: { Send: { do: [pop] } } }
          Card: { actions: { Save: pop, Scan: present Scan } }
          Scan: { actions: { Done: dismiss } }
          Refused: { kind: alert, actions: { OK: stay } }
    """

  @Test func namesAndCoursesStayWhenAnActionIsAdded() throws {
    let before = try tests(Self.bank).0
    let walks = Dictionary(uniqueKeysWithValues: before.map { ($0.name, $0.walk.taps) })
    let screens = try flow(Self.bank).screens.map(\.name.value)
    var (names, courses, all) = (0, 0, 0)
    for (place, from) in screens.enumerated() {
      // A shortcut to a screen that other ways lead to, and an action that changes nothing.
      for steps in ["push \(screens[(place * 7 + 3) % screens.count])", "stay"] {
        let added = "refine: { \(from): { actions: { Added: \(steps) } } }"
        let after = try tests("\(Self.bank)\n\(added)").0
        let others = Dictionary(uniqueKeysWithValues: after.map { ($0.name, $0.walk.taps) })
        names += walks.count { others[$0.key] != nil }
        courses += walks.count { others[$0.key] == $0.value }
        all += walks.count
      }
    }
    #expect(names * 100 >= all * 95, "\(names) of \(all)")
    #expect(courses * 100 >= all * 80, "\(courses) of \(all)")
  }

  @Test func whatCannotHappenHasAReason() throws {
    let (_, survey) = try tests(Self.library)
    let flow = survey.graph.simulator.flow
    let reasons = survey.unreached.map { "\($0.item.name(in: flow).english): \($0.reason.rawValue)" }
    #expect(
      reasons == [
        "Lend on Shelf: impossible-action", "screen Thanks: unreachable-screen", "screen Attic: unreachable-screen",
        "Down on Attic: unreachable-screen", "borrow: refused, from \"Borrow\" on Shelf: impossible-action",
      ])
  }

  @Test func anImpossibleActionIsNamedEvenIfItsScreenIsUndecided() throws {
    let (_, survey) = try tests(Self.library)
    let flow = survey.graph.simulator.flow
    let attic = try #require(flow.screens.first { $0.name.value == "Attic" })
    let down = CoverageItem.action(attic.actions[0], on: attic.id, chosenCase: 0, result: 0)
    #expect(survey.reason(down) { $0 == down } == .impossibleAction)
    #expect(survey.reason(down) { _ in true } == .unreachableScreen)
    #expect(survey.reason(down) { _ in false } == .notFound)
  }

  @Test func testsForUsersChooseNoValue() throws {
    let text = Self.library.replacing("card: [no, yes]", with: "card: { values: [no, yes], initial: any }")
    let survey = CoverageSurvey(try #require(Simulator(try flow(text), on: .phone)), userOnly: true)
    #expect(CoverPlanner(survey, goals: Self.goals, maximumTaps: 12).tests(beside: []).isEmpty)
    #expect(
      survey.unreached.contains { $0.reason == .needsHook } && survey.unreached.allSatisfy { $0.reason == .needsHook })
    let given = text.replacing("initial: any", with: "initial: yes")
    let other = CoverageSurvey(try #require(Simulator(try flow(given), on: .phone)), userOnly: true)
    #expect(!CoverPlanner(other, goals: Self.goals, maximumTaps: 12).tests(beside: []).isEmpty)
  }

  /// What is found is possible, so the analysis excludes only what cannot happen.
  @Test(arguments: 1...20) func whatIsFoundIsNotExcluded(_ seed: UInt64) throws {
    for text in [
      GeneratedFlow.text(seed: seed), GeneratedFlow.text(seed: seed, features: .withAdditions(seed: seed)),
    ] {
      let simulator = try #require(Simulator(try flow(text), on: .phone))
      let possible = PossibleBehaviour(simulator.flow)
      let graph = CoverageGraph(simulator, userOnly: false)
      let excluded = graph.items.filter(possible.excludes)
      #expect(excluded.isEmpty, "\(excluded.map { $0.name(in: simulator.flow).english })\n\(text)")
    }
  }

  /// The verification takes longest, so it does not run for what no order of events can do.
  @Test func nothingIsVerifiedIfNothingElseIsPossible() throws {
    let text = Self.library.replacing("Thanks:", with: "Thanks: { actions: { Again: push Thanks } }")
      .replacing("Borrow: start borrow", with: "Borrow: start borrow, More: push Shelf")
    var works: Set<ProgressMonitor.Work> = []
    let watch = ProgressMonitor { work, _ in
      works.insert(work)
      return true
    }
    let survey = CoverageSurvey(try #require(Simulator(try flow(text), on: .phone)), watch: watch)
    #expect(!survey.graph.isExhaustive && works == [.search])
    let names = survey.unreached.map {
      "\($0.item.name(in: survey.graph.simulator.flow).english): \($0.reason.rawValue)"
    }
    #expect(names.contains("Lend on Shelf: impossible-action") && names.contains("screen Thanks: unreachable-screen"))
    #expect(names.contains("borrow: refused, from \"Borrow\" on Shelf: impossible-action"))
  }

  @Test func aMonitorStopsThePlanning() throws {
    let (_, survey) = try tests(Self.library)
    let planner = CoverPlanner(survey, goals: Self.goals, maximumTaps: 12)
    #expect(planner.tests(beside: [], watch: ProgressMonitor { _, _ in false }).isEmpty)
  }

  @Test func walksKeepTheirLength() throws {
    for limit in [3, 6] {
      let (tests, _) = try tests(GeneratedFlow.text(seed: 3), maximumTaps: limit)
      let shortest = tests.filter { $0.walk.taps.count > limit }
      // A walk is longer only if its first item is that far from the launch.
      for test in shortest { #expect(test.walk.transitions.count > limit) }
      #expect(!tests.isEmpty)
    }
  }

  @Test func scenariosCountFirst() throws {
    let simulator = try #require(Simulator(try flow(Self.library), on: .phone))
    let survey = CoverageSurvey(simulator)
    let planner = CoverPlanner(survey, goals: [.actions], maximumTaps: 12)
    let all = planner.tests(beside: [])
    #expect(all.count > 0)
    #expect(planner.tests(beside: all).isEmpty)
  }
}
