import Diagnostics

/// A finding that the designer accepts, and the reason.
public struct Allow: Hashable, Sendable {
  /// The rule, with the source range of its id.
  public var rule: Located<RuleID>
  /// The reason, never empty.
  public var reason: String

  /// Creates an acceptance.
  public init(rule: Located<RuleID>, reason: String) {
    self.rule = rule
    self.reason = reason
  }
}
