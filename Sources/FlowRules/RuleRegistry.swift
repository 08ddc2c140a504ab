import Diagnostics

/// All rules, and all ids of findings.
public struct RuleRegistry: Sendable {
  /// The rules about flows, in the order of reports.
  public let rules: [any Rule.Type]
  /// The descriptions of all ids, including those of mistakes that the reader reports.
  public let metadata: [RuleMetadata]

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
  }

  /// The ids of the rules that need the findings of all other rules.
  var judging: [RuleID] { comparing.map { $0.metadata.id } + concluding.map { $0.metadata.id } }

  /// Returns the description of a rule, or nil for an unknown id.
  public subscript(id: RuleID) -> RuleMetadata? { metadata.first { $0.id == id } }

  /// All ids, in the order of reports.
  public var ids: [RuleID] { metadata.map(\.id) }
}
