import Diagnostics
import FlowModel
import FlowSimulation
import Support

/// The result of a verification of a flow on a device.
public struct VerificationResult: Sendable {
  /// The simulator of the flow on the device.
  public private(set) var simulator: Simulator
  /// The facts that can occur, the cheapest first; each once.
  public package(set) var observations: [Observation]
  /// Whether every behaviour was explored: facts that are neither observed nor undecided cannot occur.
  public package(set) var isComplete: Bool
  /// The number of taps up to which every behaviour was explored.
  public package(set) var bound: Int
  /// The facts that no engine has decided.
  public package(set) var undecided: [Fact]
  /// The actions and entries that no engine can follow everywhere, in the order of the file; they leave facts undecided.
  public package(set) var notFollowed: [ActionID] = []
  /// If the engines gave up, the entries and system actions that took the most work first.
  public package(set) var costlyActions: [ActionID] = []
  /// Whether no engine has proved anything: it had too much to follow, or could not follow something.
  package var hasGivenUp = false
  /// The variables that were not tracked, if facts are undecided.
  public package(set) var untrackedVariables: [VariableID] = []
  /// The device that was explored instead, because the flow behaves the same there; nil if this device was explored.
  public private(set) var twin: Device?
  /// Explores more and returns the result, which has everything that this one has; nil if nothing is left to explore.
  package var further: (@Sendable (ProgressMonitor) -> VerificationResult)?
  /// The engine's own result.
  ///
  /// It holds everything that was explored, so it is released in the background.
  private var storedEvidence: BackgroundRelease<any EngineResult>

  /// What an engine answers beyond the facts.
  package protocol EngineResult: Sendable {
    /// The number of configurations that it holds.
    var size: Int { get }
    /// Returns the cheapest trace of an observation.
    func walk(to observation: Observation) -> Walk
    /// Judges an expectation of the flow.
    func judge(_ expectation: Expectation) -> Judgement
    /// Returns the cycles that make the stacks grow. Some may be missing if the monitor stopped the search.
    func growths(_ watch: ProgressMonitor) -> [GrowingCycle]
    /// Returns the wanted growing cycles; of similar ones (`GrowingCycle.isAkin`) the first wanted one.
    func growths(_ watch: ProgressMonitor, where isWanted: (GrowingCycle) -> Bool) -> [GrowingCycle]
    /// Returns whether no other cycle of a kind exists besides those of `growths`, if every behaviour was explored.
    func isCertain(ofGrowing kind: GrowingCycle.Kind) -> Bool
    /// Returns this result for a device on which the flow behaves the same.
    func moved(to simulator: Simulator) -> any EngineResult
  }

  package init(
    simulator: Simulator, observations: [Observation], isComplete: Bool, bound: Int, undecided: [Fact],
    untrackedVariables: [VariableID] = [], evidence: any EngineResult
  ) {
    self.simulator = simulator
    self.observations = observations
    self.isComplete = isComplete
    self.bound = bound
    self.undecided = undecided
    self.untrackedVariables = untrackedVariables
    storedEvidence = BackgroundRelease(evidence, isHeavy: evidence.size >= Self.heavySize)
  }

  /// Results with at least this many configurations are deallocated in the background.
  private static let heavySize = 1_000

  /// The engine's own result.
  package var evidence: any EngineResult { storedEvidence.value }

  /// The result of checking an expectation.
  public struct Judgement: Sendable {
    /// `proved` where it holds, `violated` where it does not.
    public let verdict: Verdict
    /// The trace of the violation, or to the configuration that had to be reachable; nil where there is none.
    public package(set) var walk: Walk?
    /// The fewest taps that are known to reach what an undecided expectation wants within fewer; nil where none are.
    public package(set) var knownTaps: Int?
    /// The variables that were not tracked, if it is undecided.
    public package(set) var untrackedVariables: [VariableID] = []

    package init(verdict: Verdict, walk: Walk?, knownTaps: Int? = nil, untrackedVariables: [VariableID] = []) {
      self.verdict = verdict
      self.walk = walk
      self.knownTaps = knownTaps
      self.untrackedVariables = untrackedVariables
    }

    /// Returns this judgement for a device on which the flow behaves the same.
    public func moved(to simulator: Simulator) -> Judgement {
      Judgement(
        verdict: verdict, walk: walk?.moved(to: simulator), knownTaps: knownTaps, untrackedVariables: untrackedVariables
      )
    }
  }

  /// Replaces the engine's own result.
  package mutating func take(_ other: any EngineResult) {
    storedEvidence = BackgroundRelease(other, isHeavy: other.size >= Self.heavySize)
  }

  /// The device.
  public var device: Device { simulator.device }

  /// Returns this result for a device on which the flow behaves the same.
  package func moved(to simulator: Simulator) -> VerificationResult {
    var copy = self
    copy.simulator = simulator
    copy.twin = twin ?? device
    if let further { copy.further = { watch in further(watch).moved(to: simulator) } }
    copy.take(evidence.moved(to: simulator))
    return copy
  }

  /// Whether nothing is left undecided.
  package var isDecided: Bool {
    isComplete && undecided.isEmpty && GrowingCycle.Kind.allCases.allSatisfy(isCertain)
      && simulator.flow.expectations.allSatisfy { expectation in
        if case .bounded = evidence.judge(expectation).verdict { false } else { true }
      }
  }

  /// The verdict on a statement without a violation.
  public var verdictWithoutViolation: Verdict { isComplete ? .proved : .bounded(bound) }

  /// Returns this result with all undecided facts assumed to occur, or not to occur.
  public func supposing(undecided occurs: Bool) -> VerificationResult {
    var supposed = self
    if occurs {
      supposed.observations += undecided.map { Observation(fact: $0, cost: .zero, occurrences: 1, witness: nil) }
    }
    supposed.undecided = []
    return supposed
  }

  /// Returns the cheapest known trace of an observation.
  public func walk(to observation: Observation) -> Walk {
    evidence.walk(to: observation)
  }

  /// Returns the cheapest known trace of an observation for a report.
  ///
  /// - Parameter file: the path of the flow file in the command that replays the trace.
  public func trace(of observation: Observation, replaying file: String) -> Trace {
    var walk = walk(to: observation)
    if case .loopsOnArrival = observation.fact.kind,
      case .cycle(let round) = ArrivalCycle.follow(walk.configuration, simulator)
    {
      for move in round.moves { walk.take(move) }
    }
    return walk.trace(replaying: file)
  }

  /// Returns the cycles that make the stacks grow without bound, the nearest first.
  ///
  /// Some may be missing if not every behaviour was explored or the monitor stops the search.
  public func growths(watch: ProgressMonitor = .none) -> [GrowingCycle] {
    let watch = watch.reporting(as: .growth)
    return watch.shouldContinue(.growth) ? evidence.growths(watch) : []
  }

  /// Returns the wanted growing cycles; of several of one kind with a common screen, only the first wanted one.
  public func growths(watch: ProgressMonitor = .none, where isWanted: (GrowingCycle) -> Bool) -> [GrowingCycle] {
    let watch = watch.reporting(as: .growth)
    return watch.shouldContinue(.growth) ? evidence.growths(watch, where: isWanted) : []
  }

  /// Returns the growing cycles of each of several results.
  ///
  /// Devices on which the flow behaves the same are searched once.
  public static func growths(of results: [VerificationResult], watch: ProgressMonitor = .none) -> [[GrowingCycle]] {
    var found: [[GrowingCycle]] = []
    for result in results {
      let same = results.indices.prefix(found.count).first { results[$0].device == result.twin }
      found.append(same.map { found[$0].map { $0.moved(to: result.simulator) } } ?? result.growths(watch: watch))
    }
    return found
  }

  /// Returns whether no other cycle of a kind exists besides those of `growths`.
  public func isCertain(ofGrowing kind: GrowingCycle.Kind) -> Bool { evidence.isCertain(ofGrowing: kind) }

  /// Returns the alerts that appear after the launch before the user does anything, the soonest first, and whether
  /// these are certainly all.
  public func alertsAtLaunch() -> (found: [LaunchAlert], isAll: Bool) { LaunchSurvey(simulator).alerts() }

  /// Judges an expectation of the flow on this device.
  ///
  /// The monitor cannot stop this, because it takes little time: one pass over what was explored.
  public func judge(_ expectation: Expectation, watch: ProgressMonitor = .none) -> Judgement {
    _ = watch.shouldContinue(.expectation(expectation.displayName))
    return evidence.judge(expectation)
  }

  /// Returns the results of exploring more, where something is left to explore.
  ///
  /// Devices on which the flow behaves the same are explored once.
  package static func exploringFurther(_ results: [VerificationResult], _ watch: ProgressMonitor)
    -> [VerificationResult]
  {
    let own = results.filter { $0.twin == nil }
    let shared = SharedProgressMonitor(watch, among: own.count)
    let explored: [VerificationResult] = TaskPool.map(own.count) { place in
      guard let further = own[place].further else { return own[place] }
      return shared.run(place) { watch in further(watch) }
    }
    return results.map { result in
      guard let found = explored.first(where: { $0.device == result.twin ?? result.device }) else { return result }
      return result.twin == nil ? found : found.moved(to: result.simulator)
    }
  }
}

extension VerificationResult.EngineResult {
  package func isCertain(ofGrowing kind: GrowingCycle.Kind) -> Bool { true }
}

extension Layer.Style {
  /// Whether a layer of this style can trap the user.
  package var canBeTrap: Bool { countsAsModal || self == .popover }
}
