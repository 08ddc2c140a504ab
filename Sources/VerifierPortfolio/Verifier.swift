import ExplicitSearch
import FlowModel
import FlowSimulation
import PushdownVerification
import Support
import Verification

/// Decides all behaviours of a flow on a device: runs the engines in order of their cost, and keeps every finding.
///
/// 1. A search explores configurations one by one (`SearchEngine`). Where there are few, that is a proof.
/// 2. Otherwise two engines run at once: a search that explores one configuration for many similar ones
///    (`Representatives`), whose findings are all real; and a saturation of all stacks (`StackSaturation`), which
///    proves the absence of what it does not reach.
///
/// What the saturation reaches and the search does not find is undecided. If a rule depends on it, a longer search is
/// worth its time (`VerificationResult.further`).
public struct Verifier: Sendable {
  /// The engines that a user can choose.
  public enum Engine: String, Sendable, CaseIterable {
    /// The portfolio of all engines.
    case auto
    /// The explicit search, up to the limits.
    case search
    /// An old name of `auto`, which command lines may still contain.
    case exact
  }

  /// The number of configurations that are explored one by one before other engines run.
  private static let first = 1_000
  /// The number of configurations that are found by exploring one for many similar ones: for every flow, and more for
  /// each screen.
  private static let similar = (flow: 1_000, screen: 100)
  /// The number of those that are found if something is undecided otherwise.
  private static let further = (flow: 20_000, screen: 100)
  /// The most rows of a saturation: for every flow, and more for each screen.
  private static let maximumRows = (flow: 200_000, screen: 2_000)

  private let simulator: Simulator
  private let engine: Engine
  private let limits: SearchEngine.Limits
  private let ignoresBudgets: Bool
  /// Whether it only searches, without proofs and within fixed bounds.
  private var isSampling = false
  /// By how much the usual rows of a saturation are divided; then nothing further is done.
  private var rowDivisor: Int?

  /// Creates a verifier.
  ///
  /// - Parameter ignoresBudgets: whether a further exploration continues as long as the monitor allows it.
  public init(
    _ simulator: Simulator, engine: Engine = .auto, limits: SearchEngine.Limits = .init(), ignoresBudgets: Bool = false
  ) {
    self.simulator = simulator
    self.engine = engine
    self.limits = limits
    self.ignoresBudgets = ignoresBudgets
  }

  /// Explores all behaviours of a flow on several devices.
  ///
  /// A step may fail only because of how something outside the file opens a screen. Such failures are left out.
  ///
  /// - Parameters:
  ///   - ignoresBudgets: whether a further exploration continues as long as the monitor allows it.
  ///   - watch: returns the progress monitor for a device.
  public static func explore(
    _ flow: Flow, on devices: [Device], engine: Engine = .auto, limits: SearchEngine.Limits = .init(),
    ignoresBudgets: Bool = false, watch: (Device) -> ProgressMonitor = { _ in .none }
  ) -> [VerificationResult] {
    let results = exploreEverything(
      flow, on: devices, engine: engine, limits: limits, ignoresBudgets: ignoresBudgets, watch: watch)
    guard results.contains(where: { !$0.failuresOutside.isEmpty }) else { return results }
    let inside = exploreEverything(
      flow.closed, on: devices, engine: engine, limits: limits, ignoresBudgets: ignoresBudgets, watch: watch)
    return zip(results, inside).map { $0.withoutFailuresOutside(butThoseIn: $1) }
  }

  /// Explores the nearest behaviours of a flow on several devices, in a bounded time and without proofs.
  ///
  /// Two versions of a flow can be compared by their samples.
  public static func sample(_ flow: Flow, on devices: [Device]) -> [VerificationResult] {
    devices.compactMap { explore(flow, on: $0) { $0.isSampling = true } }
  }

  /// Explores all behaviours of a flow on several devices with a quarter of the usual work.
  public static func attempt(_ flow: Flow, on devices: [Device]) -> [VerificationResult] {
    devices.compactMap { explore(flow, on: $0) { $0.rowDivisor = 4 } }
  }

  /// Explores all behaviours with a usual search and a small part of the usual rows, for a command that looks for traces.
  package static func survey(_ simulator: Simulator, watch: ProgressMonitor) -> VerificationResult {
    var verifier = Verifier(simulator)
    verifier.rowDivisor = 16
    return verifier.explore(watch: watch)
  }

  private static func explore(
    _ flow: Flow, on device: Device, set: (inout Verifier) -> Void
  ) -> VerificationResult? {
    guard let simulator = Simulator(flow, on: device) else { return nil }
    var verifier = Verifier(simulator)
    set(&verifier)
    return verifier.explore()
  }

  /// Explores all behaviours of a flow on several devices; devices on which it behaves the same are explored once.
  ///
  /// - Parameters:
  ///   - ignoresBudgets: whether a further exploration continues as long as the monitor allows it.
  ///   - watch: returns the progress monitor for a device.
  private static func exploreEverything(
    _ flow: Flow, on devices: [Device], engine: Engine = .auto, limits: SearchEngine.Limits = .init(),
    ignoresBudgets: Bool = false, watch: (Device) -> ProgressMonitor = { _ in .none }
  ) -> [VerificationResult] {
    guard let first = devices.first.flatMap({ Simulator(flow, on: $0) }) else { return [] }
    let simulators = devices.map(first.on)
    var own: [Simulator] = []
    let places = simulators.map { next in
      if let place = own.firstIndex(where: next.behaves) { return place }
      own.append(next)
      return own.count - 1
    }
    let subjects = own
    let shared = SharedProgressMonitor(subjects.map { watch($0.device) })
    let explored = TaskPool.map(subjects.count) { place in
      let verifier = Verifier(subjects[place], engine: engine, limits: limits, ignoresBudgets: ignoresBudgets)
      return shared.run(place) { verifier.explore(watch: $0) }
    }
    return zip(simulators, places).map { simulator, place in
      let result = explored[place]
      return result.device == simulator.device ? result : result.moved(to: simulator)
    }
  }

  /// Explores all behaviours, up to the limits or until the monitor stops it.
  public func explore(watch: ProgressMonitor = .none) -> VerificationResult {
    let watch = watch.lasting
    guard watch.shouldContinue(.reach) else { return searchOneByOne(1, .none) }
    if engine == .search { return searchOneByOne(.max, watch) }
    var exploration = Exploration(simulator)
    exploration.exploreNearest(Self.first, watch)
    guard !exploration.isComplete, watch.shouldContinue(.reach) else { return exploration.result() }
    if isSampling { return exploration.exploringRepresentatives(Self.similar.flow, watch).result() }
    let shared = SharedProgressMonitor(watch, among: 2)
    let screens = simulator.flow.screens.count
    let found = exploration
    let (searched, saturated) = TaskPool.run(
      { shared.run(0) { found.exploringRepresentatives(Self.similar.flow + Self.similar.screen * screens, $0) } },
      { shared.run(1) { saturate($0) } })
    exploration = searched
    var result = combined(exploration, saturated, watch)
    guard rowDivisor == nil, !result.isDecided, watch.shouldContinue(.search) else { return result }
    let start = exploration
    result.further = { watch in exploreFurther(start, saturated, watch.lasting) }
    return result
  }

  /// Continues an exploration that has left something undecided, with about five seconds' worth of configurations.
  ///
  /// With a time limit the exploration goes on afterwards. So the check first finds what one without a limit finds.
  private func exploreFurther(_ start: Exploration, _ saturated: Saturated, _ watch: ProgressMonitor)
    -> VerificationResult
  {
    var exploration = start
    exploration.exploreNearest(limits.configurations, watch)
    exploration.exploreRepresentatives(furtherNumber, watch)
    var result = combined(exploration, saturated, watch)
    guard ignoresBudgets, !result.isDecided, watch.shouldContinue(.search) else { return result }
    let start = exploration
    result.further = { watch in exploreWithoutBudget(start, saturated, watch.lasting) }
    return result
  }

  /// Continues an exploration until everything is decided or the time is up.
  private func exploreWithoutBudget(_ start: Exploration, _ saturated: Saturated, _ watch: ProgressMonitor)
    -> VerificationResult
  {
    let isCut = saturated.reading == nil && saturated.notFollowed.isEmpty
    let shared = SharedProgressMonitor(watch, among: 2)
    let (exploration, further) = TaskPool.run(
      { shared.run(0) { search(after: start, $0) } },
      { shared.run(1) { isCut ? saturate(maximumRows: .max, $0) : saturated } })
    return combined(exploration, further, watch)
  }

  private func search(after start: Exploration, _ watch: ProgressMonitor) -> Exploration {
    var exploration = start
    var number = furtherNumber
    while !exploration.isComplete, watch.shouldContinue(.search) {
      exploration.exploreNearest(number, watch)
      exploration.exploreRepresentatives(number, watch)
      number *= 2
    }
    return exploration
  }

  /// The number of configurations that a further exploration finds at first.
  private var furtherNumber: Int { Self.further.flow + Self.further.screen * simulator.flow.screens.count }

  private func combined(
    _ exploration: Exploration, _ saturated: Saturated, _ watch: ProgressMonitor
  ) -> VerificationResult {
    var found = exploration.result()
    guard !found.isComplete else { return found }
    found.notFollowed = saturated.notFollowed
    found.costlyActions = saturated.costlyActions
    found.hasGivenUp = saturated.reading == nil
    guard let reading = saturated.reading else { return found }
    return CombinedResult.combined(found, reading, watch)
  }

  /// What a saturation proves.
  private struct Saturated: Sendable {
    /// The answers; nil where it gave up.
    var reading: StackReading?
    /// The actions and entries that it did not follow.
    var notFollowed: [ActionID] = []
    /// If it gave up, the entries and system actions with the most rows first.
    var costlyActions: [ActionID] = []
  }

  /// Saturates within the usual limits.
  private func saturate(_ watch: ProgressMonitor) -> Saturated {
    let most = Self.maximumRows.flow + Self.maximumRows.screen * simulator.flow.screens.count
    return saturate(maximumRows: most / (rowDivisor ?? 1), watch)
  }

  private func saturate(maximumRows: Int, _ watch: ProgressMonitor) -> Saturated {
    let (saturation, isWhole) = StackSaturation.saturated(simulator, maximumRows: maximumRows, watch)
    let cuts = Set(saturation.cuts.compactMap(\.action)).filter { $0.index >= 0 }.sorted()
    let isFollowed = isWhole && saturation.cuts.isEmpty
    guard isFollowed else { return Saturated(notFollowed: cuts, costlyActions: saturation.costlyActions) }
    return Saturated(reading: StackReading(saturation, watch))
  }

  /// Runs the search on at most so many configurations.
  private func searchOneByOne(_ most: Int, _ watch: ProgressMonitor) -> VerificationResult {
    var limits = limits
    limits.configurations = min(most, limits.configurations)
    return SearchEngine(simulator, limits: limits).explore(watch: watch)
  }
}
