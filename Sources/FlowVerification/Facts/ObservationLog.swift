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
  ///
  /// Most differ in their taps, if at all, and those lie close together.
  static func order(of costs: [Cost]) -> [Int] {
    var byTaps: [[Int]] = []
    for (place, cost) in costs.enumerated() {
      while byTaps.count <= cost.taps { byTaps.append([]) }
      byTaps[cost.taps].append(place)
    }
    return byTaps.flatMap { places in
      guard let first = places.first, places.contains(where: { costs[$0] != costs[first] }) else { return places }
      return places.sorted { (costs[$0], $0) < (costs[$1], $1) }
    }
  }
}
