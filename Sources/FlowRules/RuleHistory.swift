import Diagnostics

/// What changes between versions of navflow: when a rule came, and what it was called.
public enum RuleHistory {
  /// The version that the first rules came with.
  private static let firstVersion = "0.1.0"
  /// The versions of later rules.
  private static let additions: [RuleID: String] = [:]

  /// The rules some of whose findings `--fix` can correct; the test of the list prints it.
  public static let fixable: Set<RuleID> = [
    "dismiss-beneath-alert", "dismiss-without-modal", "image-not-found", "immersive-pushed", "no-associated-domain",
    "pop-at-root", "push-without-stack", "pushed-task", "pushed-task-outcome", "root-swap-under-modal", "syntax",
    "unhandled-gesture-exit", "unknown-key", "unknown-name", "unknown-value", "wrong-keyboard", "wrong-type",
  ]

  /// Returns the first version with a rule.
  public static func since(_ rule: RuleID) -> String { additions[rule] ?? firstVersion }

  /// Returns the names that a rule had in earlier versions, sorted.
  public static func oldNames(of rule: RuleID) -> [String] {
    RuleAliases.standard.filter { $0.value == rule.name }.map(\.key).sorted()
  }
}
