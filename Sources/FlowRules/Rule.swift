import Diagnostics
import Verification

/// A kind of mistake that navflow looks for: what it is called, why it matters, and how to find it.
public protocol Rule: Sendable {
  /// What reports, documents and settings need to know of it.
  static var metadata: RuleMetadata { get }

  /// The rules to which it leaves what is the same trouble.
  static var leavesTo: [RuleID] { get }

  /// Whether it goes by what makes the stacks grow, which is looked for only where that is asked for.
  static var goesByGrowths: Bool { get }

  /// Creates the rule; rules hold nothing.
  init()

  /// Everything of its kind in a flow; occurrences of one defect are merged later.
  func findings(in context: RuleContext) -> [Finding]

  /// Whether what it has not found in a behaviour surely is not there, if all of that was seen; where it is not sure, nothing is
  /// proved.
  func isSure(of behaviour: VerificationResult, in context: RuleContext) -> Bool
}

extension Rule {
  /// Most rules speak for themselves.
  public static var leavesTo: [RuleID] { [] }

  /// Most rules do not.
  public static var goesByGrowths: Bool { false }

  /// Rules that go by what an engine has seen are as sure as that.
  public func isSure(of behaviour: VerificationResult, in context: RuleContext) -> Bool { true }
}
