import Verification

/// The indices of observations by the kind of fact, because each rule needs only a few kinds.
struct ObservedPlaces: Sendable {
  private var places = Array(repeating: [Int](), count: Fact.Kind.allCases.count)

  init(_ observations: [Observation]) {
    for place in observations.indices { places[observations[place].fact.kind.rawValue].append(place) }
  }

  /// Returns the indices of the facts of some kinds, in ascending order.
  subscript(kinds: [Fact.Kind]) -> [Int] {
    kinds.count == 1 ? places[kinds[0].rawValue] : kinds.flatMap { places[$0.rawValue] }.sorted()
  }
}
