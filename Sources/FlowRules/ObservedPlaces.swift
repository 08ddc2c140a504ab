import Verification

/// The places of what was observed in a behaviour, by what it is: most facts are none of a rule's.
struct ObservedPlaces: Sendable {
  private var places = Array(repeating: [Int](), count: Fact.Kind.allCases.count)

  init(_ observations: [Observation]) {
    for place in observations.indices { places[observations[place].fact.kind.rawValue].append(place) }
  }

  /// The places of the facts of some kinds, ascending.
  subscript(kinds: [Fact.Kind]) -> [Int] {
    kinds.count == 1 ? places[kinds[0].rawValue] : kinds.flatMap { places[$0.rawValue] }.sorted()
  }
}
