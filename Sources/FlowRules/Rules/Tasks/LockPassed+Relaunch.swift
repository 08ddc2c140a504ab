import FlowModel
import FlowSimulation
import Localization
import Verification

/// A relaunch that removes a lock.
extension Message {
  static func helpAtLaunch(_ context: RuleContext, _ lock: Lock) -> Message {
    let when = context.flow.whenClause(of: lock.tests).map { quoted("when: { \($0) }") } ?? quoted("when")
    let isRestored =
      context.flow.relaunch.map { context.flow[$0].allSteps.contains { $0.kind.removesScreens } } ?? false
    return isRestored
      ? "let an entry with \(when) show \(context.name(lock.screen)), whichever screen is restored"
      : "show \(context.name(lock.screen)) again at the launch: by an action \"by: arrival\" of the first screen, with \(when)"
  }
}

extension Flow {
  /// Returns the values that some tests ask for, as a flow file writes them; nil without tests.
  func whenClause(of tests: [Condition.Test]) -> String? {
    tests.isEmpty ? nil : tests.map { text(of: $0) }.joined(separator: ", ")
  }
}

extension Walk {
  /// Returns whether a lock is in front once the arrivals that are due have run, or an event can show it then.
  func shows(_ lock: Lock) -> Bool {
    var settled = self
    settled.performArrivals()
    let reader = FactReader(simulator: simulator)
    return lock.screens.contains(settled.configuration.frontScreen)
      || simulator.moves(in: settled.configuration).contains { reader.shows(lock, $0) }
  }
}
