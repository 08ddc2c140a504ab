import FlowModel

/// Items that can run after all known instances have been removed.
///
/// Most remaining items read no instance, or only the screen that has come to the front. That screen may be known
/// although its instance is not.
extension Execution {
  /// Returns whether an item has the same effect for every unknown stack.
  func canPerformOnUnknownStack(_ item: AgendaItem) -> Bool {
    guard !isRootTaskSuspended else { return false }
    switch item {
    case .remove(let removal): return isReachedOnUnknownStack(removal.goal) && canFinishOnUnknownStack(removal)
    case .follow(let followUp): return !followUp.isBeneathPanels
    case .runFollowUps: return true
    case .settle: return knowsNextScreen || context.pending == nil && context.taken == nil
    case .beginTaskAtRoot:
      return knowsNextScreen && flow[configuration.frontScreen].task == nil
        || !simulator.subject.mayHaveRootTasks
    case .run(let list, let place):
      let steps = list.steps(in: flow)
      return place >= steps.count || steps[place].isIndependentOfStacks
    case .act(let list, let place): return list.steps(in: flow)[place].isIndependentOfStacks
    case .dismissInputView, .closeOneScreenLayer, .select, .cover, .resumeRootTask: return false
    case .beginBeneath, .beginCovered, .restore, .returnToFront, .adoptTask: return false
    }
  }

  /// Whether the transition can finish: no arrival can be due on the screen in front.
  var canCloseOnUnknownStack: Bool {
    guard freshTab == nil else { return false }
    return knowsNextScreen
      ? simulator.subject.arrivals[configuration.frontScreen.index].isEmpty : !simulator.subject.hasArrivals
  }

  /// Returns whether a goal is reached, if that does not depend on the stack.
  private func isReachedOnUnknownStack(_ goal: Removal.Goal) -> Bool {
    switch goal {
    case .instances(let count), .layers(let count): count == 0
    case .frame(let serial): !contexts.contains { $0.acting?.serial == serial }
    case .allLayers, .stackRoot, .bottom, .screen, .layerHolding, .layerOffering, .panels: false
    }
  }

  /// Returns whether a removal can finish.
  ///
  /// A removed frame needs the screen in front, unless that is its origin and nothing else depends on it.
  private func canFinishOnUnknownStack(_ removal: Removal) -> Bool {
    let frame = knowsNextScreen ? nil : removal.frame
    let returnsToOrigin = frame.map { $0.origin == nil } ?? true
    return switch removal.initiator {
    case .swap, .filling, .deferredEnding, .ending(_, _, isAtRoot: true): false
    case .ending: returnsToOrigin
    case .gesture: returnsToOrigin || !removal.returnPointStands
    case .step: frame == nil || context.onlyRemovesScreens && (returnsToOrigin || !removal.returnPointStands)
    case .closing(let list): frame.map { returnsToOrigin && !mayContinue($0, list) } ?? true
    }
  }
}

extension Step {
  /// Whether the effect of the step is the same on every stack.
  fileprivate var isIndependentOfStacks: Bool {
    switch kind {
    case .set, .stay: true
    case .push, .present, .start, .complete, .pop, .dismiss, .unwind, .replace, .show, .tab, .root: false
    }
  }
}
