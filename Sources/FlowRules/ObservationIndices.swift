import Verification

/// The indices of observations by the kind of fact, because each rule needs only a few kinds.
struct ObservationIndices: Sendable {
  private var indices = Array(repeating: [Int](), count: Fact.Kind.allCases.count)

  init(_ observations: [Observation]) {
    for index in observations.indices { indices[observations[index].fact.kind.rawValue].append(index) }
  }

  /// Returns the indices of the facts of some kinds, in ascending order.
  subscript(kinds: [Fact.Kind]) -> [Int] {
    kinds.count == 1 ? indices[kinds[0].rawValue] : kinds.flatMap { indices[$0.rawValue] }.sorted()
  }
}
