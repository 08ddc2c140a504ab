import Diagnostics

/// What changes between versions of navflow: when a rule came, and what it was called.
public enum RuleHistory {
  /// The version that the first rules came with.
  private static let firstVersion = "0.1.0"
  /// The versions of later rules.
  private static let additions: [RuleID: String] = [:]

  /// The rules some of whose findings `--fix` can correct; the test of the list prints it.
  public static let fixable: Set<RuleID> = [
    "app-within-app", "change-behind-modal", "dismiss-beneath-alert", "dismiss-without-modal", "done-without-cancel",
    "entry-in-modal", "growing-layers", "growing-stack", "image-not-found", "immersive-pushed", "interrupted-task",
    "lock-passed", "lost-input", "modal-depth", "modal-over-modal", "modal-without-exit", "no-associated-domain",
    "no-certain-way-out", "pop-at-root", "present-over-alert", "present-while-covered", "push-without-stack",
    "pushed-task", "pushed-task-outcome", "replace-without-stack", "root-swap-under-modal", "stacked-alerts",
    "swipe-only", "syntax", "task-interrupted-by-entry", "task-returns-elsewhere", "unhandled-gesture-exit",
    "unknown-key", "unknown-name", "unknown-value", "wrong-keyboard", "wrong-type",
  ]

  /// Returns the first version with a rule.
  public static func since(_ rule: RuleID) -> String { additions[rule] ?? firstVersion }

  /// Returns the names that a rule had in earlier versions, sorted.
  public static func oldNames(of rule: RuleID) -> [String] {
    RuleAliases.standard.filter { $0.value == rule.name }.map(\.key).sorted()
  }
}
