import FlowModel

/// What can be done where everything that was known has gone: most of what is left of a move then looks at nothing, or only at the
/// screen that has come to the front, and that may be known though its instance is not.
extension Execution {
  /// Whether an item does what it does whatever has come to the front, as far as that is not known.
  func canPerformUnseen(_ item: Item) -> Bool {
    guard !isRootAsleep else { return false }
    switch item {
    case .remove(let removal): return isReachedUnseen(removal.goal) && canLandUnseen(removal)
    case .runFollowUps, .follow: return true
    case .settle: return knowsUnseenScreen || context.pending == nil && context.taken == nil
    case .beginTaskAtRoot:
      return knowsUnseenScreen && flow[configuration.frontScreen].task == nil
        || !simulator.subject.beginsTasksInPlaceOfRoots
    case .run(let list, let place):
      let steps = list.steps(in: flow)
      return place >= steps.count || steps[place].looksAtNothing
    case .act(let list, let place): return list.steps(in: flow)[place].looksAtNothing
    case .putInputViewAway, .closeOneScreenLayer, .select, .wakeRoot: return false
    }
  }

  /// Whether the move can be closed: nobody arrives who has something to do then.
  var canCloseUnseen: Bool {
    guard freshTab == nil else { return false }
    return knowsUnseenScreen
      ? simulator.subject.arrivals[configuration.frontScreen.index].isEmpty : !simulator.subject.hasArrivals
  }

  /// Whether a goal is reached that can be told without a look.
  private func isReachedUnseen(_ goal: Removal.Goal) -> Bool {
    switch goal {
    case .instances(let count), .layers(let count): count == 0
    case .frame(let serial): !contexts.contains { $0.acting?.serial == serial }
    case .allLayers, .stackRoot, .bottom, .screen, .layerHolding: false
    }
  }

  /// What has lost a frame asks which screen is in front, unless that is its origin and nothing else depends on it.
  private func canLandUnseen(_ removal: Removal) -> Bool {
    let frame = knowsUnseenScreen ? nil : removal.frame
    let returnsToOrigin = frame.map { $0.origin == nil } ?? true
    return switch removal.taker {
    case .swap, .leaving, .ending(_, _, isAtRoot: true): false
    case .ending: returnsToOrigin
    case .gesture: returnsToOrigin || !removal.returnPointStands
    case .step: frame == nil || context.onlyLeaves && (returnsToOrigin || !removal.returnPointStands)
    case .closing(let list): frame.map { returnsToOrigin && !mayCarryOn($0, list) } ?? true
    }
  }
}

extension Step {
  /// Whether it does the same wherever it is done.
  fileprivate var looksAtNothing: Bool {
    switch kind {
    case .set, .stay: true
    case .push, .present, .start, .complete, .pop, .dismiss, .unwind, .replace, .tab, .root: false
    }
  }
}
