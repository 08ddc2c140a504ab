import FlowModel

/// Where the cheapest ways to facts are found, with some variables kept.
protocol WaySource {
  /// The system, with what its rules mean.
  var system: FlowPushdown { get }
  /// The cheapest sightings of what is wanted.
  func sightings(of isWanted: [Bool]) -> Sightings
  /// The way to what is seen.
  func way(to sighting: Sightings.Sighting) -> Way
  /// What decides whether anything is offered where something is seen, where that is not known.
  func doubt(at sighting: Sightings.Sighting) -> Doubt?
}

extension Solution: WaySource {
  func sightings(of isWanted: [Bool]) -> Sightings { reading.sightings(of: isWanted) }

  func way(to sighting: Sightings.Sighting) -> Way {
    let rules = reading.way(to: Int(sighting.head), along: sighting.rule.map(Int.init))
    return Way(rules: rules, launch: reading.launch(of: rules) ?? [])
  }

  func doubt(at sighting: Sightings.Sighting) -> Doubt? { reading.doubt(ofHead: Int(sighting.head)) }
}
