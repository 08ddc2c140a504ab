import Diagnostics

/// A kind of mistake that navflow looks for: what it is called, why it matters, and how to find it.
public protocol Rule: Sendable {
  /// What reports, documents and settings need to know of it.
  static var metadata: RuleMetadata { get }

  /// Creates the rule; rules hold nothing.
  init()

  /// Everything of its kind in a flow; occurrences of one defect are merged later.
  func findings(in context: RuleContext) -> [Finding]
}
