/// Collects facts, each with its cheapest witness.
package struct ObservationLog {
  private var observations: [Observation] = []
  /// The places of the observations, by fact.
  private var places: [Fact: Int] = [:]

  /// Creates an empty log.
  package init() {}

  /// Adds an observation of a fact; of equally cheap ones the first stays.
  package mutating func add(_ fact: Fact, _ cost: Cost, _ witness: Witness) {
    let observation = Observation(fact: fact, cost: cost, occurrences: 1, witness: witness)
    guard let place = places[fact] else { return add(observation) }
    let known = observations[place]
    if cost < known.cost { observations[place] = observation }
    observations[place].occurrences = known.occurrences + 1
  }

  /// Replaces the cost of each observation by that of its witness.
  package mutating func updateCosts(_ cost: (Witness) -> Cost) {
    for place in observations.indices {
      let known = observations[place]
      guard let witness = known.witness else { continue }
      observations[place] = Observation(
        fact: known.fact, cost: cost(witness), occurrences: known.occurrences, witness: witness)
    }
  }

  /// Returns whether a fact has been observed.
  package func contains(_ fact: Fact) -> Bool { places[fact] != nil }

  /// Adds an observation of a fact that is not in the log.
  package mutating func add(_ observation: Observation) {
    places[observation.fact] = observations.count
    observations.append(observation)
  }

  /// Returns the observations, the cheapest first; equally cheap ones stay in the order of discovery.
  package func sorted() -> [Observation] {
    // The standard sort is stable, but its documentation does not promise that.
    observations.indices.sorted { (observations[$0].cost, $0) < (observations[$1].cost, $1) }.map { observations[$0] }
  }
}
