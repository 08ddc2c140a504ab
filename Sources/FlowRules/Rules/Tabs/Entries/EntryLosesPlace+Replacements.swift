import Diagnostics
import FlowModel
import FlowSimulation
import Localization
import OrderedCollections

/// Entries that remove what the user has opened before they show a screen of their own.
extension EntryLosesPlace {
  /// Returns one finding on the entries of a flow that remove several pushed screens, at the one that removes most.
  func replacements(in context: RuleContext) -> [Finding] {
    let found = context.flow.entries.compactMap { entry -> (entry: ActionID, step: Step, walk: Walk, count: Int)? in
      guard let step = context.flow.removalBeforeShowing(by: entry),
        let (walk, count) = context.walkThatReplacesPages(by: entry)
      else { return nil }
      return (entry, step, walk, count)
    }
    let most = found.map(\.count).max() ?? 0
    guard let worst = found.first(where: { $0.count == most }) else { return [] }
    let before = worst.walk.prefix(worst.walk.transitions.count - 2).configuration
    return [
      Finding(
        .removes(context, worst.entry, before, most),
        help: .helpToPresent(context, worst.walk.configuration.frontScreen),
        at: worst.step.range, about: .action(worst.entry), place: .action(worst.entry), screen: before.frontScreen,
        action: worst.entry
      ).shown(by: worst.walk).noting(
        found.filter { $0.entry != worst.entry }.map { Note("this entry does the same", at: $0.step.range) })
    ]
  }
}

extension Flow {
  /// Returns the step of an entry that removes pushed screens of the stack in front, if the entry then shows a screen.
  ///
  /// With a condition on the state, or a change of it, the entry reacts to what has happened in the app.
  fileprivate func removalBeforeShowing(by entry: ActionID) -> Step? {
    guard entry != relaunch, !self[entry].setsVariables, self[entry].tests.isEmpty else { return nil }
    return self[entry].cases.flatMap(\.results).compactMap { result -> Step? in
      let steps = result.steps
      guard let place = steps.firstIndex(where: \.removesPages),
        !steps[..<place].contains(where: \.selectsStack),
        steps[place...].contains(where: { $0.shownScreen(in: self) != nil })
      else { return nil }
      return steps[place]
    }.first
  }
}

extension Step {
  /// Whether it removes pushed screens.
  fileprivate var removesPages: Bool {
    switch kind {
    case .pop, .unwind: true
    default: false
    }
  }

  /// Whether the steps after it act on another stack.
  fileprivate var selectsStack: Bool {
    switch kind {
    case .tab, .root: true
    default: false
    }
  }
}

extension RuleContext {
  /// Returns a walk whose last move is an entry that removes several pushed screens, and their number; or nil.
  fileprivate func walkThatReplacesPages(by entry: ActionID) -> (Walk, Int)? {
    for behaviour in behaviours where behaviour.twin == nil {
      let found = behaviour.simulator.firstWalk { walk, moves in
        let before = walk.configuration
        // What another entry has shown is left to "entry-removes-entry".
        let isOfUser = !walk.transitions.contains { if case .entry? = $0.move?.kind { true } else { false } }
        guard isOfUser, before.layers.isEmpty, before.visibleStack.count > 2, before.runningTask == nil,
          let move = moves.first(where: { $0.kind == .entry(entry) })
        else { return nil }
        var longer = walk
        longer.take(move)
        return removed(from: before, to: longer.configuration) > 1 ? longer : nil
      }
      if let found {
        let before = found.prefix(found.transitions.count - 2).configuration
        return (found, removed(from: before, to: found.configuration))
      }
    }
    return nil
  }

  /// Returns the number of screens that are gone from the visible stack; 0 if the same screen is in front again.
  private func removed(from before: Configuration, to after: Configuration) -> Int {
    guard before.root == after.root, before.frontScreen != after.frontScreen else { return 0 }
    let (old, new) = (before.visibleStack.map(\.screen), after.stacks[before.selectedTab].map(\.screen))
    return old.count - zip(old, new).prefix { $0 == $1 }.count
  }
}

extension Message {
  fileprivate static func removes(
    _ context: RuleContext, _ entry: ActionID, _ before: Configuration, _ count: Int
  ) -> Message {
    let screens = before.visibleStack.suffix(count).map { context.name($0.screen) }
    return
      "\(context.culprit(entry)) removes \(listed(Array(OrderedSet(screens.suffix(3))))), which the user has opened: their place is lost"
  }

  fileprivate static func helpToPresent(_ context: RuleContext, _ shown: ScreenID) -> Message {
    "show \(context.name(shown)) over what is there, for example with \(quoted("present \(context.flow[shown].name.value)")), so "
      + "that closing it leads back"
  }
}
