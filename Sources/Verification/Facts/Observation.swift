/// A fact and its cheapest trace.
public struct Observation: Hashable, Sendable {
  /// The fact.
  public let fact: Fact
  /// The cost of the trace.
  public let cost: Cost
  /// The number of explored moves or configurations that show it.
  public package(set) var occurrences: Int
  /// What the engine needs to find the trace; nil for a fact that is only supposed.
  package let witness: Witness?

  package init(fact: Fact, cost: Cost, occurrences: Int, witness: Witness?) {
    self.fact = fact
    self.cost = cost
    self.occurrences = occurrences
    self.witness = witness
  }
}
