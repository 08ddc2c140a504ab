import FlowModel
import FlowSimulation

/// What the exact engine goes by where a search has looked before it: that may have seen sooner
/// who is stuck and what grows.
///
/// A search that stopped is sure of who is stuck, as it counts all that lies beyond for a way out; the exact engine
/// counts a tab that goes out of sight, and so may be sure later only.
struct SecondedEvidence: Behaviour.Evidence {
  private var exact: any Behaviour.Evidence
  private var search: Behaviour
  /// What the search has seen sooner.
  private var sooner: [Fact: Observation] = [:]

  /// An exact behaviour with what a search has seen sooner.
  static func seconded(_ exact: Behaviour, by search: Behaviour) -> Behaviour {
    var evidence = SecondedEvidence(exact: exact.evidence, search: search)
    var behaviour = exact
    for observation in search.observations {
      guard let subject = observation.fact.whoIsStuck else { continue }
      let known = behaviour.observations.filter { $0.fact.whoIsStuck == subject }.map(\.cost).min()
      if let known, known <= observation.cost { continue }
      evidence.sooner[observation.fact] = observation
      behaviour.observations.removeAll { $0.fact == observation.fact }
      behaviour.observations.append(observation)
      behaviour.undecided.removeAll { $0.whoIsStuck == subject }
    }
    if !evidence.sooner.isEmpty {
      var log = ObservationLog()
      for observation in behaviour.observations { log.add(observation) }
      behaviour.observations = log.sorted()
    }
    behaviour.take(evidence)
    return behaviour
  }

  private init(exact: any Behaviour.Evidence, search: Behaviour) {
    self.exact = exact
    self.search = search
  }

  /// What the search has seen is let go of as its own.
  var size: Int { exact.size }

  func walk(to observation: Observation) -> Walk {
    sooner[observation.fact].map(search.walk) ?? exact.walk(to: observation)
  }

  /// What the exact engine leaves open is known as far as the search has looked.
  func judge(_ expectation: Expectation, _ watch: Watch) -> Behaviour.Judgement? {
    guard let judgement = exact.judge(expectation, watch) else { return nil }
    guard case .bounded = judgement.verdict, var seen = search.evidence.judge(expectation, watch) else {
      return judgement
    }
    if case .bounded = seen.verdict { seen.variablesInTheWay = judgement.variablesInTheWay }
    return seen
  }

  func growths(_ watch: Watch) -> [GrowingCycle] { exact.growths(watch).merged(with: search, watch) }

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
