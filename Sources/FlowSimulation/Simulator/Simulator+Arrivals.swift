import FlowModel

/// Automatic arrivals.
extension Simulator {
  /// Returns the arrivals that happen automatically in a configuration, until none is due or they repeat a
  /// configuration.
  public func arrivals(after configuration: Configuration) -> [Transition] {
    var transitions: [Transition] = []
    var here = configuration
    var seen: Set<Configuration> = [here]
    while let due = dueArrival(in: here), due.count == 1, isAutomatic(due[0]) {
      let transition = perform(due[0], in: here)
      transitions.append(transition)
      here = transition.target
      guard seen.insert(here).inserted, seen.count <= Walk.maximumArrivals else { break }
    }
    return transitions
  }

  /// Returns whether a move is an arrival with exactly one result, so that the user chooses nothing.
  func isAutomatic(_ move: Move) -> Bool {
    guard let action = flow.action(of: move), action.trigger == .arrival else { return false }
    return action.cases[move.chosenCase].results.count == 1
  }
}
