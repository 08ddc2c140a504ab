import Diagnostics
import FlowModel
import Localization

/// Two pushes in one tap.
extension StackRebuilt {
  /// Returns the findings on taps that push a screen over a page which has nothing to offer yet, or which never leads to
  /// the screen.
  func pagesBeneath(in context: RuleContext) -> [Finding] {
    let pairs = Dictionary(grouping: pairs(in: context), by: \.action)
    return context.findings(afterPerforming: { pairs[$0.id] != nil }) { performed in
      let configuration = performed.walk.configuration
      let stack = configuration.stack(of: configuration.frontLayer).map(\.screen)
      let pair = performed.move.action.flatMap { pairs[$0] }?.first { pair in
        zip(stack, stack.dropFirst()).contains { $0 == pair.beneath && $1 == pair.front }
      }
      return pair?.finding.shown(by: performed.walk)
    }
  }

  /// Two screens that one action pushes, with the finding if some trace leads there.
  private struct Pair {
    let action: ActionID
    let beneath: ScreenID
    let front: ScreenID
    let finding: Finding
  }

  private func pairs(in context: RuleContext) -> [Pair] {
    context.structure.showings.compactMap { showing in
      guard [.push, .present, .replace].contains(showing.verb), let action = showing.written.action,
        context.flow[action].isUserInitiated,
        showing.written.isInOwnList(of: context.flow), showing.written.before.allSatisfy(\.movesNothing),
        let next = showing.written.list.dropFirst(showing.written.before.count + 1).first,
        case .push(let front) = next.kind
      else { return nil }
      let tests = context.structure.conditions(of: showing.written).flatMap(\.tests)
      let isEmpty = context.lacksAction(showing.screen, under: tests)
      // What "replace" puts beneath takes the place of the screen that the user has seen.
      let mayBeStub = showing.verb != .replace
      guard isEmpty || context.leadsElsewhere(showing.screen, than: front, mayBeStub: mayBeStub) else { return nil }
      let finding = Finding(
        isEmpty ? .empty(context, action, showing.screen, front) : .unrelated(context, action, showing.screen, front),
        help: showing.verb == .replace
          ? .helpToReplaceOnce(context, front)
          : isEmpty ? .helpToReplace(context, showing.screen, front) : .helpToPushOne(context, showing.screen),
        at: showing.written.step.range,
        about: .action(action), place: context.structure.place(of: showing.written),
        screen: context.structure.hosts(of: showing.written).first, action: action
      ).withSeverity(.info)
      return Pair(action: action, beneath: showing.screen, front: front, finding: finding)
    }
  }
}

extension RuleContext {
  /// Returns whether an action of a screen is impossible under some tests.
  fileprivate func lacksAction(_ screen: ScreenID, under tests: [Condition.Test]) -> Bool {
    flow[screen].actions.contains { action in
      flow[action].isUserInitiated
        && flow[action].condition.tests.contains { own in
          tests.contains { $0.variable == own.variable && Set($0.values).isDisjoint(with: own.values) }
        }
    }
  }
}

extension RuleContext {
  /// Returns whether none of the actions of a screen shows another one; a screen without actions may be a stub.
  fileprivate func leadsElsewhere(_ screen: ScreenID, than front: ScreenID, mayBeStub: Bool) -> Bool {
    let onward = structure.offered(on: screen).filter { flow[$0].isUserInitiated }
    return (!onward.isEmpty || !mayBeStub) && !flow[screen].hasUnknownExits && screen != front
      && !onward.contains { structure.showings(of: $0).contains { $0.screen == front } }
  }
}

extension Message {
  fileprivate static func empty(
    _ context: RuleContext, _ action: ActionID, _ beneath: ScreenID, _ front: ScreenID
  ) -> Message {
    "\(context.culprit(action)) pushes \(context.name(beneath)) beneath \(context.name(front)): Back leads to it, where the "
      + "user has not been and finds nothing yet"
  }

  fileprivate static func unrelated(
    _ context: RuleContext, _ action: ActionID, _ beneath: ScreenID, _ front: ScreenID
  ) -> Message {
    "\(context.culprit(action)) pushes \(context.name(beneath)) beneath \(context.name(front)): Back leads to it, where the "
      + "user has not been, and it does not lead on to \(context.name(front))"
  }

  fileprivate static func helpToPushOne(_ context: RuleContext, _ beneath: ScreenID) -> Message {
    "push one screen for each tap, or let \(context.name(beneath)) lead on to the next one"
  }

  fileprivate static func helpToReplaceOnce(_ context: RuleContext, _ front: ScreenID) -> Message {
    "show only the page that the user goes on with: \(quoted("replace \(context.flow[front].name.value)"))"
  }

  fileprivate static func helpToReplace(_ context: RuleContext, _ beneath: ScreenID, _ front: ScreenID) -> Message {
    "push only a screen for the first time, and let it write \(quoted("replace \(context.flow[beneath].name.value)")) when "
      + "it is done"
  }
}
