import FlowSimulation
import Pushdown

/// Makes the walks that ways of a system stand for; where each tab's stack is by itself, with what other tabs do meanwhile.
struct WayWalks: Sendable {
  private let reading: PushdownReading
  /// How ways are put together with what other tabs do; nil where one system holds them all.
  private var tabWays: TabWays?

  init(_ reading: PushdownReading, _ tabWays: TabWays?) {
    self.reading = reading
    self.tabWays = tabWays
  }

  /// The walk that rules stand for and a turn after them, and how many moves that takes; nil where no way through the other tabs
  /// was found.
  mutating func walk(along rules: [UInt32], around turn: [UInt32]) -> (walk: Walk, turn: Int)? {
    guard tabWays != nil else {
      return (reading.walk(along: rules + turn), turn.count { reading.system.move(of: $0) != nil })
    }
    // What other tabs do on the way is no part of the turn.
    return wayAndWalk(along: rules + turn).map { walk, way in
      (walk, walk.transitions.count - 1 - way.moves(after: rules.count))
    }
  }

  /// The walk that rules stand for; nil where no way through the other tabs was found.
  mutating func walk(along rules: [UInt32]) -> Walk? {
    tabWays == nil ? reading.walk(along: rules) : wayAndWalk(along: rules)?.walk
  }

  private mutating func wayAndWalk(along rules: [UInt32]) -> (walk: Walk, way: TabWays.Way)? {
    guard let way = tabWays?.way(along: rules) else { return nil }
    var walk = way.walk
    walk.isShortest = way.cost == reading.cost(rules.reduce(0) { $0 + reading.rule(meaning: $1).weight })
    return (walk, way)
  }
}
