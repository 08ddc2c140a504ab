import FlowModel
import FlowSimulation

/// What an engine goes by where a search has looked besides: that may have seen sooner who is stuck and what grows, or,
/// where it counts switches of tabs instead of taps, what is left open.
///
/// A search that stopped is sure of who is stuck, as it counts all that lies beyond for a way out; the exact engine
/// counts a tab that goes out of sight, and so may be sure later only.
struct SecondedEvidence: Behaviour.Evidence {
  private var exact: any Behaviour.Evidence
  private var search: Behaviour
  /// Whether the search has come far in few tabs, and so may not have come as far in taps as the engine has.
  private let isByContexts: Bool
  /// What the search has seen, sooner or at all.
  private var seen: [Fact: Observation] = [:]

  /// An exact behaviour with what a search has seen sooner.
  static func seconded(_ exact: Behaviour, by search: Behaviour) -> Behaviour {
    let sooner = search.observations.filter { observation in
      guard let subject = observation.fact.whoIsStuck else { return false }
      let known = exact.observations.filter { $0.fact.whoIsStuck == subject }.map(\.cost).min()
      return known.map { observation.cost < $0 } ?? true
    }
    return taking(sooner, of: search, into: exact, isByContexts: false)
  }

  /// A behaviour with what it leaves open and a search has seen that counts switches of tabs.
  static func widened(_ behaviour: Behaviour, by search: Behaviour) -> Behaviour {
    let known = Set(behaviour.observations.map(\.fact))
    let stuck = behaviour.observations.compactMap(\.fact.whoIsStuck)
    let more = search.observations.filter { observation in
      observation.fact.whoIsStuck.map { !stuck.contains($0) } ?? !known.contains(observation.fact)
    }
    return taking(more, of: search, into: behaviour, isByContexts: true)
  }

  private static func taking(
    _ observations: [Observation], of search: Behaviour, into behaviour: Behaviour, isByContexts: Bool
  ) -> Behaviour {
    var evidence = SecondedEvidence(exact: behaviour.evidence, search: search, isByContexts: isByContexts)
    var behaviour = behaviour
    for observation in observations {
      evidence.seen[observation.fact] = observation
      behaviour.observations.removeAll { $0.fact == observation.fact }
      behaviour.observations.append(observation)
      let subject = observation.fact.whoIsStuck
      behaviour.undecided.removeAll { $0 == observation.fact || subject != nil && $0.whoIsStuck == subject }
    }
    if !observations.isEmpty {
      var log = ObservationLog()
      for observation in behaviour.observations { log.add(observation) }
      behaviour.observations = log.sorted()
    }
    behaviour.take(evidence)
    return behaviour
  }

  private init(exact: any Behaviour.Evidence, search: Behaviour, isByContexts: Bool) {
    self.exact = exact
    self.search = search
    self.isByContexts = isByContexts
  }

  /// What the search has seen is let go of as its own.
  var size: Int { exact.size }

  func walk(to observation: Observation) -> Walk {
    seen[observation.fact].map(search.walk) ?? exact.walk(to: observation)
  }

  /// What the exact engine leaves open is known as far as the search has looked.
  func judge(_ expectation: Expectation, _ watch: Watch) -> Behaviour.Judgement? {
    guard let judgement = exact.judge(expectation, watch) else { return nil }
    guard case .bounded = judgement.verdict, var seen = search.evidence.judge(expectation, watch) else {
      return judgement
    }
    guard case .bounded = seen.verdict else { return seen }
    guard !isByContexts else { return judgement }
    seen.variablesInTheWay = judgement.variablesInTheWay
    return seen
  }

  func growths(_ watch: Watch) -> [GrowingCycle] {
    isByContexts ? exact.growths(watch) : exact.growths(watch).merged(with: search, watch)
  }

  func growths(_ watch: Watch, where isWanted: (GrowingCycle) -> Bool) -> [GrowingCycle] {
    exact.growths(watch, where: isWanted)
  }

  func isSure(ofGrowing kind: GrowingCycle.Kind) -> Bool { exact.isSure(ofGrowing: kind) }

  func moved(to simulator: Simulator) -> any Behaviour.Evidence {
    var copy = self
    copy.exact = exact.moved(to: simulator)
    copy.search = search.moved(to: simulator)
    return copy
  }
}

extension Fact {
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

  fileprivate enum Stuck: Equatable {
    case task(TaskID, isAtDeadEnd: Bool)
    case layer(ScreenID, isAtDeadEnd: Bool)
  }
}
