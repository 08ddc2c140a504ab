import Diagnostics
import Verification

/// A rule of navflow: its description, and the search for its findings in a flow.
public protocol Rule: Sendable {
  /// The description for reports, documentation and settings.
  static var metadata: RuleMetadata { get }

  /// Whether the rule uses growing cycles, which are searched only on demand.
  static var usesGrowingCycles: Bool { get }

  /// Whether it is about steps that cannot run; findings behind such a step are listed there.
  static var isAboutFailures: Bool { get }

  /// Creates the rule, which has no state.
  init()

  /// Returns all findings in a flow; findings of one defect are merged later.
  func findings(in context: RuleContext) -> [Finding]

  /// Returns whether the absence of findings is a proof, given that all behaviours were explored.
  func isCertain(of behaviour: VerificationResult, in context: RuleContext) -> Bool

  /// Returns the verdicts on properties that the file itself states, such as expectations.
  func statedVerdicts(in context: RuleContext) -> [PropertyVerdict]
}

extension Rule {
  /// Most rules do not use growing cycles.
  public static var usesGrowingCycles: Bool { false }

  /// Most rules are not about steps that cannot run.
  public static var isAboutFailures: Bool { false }

  /// A rule about facts is as certain as the engine.
  public func isCertain(of behaviour: VerificationResult, in context: RuleContext) -> Bool { true }

  /// Most rules state no verdicts on the file.
  public func statedVerdicts(in context: RuleContext) -> [PropertyVerdict] { [] }
}
