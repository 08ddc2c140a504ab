import FlowModel
import FlowSimulation
import Support
import Verification
import VerifierPortfolio

/// Everything that tests can exercise in a flow on a device, and what they cannot, with the reason.
package struct CoverageSurvey: Sendable {
  /// The reason why an item is not covered.
  package enum Reason: String, Hashable, Sendable {
    /// No behaviour shows the screen.
    case unreachableScreen = "unreachable-screen"
    /// No behaviour offers the action.
    case impossibleAction = "impossible-action"
    /// Only something that is not in the file leads there.
    case elsewhere
    /// Only something that needs code in the app leads there.
    case needsHook = "needs-hook"
    /// It was not found within the limits.
    case notFound = "not-found"
  }

  /// An item that no test covers.
  package struct Unreached: Hashable, Sendable {
    package let item: CoverageItem
    package let reason: Reason
  }

  /// The behaviour in which walks are looked for.
  package private(set) var graph: CoverageGraph
  /// What cannot be covered, in the order of the file.
  package private(set) var unreached: [Unreached] = []

  /// Surveys a flow without the openings of `opened: elsewhere`.
  package init(_ simulator: Simulator, userOnly: Bool = false, watch: ProgressMonitor = .none) {
    graph = CoverageGraph(simulator, userOnly: userOnly, watch: watch)
    let missing = missingItems
    guard !missing.isEmpty else { return }
    if userOnly || graph.isExhaustive {
      unreached = missing.map { Unreached(item: $0, reason: reason($0) { _ in true }) }
      return
    }
    let possible = PossibleBehaviour(simulator.flow)
    let open = Set(missing.filter { !possible.excludes($0) }.compactMap(Self.fact))
    // Without the verification, nothing else is missing that it can decide.
    let result = open.isEmpty ? nil : Verifier.survey(simulator, watch: watch)
    for walk in result.map({ Self.walks(to: open, $0) }) ?? [] { graph.add(walk) }
    let occurring = result.flatMap { $0.isComplete ? Set($0.observations.lazy.map(\.fact)).union($0.undecided) : nil }
    unreached = missingItems.map { item in
      Unreached(
        item: item,
        reason: reason(item) { item in
          guard !possible.excludes(item) else { return true }
          guard let occurring, let fact = Self.fact(of: item) else { return false }
          return !occurring.contains(fact)
        })
    }
  }

  /// The items of some goals that tests can cover, in the order in which they were found.
  package func items(of goals: [CoverageGoal]) -> [CoverageItem] {
    graph.items.filter { goals.contains($0.goal) }
  }

  /// The items that the file describes and that were not found.
  private var missingItems: [CoverageItem] {
    let flow = graph.simulator.flow
    var missing: [CoverageItem] = []
    for screen in flow.screenIDs {
      missing.append(.screen(screen))
      for action in flow[screen].actions { missing += flow.items(of: action, on: screen) }
    }
    for root in flow.roots { for action in root.actions { missing += flow.items(of: action, on: nil) } }
    let entries = Set(graph.items.compactMap { if case .entry(let entry, _) = $0 { entry } else { nil } })
    missing += flow.entries.filter { !entries.contains($0) }.map { .entry($0, during: nil) }
    missing += missingOutcomes
    return missing.filter { graph.place(of: $0) == nil }
  }

  /// The declared outcomes that no walk reached, for each place that starts the task.
  private var missingOutcomes: [CoverageItem] {
    let flow = graph.simulator.flow
    var starts: [TaskID: [CoverageItem.Starter]] = [:]
    for node in graph.nodes {
      let configuration = node.tracker.configuration
      guard let task = configuration.runningTask, let starter = node.tracker.starter else { continue }
      if starts[task]?.contains(starter) != true { starts[task, default: []].append(starter) }
    }
    return flow.tasks.flatMap { task in
      (starts[task.id] ?? []).flatMap { starter in
        task.outcomes.map { CoverageItem.outcome(task.id, $0.value, from: starter) }
      }
    }
  }

  /// Returns why an item is not covered.
  func reason(_ item: CoverageItem, _ isImpossible: (CoverageItem) -> Bool) -> Reason {
    let flow = graph.simulator.flow
    if graph.isUserOnly { return .needsHook }
    switch item {
    case .screen(let screen):
      if flow[screen].openedElsewhere != nil { return .elsewhere }
      return isImpossible(item) ? .unreachableScreen : .notFound
    case .action(_, on: let screen?, _, _) where graph.place(of: .screen(screen)) == nil:
      let own = reason(.screen(screen), isImpossible)
      return own == .notFound && isImpossible(item) ? .impossibleAction : own
    default: return isImpossible(item) ? .impossibleAction : .notFound
    }
  }

  // MARK: Facts of the verification

  private static func walks(to facts: Set<Fact>, _ result: VerificationResult) -> [Walk] {
    result.observations.filter { facts.contains($0.fact) && $0.witness != nil }.map { result.walk(to: $0) }
  }

  /// Returns the fact that occurs if an item can be covered; nil if the verification has none.
  private static func fact(of item: CoverageItem) -> Fact? {
    switch item {
    case .screen(let screen): Fact(.shows(screen))
    case .action(let action, _, let chosen, let result): Fact(.performs(action, chosenCase: chosen, result: result))
    case .gesture, .tab, .outcome, .entry, .pair: nil
    }
  }
}

extension Flow {
  /// Returns the items of an action on a screen: each result of each case.
  fileprivate func items(of action: ActionID, on screen: ScreenID?) -> [CoverageItem] {
    self[action].cases.indices.flatMap { chosen in
      self[action].cases[chosen].results.indices.map { result in
        CoverageItem.action(action, on: screen, chosenCase: chosen, result: result)
      }
    }
  }
}
