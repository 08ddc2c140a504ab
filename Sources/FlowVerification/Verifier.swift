import FlowModel
import FlowSimulation

/// Decides all behaviours of a flow on a device with the engine that suits it.
///
/// The engines run in order of their cost, and what one has found is kept:
///
/// 1. A search looks at a thousand configurations one by one, then at one for many that are alike (`Representatives`). All that it
///    finds is real; where nothing is left to look at, it is a proof.
/// 2. A saturation of all stacks (`StackSaturation`). What it does not reach cannot happen.
///
/// What the saturation reaches and the search does not find is undecided.
public struct Verifier: Sendable {
  /// How behaviours are explored.
  public enum Engine: String, Sendable, CaseIterable {
    /// Whatever decides.
    case auto
    /// Configuration by configuration, up to the limits.
    case search
    /// By saturation, however few configurations there are; by search for the traces.
    case exact
  }

  /// So many configurations are explored one by one before anything else is tried.
  private static let firstLook = 1_000
  /// So many are explored, one for many that are alike, and so many more for each screen.
  private static let patience = (flow: 2_000, screen: 60)
  /// So many rows of a saturation are worked off, and so many more for each screen.
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
    isPatient: Bool = false, watch: (Device) -> Watch = { _ in .none }
  ) -> [Behaviour] {
    guard let first = devices.first.flatMap({ Simulator(flow, on: $0) }) else { return [] }
    let simulators = devices.map(first.on)
    var own: [Simulator] = []
    let places = simulators.map { next in
      if let place = own.firstIndex(where: next.behaves) { return place }
      own.append(next)
      return own.count - 1
    }
    let subjects = own
    let shared = SharedWatch(subjects.map { watch($0.device) })
    let explored = Together.map(subjects.count) { place in
      let verifier = Verifier(subjects[place], engine: engine, limits: limits, isPatient: isPatient)
      return shared.doing(place) { verifier.explore(watch: $0) }
    }
    return zip(simulators, places).map { simulator, place in
      let like = explored[place]
      return like.device == simulator.device ? like : like.moved(to: simulator)
    }
  }

  /// Explores all behaviours as far as can be, or until it is told to stop.
  ///
  /// The cheapest engine goes first, and what it has found is kept.
  public func explore(watch: Watch = .none) -> Behaviour {
    let watch = watch.lasting
    guard watch.goesOn(.reach) else { return searchOneByOne(1, .none) }
    if engine == .search { return searchOneByOne(.max, watch) }
    let screens = simulator.flow.screens.count
    let search = SearchEngine(
      simulator, limits: .init(depth: .max, configurations: Self.patience.flow + Self.patience.screen * screens),
      representatives: Representatives(after: Self.firstLook)
    ).explore(watch: watch)
    guard !search.isComplete else { return search }
    guard watch.goesOn(.reach) else { return search }
    let mostRows = isPatient ? Int.max : Self.mostRows.flow + Self.mostRows.screen * screens
    var saturation = StackSaturation(simulator)
    var isWhole = saturation.run(mostRows: mostRows, watch)
    if saturation.asksOrigins {
      saturation = StackSaturation(simulator, remembersOrigins: true)
      isWhole = saturation.run(mostRows: mostRows, watch)
    }
    let reading = isWhole ? StackReading(saturation, watch) : nil
    return reading.map { CombinedEvidence.combined(search, $0, watch) } ?? search
  }

  /// What the search says of at most so many configurations.
  private func searchOneByOne(_ most: Int, _ watch: Watch) -> Behaviour {
    var limits = limits
    limits.configurations = min(most, limits.configurations)
    return SearchEngine(simulator, limits: limits).explore(watch: watch)
  }
}
