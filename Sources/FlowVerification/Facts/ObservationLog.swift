/// Collects facts, each with the cheapest way to see it.
struct ObservationLog {
  private var observations: [Observation] = []
  /// The places of those that may be met again.
  private var places: [Fact: Int] = [:]

  /// Adds a sighting of a fact; of equally cheap ones the first stays.
  mutating func add(_ fact: Fact, _ cost: Cost, node: Int32, edge: Int32?) {
    guard let place = places[fact] else {
      return add(Observation(fact: fact, cost: cost, occurrences: 1, node: node, edge: edge))
    }
    let known = observations[place]
    if cost < known.cost {
      observations[place] = Observation(fact: fact, cost: cost, occurrences: 1, node: node, edge: edge)
    }
    observations[place].occurrences = known.occurrences + 1
  }

  /// Adds an observation of a fact that is not here yet.
  mutating func add(_ observation: Observation) {
    places[observation.fact] = observations.count
    observations.append(observation)
  }

  /// Adds observations of facts that are not here yet, all different, and will not be added again.
  mutating func append(distinct all: [Observation]) {
    // Mostly they are all there is, and observations are wide.
    if observations.isEmpty { observations = all } else { observations += all }
  }

  /// The observations, the cheapest first; equally cheap ones in the order of discovery.
  func sorted() -> [Observation] {
    let costs = observations.map(\.cost)
    return observations.indices.sorted { (costs[$0], $0) < (costs[$1], $1) }.map { observations[$0] }
  }
}
