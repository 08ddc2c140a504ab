import Diagnostics
import FlowModel
import FlowSimulation
import Support

/// All that an engine has found out about a flow on a device.
public struct VerificationResult: Sendable {
  /// The simulator whose meaning it is.
  public private(set) var simulator: Simulator
  /// What can occur, the cheapest first; each fact once.
  public package(set) var observations: [Observation]
  /// Whether every behaviour was seen, so that what is not among the observations cannot occur.
  public package(set) var isComplete: Bool
  /// The number of taps up to which every behaviour was seen, at least.
  public package(set) var bound: Int
  /// What may be so in some behaviour or in none: the engine could not tell.
  public package(set) var undecided: [Fact]
  /// The variables for which there was no room where something is undecided.
  public package(set) var variablesInTheWay: [VariableID] = []
  /// The device that it was explored on, where the flow behaves in the same way; nil where that is this one.
  public private(set) var twin: Device?
  /// What the engine goes by, which is all that it has taken up.
  private var ground: BackgroundRelease<any EngineResult>

  /// What an engine knows, beyond the facts.
  package protocol EngineResult: Sendable {
    /// How much it has taken up, in heads or configurations.
    var size: Int { get }
    /// The cheapest behaviour that shows an observation.
    func walk(to observation: Observation) -> Walk
    /// Judges an expectation of the flow.
    func judge(_ expectation: Expectation) -> Judgement
    /// Judges an expectation by what happens at the launch alone.
    func judgeAtLaunch(_ expectation: Expectation) -> Judgement
    /// What makes the stacks grow without bound, as far as the engine has seen, and has looked before it was told to stop.
    func growths(_ watch: ProgressMonitor) -> [GrowingCycle]
    /// The same, in the place of a cycle that is not wanted one that can grow the same and is, if there is one.
    func growths(_ watch: ProgressMonitor, where isWanted: (GrowingCycle) -> Bool) -> [GrowingCycle]
    /// Whether what is not among them surely does not grow, if everything was seen.
    func isSure(ofGrowing kind: GrowingCycle.Kind) -> Bool
    /// The same on a device on which the flow behaves in the same way.
    func moved(to simulator: Simulator) -> any EngineResult
  }

  package init(
    simulator: Simulator, observations: [Observation], isComplete: Bool, bound: Int, undecided: [Fact],
    variablesInTheWay: [VariableID] = [], evidence: any EngineResult
  ) {
    self.simulator = simulator
    self.observations = observations
    self.isComplete = isComplete
    self.bound = bound
    self.undecided = undecided
    self.variablesInTheWay = variablesInTheWay
    ground = BackgroundRelease(evidence, isHeavy: evidence.size >= Self.many)
  }

  /// What is so large another thread had better take apart.
  private static let many = 1_000

  /// What the engine goes by.
  package var evidence: any EngineResult { ground.value }

  /// What has come out of checking an expectation.
  public struct Judgement: Sendable {
    /// `proved` where it holds, `violated` where it does not.
    public let verdict: Verdict
    /// The behaviour that shows it: the violation, or the way to what was to be reachable; nil where there is none.
    public package(set) var walk: Walk?
    /// The variables for which there was no room where it is undecided.
    public package(set) var variablesInTheWay: [VariableID] = []

    package init(verdict: Verdict, walk: Walk?, variablesInTheWay: [VariableID] = []) {
      self.verdict = verdict
      self.walk = walk
      self.variablesInTheWay = variablesInTheWay
    }

    /// The same on a device on which the flow behaves in the same way.
    public func moved(to simulator: Simulator) -> Judgement {
      Judgement(verdict: verdict, walk: walk?.moved(to: simulator), variablesInTheWay: variablesInTheWay)
    }
  }

  /// Puts what goes by other evidence in the place of what it went by.
  package mutating func take(_ other: any EngineResult) {
    ground = BackgroundRelease(other, isHeavy: other.size >= Self.many)
  }

  /// The device that it is about.
  public var device: Device { simulator.device }

  /// The same on a device on which the flow behaves in the same way.
  package func moved(to simulator: Simulator) -> VerificationResult {
    var copy = self
    copy.simulator = simulator
    copy.twin = twin ?? device
    copy.take(evidence.moved(to: simulator))
    return copy
  }

  /// What is to be said of a statement that no behaviour was found to violate.
  public var verdictWithoutViolation: Verdict { isComplete ? .proved : .bounded(bound) }

  /// The same, with all that could not be told taken for what is so, or for what is not.
  public func supposing(undecided isSo: Bool) -> VerificationResult {
    var supposed = self
    if isSo {
      supposed.observations += undecided.map { Observation(fact: $0, cost: .zero, occurrences: 1, witness: nil) }
    }
    supposed.undecided = []
    return supposed
  }

  /// The shortest behaviour that shows an observation, up to there.
  public func walk(to observation: Observation) -> Walk {
    evidence.walk(to: observation)
  }

  /// The shortest behaviour that shows an observation, told for a report.
  ///
  /// - Parameter file: the path under which the flow file is called to replay it.
  public func trace(of observation: Observation, replaying file: String) -> Trace {
    var walk = walk(to: observation)
    if case .loopsOnArrival = observation.fact,
      case .goesRound(let round) = ArrivalCycle.follow(walk.configuration, simulator)
    {
      for move in round.moves { walk.take(move) }
    }
    return walk.trace(replaying: file)
  }

  /// What makes the stacks grow without bound, the easiest to get to first; where not every behaviour was seen, or the watch does not
  /// let it go on, some may be missing.
  public func growths(watch: ProgressMonitor = .none) -> [GrowingCycle] {
    let watch = watch.telling(.growth)
    return watch.shouldContinue(.growth) ? evidence.growths(watch) : []
  }

  /// The same, in the place of a cycle that is not wanted one that can grow the same and is, if such a one is found.
  public func growths(watch: ProgressMonitor = .none, where isWanted: (GrowingCycle) -> Bool) -> [GrowingCycle] {
    let watch = watch.telling(.growth)
    return watch.shouldContinue(.growth) ? evidence.growths(watch, where: isWanted) : []
  }

  /// The same for each of several behaviours of a flow; looked for once where it cannot but behave in the same way.
  public static func growths(of behaviours: [VerificationResult], watch: ProgressMonitor = .none) -> [[GrowingCycle]] {
    var found: [[GrowingCycle]] = []
    for behaviour in behaviours {
      let same = behaviours.indices.prefix(found.count).first { behaviours[$0].device == behaviour.twin }
      found.append(same.map { found[$0].map { $0.moved(to: behaviour.simulator) } } ?? behaviour.growths(watch: watch))
    }
    return found
  }

  /// Whether something that is not among the growths surely does not grow.
  public func isSure(ofGrowing kind: GrowingCycle.Kind) -> Bool { evidence.isSure(ofGrowing: kind) }

  /// Whether that is so of all that may grow.
  var isSureOfGrowth: Bool { evidence.openGrowths.isEmpty }

  /// The alerts that come up after the launch before anybody has done anything, the soonest first, and
  /// whether there surely are no others.
  public func alertsAtLaunch() -> (found: [LaunchAlert], isAll: Bool) { LaunchSurvey(simulator).alerts() }

  /// Judges an expectation of the flow on this device, as long as that is to be gone on with.
  public func judge(_ expectation: Expectation, watch: ProgressMonitor = .none) -> Judgement {
    let work = ProgressMonitor.Work.expectation(expectation.displayName)
    return watch.shouldContinue(work) ? evidence.judge(expectation) : evidence.judgeAtLaunch(expectation)
  }
}

extension VerificationResult.EngineResult {
  package func isSure(ofGrowing kind: GrowingCycle.Kind) -> Bool { true }

  /// The kinds of which it is not sure whether something grows.
  var openGrowths: [GrowingCycle.Kind] { GrowingCycle.Kind.allCases.filter { !isSure(ofGrowing: $0) } }
}

extension Layer.Style {
  /// Whether somebody can be caught in a layer of this style.
  package var canBeTrap: Bool { countsAsModal || self == .popover }
}
