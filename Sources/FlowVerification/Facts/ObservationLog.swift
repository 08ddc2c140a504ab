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

  /// Whether a fact has been observed.
  func contains(_ fact: Fact) -> Bool { places[fact] != nil }

  /// Adds an observation of a fact that is not here yet.
  mutating func add(_ observation: Observation) {
    places[observation.fact] = observations.count
    observations.append(observation)
  }

  /// The observations, the cheapest first; equally cheap ones in the order of discovery.
  func sorted() -> [Observation] {
    Self.order(of: observations.map(\.cost)).map { observations[$0] }
  }

  /// The same, after others of facts that are not here: as they are wide, they are not made before it is known where they come.
  ///
  /// - Parameters:
  ///   - costs: those of the others, in the order of discovery.
  ///   - make: makes one of them, by its place.
  func sorted(after costs: [Cost], _ make: (Int) -> Observation) -> [Observation] {
    Self.order(of: costs + observations.map(\.cost)).map { place in
      place < costs.count ? make(place) : observations[place - costs.count]
    }
  }

  /// The places of some costs, the lowest first; of equal ones in the order in which they are given.
  static func order(of costs: some Sequence<Cost>) -> [Int] {
    // Few of them differ.
    var different = Interner<Cost>()
    let numbers = costs.map { Int(different.number(of: $0)) }
    let groups = Groups(numbers, count: different.things.count)
    return different.things.indices.sorted { different.things[$0] < different.things[$1] }.flatMap { groups[$0] }
  }
}
