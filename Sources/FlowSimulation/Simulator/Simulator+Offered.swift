import FlowModel

extension Simulator {
  /// Returns whether a move is offered; this is faster than `moves(in:)`.
  public func isOffered(_ move: Move, in configuration: Configuration) -> Bool {
    if let arrival = dueArrival(in: configuration) { return arrival.contains(move) }
    if case .column(let column) = move.host {
      return otherColumns(in: configuration).contains(column)
        && isOfferedByColumn(move.inUsedColumn, in: configuration.using(column))
    }
    switch move.kind {
    case .gesture: return gestureMoves(in: configuration).contains(move)
    case .entry(let id):
      return flow.entries.contains(id)
        && moves(of: id, Move.Kind.entry, host: .outside, in: configuration).contains(move)
        && !isBlocked(move, in: configuration)
    case .action(let id):
      return isVisible(id, on: move.host, in: configuration)
        && moves(of: id, Move.Kind.action, host: move.host, in: configuration).contains(move)
    }
  }

  /// Returns whether a host shows an action.
  private func isVisible(_ action: ActionID, on host: Move.Host, in configuration: Configuration) -> Bool {
    switch host {
    case .column: false
    case .covered: openActions(in: configuration).contains(action)
    case .root: offersRootActions(in: configuration) && flow[configuration.root].actions.contains(action)
    case .front, .beneath:
      flow[action].trigger != .arrival
        && hosts(in: configuration).contains { $0.host == host && flow[$0.screen].actions.contains(action) }
    case .outside: false
    }
  }
}
