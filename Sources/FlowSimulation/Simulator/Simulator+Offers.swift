import FlowModel

/// The moves that a configuration offers.
extension Simulator {
  /// Returns all moves: taps and system actions in file order, gestures, moves of the other columns, actions with
  /// `while: open` of covered screens, then entries.
  ///
  /// While an arrival is due, it is the only move.
  public func moves(in configuration: Configuration) -> [Move] {
    if let arrival = dueArrival(in: configuration) { return arrival }
    let own = actionMoves(in: configuration) + gestureMoves(in: configuration)
    return own + columnMoves(in: configuration) + openMoves(in: configuration) + entryMoves(in: configuration)
  }

  /// Returns the index of the case that an action's conditions choose, or nil if the action is not offered.
  func chosenCase(of id: ActionID, in configuration: Configuration) -> Int? {
    // Reads the action in place, because a copy of an action is expensive.
    let action = id.index
    guard holds(flow.actions[action].condition, in: configuration) else { return nil }
    return flow.actions[action].cases.indices.first {
      holds(flow.actions[action].cases[$0].condition, in: configuration)
    }
  }

  /// Returns the moves of an action: one for each possible result of the chosen case.
  func moves(
    of id: ActionID, _ kind: (ActionID) -> Move.Kind, host: Move.Host, in configuration: Configuration
  ) -> [Move] {
    guard let chosen = chosenCase(of: id, in: configuration) else { return [] }
    let results = flow.actions[id.index].cases[chosen].results
    return results.indices.compactMap { result in
      isPossible(results[result], in: configuration)
        ? Move(kind(id), host: host, chosenCase: chosen, result: result) : nil
    }
  }

  /// Returns whether a result of the chosen case can occur.
  func isPossible(_ result: Action.CaseResult, in configuration: Configuration) -> Bool {
    holds(result.condition, in: configuration) && !result.earlier.contains { holds($0, in: configuration) }
  }

  /// Returns the moves of the first arrival that is due and possible, or nil.
  package func dueArrival(in configuration: Configuration) -> [Move]? {
    if let own = dueArrivalInUsedColumn(configuration) { return own }
    guard hasArrivals else { return nil }
    for column in otherColumns(in: configuration) {
      let used = configuration.using(column)
      if let moves = dueArrivalInUsedColumn(used) { return moves.map { $0.inColumn(column) } }
    }
    return nil
  }

  private func dueArrivalInUsedColumn(_ configuration: Configuration) -> [Move]? {
    for (arrival, host) in dueArrivals(in: configuration) {
      let moves = moves(of: arrival, Move.Kind.action, host: host, in: configuration)
      if !moves.isEmpty { return moves }
    }
    return nil
  }

  /// Returns the arrivals that are due on the screen in front, then those on the screen under panels.
  func dueArrivals(in configuration: Configuration) -> [(arrival: ActionID, host: Move.Host)] {
    guard hasArrivals else { return [] }
    let hosts: [Move.Host] = configuration.panelCount > 0 ? [.front, .beneath] : [.front]
    return hosts.flatMap { host in
      let layer = host == .front ? configuration.frontLayer : configuration.usableLayer
      let instance = configuration[configuration.top(of: layer)]
      return subject.arrivals[instance.screen.index].enumerated()
        .filter { instance.due & (1 << UInt64($0.offset)) != 0 }.map { ($0.element, host) }
    }
  }

  /// Returns the screens whose actions can be tapped, with the host of their moves.
  func hosts(in configuration: Configuration) -> [(host: Move.Host, screen: ScreenID)] {
    var hosts: [(Move.Host, ScreenID)] = [(.front, configuration.frontScreen)]
    if configuration.usableLayer != configuration.frontLayer {
      hosts.append((.beneath, configuration[configuration.top(of: configuration.usableLayer)].screen))
    }
    return hosts
  }

  /// Returns whether the root's own actions are visible.
  func offersRootActions(in configuration: Configuration) -> Bool {
    flow[configuration.root].hasTabs ? showsTabBar(in: configuration) : configuration.usableLayer == 0
  }

  /// Returns the moves of the screen in front, and of the one under an `inputView` or panels.
  func screenMoves(in configuration: Configuration) -> [Move] {
    var moves: [Move] = []
    for (host, screen) in hosts(in: configuration) {
      for action in flow.screens[screen.index].actions where flow.actions[action.index].trigger != .arrival {
        moves += self.moves(of: action, Move.Kind.action, host: host, in: configuration)
      }
    }
    return moves
  }

  private func actionMoves(in configuration: Configuration) -> [Move] {
    let moves = screenMoves(in: configuration)
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

  /// Returns whether an entry's move is blocked, because its screen is already in front, other than as a root.
  func isBlocked(_ move: Move, in configuration: Configuration) -> Bool {
    guard let entry = move.action, let blocking = subject.blockingScreens[entry] else { return false }
    return blocking[move.chosenCase][move.result] == configuration.frontScreen && placement(in: configuration) != .root
  }
}
