import FlowModel
import FlowSimulation
import Verification

/// Answers to the expectations of a flow.
extension StackSaturation {
  func answer(_ expectation: Expectation) -> StackReading.ExpectationAnswer {
    switch expectation.kind {
    case .never(let pattern): isPossible(pattern) ? .open : .holds
    case .reachable(let pattern, _): isPossible(pattern) ? .open : .fails
    case .canReach(let from, let to, let worstCase):
      canAlwaysReach(matches(to), from: matches(from), worstCase: worstCase) ? .holds : .open
    }
  }

  func isPossible(_ pattern: Pattern) -> Bool {
    let matches = matches(pattern)
    return rows.enumerated().contains { number, row in
      row.isReady && mask(of: Int32(number)) & (matches[row.symbol]?.possible ?? 0) != 0
    }
  }

  func canAlwaysReach(
    _ goal: [UInt32: (possible: Mask, certain: Mask)], from start: [UInt32: (possible: Mask, certain: Mask)],
    worstCase: Bool
  ) -> Bool {
    let graph = RowGraph(self, to: .symbols(goal), worstCase ? .forced : .certain)
    return rows.enumerated().allSatisfy { number, row in
      guard row.isReady, let begins = start[row.symbol]?.possible else { return true }
      return mask(of: Int32(number)) & begins & ~graph.reaching[number] == 0
    }
  }

  /// Returns for each symbol the valuations in which a pattern may hold, and certainly holds.
  func matches(_ pattern: Pattern) -> [UInt32: (possible: Mask, certain: Mask)] {
    let space = system.space
    var stackOnly = pattern
    stackOnly.state = []
    stackOnly.visible = nil
    let isCertain = pattern.state.allSatisfy { space.tracked.contains($0.variable) }
    let mask = pattern.state.reduce(space.all) { mask, clause in
      guard space.tracked.contains(clause.variable) else { return mask }
      let own = space.mask(of: clause.variable, in: clause.match.values)
      return mask & (clause.match.negated ? ~own : own)
    }
    var matches: [UInt32: (possible: Mask, certain: Mask)] = [:]
    let blank = system.simulator.flow.variables.map { _ in ValueID.unknown }
    for row in rows where row.isReady && matches[row.symbol] == nil {
      let configuration = system.configuration(of: system.symbols[row.symbol], blank)
      let holds = system.simulator.holds(stackOnly, in: configuration)
      let visible = system.simulator.likelihood(ofVisible: pattern, in: configuration)
      matches[row.symbol] =
        holds && visible > .never ? (mask, isCertain && visible == .always ? mask : 0) : (0, 0)
    }
    return matches
  }
}
