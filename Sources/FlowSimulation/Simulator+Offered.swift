import FlowModel

extension Simulator {
  /// Whether a move is one of those that can happen next; it is much less work than to list them.
  public func isOffered(_ move: Move, in configuration: Configuration) -> Bool {
    if let arrival = dueArrival(in: configuration) { return arrival.contains(move) }
    switch move.kind {
    case .gesture: return gestureMoves(in: configuration).contains(move)
    case .entry(let id):
      return flow.entries.contains(id)
        && moves(of: id, Move.Kind.entry, host: .outside, in: configuration).contains(move)
        && !isBlocked(move, in: configuration)
    case .action(let id):
      return isInSight(id, on: move.host, in: configuration)
        && moves(of: id, Move.Kind.action, host: move.host, in: configuration).contains(move)
    }
  }

  /// Whether an action is one of those that a host has.
  private func isInSight(_ action: ActionID, on host: Move.Host, in configuration: Configuration) -> Bool {
    switch host {
    case .root: offersRootActions(in: configuration) && flow[configuration.root].actions.contains(action)
    case .front, .underInputView:
      flow[action].trigger != .arrival
        && hosts(in: configuration).contains { $0.host == host && flow[$0.screen].actions.contains(action) }
    case .outside: false
    }
  }
}
