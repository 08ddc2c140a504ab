import FlowModel
import FlowSimulation

extension Simulator {
  /// The maximum number of configurations that a search examines.
  private static let maximumConfigurationCount = 400

  /// Searches breadth-first for a walk that satisfies a closure, by moves of the user, and by entries only where
  /// nothing else leads on.
  ///
  /// - Parameter find: returns the walk to return, or nil; it also takes the moves that the walk could continue with.
  func firstWalk(where find: (Walk, [Move]) -> Walk?) -> Walk? {
    var open = [Walk(self)]
    open[0].performArrivals()
    var known = Set(open.map(\.configuration))
    var place = 0
    while place < open.count, place < Self.maximumConfigurationCount {
      let walk = open[place]
      let moves = moves(in: walk.configuration)
      if let found = find(walk, moves) { return found }
      place += 1
      for move in moves {
        var longer = walk
        longer.take(move)
        longer.performArrivals()
        if known.insert(longer.configuration).inserted { open.append(longer) }
      }
    }
    return nil
  }
}
