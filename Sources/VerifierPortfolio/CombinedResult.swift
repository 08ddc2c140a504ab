import ExplicitSearch
import FlowModel
import FlowSimulation
import PushdownVerification
import Support
import Verification

/// The findings of a search, and what a saturation proves about everything else.
struct CombinedResult: VerificationResult.EngineResult {
  let search: any VerificationResult.EngineResult
  let reading: StackReading
  /// The kinds of growth that may exist beyond the cycles that were found.
  let openKinds: Set<GrowingCycle.Kind>
  /// The cycles that were found because the saturation says that they may exist.
  let wantedCycles: [GrowingCycle]

  /// Merges the results of both engines.
  static func combined(_ search: VerificationResult, _ reading: StackReading, _ watch: ProgressMonitor)
    -> VerificationResult
  {
    guard let evidence = search.evidence as? SearchResult else { return search }
    var result = search
    result.observations = evidence.withStuckFacts(search.observations, reading)
    let found = Set(result.observations.map(\.fact.ofEntryOnAnyScreen))
    let stuck = Set(found.compactMap(\.kind.stuckSubject))
    let loops = found.reduce(into: Set<ActionID>()) { actions, fact in
      if case .loopsOnArrival(let first, let others) = fact.kind { actions.formUnion([first] + others) }
    }
    let start = search.simulator.launch().target.frontScreen
    result.undecided =
      search.undecided
      + reading.possibleFacts.filter { fact in
        if case .loopsOnArrival(let action, _) = fact.kind { return !loops.contains(action) }
        // Other screens on which a task or layer has no way out belong to the same finding.
        if let subject = fact.kind.stuckSubject { return !stuck.contains(subject) }
        return !found.contains(fact)
      }.map { fact in
        // An unknown screen is replaced by the first screen, which certainly exists.
        guard let site = fact.site, site.screen == .anywhere else { return fact }
        return fact.with(Site(trigger: site.trigger, screen: start, cause: site.cause, range: site.range))
      }
    result.isComplete = true
    result.untrackedVariables = result.undecided.isEmpty ? [] : reading.untracked.sorted()
    let grown = evidence.growths(watch)
    var (wanted, open): ([GrowingCycle], Set<GrowingCycle.Kind>) = ([], [])
    for growth in reading.growth {
      let isFound = (grown + wanted).contains {
        $0.kind == growth.kind && !$0.screens.isDisjoint(with: growth.screens)
      }
      if isFound { continue }
      if let cycle = evidence.growth(of: growth.kind, among: growth.screens, watch) {
        wanted.append(cycle)
      } else {
        open.insert(growth.kind)
      }
    }
    result.take(CombinedResult(search: evidence, reading: reading, openKinds: open, wantedCycles: wanted))
    return result
  }

  var size: Int { search.size }

  func walk(to observation: Observation) -> Walk { search.walk(to: observation) }

  func growths(_ watch: ProgressMonitor) -> [GrowingCycle] { search.growths(watch) + wantedCycles }

  func growths(_ watch: ProgressMonitor, where isWanted: (GrowingCycle) -> Bool) -> [GrowingCycle] {
    search.growths(watch, where: isWanted) + wantedCycles.filter(isWanted)
  }

  func isCertain(ofGrowing kind: GrowingCycle.Kind) -> Bool { !openKinds.contains(kind) }

  func judge(_ expectation: Expectation) -> VerificationResult.Judgement {
    let judged = search.judge(expectation)
    guard case .bounded = judged.verdict else { return judged }
    switch reading.expectations[expectation.range] ?? .open {
    case .holds: return VerificationResult.Judgement(verdict: .proved, walk: nil)
    case .fails: return VerificationResult.Judgement(verdict: .violated, walk: nil)
    case .open:
      var open = judged
      open.untrackedVariables = reading.untracked.sorted()
      return open
    }
  }

  func moved(to simulator: Simulator) -> any VerificationResult.EngineResult {
    CombinedResult(
      search: search.moved(to: simulator), reading: reading, openKinds: openKinds,
      wantedCycles: wantedCycles.map { $0.moved(to: simulator) })
  }
}

/// A task, or a layer by its first screen, that may have no way out, or may be at a dead end.
private enum StuckSubject: Hashable {
  case task(TaskID, isAtDeadEnd: Bool)
  case layer(ScreenID, isAtDeadEnd: Bool)
}

extension Fact.Kind {
  /// What has no way out.
  fileprivate var stuckSubject: StuckSubject? {
    switch self {
    case .endless(let task, _): .task(task, isAtDeadEnd: false)
    case .endlessAtDeadEnd(let task, _): .task(task, isAtDeadEnd: true)
    case .trapped(let first, _): .layer(first, isAtDeadEnd: false)
    case .trappedAtDeadEnd(let first, _): .layer(first, isAtDeadEnd: true)
    default: nil
    }
  }
}

extension SearchResult {
  /// Returns the observations, and the tasks and layers that have no way out according to the saturation.
  fileprivate func withStuckFacts(_ observations: [Observation], _ reading: StackReading) -> [Observation] {
    var log = ObservationLog()
    for observation in observations { log.add(observation) }
    for (place, node) in graph.nodes.enumerated() where node.isExpanded {
      let configuration = node.configuration
      let screen = configuration.frontScreen
      if let task = configuration.runningTask, reading.cannotEndTask(in: configuration) {
        let fact = Fact.endless(task, on: screen, isAtDeadEnd: node.offersNothing)
        if !log.contains(fact) { log.add(fact, node.cost, Witness(configuration: Int32(place))) }
      }
      let layer = configuration.layers.last { $0.style.canBeTrap && $0.stack[0].frame == nil }
      if let layer, reading.cannotEndLayer(in: configuration) {
        let fact = Fact.trapped(layer.stack[0].screen, on: screen, isAtDeadEnd: node.offersNothing)
        if !log.contains(fact) { log.add(fact, node.cost, Witness(configuration: Int32(place))) }
      }
    }
    return log.sorted()
  }
}
