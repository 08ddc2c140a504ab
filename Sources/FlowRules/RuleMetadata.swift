import Diagnostics
import FlowModel

/// All that there is to say of a rule besides how it works.
public struct RuleMetadata: Sendable {
  /// What a rule reads its findings from.
  public enum Evidence: String, Hashable, Sendable, CaseIterable {
    /// The file alone.
    case file
    /// What can happen, with a way to see it happen.
    case behaviour
    /// The first trace to each action: a finding has its taps, but without a finding nothing is proved.
    case trace
    /// What the file says about screens: fields, roles, titles.
    case metadata
  }

  /// The name, which states the problem.
  public let id: RuleID
  /// How much its findings weigh unless a project says otherwise.
  public let severity: Severity
  /// When they weigh less, as the end of a sentence, or nil.
  public let exception: String?
  /// Whether it is applied only if a project gives it a severity, or if it is requested alone.
  public let isOffByDefault: Bool
  /// What it reads its findings from.
  public let evidence: Evidence
  /// The rules it belongs with.
  public let family: RuleFamily
  /// What it finds, in one sentence.
  public let summary: String
  /// Why that is bad for users, and what to do instead.
  public let rationale: String
  /// Who says so.
  public let sources: [RuleSource]
  /// The rules that report the same cause better: where one of them has a finding with the same cause, one finding is
  /// reported, and the other is listed in it.
  public let defersTo: [RuleID]
  /// Flows in which it finds something, each at a place that is marked ① and so on.
  public let failing: [Example]
  /// Flows in which it finds nothing, though a careless reader might.
  public let passing: [Example]
  /// Whether a finding in an imported file must hold in every flow that imports it: something is missing there, and one
  /// importer that has it is enough.
  public let isAboutAbsence: Bool

  /// Whether the rule reads how the flow behaves, and not only the file.
  var looksAtBehaviours: Bool { evidence == .behaviour || evidence == .trace }

  /// Creates the description of a rule.
  public init(
    id: RuleID, severity: Severity, exception: String? = nil, isOffByDefault: Bool = false, evidence: Evidence,
    family: RuleFamily, summary: String, rationale: String, sources: [RuleSource], isAboutAbsence: Bool = false,
    defersTo: [RuleID] = [],
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
    self.defersTo = defersTo
    self.failing = failing
    self.passing = passing
  }
}

extension RuleMetadata {
  /// Returns whether a project applies the rule.
  ///
  /// - Parameter only: the only rule that is requested, or nil for all.
  public func isOn(_ settings: ProjectSettings, only: RuleID?) -> Bool {
    switch settings.severities[id] {
    case .off: false
    case .report: true
    case nil: !isOffByDefault || only == id
    }
  }
}
