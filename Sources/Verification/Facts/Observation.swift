/// A fact and the cheapest way to see it.
public struct Observation: Hashable, Sendable {
  /// What can occur.
  public let fact: Fact
  /// What it costs to get there.
  public let cost: Cost
  /// On how many explored moves or configurations it was met.
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
