import FlowModel
import FlowSimulation
import Support

/// Turns planned walks into tests, each named after its subject or, if that name is taken, after a new item.
package struct CoverPlanner {
  private let survey: CoverageSurvey
  private let goals: [CoverageGoal]
  private let maximumTaps: Int

  /// Creates a planner.
  package init(_ survey: CoverageSurvey, goals: [CoverageGoal], maximumTaps: Int) {
    self.survey = survey
    self.goals = goals
    self.maximumTaps = maximumTaps
  }

  /// Returns the tests that cover what other tests do not; fewer if a monitor stops the planning.
  package func tests(beside others: [FlowTest], watch: ProgressMonitor = .none) -> [FlowTest] {
    let graph = WalkGraph(survey.graph, goals)
    let known = Dictionary(graph.items.enumerated().map { ($1, $0) }) { first, _ in first }
    let covered = Set(others.flatMap(\.items).compactMap { known[$0] })
    var planner = WalkPlanner(graph, maximumTaps: maximumTaps, covered: covered)
    var names = Set(others.map { $0.fileName.lowercased() })
    return planner.plans(watch).map { plan in
      var test = FlowTest(.cover, name(of: plan, graph, &names), walk(of: plan))
      test.items = ItemTracker.items(along: test.walk, pairs: goals.contains(.pairs))
      return test
    }
  }

  private func walk(of plan: WalkPlanner.Plan) -> Walk {
    var walk = Walk(survey.graph.simulator, from: survey.graph.launches[plan.launch].state)
    for edge in plan.edges { walk.take(survey.graph.nodes[edge.origin.node].edges[edge.origin.edge].move) }
    walk.performArrivals()
    return walk
  }

  /// Returns the name of the subject, or that of the first new item whose name is free; numbers would move when a line moves.
  private func name(of plan: WalkPlanner.Plan, _ graph: WalkGraph, _ names: inout Set<String>) -> String {
    let flow = survey.graph.simulator.flow
    let new = plan.newItems.map { graph.items[$0] }
    // What is covered on the way to the subject names the walk only if nothing else does.
    let items = new.filter { $0.subject == plan.subject } + new.filter { $0.subject != plan.subject }
    let candidates =
      [plan.subject.testName(in: flow)] + items.map { $0.testName(in: flow) } + items.map { $0.longTestName(in: flow) }
    let free = candidates.first { !names.contains("cover-\($0)".fileName.lowercased()) }
    let name = free ?? candidates.joined(separator: "-and-")
    names.insert("cover-\(name)".fileName.lowercased())
    return name
  }
}

extension CoverageSubject {
  /// Returns the name of the first test of the subject: `Receipt`, `pay-from-Cart`.
  fileprivate func testName(in flow: Flow) -> String { words(in: flow).joined(separator: "-").hyphenated }
}

extension CoverageItem {
  /// Returns the name of a test that is the first to cover the item: `Receipt-Swipe-down`.
  package func testName(in flow: Flow) -> String {
    words(in: flow).joined(separator: "-").hyphenated
  }

  /// Returns a longer name, which says what starts the task.
  fileprivate func longTestName(in flow: Flow) -> String {
    guard case .outcome(_, _, let starter) = self else { return testName(in: flow) }
    return "\(testName(in: flow))-\(starter.label(in: flow).hyphenated)"
  }
}
