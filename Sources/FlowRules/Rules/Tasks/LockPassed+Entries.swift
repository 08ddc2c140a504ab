import FlowModel
import FlowSimulation

/// What an entry does to a lock that is in front.
extension Walk {
  /// Returns whether the condition of a lock holds before the last move.
  func isLockedBeforeLastMove(_ lock: Lock) -> Bool {
    guard let source = transitions.dropLast().last?.target else { return true }
    return lock.tests.allSatisfy { $0.values.contains(source.state[$0.variable.index]) }
  }
}

extension Walk {
  /// Returns whether the last move leaves the lock, or begins on the lock itself and not on another page of it.
  func leavesPage(of lock: Lock) -> Bool {
    guard let source = transitions.dropLast().last?.target, source.frontScreen != lock.screen else { return true }
    return !lock.screens.contains(configuration.frontScreen)
  }
}

extension Flow {
  /// Returns the step of an entry that removes or covers a lock, and whether it removes it.
  ///
  /// It is nil if the lock stays in front, or if the entry waits until the lock is open or opens it. The target is the
  /// configuration after the entry.
  func passing(
    _ lock: Lock, by entry: ActionID, _ chosenCase: Int, _ result: Int, to target: Configuration
  ) -> (step: Step, isRemoval: Bool)? {
    let chosen = self[entry].cases[chosenCase]
    let conditions = [self[entry].condition, chosen.condition, chosen.results[result].condition].flatMap(\.tests)
    let changed =
      self[entry].set + chosen.set + chosen.results[result].set
      + chosen.results[result].steps.flatMap(\.assignments)
    let excludes = { (test: Condition.Test) in
      conditions.contains { $0.variable == test.variable && Set($0.values).isDisjoint(with: test.values) }
        || changed.contains { change in
          change.variable == test.variable && change.value.map { !test.values.contains($0) } ?? false
        }
    }
    guard !lock.tests.contains(where: excludes) else { return nil }
    var found: (Step, Bool)?
    for step in chosen.results[result].steps {
      let shown = step.shownScreen(in: self)
      if shown == lock.screen {
        found = nil
      } else if found == nil, shown.map({ !lock.screens.contains($0) }) ?? step.removes(lock, in: self, to: target) {
        let isReplacing = if case .replace = step.kind { true } else { false }
        found = (step, shown == nil || isReplacing)
      }
    }
    return found
  }
}

extension Step {
  /// Returns whether it removes a lock in front, if it is part of an entry that leads to a configuration.
  fileprivate func removes(_ lock: Lock, in flow: Flow, to target: Configuration) -> Bool {
    switch kind {
    case .dismiss(.front), .dismiss(.all), .pop(.count): true
    case .dismiss(.to(let screen)), .unwind(let screen): screen != lock.screen
    case .root(let root): flow.bottomScreen(of: root) != lock.screen
    case .pop, .complete, .tab:
      !([target.visibleStack] + target.layers.map(\.stack)).joined().contains { $0.screen == lock.screen }
    case .push, .present, .start, .replace, .show, .set, .stay: false
    }
  }
}
