import Diagnostics
import FlowModel
import Localization

/// The remedies for entries that pass a lock.
extension LockPassed {
  /// Returns the remedies: the entry waits, or only sets values; if it changes the root and removes the lock for good, it
  /// opens the lock.
  func remedies(
    _ lock: Lock, _ entry: ActionID, isRemoval: Bool, _ context: RuleContext
  ) -> [Remedy] {
    guard let unlocking = context.unlocking(lock) else { return [Remedy(help(nil))] }
    let label = context.flow[entry].label.range
    let waiting = Remedy(help(unlocking), [.option(key: "when", value: "{ \(unlocking) }", of: label)])
    let swapsRoot = context.flow[entry].allSteps.contains(where: \.swapsRoot)
    let opening = Remedy(
      "say that the lock is open afterwards: \(quoted("set: { \(unlocking) }"))",
      [.option(key: "set", value: "{ \(unlocking) }", of: label)])
    let openings = swapsRoot && isRemoval ? [opening] : []
    guard context.mustNotBeDropped(entry) else { return [waiting] + openings }
    let locked = context.flow.whenClause(of: lock.tests) ?? "…"
    let setting = Remedy(
      "let it only set its values while the app is locked: a first case with \(quoted("when: { \(locked) }")) and \"stay\""
    )
    return openings + [setting]
  }

  func help(_ unlocking: String?) -> Message {
    let when = unlocking.map { quoted("when: { \($0) }") } ?? "\"when\""
    return "let the entry wait until the app is unlocked, with \(when)"
  }
}
