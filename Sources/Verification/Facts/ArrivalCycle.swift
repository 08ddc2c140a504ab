import FlowModel
import FlowSimulation

/// A cycle of `by: arrival` actions that trigger each other without end.
struct ArrivalCycle {
  /// The maximum number of steps of the search, forward and back; only results that branch at every arrival need more.
  private static let maximumMoveCount = 2_000
  /// After this many arrivals that all change something, the search looks for a period in the last ones.
  private static let longRun = 180

  /// The result of following the due arrivals.
  enum Outcome {
    case ends
    case cycle(ArrivalCycle)
    /// The search ended without an end of the arrivals and without a cycle.
    case unclear
  }

  /// The moves into the cycle and once around it.
  let moves: [Move]
  /// The actions of the cycle, each once, in the order of the file.
  let actions: [ActionID]

  private init?(_ moves: [Move], from round: Int, _ simulator: Simulator) {
    let actions = Set(moves[round...].compactMap { simulator.flow.action(of: $0)?.id })
    guard !actions.isEmpty else { return nil }
    self.moves = moves
    self.actions = actions.sorted()
  }

  /// A configuration of the current path, and the moves to try there.
  private struct PathEntry {
    let configuration: Configuration
    var open: ArraySlice<Move>
  }

  /// Follows the due arrivals of a configuration depth first, to the first cycle.
  ///
  /// A cycle that changes nothing returns to a configuration of the path. A cycle that makes the stacks grow is found
  /// by its period.
  static func follow(_ configuration: Configuration, _ simulator: Simulator) -> Outcome {
    let cycle = { (moves: [Move], round: Int) in ArrivalCycle(moves, from: round, simulator).map(Outcome.cycle) }
    var path = [PathEntry(configuration: configuration, open: simulator.arrivalMoves(in: configuration))]
    var taken: [Move] = []
    var seen: Set<Configuration> = [configuration]
    for _ in 0..<maximumMoveCount {
      guard let last = path.indices.last else { return .ends }
      guard let move = path[last].open.popFirst() else {
        path.removeLast()
        _ = taken.popLast()
        continue
      }
      let target = simulator.perform(move, in: path[last].configuration).target
      if let start = path.firstIndex(where: { $0.configuration == target }) {
        return cycle(taken + [move], start) ?? .unclear
      }
      guard seen.insert(target).inserted else { continue }
      taken.append(move)
      if taken.count == longRun { return period(of: taken).flatMap(cycle) ?? .unclear }
      path.append(PathEntry(configuration: target, open: simulator.arrivalMoves(in: target)))
    }
    return .unclear
  }

  /// Returns the moves up to the end of the first full cycle, and where it begins; nil if the moves have no period.
  private static func period(of moves: [Move]) -> ([Move], round: Int)? {
    let length = (1...moves.count / 3).first { length in
      moves.suffix(2 * length) == moves.dropLast(length).suffix(2 * length)
    }
    guard let length else { return nil }
    var start = moves.count - length
    while start > 0, moves[start - 1] == moves[start - 1 + length] { start -= 1 }
    return (Array(moves[..<(start + length)]), start)
  }
}

extension Simulator {
  /// Returns the due arrivals of a configuration.
  fileprivate func arrivalMoves(in configuration: Configuration) -> ArraySlice<Move> {
    dueArrival(in: configuration)?[...] ?? []
  }
}
