import FlowModel
import FlowSimulation

/// What an engine goes by where a search has looked besides: that may have seen sooner who is stuck and what grows, or,
/// where it counts switches of tabs instead of taps, what the engine leaves open.
///
/// A search that stopped is sure of who is stuck, as it counts all that lies beyond for a way out; the exact engine
/// counts a tab that goes out of sight, and so may be sure later only.
struct SecondedEvidence: Behaviour.Evidence {
  private var engine: any Behaviour.Evidence
  private var search: Behaviour
  /// Whether the search has come far in few tabs, and so may not have come as far in taps as the engine has.
  private let isByContexts: Bool
  /// What the search has seen, sooner or at all.
  private var seen: [Fact: Observation] = [:]

  /// An exact behaviour with what a search has seen sooner.
  static func seconded(_ exact: Behaviour, by search: Behaviour) -> Behaviour {
    var known: [Fact.Stuck: Cost] = [:]
    for observation in exact.observations {
      guard let subject = observation.fact.whoIsStuck else { continue }
      known[subject] = min(known[subject] ?? observation.cost, observation.cost)
    }
    let sooner = search.observations.filter { observation in
      guard let subject = observation.fact.whoIsStuck, known[subject].map({ observation.cost < $0 }) ?? true else {
        return false
      }
      known[subject] = observation.cost
      return true
    }
    return exact.taking(sooner, of: search, isByContexts: false)
  }

  /// A behaviour with what it leaves open and a search has seen that counts switches of tabs.
  static func widened(_ behaviour: Behaviour, by search: Behaviour) -> Behaviour {
    var known = Set(behaviour.observations.map(\.fact))
    var stuck = Set(behaviour.observations.compactMap(\.fact.whoIsStuck))
    let more = search.observations.filter { observation in
      // What has been decided is not asked about.
      guard !behaviour.isComplete || behaviour.undecided.contains(where: observation.fact.settles) else { return false }
      return observation.fact.whoIsStuck.map { stuck.insert($0).inserted } ?? known.insert(observation.fact).inserted
    }
    var widened = behaviour.taking(more, of: search, isByContexts: true)
    if search.isComplete { (widened.isComplete, widened.undecided, widened.variablesInTheWay) = (true, [], []) }
    return widened
  }

  fileprivate init(
    _ engine: any Behaviour.Evidence, _ observations: [Observation], of search: Behaviour, isByContexts: Bool
  ) {
    self.engine = engine
    self.search = search
    self.isByContexts = isByContexts
    seen = Dictionary(uniqueKeysWithValues: observations.map { ($0.fact, $0) })
  }

  /// What the search has seen is let go of as its own.
  var size: Int { engine.size }

  func walk(to observation: Observation) -> Walk {
    seen[observation.fact].map(search.walk) ?? engine.walk(to: observation)
  }

  /// What the engine leaves open is known as far as the search has looked.
  func judge(_ expectation: Expectation, _ watch: Watch) -> Behaviour.Judgement? {
    guard let judgement = engine.judge(expectation, watch) else { return nil }
    guard case .bounded = judgement.verdict, var seen = search.evidence.judge(expectation, watch) else {
      return judgement
    }
    guard case .bounded = seen.verdict else { return seen }
    guard !isByContexts else { return judgement }
    seen.variablesInTheWay = judgement.variablesInTheWay
    return seen
  }

  func leavesOpen(_ watch: Watch) -> Bool { engine.leavesOpen(watch) }

  func growths(_ watch: Watch) -> [GrowingCycle] {
    let (told, open) = (engine.growths(watch), engine.openGrowths)
    return isByContexts && open.isEmpty ? told : told.merged(with: search, leavingOpen: open, watch)
  }

  func growths(_ watch: Watch, where isWanted: (GrowingCycle) -> Bool) -> [GrowingCycle] {
    engine.growths(watch, where: isWanted)
  }

  func isSure(ofGrowing kind: GrowingCycle.Kind) -> Bool {
    engine.isSure(ofGrowing: kind) || isByContexts && search.isComplete
  }

  func moved(to simulator: Simulator) -> any Behaviour.Evidence {
    var copy = self
    copy.engine = engine.moved(to: simulator)
    copy.search = search.moved(to: simulator)
    return copy
  }
}

extension Behaviour {
  /// The same with what a search has observed besides.
  fileprivate func taking(_ observations: [Observation], of search: Behaviour, isByContexts: Bool) -> Behaviour {
    var behaviour = self
    for observation in observations {
      behaviour.observations.removeAll { $0.fact == observation.fact }
      behaviour.observations.append(observation)
      behaviour.undecided.removeAll(where: observation.fact.settles)
    }
    if !observations.isEmpty {
      var log = ObservationLog()
      for observation in behaviour.observations { log.add(observation) }
      behaviour.observations = log.sorted()
    }
    behaviour.take(SecondedEvidence(evidence, observations, of: search, isByContexts: isByContexts))
    return behaviour
  }
}

extension Fact {
  /// Whether another, which is left open, need not be asked about any more once this has been seen.
  fileprivate func settles(_ open: Fact) -> Bool {
    if case (.loopsOnArrival(let action, _), .loopsOnArrival(let other, _)) = (self, open) { return action == other }
    return self == open || whoIsStuck.map { $0 == open.whoIsStuck } ?? false
  }

  /// The task that cannot be ended, or the layer that cannot be left, by its first screen.
  fileprivate var whoIsStuck: Stuck? {
    switch self {
    case .endless(let task, _): .task(task, isAtDeadEnd: false)
    case .trapped(let first, _): .layer(first, isAtDeadEnd: false)
    case .endlessAtDeadEnd(let task, _): .task(task, isAtDeadEnd: true)
    case .trappedAtDeadEnd(let first, _): .layer(first, isAtDeadEnd: true)
    default: nil
    }
  }

  fileprivate enum Stuck: Hashable {
    case task(TaskID, isAtDeadEnd: Bool)
    case layer(ScreenID, isAtDeadEnd: Bool)
  }
}
