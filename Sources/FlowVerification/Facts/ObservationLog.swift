import OrderedCollections

/// Collects facts, each with the cheapest way to see it.
struct ObservationLog {
  private var observations: OrderedDictionary<Fact, Observation> = [:]

  /// Adds a sighting of a fact; of equally cheap ones the first stays.
  mutating func add(_ fact: Fact, _ cost: Cost, node: Int32, edge: Int32?) {
    guard let known = observations[fact] else {
      observations[fact] = Observation(fact: fact, cost: cost, occurrences: 1, node: node, edge: edge)
      return
    }
    var better = cost < known.cost ? Observation(fact: fact, cost: cost, occurrences: 1, node: node, edge: edge) : known
    better.occurrences = known.occurrences + 1
    observations[fact] = better
  }

  /// Adds an observation of a fact that is not here yet.
  mutating func add(_ observation: Observation) { observations[observation.fact] = observation }

  /// The observations, the cheapest first; equally cheap ones in the order of discovery.
  func sorted() -> [Observation] {
    observations.values.enumerated().sorted { a, b in
      a.element.cost != b.element.cost ? a.element.cost < b.element.cost : a.offset < b.offset
    }.map(\.element)
  }
}
