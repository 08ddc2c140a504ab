/// A fact and the cheapest way to see it.
public struct Observation: Hashable, Sendable {
  /// What can occur.
  public let fact: Fact
  /// What it costs to get there.
  public let cost: Cost
  /// On how many explored moves or configurations it was met.
  public internal(set) var occurrences: Int
  /// Where the way ends: a configuration of the exploration, and the move that is made there (or none).
  let node: Int32
  let edge: Int32?
}
