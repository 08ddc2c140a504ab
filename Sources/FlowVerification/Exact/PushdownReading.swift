import FlowModel
import FlowSimulation
import OrderedCollections
import Pushdown

/// A saturated pushdown system, read in the terms of its flow.
struct PushdownReading: Sendable {
  /// What is read: in one place, as it is wide, and who looks at a reading often copies it.
  private final class Parts: Sendable {
    let system: FlowPushdown
    let forward: ForwardSaturation
    let runs: ShortestRuns

    init(_ system: FlowPushdown, _ forward: ForwardSaturation, _ runs: ShortestRuns) {
      self.system = system
      self.forward = forward
      self.runs = runs
    }
  }

  private let parts: Parts
  /// The rules that leave for other tabs and come back, as far as that is sure.
  var sureReturns: Set<UInt32> = []

  init(system: FlowPushdown, forward: ForwardSaturation, runs: ShortestRuns) {
    parts = Parts(system, forward, runs)
  }

  var system: FlowPushdown { _read { yield parts.system } }
  var forward: ForwardSaturation { _read { yield parts.forward } }
  var runs: ShortestRuns { _read { yield parts.runs } }

  /// The same on a device on which the flow behaves in the same way.
  func moved(to simulator: Simulator) -> PushdownReading {
    var moved = system
    moved.simulator = simulator
    var copy = PushdownReading(system: moved, forward: forward, runs: runs)
    copy.sureReturns = sureReturns
    return copy
  }

  var simulator: Simulator { system.simulator }

  // MARK: What can occur

  /// What can be seen of the reachable heads and of the moves made there: all of it, or what is wanted.
  func sightings(of isWanted: [Bool]? = nil) -> Sightings {
    var sightings = Sightings(of: isWanted)
    for index in 0..<forward.rules.headCount {
      guard let weight = runs.weight(ofHead: index) else { continue }
      system.headFacts.forEach(at: index) { sightings.add($0, weight, head: index, rule: nil) }
      for place in forward.rules.rules(ofHead: index) {
        let rule = forward.rules.rule(place)
        system.factsOfTemplates.forEach(at: Int(system.meanings[Int(rule.id)].template)) {
          sightings.add($0, weight + rule.weight, head: index, rule: place)
        }
      }
    }
    return sightings
  }

  /// What can be seen, with what else has been observed, the cheapest first.
  func observations(_ sightings: Sightings, besides log: ObservationLog) -> [Observation] {
    log.sorted(after: sightings.best.map { cost($0.weight) }) { place in
      let best = sightings.best[place]
      return Observation(
        fact: system.facts[sightings.order[place]], cost: cost(best.weight), occurrences: best.occurrences,
        node: best.head, edge: best.rule)
    }
  }

  /// What decides whether anything is offered to the configurations with a head, where that is not known.
  func doubt(ofHead index: Int) -> Doubt? {
    // The way out of a dead end is the last rule, and in doubt wherever something else is.
    forward.rules.rules(ofHead: index).last.flatMap { system.doubt(of: forward.rules.rule($0).id) }
  }

  /// Adds what arrivals set off for ever; says of which that could not be told.
  ///
  /// A round never ends, so some head comes back in it, and from there it goes wherever that head is in front.
  func observeRounds(into log: inout ObservationLog) -> [Fact] {
    guard simulator.hasArrivals else { return [] }
    var open: OrderedSet<Fact> = []
    for (head, weight, _) in dueArrivals {
      let here = walk(to: head, along: nil).configuration
      let found = system.reader.arrivalFact(of: here, offering: simulator.moves(in: here))
      guard let (fact, isSure) = found else { continue }
      if isSure { log.add(fact, cost(weight), node: Int32(head), edge: nil) } else { open.append(fact) }
    }
    return Array(open)
  }

  func cost(_ weight: UInt64) -> Cost {
    let field = { Int(FlowPushdown.layout.cost($0, of: weight)) }
    return Cost(taps: field(0), entries: field(1), systems: field(2))
  }

  // MARK: Walks

  /// The cheapest walk to a head, by number, and along one of its rules.
  func walk(to head: Int, along rule: Int?) -> Walk {
    walk(along: way(to: head, along: rule))
  }

  /// The rules of the cheapest way to a head, by number, and of one more.
  func way(to head: Int, along rule: Int?) -> [UInt32] {
    let witness = runs.witness(to: forward.rules.head(head))?.rules ?? []
    return witness + (rule.map { [forward.rules.rule($0).id] } ?? [])
  }

  /// The values that a way begins with, those that are left out unknown.
  func launch(of rules: [UInt32]) -> [ValueID]? {
    let place = forward.rules.rules(ofHead: 0).enumerated().first { forward.rules.rule($0.element).id == rules.first }
    return system.launches.isEmpty ? nil : system.launches[place?.offset ?? 0]
  }

  /// The walk that a sequence of rules stands for: each move is made at once, whatever parts it was worked off in.
  func walk(along rules: [UInt32]) -> Walk {
    var walk = Walk(simulator, from: launch(of: rules).map(simulator.completed))
    for rule in rules {
      guard let move = system.move(of: rule) else { continue }
      // The simulator has the last word: a way that it does not offer is none.
      guard simulator.isOffered(move, in: walk.configuration) else { break }
      walk.take(move)
    }
    return walk
  }
}

extension Simulator {
  /// The values of a launch, those that were left out being the defaults.
  func completed(_ state: [ValueID]) -> [ValueID] {
    zip(state, flow.variables).map { value, variable in
      value == .unknown ? variable.initial.first ?? ValueID(0) : value
    }
  }
}
