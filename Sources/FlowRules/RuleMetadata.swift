import Diagnostics
import FlowModel
import Localization

/// The description of a rule for reports, documentation and settings.
public struct RuleMetadata: Sendable {
  /// The input that a rule needs.
  public enum Evidence: String, Hashable, Sendable, CaseIterable {
    /// The file alone.
    case file
    /// The possible behaviour; each finding has a trace.
    case behaviour
    /// The first trace to each action. A finding has a trace, but the absence of findings proves nothing.
    case trace
    /// The properties of screens in the file: fields, roles, titles.
    case metadata
  }

  /// The id, which names the problem.
  public let id: RuleID
  /// The default severity.
  public let severity: Severity
  /// When another severity applies, in words such as "a warning in an entry"; nil if the severity is always the same.
  public let exception: Message?
  /// Whether it is applied only if a project gives it a severity, or if it is requested alone.
  public let isOffByDefault: Bool
  /// The input.
  public let evidence: Evidence
  /// The family.
  public let family: RuleFamily
  /// The problem, in one sentence.
  public let summary: Message
  /// The reason why the problem hurts users, and the solution.
  public let rationale: Message
  /// The sources.
  public let sources: [RuleSource]
  /// The rules that report the same cause better.
  ///
  /// If one of them has a finding with the same cause, only one finding is reported, and it lists the other.
  public let defersTo: [RuleID]
  /// Flows with findings, at the places that are marked ① and so on.
  public let failing: [Example]
  /// Flows without a finding that are similar to failing ones.
  public let passing: [Example]
  /// Whether the rule is about something missing.
  ///
  /// A finding in an imported file is then reported only if it holds in every flow that imports the file.
  public let isAboutAbsence: Bool
  /// Whether the rule says that something is missing on a screen, or that nothing leaves it.
  ///
  /// It has no findings where a screen with `exits: unknown` may lead further.
  public let isAboutExits: Bool
  /// Whether users lose something: of several effects of one step, the greatest loss is reported, not the shortest trace.
  public let isAboutLosses: Bool

  /// Whether the rule has findings about a relaunch; all others accept what a relaunch does, and judge what follows.
  public let judgesRelaunch: Bool

  /// Whether the rule reads how the flow behaves, and not only the file.
  var looksAtBehaviours: Bool { evidence == .behaviour || evidence == .trace }

  /// Whether a check that finds nothing proves that the rule holds for all behaviours.
  var hasVerdict: Bool { evidence == .behaviour && family != .properties }

  /// Creates the description of a rule.
  public init(
    id: RuleID, severity: Severity, exception: Message? = nil, isOffByDefault: Bool = false, evidence: Evidence,
    family: RuleFamily, summary: Message, rationale: Message, sources: [RuleSource], isAboutAbsence: Bool = false,
    isAboutExits: Bool = false, isAboutLosses: Bool = false, judgesRelaunch: Bool = false, defersTo: [RuleID] = [],
    failing: [Example] = [], passing: [Example] = []
  ) {
    self.id = id
    self.severity = severity
    self.exception = exception ?? (isOffByDefault ? "off unless a project gives it a severity" : nil)
    self.isOffByDefault = isOffByDefault
    self.evidence = evidence
    self.family = family
    self.summary = summary
    self.rationale = rationale
    self.sources = sources
    self.isAboutAbsence = isAboutAbsence
    self.isAboutExits = isAboutExits
    self.isAboutLosses = isAboutLosses
    self.judgesRelaunch = judgesRelaunch
    self.defersTo = defersTo
    self.failing = failing
    self.passing = passing
  }
}

extension RuleMetadata {
  /// Returns whether a project applies the rule.
  ///
  /// - Parameter only: the only rules that are requested; empty for all.
  public func isOn(_ settings: ProjectSettings, only: Set<RuleID>) -> Bool {
    switch settings.severities[id] {
    case .off: false
    case .report: true
    case nil: !isOffByDefault || only.contains(id)
    }
  }
}

/// The chapters of the documentation of rules, in order.
public enum RuleFamily: String, Hashable, Sendable, CaseIterable {
  case tasks = "Tasks and modality"
  case alerts = "Alerts, action sheets, popovers, devices"
  case tabs = "Tabs and structure"
  case steps = "Steps that fail"
  case accounts = "Accounts and input"
  case file = "The file itself"
  case properties = "Scenarios and expectations"
}
