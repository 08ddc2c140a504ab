import FlowModel
import FlowSimulation

/// Decides all behaviours of a flow on a device with the engine that suits it.
///
/// Small flows mostly have few configurations: seeing them all is a proof, so the search goes first. Where they do not
/// end soon, and in larger flows at once, the exact engine decides what it can: by one pushdown system, or, where the
/// stacks of several tabs have no bound, by one for each tab. Where neither can, the search says how far it got, and what
/// takes more taps, but few switches of tabs, is looked for by one more.
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
  private static let patience = (flow: 500_000, screen: 2_000)
  /// In flows of more screens the exact engine goes first.
  private static let mostScreensToSearch = 100
  /// So many configurations are looked at before the exact engine is asked.
  private static let firstLook = 1_000
  /// So many are looked at where the exact engine was told to stop, so that something is known.
  private static let lastLook = 200

  private let simulator: Simulator
  private let engine: Engine
  private let limits: SearchEngine.Limits
  private let isPatient: Bool
  /// So many steps of saturation are made before the search has the last word.
  var steps: Int

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
    steps = engine == .exact ? .max : Self.patience.flow + Self.patience.screen * simulator.flow.screens.count
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
  public func explore(watch: Watch = .none) -> Behaviour {
    var isStopped = false
    let watch = Watch { work, share in
      isStopped = isStopped || !watch.goesOn(work, share: share)
      return !isStopped
    }
    let behaviour = decide(watch) { isStopped }
    guard engine != .search, !isStopped, simulator.flow.roots.contains(where: { $0.tabs.count > 1 }),
      !behaviour.isComplete || !behaviour.undecided.isEmpty || !behaviour.isSureOfGrowth
        || behaviour.evidence.leavesOpen(watch)
    else { return behaviour }
    return SecondedEvidence.widened(behaviour, by: SearchEngine(simulator, contexts: Contexts()).explore(watch: watch))
  }

  /// Decides what can be decided, and searches where nothing can.
  private func decide(_ watch: Watch, isStopped: @escaping () -> Bool) -> Behaviour {
    guard watch.goesOn(.reach) else { return search(1, .none) }
    var seen: Behaviour?
    if searchesFirst {
      let first = search(engine == .auto ? Self.firstLook : .max, watch)
      // Told to stop before it began, it still says what the launch shows.
      if isStopped(), first.bound == 0 { return search(1, .none) }
      if first.isComplete || isStopped() || engine == .search { return first }
      seen = first
    }
    if let decided = decide(within: steps, besides: seen, watch, isStopped: isStopped) { return decided }
    guard !isStopped() else { return search(Self.lastLook, .none) }
    var last = search(.max, watch)
    if last.isComplete { return last }
    if isPatient, !isStopped(), let decided = decide(within: .max, besides: last, watch, isStopped: isStopped),
      decided.isComplete
    {
      return decided
    }
    last.variablesInTheWay = variablesInTheWay
    return last
  }

  /// What the exact engines say; nil where they cannot be asked, give up, or are told to stop before anything can be said.
  ///
  /// - Parameters:
  ///   - steps: after so many steps of saturation they give up.
  ///   - search: what a search has seen, if one has looked before.
  private func decide(
    within steps: Int, besides search: Behaviour?, _ watch: Watch, isStopped: () -> Bool
  ) -> Behaviour? {
    let tabs = TabwiseEngine(simulator, steps: steps, watch: watch)
    let needsTabs = tabs?.isNeeded ?? false
    if !needsTabs, !isStopped(), var exact = PushdownEngine(simulator, steps: steps).explore(watch: watch),
      exact.isComplete || isStopped() || engine == .exact
    {
      if let cleared = tabs?.clears(exact.undecided, watch) { exact.undecided.removeAll(where: cleared.contains) }
      var seen = search
      if !(exact.undecided.isEmpty && exact.isSureOfGrowth), engine == .auto {
        // What is left undecided is told as seen up to a bound, unless a search comes to an end.
        if !isStopped() {
          let last = self.search(.max, watch)
          if last.isComplete { return last }
          // One that is told to stop may have come less far than the first.
          if last.bound >= seen?.bound ?? 0 { seen = last }
        }
        exact.bound = seen?.bound ?? 0
      }
      return seen.map { SecondedEvidence.seconded(exact, by: $0) } ?? exact
    }
    guard !isStopped() else { return nil }
    return tabs?.explore(watch: watch) { self.search(.max, watch) }
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

  /// What the search says of at most so many configurations.
  private func search(_ most: Int, _ watch: Watch) -> Behaviour {
    var limits = limits
    limits.configurations = min(most, limits.configurations)
    return SearchEngine(simulator, limits: limits).explore(watch: watch)
  }
}
