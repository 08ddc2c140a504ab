import FlowExport
import FlowModel

/// What all runs together exercised.
package struct RunCoverage: Sendable {
  /// An item with the runs that exercised it.
  package struct Entry: Sendable {
    package let item: CoverageItem
    /// The number of runs.
    package let count: Int
    /// The name of the first run, or nil.
    package let first: String?
    /// Whether only inferred events exercised it.
    package let isInferred: Bool
    /// The name of a test that would exercise it; nil if only tests with other options do.
    package let test: String?
  }

  /// Every item, in the order in which the survey found it.
  package let entries: [Entry]

  /// Counts the items of verdicts.
  package init(_ verdicts: [RunVerdict], _ survey: CoverageSurvey) {
    let flow = survey.graph.simulator.flow
    var counts: [CoverageItem: (count: Int, first: String, isInferred: Bool)] = [:]
    for verdict in verdicts {
      for (item, isInferred) in verdict.items {
        let known = counts[item]
        counts[item] = (
          (known?.count ?? 0) + 1, known?.first ?? verdict.name, (known?.isInferred ?? true) && isInferred
        )
      }
    }
    let goals: [CoverageGoal] = [.screens, .actions, .outcomes, .entries]
    let known = survey.items(of: goals)
    let knownItems = Set(known)
    let others = counts.keys.filter { goals.contains($0.goal) && !knownItems.contains($0) }
      .sorted { $0.name(in: flow) < $1.name(in: flow) }
    let tests = Self.tests(survey)
    entries = (known + others).map { item in
      let found = counts[item]
      return Entry(
        item: item, count: found?.count ?? 0, first: found?.first, isInferred: found?.isInferred ?? false,
        test: tests[item])
    }
  }

  /// Returns the name of the first test with each item, among those that `navflow tests` writes by default.
  private static func tests(_ survey: CoverageSurvey) -> [CoverageItem: String] {
    let simulator = survey.graph.simulator
    let scenarios = simulator.flow.scenarios.filter { $0.device == nil || $0.device == simulator.device }
      .compactMap { try? FlowTest($0, on: simulator) }
    let planner = CoverPlanner(survey, goals: CoverageGoal.standard, maximumTaps: 12)
    var names: [CoverageItem: String] = [:]
    for test in scenarios + planner.tests(beside: scenarios) {
      for item in test.items where names[item] == nil { names[item] = test.fileName }
    }
    return names
  }

  /// Returns the number of exercised items of a goal, and of all.
  package func numbers(_ goal: CoverageGoal) -> (covered: Int, all: Int) {
    let own = entries.filter { $0.item.goal == goal }
    return (own.count { $0.count > 0 }, own.count)
  }
}
