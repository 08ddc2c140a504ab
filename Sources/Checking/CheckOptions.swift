import Diagnostics
import ExplicitSearch
import FlowModel
import Support
import VerifierPortfolio

/// The options of a check that are not settings of the project.
public struct CheckOptions: Sendable {
  /// The only rules to apply; empty for all.
  public var rules: Set<RuleID>
  /// The levels that replace the project's.
  public var levels: [(rule: RuleID, level: ProjectSettings.Level)]
  /// The severity that makes the run fail, or nil for the project's.
  public var failOn: Severity?
  /// Whether the check may succeed although properties at or above `failOn` are undecided, whatever the settings say.
  public var allowsUndecided = false
  /// The only device to check, or nil for all.
  public var device: Device?
  /// The engine that explores the behaviour.
  public var engine: Verifier.Engine = .auto
  /// Whether the help of a finding is printed only if its edits repair.
  public var triesRemedies = true
  /// The limits of the search.
  public var limits = SearchEngine.Limits()

  /// Creates options that check everything, with the default engine and limits.
  public init(
    rules: Set<RuleID> = [], levels: [(rule: RuleID, level: ProjectSettings.Level)] = [], failOn: Severity? = nil,
    device: Device? = nil
  ) {
    self.rules = rules
    self.levels = levels
    self.failOn = failOn
    self.device = device
  }

  /// Returns the settings of a project, with the levels and the severity of these options.
  public func settings(over settings: ProjectSettings) -> ProjectSettings {
    var settings = settings
    for (rule, level) in levels { settings.severities[rule] = level }
    if let failOn { settings.failOn = failOn }
    if allowsUndecided { settings.allowsUndecided = true }
    return settings
  }
}

/// An observer of a check, which can end it.
public protocol CheckObserver {
  /// Whether the observer limits the time of the check, so that the engines need no limits of their own.
  var ignoresBudgets: Bool { get }
  /// The reason why the check ended early, or nil.
  var end: PropertyVerdict.Cutoff? { get }

  /// Returns the monitor for verifying the flow of a file on a device; nil stands for work that concerns all devices.
  func monitor(_ path: String, _ device: Device?) -> ProgressMonitor
}
