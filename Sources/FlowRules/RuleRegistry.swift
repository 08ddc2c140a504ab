import Diagnostics
import FlowModel

/// All rules, and all ids of findings.
public struct RuleRegistry: Sendable {
  /// The rules about flows, in the order of reports.
  public let rules: [any Rule.Type]
  /// The descriptions of all ids, including those of mistakes that the reader reports.
  public let metadata: [RuleMetadata]

  private let indices: [RuleID: Int]

  /// The rules about the findings of other rules.
  let comparing: [any ComparingRule.Type]
  /// The rules about all flows of a run.
  let concluding: [any ConcludingRule.Type]

  /// Creates a registry of rules, and of ids that other modules report.
  init(
    rules: [any Rule.Type], comparing: [any ComparingRule.Type] = [], concluding: [any ConcludingRule.Type] = [],
    foundElsewhere: [RuleMetadata] = []
  ) {
    self.rules = rules
    self.comparing = comparing
    self.concluding = concluding
    let judging = comparing.map { $0.metadata } + concluding.map { $0.metadata }
    metadata = rules.map { $0.metadata } + judging + foundElsewhere
    indices = Dictionary(zip(metadata.map(\.id), metadata.indices)) { first, _ in first }
  }

  /// The ids of the rules that need the findings of all other rules.
  var judging: [RuleID] { comparing.map { $0.metadata.id } + concluding.map { $0.metadata.id } }

  /// The ids of the rules that each check proves, or finds violated or undecided.
  public var proved: Set<RuleID> { Set(rules.map { $0.metadata }.filter(\.hasVerdict).map(\.id)) }

  /// Returns whether a check reports the findings of a rule.
  public func reports(_ rule: RuleID, _ settings: ProjectSettings, only: Set<RuleID>) -> Bool {
    isOn(rule, settings, only: only) && (only.isEmpty || only.contains(rule))
  }

  /// Returns whether the project applies a rule; an id without metadata is on unless the settings turn it off.
  func isOn(_ rule: RuleID, _ settings: ProjectSettings, only: Set<RuleID>) -> Bool {
    self[rule]?.isOn(settings, only: only) ?? (settings.severities[rule] != .off)
  }

  /// Returns whether to explain how an `allow` accepts the findings of a rule.
  ///
  /// An error in a file must be corrected, and the flow itself states its scenarios and expectations.
  public func isAllowable(_ rule: RuleID) -> Bool {
    let family = self[rule]?.family
    return family != .file && family != .properties
  }

  /// Returns the description of a rule, or nil for an unknown id.
  public subscript(id: RuleID) -> RuleMetadata? { indices[id].map { metadata[$0] } }

  /// All ids, in the order of reports.
  public var ids: [RuleID] { metadata.map(\.id) }
}
