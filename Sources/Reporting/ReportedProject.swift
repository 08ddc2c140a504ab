import Diagnostics

/// A project of a run, and the settings that judged it.
public struct ReportedProject: Sendable {
  /// The folder, relative to the working directory.
  public var folder: String
  /// The settings files, relative to the working directory: the project's own, then those that it extends.
  public var settings: [String]
  /// The lowest severity of a finding that makes the run fail.
  public var failOn: Severity
  /// Whether the run may succeed although properties at or above `failOn` are undecided.
  public var allowsUndecided: Bool
  /// The baseline, relative to the working directory, or nil.
  public var baseline: String?
  /// The configured level of rules.
  public var severities: [(rule: RuleID, level: String)]
  /// The numbers that rules compare with, by key.
  public var thresholds: [(key: String, value: Int)]
  /// The only rules that were applied; empty for all.
  public var rules: [RuleID]
  /// The only device that was checked, or nil for all.
  public var device: String?

  /// Creates the description of a project.
  public init(
    folder: String, settings: [String], failOn: Severity, allowsUndecided: Bool, baseline: String?,
    severities: [(rule: RuleID, level: String)], thresholds: [(key: String, value: Int)], rules: [RuleID],
    device: String?
  ) {
    self.folder = folder
    self.settings = settings
    self.failOn = failOn
    self.allowsUndecided = allowsUndecided
    self.baseline = baseline
    self.severities = severities
    self.thresholds = thresholds
    self.rules = rules
    self.device = device
  }
}

/// How a run ends.
public struct ReportedExit: Hashable, Sendable {
  /// Why a run does not succeed.
  public enum Reason: String, Sendable, CaseIterable {
    /// Ctrl-C ended it.
    case interrupted
    /// The signal SIGTERM ended it.
    case terminated
    /// A path, the settings, a baseline or a flow file has an error.
    case unusable
    /// There are findings at or above `failOn`.
    case findings
    /// A baseline is not as the options demand.
    case baseline
    /// A property at or above `failOn` is undecided.
    case undecided
  }

  /// The exit status of the program.
  public var status: Int
  /// All reasons, the one that decides the status first; those that an option forgives are included.
  public var reasons: [Reason]

  /// Creates the end of a run.
  public init(status: Int, reasons: [Reason]) { (self.status, self.reasons) = (status, reasons) }
}
