import FlowModel
import FlowSimulation

/// A round of `by: arrival` actions that set each other off without end.
struct ArrivalCycle {
  /// After so many moves a search for a round is given up; only results that branch at every arrival need more.
  private static let patience = 2_000
  /// After so many arrivals that change something each time, the last ones are looked at for a round.
  private static let long = 180

  /// What comes of the arrivals that are due.
  enum Outcome {
    case ends
    case goesRound(ArrivalCycle)
    /// They were not followed to an end, and no round was found.
    case unclear
  }

  /// The moves into the round and once around.
  let moves: [Move]
  /// The actions of the round, each once, in the order of the file.
  let actions: [ActionID]

  private init?(_ moves: [Move], from round: Int, _ simulator: Simulator) {
    let actions = Set(moves[round...].compactMap { simulator.flow.action(of: $0)?.id })
    guard !actions.isEmpty else { return nil }
    self.moves = moves
    self.actions = actions.sorted()
  }

  /// A configuration on the way, and what is still to be tried there.
  private struct Stop {
    let configuration: Configuration
    var open: ArraySlice<Move>
  }

  /// Follows the arrivals that are due in a configuration, to the first round that is found.
  ///
  /// A round that changes nothing comes back to where it was; one that makes the stacks grow is noticed by its length.
  static func follow(_ configuration: Configuration, _ simulator: Simulator) -> Outcome {
    let told = { (moves: [Move], round: Int) in ArrivalCycle(moves, from: round, simulator).map(Outcome.goesRound) }
    var way = [Stop(configuration: configuration, open: simulator.arrivalMoves(in: configuration))]
    var taken: [Move] = []
    var seen: Set<Configuration> = [configuration]
    for _ in 0..<patience {
      guard let last = way.indices.last else { return .ends }
      guard let move = way[last].open.popFirst() else {
        way.removeLast()
        _ = taken.popLast()
        continue
      }
      let target = simulator.perform(move, in: way[last].configuration).target
      if let start = way.firstIndex(where: { $0.configuration == target }) {
        return told(taken + [move], start) ?? .unclear
      }
      guard seen.insert(target).inserted else { continue }
      taken.append(move)
      if taken.count == long { return period(of: taken).flatMap(told) ?? .unclear }
      way.append(Stop(configuration: target, open: simulator.arrivalMoves(in: target)))
    }
    return .unclear
  }

  /// The moves up to the first full round, and where it begins; nil where the moves do not end in three rounds.
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
  /// The arrivals that are due in a configuration.
  fileprivate func arrivalMoves(in configuration: Configuration) -> ArraySlice<Move> {
    dueArrival(in: configuration)?[...] ?? []
  }
}
