import FlowModel

/// What can happen next.
extension Simulator {
  /// Everything that can happen next: taps and the system's actions in file order, gestures, then entries.
  ///
  /// While an arrival is due, nothing else can.
  public func moves(in configuration: Configuration) -> [Move] {
    if let arrival = dueArrival(in: configuration) { return arrival }
    return actionMoves(in: configuration) + gestureMoves(in: configuration) + entryMoves(in: configuration)
  }

  /// The place of the case of an action that its conditions choose, or nil where the action is not offered.
  func chosenCase(of id: ActionID, in configuration: Configuration) -> Int? {
    // An action is wide; it is looked at where it lies.
    let action = id.index
    guard holds(flow.actions[action].condition, in: configuration) else { return nil }
    return flow.actions[action].cases.indices.first {
      holds(flow.actions[action].cases[$0].condition, in: configuration)
    }
  }

  /// The moves that an action makes possible: one for each result of the chosen case whose conditions hold.
  func moves(
    of id: ActionID, _ kind: (ActionID) -> Move.Kind, host: Move.Host, in configuration: Configuration
  ) -> [Move] {
    guard let chosen = chosenCase(of: id, in: configuration) else { return [] }
    let results = flow.actions[id.index].cases[chosen].results
    return results.indices.compactMap { result in
      holds(results[result].condition, in: configuration)
        ? Move(kind(id), host: host, chosenCase: chosen, result: result) : nil
    }
  }

  /// The moves of the first arrival that is due and whose conditions hold, or nil.
  package func dueArrival(in configuration: Configuration) -> [Move]? {
    let front = configuration[configuration.front]
    guard front.due != 0 else { return nil }
    for (place, arrival) in subject.arrivals[front.screen.index].enumerated()
    where front.due & (1 << UInt64(place)) != 0 {
      let moves = moves(of: arrival, Move.Kind.action, host: .front, in: configuration)
      if !moves.isEmpty { return moves }
    }
    return nil
  }

  /// The screens whose actions can be tapped, each with the host that its moves name.
  func hosts(in configuration: Configuration) -> [(host: Move.Host, screen: ScreenID)] {
    var hosts: [(Move.Host, ScreenID)] = [(.front, configuration.frontScreen)]
    if configuration.hasInputView {
      hosts.append((.underInputView, configuration[configuration.top(of: configuration.usableLayer)].screen))
    }
    return hosts
  }

  /// Whether the root's own actions are in sight.
  func offersRootActions(in configuration: Configuration) -> Bool {
    flow[configuration.root].hasTabs ? showsTabBar(in: configuration) : configuration.usableLayer == 0
  }

  private func actionMoves(in configuration: Configuration) -> [Move] {
    var moves: [Move] = []
    for (host, screen) in hosts(in: configuration) {
      for action in flow.screens[screen.index].actions where flow.actions[action.index].trigger != .arrival {
        moves += self.moves(of: action, Move.Kind.action, host: host, in: configuration)
      }
    }
    guard offersRootActions(in: configuration) else { return moves }
    return moves
      + flow[configuration.root].actions.flatMap {
        self.moves(of: $0, Move.Kind.action, host: .root, in: configuration)
      }
  }

  private func entryMoves(in configuration: Configuration) -> [Move] {
    flow.entries.flatMap { moves(of: $0, Move.Kind.entry, host: .outside, in: configuration) }
      .filter { !isBlocked($0, in: configuration) }
  }

  /// Whether an entry's move cannot happen because the screen that it shows is in front already, other than as a root.
  func isBlocked(_ move: Move, in configuration: Configuration) -> Bool {
    guard let entry = move.action, let blocking = subject.blockingScreens[entry] else { return false }
    return blocking[move.chosenCase][move.result] == configuration.frontScreen && standing(in: configuration) != .root
  }
}
