/// The cheapest way to see each fact, by the fact's number in a system.
struct Sightings: Sendable {
  /// Where a fact is seen at the lowest cost, and how often at all.
  struct Sighting: Sendable {
    var weight: UInt64
    var head: Int32
    var rule: Int32?
    var occurrences: Int
  }

  private(set) var best: [UInt32: Sighting] = [:]
  /// The facts in the order in which they were first met.
  private(set) var order: [UInt32] = []
  private let isWanted: [Bool]?

  /// Collects sightings of all facts, or of those that are wanted.
  init(of isWanted: [Bool]? = nil) { self.isWanted = isWanted }

  /// Adds a sighting; of equally cheap ones the first stays.
  mutating func add(_ fact: UInt32, _ weight: UInt64, head: Int, rule: Int?) {
    if let isWanted, Int(fact) >= isWanted.count || !isWanted[Int(fact)] { return }
    let new = Sighting(weight: weight, head: Int32(head), rule: rule.map(Int32.init), occurrences: 1)
    guard var known = best[fact] else {
      best[fact] = new
      order.append(fact)
      return
    }
    if weight < known.weight { (known.weight, known.head, known.rule) = (new.weight, new.head, new.rule) }
    known.occurrences += 1
    best[fact] = known
  }
}
