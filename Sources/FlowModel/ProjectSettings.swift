import Diagnostics
import OrderedCollections

/// What `.navflow.yaml` says of a project, over the defaults.
public struct ProjectSettings: Sendable {
  /// What becomes of a rule's findings.
  public enum Level: Hashable, Sendable {
    case report(Severity)
    case off
  }

  /// The numbers that rules compare with.
  public struct Thresholds: Hashable, Sendable {
    /// More modal layers than this are too many.
    public var modalDepth = 2
    /// A task in a sheet that needs more screens than this is long.
    public var sheetSteps = 5
    /// More tabs than this do not fit on a phone.
    public var tabs = 5

    /// Creates the default thresholds.
    public init() {}
  }

  /// Which files belong to the project, as glob patterns relative to its folder; empty for all flow files.
  public var include: [String] = []
  /// Which of them do not.
  public var exclude: [String] = []
  /// The level of each rule that is configured.
  public var severities: OrderedDictionary<RuleID, Level> = [:]
  /// The numbers that rules compare with.
  public var thresholds = Thresholds()
  /// The severity that makes `check` fail.
  public var failOn: Severity = .error
  /// The file of known findings, relative to the project's folder.
  public var baseline: String?

  /// Creates the settings of a project that configures nothing.
  public init() {}
}
