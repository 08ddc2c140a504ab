/// A fact and its cheapest trace.
public struct Observation: Hashable, Sendable {
  /// The fact.
  public let fact: Fact
  /// The cost of the trace.
  public let cost: Cost
  /// The number of explored moves or configurations that show it.
  public package(set) var occurrences: Int
  /// What the engine needs to find the trace; nil for a fact that is only assumed.
  package let witness: Witness?

  package init(fact: Fact, cost: Cost, occurrences: Int, witness: Witness?) {
    self.fact = fact
    self.cost = cost
    self.occurrences = occurrences
    self.witness = witness
  }
}

/// A handle to the trace of an observation, which only the engine that made it can read.
package struct Witness: Hashable, Sendable {
  /// The configuration that shows the fact, or the source of the transition that shows it.
  package let configuration: Int32
  /// The transition that shows the fact, if one does.
  package let transition: Int32?

  package init(configuration: Int32, transition: Int32? = nil) {
    self.configuration = configuration
    self.transition = transition
  }
}
