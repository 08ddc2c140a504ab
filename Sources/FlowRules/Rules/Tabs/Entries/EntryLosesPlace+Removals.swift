import FlowModel
import FlowSimulation
import Localization

/// Entries that only go back.
extension EntryLosesPlace {
  /// Returns the findings on entries that only remove the pushed screens in front.
  func removals(in context: RuleContext) -> [Finding] {
    context.flow.entries.compactMap { entry in
      guard let step = context.flow.onlyRemoval(by: entry), let walk = context.walkThatLosesPages(by: entry) else {
        return nil
      }
      let before = walk.prefix(walk.transitions.count - 2).configuration.frontScreen
      return Finding(
        .loses(context, entry, before, walk.configuration.frontScreen), help: .helpToShow(context, before),
        at: step.range, about: .action(entry), place: .action(entry), screen: before, action: entry
      ).shown(by: walk)
    }
  }
}

extension Flow {
  /// Returns the step of an entry that removes pushed screens, if the entry shows nothing and changes no variable.
  fileprivate func onlyRemoval(by entry: ActionID) -> Step? {
    guard entry != relaunch, !self[entry].setsVariables, self[entry].tests.isEmpty,
      self[entry].allSteps.allSatisfy({ $0.onlySelectsOrRemoves })
    else { return nil }
    return self[entry].allSteps.first(where: \.removesPages)
  }
}

extension Step {
  /// Whether it removes screens or selects a tab, or does nothing.
  fileprivate var onlySelectsOrRemoves: Bool {
    switch kind {
    case .pop, .unwind, .dismiss, .tab, .set, .stay: true
    case .push, .present, .start, .complete, .replace, .show, .root: false
    }
  }

  /// Whether it removes pushed screens.
  fileprivate var removesPages: Bool {
    switch kind {
    case .pop, .unwind: true
    default: false
    }
  }
}

extension RuleContext {
  /// Returns a walk whose last move is an entry that removes pushed screens of no task while one is in front; or nil.
  fileprivate func walkThatLosesPages(by entry: ActionID) -> Walk? {
    for behaviour in behaviours where behaviour.twin == nil {
      let found = behaviour.simulator.firstWalk { walk, moves in
        let before = walk.configuration
        // What another entry has shown is left to "entry-removes-entry".
        let isOfUser = !walk.transitions.contains { if case .entry? = $0.move?.kind { true } else { false } }
        guard isOfUser, before.layers.isEmpty, before.visibleStack.count > 1, before.runningTask == nil,
          let move = moves.first(where: { $0.kind == .entry(entry) })
        else { return nil }
        var longer = walk
        longer.take(move)
        return longer.configuration.stacks[before.selectedTab].count < before.visibleStack.count ? longer : nil
      }
      if let found { return found }
    }
    return nil
  }
}

extension Message {
  fileprivate static func helpToShow(_ context: RuleContext, _ before: ScreenID) -> Message {
    let screen = operand([context.flow[before].name.value])
    return "let it wait, with \(quoted("where: { screen: { not: \(screen) } }")), or show what it is about over "
      + "\(context.name(before))"
  }
}
