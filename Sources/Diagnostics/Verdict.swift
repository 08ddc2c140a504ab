import Localization

/// How far a statement about all behaviours is decided.
public enum Verdict: Hashable, Sendable {
  /// The statement holds in every behaviour.
  case proved
  /// A trace violates the statement.
  case violated
  /// There is no violation within this number of taps, and no proof.
  case bounded(Int)

  /// Whether the statement is neither proved nor violated.
  public var isUndecided: Bool { bound != nil }

  /// The number of taps up to which it is checked, if it is neither proved nor violated.
  public var bound: Int? { if case .bounded(let taps) = self { taps } else { nil } }
}

/// The verdict on one property of all behaviours, on one device.
public struct PropertyVerdict: Hashable, Sendable {
  /// The source of the property.
  public enum Kind: Hashable, Sendable {
    case rule
    case expectation
    /// An expectation that holds only because its condition never occurs.
    case vacuousExpectation
  }

  /// The reason why a check could not decide a property, other than the number of behaviours.
  public enum Cutoff: String, Sendable {
    case timeLimit = "time-limit"
    /// Ctrl-C.
    case interruption
    /// The signal SIGTERM, with which hosts end a job.
    case termination
    /// What a partial flow does not say may decide it.
    case partialFlow = "partial-flow"
  }

  /// The name of the property in reports.
  public var property: String
  /// The device that the verdict is for.
  public var device: String
  /// Whether the property is proved, violated or bounded.
  public var verdict: Verdict
  /// The number of taps up to which other places were checked, if a violation is known and others are not excluded.
  public var openBound: Int?
  /// The variables that prevented a proof because there are too many combinations of their values.
  public var limitingVariables: [String]
  /// The names of the actions and entries that prevented a proof because navflow cannot follow them everywhere.
  public var limitingActions: [String]
  /// What makes it undecided, and a change with which it would be decided, if one is known.
  public var advice: Message?
  /// The source of the property.
  public var kind: Kind
  /// The severity of a violation in this project.
  public var severity: Severity
  /// The reason why it is undecided, or nil if it is decided or the engines gave up by themselves.
  public var cutoff: Cutoff?

  /// Creates a verdict on a property.
  public init(
    property: String, device: String, verdict: Verdict, openBound: Int? = nil, limitingVariables: [String] = [],
    limitingActions: [String] = [], kind: Kind = .rule,
    severity: Severity = .error, cutoff: Cutoff? = nil
  ) {
    self.limitingVariables = limitingVariables
    self.limitingActions = limitingActions
    self.kind = kind
    self.severity = severity
    self.cutoff = cutoff
    self.property = property
    self.device = device
    self.verdict = verdict
    self.openBound = openBound
  }

  /// Whether it is undecided, everywhere or besides the known violations.
  public var isOpen: Bool { verdict.isUndecided || openBound != nil }
}
