/// How far one property of all behaviours has been decided on one device.
public struct PropertyVerdict: Hashable, Sendable {
  /// What says that all behaviours are to have the property.
  public enum Kind: Hashable, Sendable {
    case rule
    case expectation
    /// An expectation that holds only because nothing is ever as it supposes.
    case vacuousExpectation
  }

  /// What ended a check before it could decide a property.
  public enum Cutoff: String, Sendable {
    case timeLimit = "time-limit"
    case interruption
  }

  /// What reports call the property.
  public var property: String
  /// The device it was decided for.
  public var device: String
  /// The answer.
  public var verdict: Verdict
  /// The variables that were in the way of a proof, where some were too many.
  public var turnsOn: [String]
  /// What says that all behaviours are to have it.
  public var kind: Kind
  /// The severity that a violation has in this project.
  public var severity: Severity
  /// What ended the check before it was decided; nil where it is decided, or the engines gave up by themselves.
  public var cutoff: Cutoff?

  /// Creates a verdict on a property.
  public init(
    property: String, device: String, verdict: Verdict, turnsOn: [String] = [], kind: Kind = .rule,
    severity: Severity = .error, cutoff: Cutoff? = nil
  ) {
    self.turnsOn = turnsOn
    self.kind = kind
    self.severity = severity
    self.cutoff = cutoff
    self.property = property
    self.device = device
    self.verdict = verdict
  }
}
