import Diagnostics

/// All rules, and all ids that findings can bear.
public struct RuleRegistry: Sendable {
  /// The rules that look at flows, in the order in which they are told of.
  public let rules: [any Rule.Type]
  /// Every id that a finding can bear, those of mistakes that are found while reading included.
  public let metadata: [RuleMetadata]

  /// The rules that judge the findings of the others.
  let comparing: [any ComparingRule.Type]
  /// The rules that judge all flows of a run together.
  let concluding: [any ConcludingRule.Type]

  /// Creates a registry of rules and of what is found elsewhere.
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

  /// The rules that need the findings of the others, whether these are reported or not.
  var judging: [RuleID] { comparing.map { $0.metadata.id } + concluding.map { $0.metadata.id } }

  /// What there is to say of a rule, or nil where no rule bears the id.
  public subscript(id: RuleID) -> RuleMetadata? { metadata.first { $0.id == id } }

  /// Every id, in the order in which rules are told of.
  public var ids: [RuleID] { metadata.map(\.id) }
}
