import FlowModel
import FlowSimulation

/// The facts about screens with `lock: true`.
extension FactReader {
  /// Returns the facts of the locks that a configuration lacks although their condition holds.
  func missedLocks(in configuration: Configuration, offering moves: [Move]) -> [Fact] {
    // What a due arrival leads to is judged afterwards.
    guard !simulator.traits.locks.isEmpty, !moves.contains(where: { trigger(of: $0) == .arrival }) else { return [] }
    return missableLocks(in: configuration).filter { lock in
      lock.tests.allSatisfy { $0.values.contains(configuration.state[$0.variable.index]) }
        && !moves.contains { shows(lock, $0) }
    }.map { fact(of: $0, missedIn: configuration) }
  }

  /// Returns the locks that have a condition and do not include the front screen.
  ///
  /// In another app, or while the system asks, the user does not see the app.
  package func missableLocks(in configuration: Configuration) -> [Lock] {
    let kind = simulator.flow.screens[configuration.frontScreen.index].kind
    guard kind != .external, kind != .prompt else { return [] }
    return simulator.traits.locks.filter { !$0.tests.isEmpty && !$0.screens.contains(configuration.frontScreen) }
  }

  /// Returns the fact that a lock is missing in a configuration.
  package func fact(of lock: Lock, missedIn configuration: Configuration) -> Fact {
    Fact(.missesLock(lock.screen, front: configuration.frontScreen))
  }

  /// Returns whether a move shows a lock without the user, because its condition holds.
  ///
  /// A move that makes the condition true does not count, because it may not happen again.
  /// An example is an entry that locks the app.
  package func shows(_ lock: Lock, _ move: Move) -> Bool {
    guard let id = move.action, !simulator.flow[id].isUserInitiated else { return false }
    let action = simulator.flow.actions[id.index]
    let chosen = action.cases[move.chosenCase]
    let result = chosen.results[move.result]
    let asked = (action.condition.tests + chosen.condition.tests + result.condition.tests).map(\.variable)
    return lock.tests.allSatisfy { asked.contains($0.variable) } && simulator.flow.shows(lock.screen, result)
  }

  /// Returns the facts that an entry happens while a lock, or a page of it, is in front.
  func locksMet(by move: Move, in source: Configuration) -> [Fact] {
    guard case .entry(let entry) = move.kind else { return [] }
    return simulator.traits.locks.filter { $0.screens.contains(source.frontScreen) }.map {
      Fact(.meetsLock(entry, chosenCase: move.chosenCase, result: move.result, lock: $0.screen))
    }
  }
}
