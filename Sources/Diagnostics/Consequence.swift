/// What a finding means for the people who use the app.
///
/// Within a severity, reports list the worst consequence first. A rule without a consequence of its own is about style
/// and data.
public enum Consequence: Int, Hashable, Comparable, Sendable, CaseIterable {
  /// A part of the file says nothing that can be checked.
  case uncheckedFile
  /// A task is interrupted, lost, or ends in another way than its caller believes.
  case lostTask
  /// The user cannot go on, or cannot get somewhere.
  case stuckUser
  /// A step does not do what the file says.
  case failedStep
  /// Input, a place or a result is lost.
  case lostInput
  /// Layers, stacks and choices are more than a user can follow.
  case growth
  /// The app is harder to understand, or data is missing.
  case style

  /// Orders consequences from the worst one.
  public static func < (a: Consequence, b: Consequence) -> Bool { a.rawValue < b.rawValue }

  /// The rules with a consequence other than `style`.
  public static let rules: [Consequence: [String]] = [
    .uncheckedFile: [
      "syntax", "unknown-key", "unknown-name", "duplicate-name", "wrong-type", "missing-key", "unknown-value",
      "misplaced-screen", "import-not-found", "import-outside-project", "empty-reason", "too-large",
    ],
    .lostTask: [
      "interrupted-task", "task-interrupted-by-entry", "lock-passed", "pushed-task", "task-across-layers",
      "tab-bar-in-task", "task-returns-elsewhere", "pushed-task-outcome", "unhandled-outcome", "unhandled-gesture-exit",
      "cancelled-after-success", "cancel-as-success", "lost-at-relaunch",
    ],
    .stuckUser: [
      "dead-end", "modal-trap", "no-certain-way-out", "isolated-screens", "gate-without-way-out", "gate-loops",
      "modal-without-exit", "popover-without-exit-on-phone", "back-undone", "arrival-loop", "endless-task",
      "stuck-value", "login-wall", "biometrics-only", "tab-root-lost",
    ],
    .failedStep: [
      "push-without-stack", "pop-at-root", "pop-to-absent", "dismiss-without-modal", "dismiss-to-absent",
      "unwind-to-absent", "present-over-alert", "present-while-covered", "complete-without-task", "tab-absent",
      "replace-without-stack", "root-swap-under-modal", "dropped-presentation", "stacked-alerts", "scenario-failed",
      "expectation-violated", "expectation-unproved", "unreachable-screen", "impossible-action",
    ],
    .lostInput: [
      "lost-input", "credentials-not-saved", "cancel-saves-password", "close-on-input", "dismiss-beneath-alert",
      "entry-loses-place", "entry-removes-entry", "link-lost-at-sign-in", "gesture-skips-set", "cancel-changes-state",
      "outcome-without-value", "stale-screen", "change-behind-modal", "back-after-sign-out", "back-to-completed",
    ],
    .growth: [
      "modal-over-modal", "modal-depth", "growing-layers", "growing-stack", "long-sheet", "stack-rebuilt", "double-tap",
      "app-within-app", "branching-modal", "tab-overflow", "pages-before-task",
    ],
  ]

  fileprivate static let byRule = Dictionary(
    uniqueKeysWithValues: rules.flatMap { consequence, names in names.map { ($0, consequence) } })
}

extension RuleID {
  /// What findings of the rule mean for users.
  public var consequence: Consequence { Consequence.byRule[name] ?? .style }
}
