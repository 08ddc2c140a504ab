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
    var found: [(fact: UInt32, candidate: Candidate)] = []
    for (place, (reading, sightings)) in zip(readings, sightings).enumerated() {
      for (number, sighting) in zip(sightings.order, sightings.best) where sighting.weight < PushdownReading.far {
        let candidate = Candidate(reading: place, sighting: sighting)
        found.append((facts.number(of: reading.system.facts[number]), candidate))
      }
    }
    let order = found.indices.sorted { a, b in
      let (one, other) = (found[a], found[b])
      return (one.fact, one.candidate.sighting.weight, a) < (other.fact, other.candidate.sighting.weight, b)
    }
    candidates.reserveCapacity(found.count)
    for (fact, candidate) in order.lazy.map({ found[$0] }) {
      while starts.count <= fact { starts.append(candidates.count) }
      candidates.append(candidate)
    }
    starts.append(candidates.count)
  }

  /// How many facts there are.
  var count: Int { facts.things.count }

  /// Where a fact, by number, is seen, the cheapest place first; each fact is seen somewhere.
  subscript(fact: Int) -> ArraySlice<Candidate> { candidates[starts[fact]..<starts[fact + 1]] }
}
