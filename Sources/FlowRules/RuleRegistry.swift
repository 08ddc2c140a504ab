import Diagnostics

/// All rules, and all ids that findings can bear.
public struct RuleRegistry: Sendable {
  /// The rules that look at flows, in the order in which they are told of.
  public let rules: [any Rule.Type]
  /// Every id that a finding can bear, those of mistakes that are found while reading included.
  public let metadata: [RuleMetadata]

  /// Creates a registry of rules and of what is found elsewhere.
  init(rules: [any Rule.Type], foundElsewhere: [RuleMetadata]) {
    self.rules = rules
    metadata = rules.map { $0.metadata } + foundElsewhere
  }

  /// What there is to say of a rule, or nil where no rule bears the id.
  public subscript(id: RuleID) -> RuleMetadata? { metadata.first { $0.id == id } }

  /// Every id, in the order in which rules are told of.
  public var ids: [RuleID] { metadata.map(\.id) }
}
