import ExplicitSearch
import FlowModel
import FlowSimulation
import PushdownVerification
import Support
import Verification

/// Decides all behaviours of a flow on a device: runs the engines in order of their cost, and keeps every finding.
///
/// 1. A search explores configurations one by one (`SearchEngine`). Where there are few, that is a proof.
/// 2. Otherwise two engines run at once: a search that explores one configuration for many that are alike (`Representatives`),
///    whose findings are all real; and a saturation of all stacks (`StackSaturation`), which proves what it does not reach.
///
/// What the saturation reaches and the search does not find is undecided.
public struct Verifier: Sendable {
  /// How behaviours are explored.
  public enum Engine: String, Sendable, CaseIterable {
    /// By whichever engines decide.
    case auto
    /// Configuration by configuration, up to the limits.
    case search
    /// The same as `auto`; command lines may still have it.
    case exact
  }

  /// The number of configurations that are explored one by one before other engines run.
  private static let firstLook = 1_000
  /// The number of configurations that a search of representatives explores, and how many more for each screen.
  private static let mostRepresentatives = (flow: 2_000, screen: 100)
  /// The number of rows that a saturation may have, and how many more for each screen.
  private static let mostRows = (flow: 200_000, screen: 2_000)

  private let simulator: Simulator
  private let engine: Engine
  private let limits: SearchEngine.Limits
  private let isPatient: Bool

  /// Creates a verifier.
  ///
  /// - Parameter isPatient: whether to go on for as long as the watch lets it where an engine would else give up.
  public init(
    _ simulator: Simulator, engine: Engine = .auto, limits: SearchEngine.Limits = .init(), isPatient: Bool = false
  ) {
    self.simulator = simulator
    self.engine = engine
    self.limits = limits
    self.isPatient = isPatient
  }

  /// Explores all behaviours of a flow on several devices; those on which it cannot but behave in
  /// the same way are explored once.
  ///
  /// - Parameters:
  ///   - isPatient: whether to go on for as long as the watch lets it where an engine would else give up.
  ///   - watch: looks on while the behaviours on a device are explored.
  public static func explore(
    _ flow: Flow, on devices: [Device], engine: Engine = .auto, limits: SearchEngine.Limits = .init(),
    isPatient: Bool = false, watch: (Device) -> ProgressMonitor = { _ in .none }
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
      let verifier = Verifier(subjects[place], engine: engine, limits: limits, isPatient: isPatient)
      return shared.doing(place) { verifier.explore(watch: $0) }
    }
    return zip(simulators, places).map { simulator, place in
      let like = explored[place]
      return like.device == simulator.device ? like : like.moved(to: simulator)
    }
  }

  /// Explores all behaviours, up to the limits or until the watch ends it.
  public func explore(watch: ProgressMonitor = .none) -> VerificationResult {
    let watch = watch.lasting
    guard watch.shouldContinue(.reach) else { return searchOneByOne(1, .none) }
    if engine == .search { return searchOneByOne(.max, watch) }
    let first = SearchEngine(simulator, limits: .init(depth: .max, configurations: Self.firstLook)).explore(
      watch: watch)
    guard !first.isComplete, watch.shouldContinue(.reach) else { return first }
    let shared = SharedProgressMonitor(watch, among: 2)
    let (search, reading) = TaskPool.run({ shared.doing(0, searchRepresentatives) }, { shared.doing(1, saturate) })
    guard !search.isComplete, let reading else { return search }
    return CombinedResult.combined(search, reading, watch)
  }

  /// Explores one configuration for many that are alike.
  private func searchRepresentatives(_ watch: ProgressMonitor) -> VerificationResult {
    let most = Self.mostRepresentatives.flow + Self.mostRepresentatives.screen * simulator.flow.screens.count
    return SearchEngine(
      simulator, limits: .init(depth: .max, configurations: most),
      representatives: Representatives(after: Self.firstLook)
    ).explore(watch: watch)
  }

  /// Returns what a saturation proves, or nil where it has to give up.
  private func saturate(_ watch: ProgressMonitor) -> StackReading? {
    let mostRows =
      isPatient ? Int.max : Self.mostRows.flow + Self.mostRows.screen * simulator.flow.screens.count
    var saturation = StackSaturation(simulator)
    var isWhole = saturation.run(mostRows: mostRows, watch)
    if saturation.asksOrigins {
      saturation = StackSaturation(simulator, remembersOrigins: true)
      isWhole = saturation.run(mostRows: mostRows, watch)
    }
    return isWhole ? StackReading(saturation, watch) : nil
  }

  /// What the search says of at most so many configurations.
  private func searchOneByOne(_ most: Int, _ watch: ProgressMonitor) -> VerificationResult {
    var limits = limits
    limits.configurations = min(most, limits.configurations)
    return SearchEngine(simulator, limits: limits).explore(watch: watch)
  }
}
