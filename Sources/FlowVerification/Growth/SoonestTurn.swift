import FlowModel
import FlowSimulation
import Pushdown

/// Finds the nearest place from which a turn that grows the stacks can be taken again and again.
///
/// Symbols count what is beneath them as far as the flow can, so a cycle of frames begins late: the moves of its turn
/// may go round from much nearer to the launch. Every head stands for configurations that answer alike, so the
/// lightest way to each is tried.
struct SoonestTurn {
  /// So many places are tried for a turn.
  private static let most = 64

  private let reading: PushdownReading
  private let pump: Pump
  /// By screen, the first head between two moves with it in front, and by head the next; -1 where there is none.
  private let first: [Int32]
  private let next: [Int32]

  init(_ reading: PushdownReading, _ pump: Pump) {
    self.reading = reading
    self.pump = pump
    let rules = reading.forward.rules
    var first = [Int32](repeating: -1, count: reading.simulator.flow.screens.count)
    var next = [Int32](repeating: -1, count: rules.headCount)
    for place in (0..<rules.headCount).reversed() {
      let head = rules.head(place)
      guard reading.system.isReady(head) else { continue }
      let screen = reading.system.screen(ofSymbol: head.symbol).index
      next[place] = first[screen]
      first[screen] = Int32(place)
    }
    self.first = first
    self.next = next
  }

  /// The heads between two moves that have a screen in front.
  private func heads(with screen: ScreenID) -> some Sequence<Int> {
    sequence(first: first[screen.index]) { next[Int($0)] }.lazy.prefix { $0 >= 0 }.map { Int($0) }
  }

  /// A walk once around a cycle's turn, begun at whichever of its moves, that costs less than the cycle's
  /// own; nil where none was found.
  ///
  /// - Parameter makeWalk: makes the walk that rules stand for; nil where none is found.
  func walk(around cycle: GrowingCycle, makeWalk: ([UInt32]) -> Walk?) -> Walk? {
    let transitions = cycle.walk.transitions
    let moves = transitions.suffix(cycle.turn).compactMap(\.move)
    guard moves.count == cycle.turn else { return nil }
    let fronts = transitions.dropLast().suffix(cycle.turn).map(\.target.frontScreen)
    let most = weight(of: transitions.compactMap(\.move)) - weight(of: moves)
    let places = fronts.indices.flatMap { place in
      heads(with: fronts[place]).compactMap { head in
        reading.runs.weight(ofHead: head).flatMap { $0 < most ? (weight: $0, place: place, head: head) : nil }
      }
    }
    var best: (walk: Walk, turn: [Move], cost: UInt64)?
    // Whether the system's own word was enough wherever something cheaper was turned down.
    var isSure = places.count <= Self.most
    // What the system weighs is the least that the walk there costs: more, where something has to happen in other tabs.
    for (least, place, head) in places.sorted(by: <).prefix(Self.most) where least < best?.cost ?? most {
      let turn = Array(moves[place...] + moves[..<place])
      let found = makeWalk(reading.way(to: head, along: nil))
      let cost = found.map { weight(of: $0.transitions.compactMap(\.move)) }
      isSure = isSure && cost == least
      guard let found, let cost, cost < best?.cost ?? most, pump.goesOn(turn, from: found.configuration)
      else { continue }
      best = (found, turn, cost)
    }
    guard var walk = best?.walk, let turn = best?.turn else { return nil }
    for move in turn { walk.take(move) }
    walk.isShortest = isSure
    return walk
  }

  private func weight(of moves: [Move]) -> UInt64 {
    moves.reduce(0) { $0 + reading.system.weight(of: reading.system.reader.trigger(of: $1)) }
  }
}
