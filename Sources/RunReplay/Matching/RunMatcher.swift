import Diagnostics
import FlowExport
import FlowModel
import FlowSimulation
import Support

/// Follows one run through a flow, with every configuration that the app may be in.
struct RunMatcher {
  /// The most configurations that are kept, the cheapest first.
  private static let limit = 1_000

  let simulator: Simulator
  let names: RunNames
  /// The kinds of events that the run does not record, so that they may be inferred.
  let unrecorded: Set<RunRecord.EventKind>
  /// The kinds of screens that apps seldom report and that the run never has.
  let silentKinds: Set<Screen.Kind>
  private(set) var candidates: [Candidate] = []
  private(set) var history = RunHistory()
  /// What earlier runs have found.
  let inferences: InferenceCache
  private let watch: ProgressMonitor
  /// Whether the user or the time limit ended the comparison.
  private(set) var isStopped = false
  /// Whether candidates were dropped, so that a run that leaves the flow is undecided.
  private(set) var isCut = false
  var flow: Flow { simulator.flow }

  /// Creates the follower of a run.
  init(
    simulator: Simulator, names: RunNames, unrecorded: Set<RunRecord.EventKind>, silentKinds: Set<Screen.Kind>,
    remembering inferences: InferenceCache, watch: ProgressMonitor
  ) {
    self.inferences = inferences
    (self.simulator, self.names, self.unrecorded, self.silentKinds) = (simulator, names, unrecorded, silentKinds)
    self.watch = watch
  }

  /// Returns whether the comparison goes on.
  mutating func shouldContinue() -> Bool {
    isStopped = isStopped || !watch.shouldContinue(.runs)
    return !isStopped
  }

  /// Begins with the launches.
  mutating func launch(_ states: some Sequence<[ValueID]>) {
    var launched: [Candidate] = []
    for state in states.prefix(Self.limit) {
      let tracker = ItemTracker(simulator.launch(state))
      let place = history.add(RunHistory.Start(tracker: tracker, launch: state))
      launched.append(Candidate(state: inferences.state(of: tracker), cost: .init(), history: place))
    }
    keep(saved(closed(launched)))
  }

  /// Replaces the candidates by known configurations.
  mutating func resume(at trackers: [ItemTracker]) {
    let known = trackers.prefix(Self.limit).map { tracker in
      Candidate(
        state: inferences.state(of: tracker), cost: .init(),
        history: history.add(RunHistory.Start(tracker: tracker, launch: nil)))
    }
    keep(saved(closed(known)))
  }

  /// Replaces the candidates.
  mutating func keep(_ next: [Candidate]) {
    candidates = next
    history.reduce(to: &candidates)
  }

  /// Returns candidates whose events are in the history.
  private mutating func saved(_ all: [Candidate]) -> [Candidate] {
    var kept = all
    history.save(&kept)
    return kept
  }

  // MARK: Events

  /// Returns the candidates after a recorded event; none if no candidate offers it.
  mutating func after(
    _ kind: RunRecord.EventKind, _ name: String, result: String?, screen: ScreenID?
  ) -> [Candidate] {
    var next: [Candidate] = []
    for candidate in candidates where shouldContinue() {
      for offer in inferences.moves(at: candidate.state.place, simulator) where isRecorded(offer.move, as: kind) {
        guard names.names(offer.move, name, result: result, simulator) else { continue }
        if let screen, simulator.screen(offering: offer.move, in: candidate.configuration) != screen { continue }
        next.append(performed(offer, from: candidate, isInferred: false))
      }
    }
    return saved(closed(next))
  }

  /// Returns whether a move may be recorded as a kind of event; some apps record gestures as taps.
  func isRecorded(_ move: Move, as kind: RunRecord.EventKind) -> Bool {
    let own = self.kind(of: move)
    return own == kind || own == nil || (kind == .tap && own == .gesture)
  }

  /// Returns the kind of a move; nil for an arrival, which happens by itself.
  private func kind(of move: Move) -> RunRecord.EventKind? {
    switch move.kind {
    case .gesture: .gesture
    case .entry: .entry
    case .action(let action):
      switch flow[action].trigger {
      case .system: .system
      case .arrival: nil
      case .user, .gesture, .entry: .tap
      }
    }
  }

  private func performed(
    _ offer: KnownPlace.Offer, from candidate: Candidate, isInferred: Bool
  ) -> Candidate {
    var cost = candidate.cost
    if isInferred { cost.inferred += 1 }
    if kind(of: offer.move) == .entry { cost.entries += 1 }
    if kind(of: offer.move) == .system { cost.systems += 1 }
    return Candidate(
      state: inferences.state(after: offer, from: candidate.state, simulator), cost: cost, history: candidate.history,
      unsaved: candidate.unsaved + [RunHistory.Step(move: offer.move, isInferred: isInferred)], passing: offer.passing)
  }

  /// Adds the configurations after arrivals, which happen at any time; the cheapest of equal ones stays.
  private mutating func closed(_ start: [Candidate]) -> [Candidate] {
    var places: [KnownState: Int] = [:]
    var found: [Candidate] = []
    var waiting = start
    var place = 0
    while place < waiting.count {
      let candidate = waiting[place]
      place += 1
      if let known = places[candidate.state] {
        found[known].passing += candidate.passing.filter { !found[known].passing.contains($0) }
        if candidate.cost < found[known].cost {
          found[known].cost = candidate.cost
          found[known].history = candidate.history
          found[known].unsaved = candidate.unsaved
        }
        continue
      }
      places[candidate.state] = found.count
      found.append(candidate)
      for arrival in inferences.arrivals(at: candidate.state.place, simulator) {
        var next = performed(arrival, from: candidate, isInferred: false)
        next.passing += candidate.passing + [candidate.configuration]
        waiting.append(next)
      }
      if waiting.count > Self.limit * 20 {
        isCut = true
        break
      }
    }
    return pruned(found)
  }

  private mutating func pruned(_ all: [Candidate]) -> [Candidate] {
    guard all.count > Self.limit else { return all }
    isCut = true
    let order = all.enumerated().sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }
    return order.prefix(Self.limit).map(\.element)
  }

  // MARK: Screens

  /// Returns the candidates that show a screen, now or after events that the run does not record.
  mutating func showing(
    _ screen: ScreenID, _ details: RunRecord.ScreenDetails, inferring kinds: Set<RunRecord.EventKind>
  ) -> [Candidate] {
    var next: [Candidate] = []
    let place = inferences.place(of: InferenceCache.Silence(kinds: kinds, screens: silentKinds))
    for candidate in candidates where shouldContinue() {
      if shows(candidate, screen, details) { next.append(candidate) }
      guard candidate.configuration.frontScreen != screen, !kinds.isEmpty else { continue }
      for inference in inferred(from: candidate.state, kinds, place)[screen] ?? []
      where shows(inference, screen, details) {
        next.append(candidate.followed(by: inference))
      }
    }
    // Of equally cheap explanations, those after which the screen stays in front come first.
    let staying = next.filter { $0.configuration.frontScreen == screen }
    return saved(merged(staying + next.filter { $0.configuration.frontScreen != screen }))
  }

  /// Returns whether a candidate shows a screen with details, for an instant or longer.
  private func shows(_ candidate: Candidate, _ screen: ScreenID, _ details: RunRecord.ScreenDetails) -> Bool {
    func matches(_ shown: Configuration) -> Bool { shown.frontScreen == screen && holds(details, shown) }
    return matches(candidate.configuration) || candidate.passing.contains(where: matches)
  }

  /// Returns what follows one inferred event, or two if a screen that apps seldom report lies between, by the screens
  /// that it shows.
  private mutating func inferred(
    from state: KnownState, _ kinds: Set<RunRecord.EventKind>, _ place: Int
  ) -> InferenceCache.Inferences {
    if let known = inferences[state, place] { return known }
    var found: InferenceCache.Inferences = [:]
    for next in afterEach(of: kinds, from: state) {
      for screen in next.screens { found[screen, default: []].append(next) }
      guard silentKinds.contains(flow[next.configuration.frontScreen].kind) else { continue }
      for second in afterEach(of: kinds, from: next.state) {
        for screen in second.screens.subtracting(next.screens) {
          found[screen, default: []].append(next.followed(by: second))
        }
      }
    }
    found = found.mapValues(Self.cheapest)
    inferences[state, place] = found
    return found
  }

  /// Returns the candidates after each event of some kinds, as if the run began at a state.
  private mutating func afterEach(of kinds: Set<RunRecord.EventKind>, from state: KnownState) -> [Candidate] {
    let events = state.events ?? events(after: state)
    state.events = events
    return events.flatMap { kinds.contains($0.kind) ? $0.next : [] }
  }

  private mutating func events(after state: KnownState) -> [(kind: RunRecord.EventKind, next: [Candidate])] {
    let start = Candidate(state: state, cost: .init(), history: 0)
    var events: [(kind: RunRecord.EventKind, next: [Candidate])] = []
    for offer in inferences.moves(at: state.place, simulator) {
      guard let kind = kind(of: offer.move) else { continue }
      events.append((kind, closed([performed(offer, from: start, isInferred: true)])))
    }
    return events
  }

  private mutating func merged(_ all: [Candidate]) -> [Candidate] { pruned(Self.cheapest(of: all)) }

  /// Returns the cheapest candidate of each configuration, the first one of equal ones.
  private static func cheapest(of all: [Candidate]) -> [Candidate] {
    guard all.count > 1 else { return all }
    var places: [KnownState: Int] = [:]
    var found: [Candidate] = []
    for candidate in all {
      guard let known = places[candidate.state] else {
        places[candidate.state] = found.count
        found.append(candidate)
        continue
      }
      if candidate.cost < found[known].cost { found[known] = candidate }
    }
    return found
  }

  private func holds(_ details: RunRecord.ScreenDetails, _ configuration: Configuration) -> Bool {
    if let modals = details.modals, modals != configuration.modalCount { return false }
    if let isShown = details.isTabBarShown, isShown != simulator.showsTabBar(in: configuration) { return false }
    if let tab = details.tab, tab != simulator.selectedTab(in: configuration).map({ flow[$0].name.value }) {
      return false
    }
    guard let task = details.task else { return true }
    return task == (configuration.runningTask.map { flow[$0].name.value } ?? "none")
  }

  // MARK: Values

  /// Returns the candidates with values.
  func having(_ values: [(VariableID, ValueID)]) -> [Candidate] {
    candidates.filter { candidate in values.allSatisfy { candidate.configuration.state[$0.0.index] == $0.1 } }
  }

  /// The candidate with the cheapest explanation, the first one of equal ones.
  var cheapest: Candidate? { candidates.min { $0.cost < $1.cost } }
}
