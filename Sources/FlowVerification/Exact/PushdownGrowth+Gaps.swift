import FlowModel
import FlowSimulation
import Pushdown

/// Where a system in which variables are left out grows, though it is by no turn that is one of the flow's.
extension PushdownGrowth {
  /// What may grow in such a place.
  struct Gap {
    let kind: GrowingCycle.Kind
    let screens: Set<ScreenID>
    /// One that is left out, and would have told; nil where none is found.
    let variable: VariableID?
  }

  /// What may grow along the edges of a component of which nothing was told.
  func gap(
    _ kind: GrowingCycle.Kind, _ edges: [Int], _ search: inout CycleSearch, _ runs: ShortestRuns
  ) -> Gap {
    let asked = asked(of: edges)
    let screens = Set(asked.flatMap { self.screens(of: $0) })
    for edge in asked.prefix(Self.most) {
      if let variable = variable(onTheWayAround: search.cycle(through: edge), runs) {
        return Gap(kind: kind, screens: screens, variable: variable)
      }
    }
    return Gap(kind: kind, screens: screens, variable: nil)
  }

  /// So many turns are taken before it is taken for granted that there are always more.
  private static let mostTurns = 8

  private func variable(onTheWayAround cycle: [Int], _ runs: ShortestRuns) -> VariableID? {
    guard let turn = runs.steps(along: cycle)?.rules, let last = cycle.last,
      let way = reading.runs.witness(toFrame: forward.edge(last).below)?.rules
    else { return nil }
    let turns = [[UInt32]](repeating: turn, count: Self.mostTurns)
    let long = Way(rules: way + turns.joined(), launch: reading.launch(of: way) ?? [])
    if case .needs(let variable) = WayCheck(reading.system).follow(long) { return variable }
    return nil
  }
}
