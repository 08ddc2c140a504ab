/// Where the systems of the tabs show each fact, the cheapest place first.
struct TabCandidates: Sendable {
  /// Where a fact is seen, by the number of the reading.
  struct Candidate: Sendable {
    let reading: Int
    let sighting: Sightings.Sighting
  }

  /// The facts, numbered in the order in which they are met.
  private(set) var facts = Interner<Fact>()
  /// The candidates, those of a fact one after another.
  private var candidates: [Candidate] = []
  private var starts: [Int] = [0]

  /// Reads off what can be seen.
  init(_ readings: [PushdownReading]) {
    let sightings = Together.map(readings.count) { readings[$0].sightings() }
    var found: [(fact: Int, candidate: Candidate)] = []
    for (place, (reading, sightings)) in zip(readings, sightings).enumerated() {
      for (number, sighting) in zip(sightings.order, sightings.best) where sighting.weight < PushdownReading.far {
        let candidate = Candidate(reading: place, sighting: sighting)
        found.append((Int(facts.number(of: reading.system.facts[number])), candidate))
      }
    }
    // Most facts are seen in one system only, so it takes little to sort those of each.
    let groups = Groups(found.map(\.fact), count: facts.things.count)
    candidates.reserveCapacity(found.count)
    for fact in facts.things.indices {
      candidates += groups[fact].lazy.map { found[$0].candidate }
      starts.append(candidates.count)
      guard groups[fact].count > 1 else { continue }
      candidates[starts[fact]...].sort { one, other in
        (one.sighting.weight, one.reading) < (other.sighting.weight, other.reading)
      }
    }
  }

  /// How many facts there are.
  var count: Int { facts.things.count }

  /// Where a fact, by number, is seen, the cheapest place first; each fact is seen somewhere.
  subscript(fact: Int) -> ArraySlice<Candidate> { candidates[starts[fact]..<starts[fact + 1]] }
}
