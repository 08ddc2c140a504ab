import FlowModel
import FlowSimulation

/// Decides all behaviours of a flow on a device with the engine that suits it.
///
/// Small flows mostly have few configurations: seeing them all is a proof, so the search goes first. Where they do not
/// end soon, and in larger flows at once, the exact engine decides what it can: by one pushdown system, or, where the
/// stacks of several tabs have no bound, by one for each tab. Where neither can, the search says how far it got.
public struct Verifier: Sendable {
  /// How behaviours are explored.
  public enum Engine: String, Sendable, CaseIterable {
    /// Whatever decides.
    case auto
    /// Configuration by configuration, up to the limits.
    case search
    /// By saturating pushdown systems, whatever their size; the search where these cannot tell.
    case exact
  }

  /// So many steps of saturation are tried before the search has the last word, and so many more for each screen.
  private static let patience = (flow: 50_000, screen: 200)
  /// In flows of more screens the exact engine goes first.
  private static let mostScreensToSearch = 100
  /// So many configurations are looked at before the exact engine is asked.
  private static let firstLook = 1_000
  /// So many are looked at where the exact engine was told to stop, so that something is known.
  private static let lastLook = 200

  private let simulator: Simulator
  private let engine: Engine
  private let limits: SearchEngine.Limits

  /// Creates a verifier.
  public init(_ simulator: Simulator, engine: Engine = .auto, limits: SearchEngine.Limits = .init()) {
    self.simulator = simulator
    self.engine = engine
    self.limits = limits
  }

  /// Explores all behaviours of a flow on several devices; those on which it cannot but behave in
  /// the same way are explored once.
  ///
  /// - Parameter watch: looks on while the behaviours on a device are explored.
  public static func explore(
    _ flow: Flow, on devices: [Device], engine: Engine = .auto, limits: SearchEngine.Limits = .init(),
    watch: (Device) -> Watch = { _ in .none }
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
      shared.doing(place) { Verifier(subjects[place], engine: engine, limits: limits).explore(watch: $0) }
    }
    return zip(simulators, places).map { simulator, place in
      let like = explored[place]
      return like.device == simulator.device ? like : like.moved(to: simulator)
    }
  }

  /// Explores all behaviours as far as can be, or until it is told to stop.
  public func explore(watch: Watch = .none) -> Behaviour {
    guard watch.goesOn(.reach) else { return search(1, .none) }
    var isStopped = false
    let watch = Watch { work, share in
      isStopped = isStopped || !watch.goesOn(work, share: share)
      return !isStopped
    }
    var seen: Behaviour?
    if searchesFirst {
      let first = search(engine == .auto ? Self.firstLook : .max, watch)
      // Told to stop before it began, it still says what the launch shows.
      if isStopped, first.bound == 0 { return search(1, .none) }
      if first.isComplete || isStopped || engine == .search { return first }
      seen = first
    }
    let tabs = TabwiseEngine(simulator, steps: patience, watch: watch)
    let needsTabs = tabs?.isNeeded ?? false
    if !needsTabs, !isStopped, var exact = exact(watch), exact.isComplete || isStopped || engine == .exact {
      if let cleared = tabs?.clears(exact.undecided, watch) { exact.undecided.removeAll(where: cleared.contains) }
      if !(exact.undecided.isEmpty && exact.isSureOfGrowth), engine == .auto {
        // What is left undecided is told as seen up to a bound, unless a search comes to an end.
        if !isStopped {
          let last = search(.max, watch)
          if last.isComplete { return last }
          // One that is told to stop may have come less far than the first.
          if last.bound >= seen?.bound ?? 0 { seen = last }
        }
        exact.bound = seen?.bound ?? 0
      }
      return seen.map { SecondedEvidence.seconded(exact, by: $0) } ?? exact
    }
    if !isStopped, let behaviour = tabs?.explore(watch: watch, besides: { search(.max, watch) }) { return behaviour }
    guard !isStopped else { return search(Self.lastLook, .none) }
    var last = search(.max, watch)
    if !last.isComplete { last.variablesInTheWay = variablesInTheWay }
    return last
  }

  /// The variables for which no exact engine has had room; none where it was for another reason that they gave up.
  private var variablesInTheWay: [VariableID] {
    let all = simulator.flow.variablesThatMatter
    return simulator.flow.valuations(of: all) > Refinement.mostValuations ? all.sorted() : []
  }

  /// Whether the search is to go first: in flows so small that it mostly comes to an end.
  private var searchesFirst: Bool {
    engine == .search || engine == .auto && simulator.flow.screens.count <= Self.mostScreensToSearch
  }

  /// What the exact engine says; nil where it cannot be asked, gives up, or is told to stop.
  private func exact(_ watch: Watch) -> Behaviour? {
    PushdownEngine(simulator, steps: patience).explore(watch: watch)
  }

  /// So many steps are made before the search has the last word.
  private var patience: Int {
    engine == .exact ? .max : Self.patience.flow + Self.patience.screen * simulator.flow.screens.count
  }

  /// What the search says of at most so many configurations.
  private func search(_ most: Int, _ watch: Watch) -> Behaviour {
    var limits = limits
    limits.configurations = min(most, limits.configurations)
    return SearchEngine(simulator, limits: limits).explore(watch: watch)
  }
}
