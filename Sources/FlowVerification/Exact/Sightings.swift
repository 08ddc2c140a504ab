/// The cheapest way to see each fact, by the fact's number in a system.
struct Sightings: Sendable {
  /// Where a fact is seen at the lowest cost, and how often at all.
  struct Sighting: Sendable {
    var weight: UInt64
    var head: Int32
    var rule: Int32?
    var occurrences: Int
  }

  /// The facts in the order in which they were first met.
  private(set) var order: [UInt32] = []
  /// The best sighting of each of them.
  private(set) var best: [Sighting] = []
  /// By fact, its place among these; -1 where it was not met.
  private var places: [Int32] = []
  private let isWanted: [Bool]?

  /// Collects sightings of all facts, or of those that are wanted.
  init(of isWanted: [Bool]? = nil) { self.isWanted = isWanted }

  /// The best sighting of a fact; nil where it was not met.
  subscript(fact: UInt32) -> Sighting? {
    Int(fact) < places.count && places[Int(fact)] >= 0 ? best[Int(places[Int(fact)])] : nil
  }

  /// Adds a sighting; of equally cheap ones the first stays.
  mutating func add(_ fact: UInt32, _ weight: UInt64, head: Int, rule: Int?) {
    if let isWanted, Int(fact) >= isWanted.count || !isWanted[Int(fact)] { return }
    while places.count <= Int(fact) { places.append(-1) }
    let place = Int(places[Int(fact)])
    guard place >= 0 else {
      places[Int(fact)] = Int32(best.count)
      order.append(fact)
      best.append(Sighting(weight: weight, head: Int32(head), rule: rule.map(Int32.init), occurrences: 1))
      return
    }
    if weight < best[place].weight {
      best[place].weight = weight
      best[place].head = Int32(head)
      best[place].rule = rule.map(Int32.init)
    }
    best[place].occurrences += 1
  }
}
