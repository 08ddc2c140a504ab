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
  var inferences = InferenceCache()
  private let watch: ProgressMonitor
  /// Whether the user or the time limit ended the comparison.
  private(set) var isStopped = false
  /// Whether candidates were dropped, so that a run that leaves the flow is undecided.
  private(set) var isCut = false
  var flow: Flow { simulator.flow }

  /// Creates the follower of a run.
  init(
    simulator: Simulator, names: RunNames, unrecorded: Set<RunRecord.EventKind>, silentKinds: Set<Screen.Kind>,
    watch: ProgressMonitor
  ) {
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
      launched.append(Candidate(tracker: tracker, cost: .init(), history: place))
    }
    keep(saved(closed(launched)))
  }

  /// Replaces the candidates by known configurations.
  mutating func resume(at trackers: [ItemTracker]) {
    let known = trackers.prefix(Self.limit).map { tracker in
      Candidate(tracker: tracker, cost: .init(), history: history.add(RunHistory.Start(tracker: tracker, launch: nil)))
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
      for move in simulator.moves(in: candidate.configuration) where isRecorded(move, as: kind) {
        guard names.names(move, name, result: result, simulator) else { continue }
        if let screen, simulator.screen(offering: move, in: candidate.configuration) != screen { continue }
        next.append(performed(move, from: candidate, isInferred: false))
      }
    }
    return saved(closed(next))
  }

  /// Returns whether a move may be recorded as a kind of event; some apps record gestures as taps.
  private func isRecorded(_ move: Move, as kind: RunRecord.EventKind) -> Bool {
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

  private mutating func performed(_ move: Move, from candidate: Candidate, isInferred: Bool) -> Candidate {
    var tracker = candidate.tracker
    let passing = simulator.screensInPassing(move, in: candidate.configuration)
    _ = tracker.follow(simulator.perform(move, in: candidate.configuration), simulator)
    var cost = candidate.cost
    if isInferred { cost.inferred += 1 }
    if kind(of: move) == .entry { cost.entries += 1 }
    if kind(of: move) == .system { cost.systems += 1 }
    return Candidate(
      tracker: tracker, cost: cost, history: candidate.history,
      unsaved: candidate.unsaved + [RunHistory.Step(move: move, isInferred: isInferred)], passing: passing)
  }

  /// Adds the configurations after arrivals, which happen at any time; the cheapest of equal ones stays.
  private mutating func closed(_ start: [Candidate]) -> [Candidate] {
    var places: [ItemTracker: Int] = [:]
    var found: [Candidate] = []
    var waiting = start
    var place = 0
    while place < waiting.count {
      let candidate = waiting[place]
      place += 1
      if let known = places[candidate.tracker] {
        found[known].passing += candidate.passing.filter { !found[known].passing.contains($0) }
        if candidate.cost < found[known].cost {
          found[known].cost = candidate.cost
          found[known].history = candidate.history
          found[known].unsaved = candidate.unsaved
        }
        continue
      }
      places[candidate.tracker] = found.count
      found.append(candidate)
      for arrival in simulator.dueArrival(in: candidate.configuration) ?? [] {
        var next = performed(arrival, from: candidate, isInferred: false)
        next.passing += candidate.passing + [candidate.configuration.frontScreen]
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
    for candidate in candidates where shouldContinue() {
      if shows(candidate, screen, details) || candidate.passing.contains(screen) { next.append(candidate) }
      guard candidate.configuration.frontScreen != screen, !kinds.isEmpty else { continue }
      for inference in inferred(from: candidate.tracker, kinds)[screen] ?? []
      where shows(inference, screen, details) || inference.passing.contains(screen) {
        next.append(candidate.followed(by: inference))
      }
    }
    // Of equally cheap explanations, those after which the screen stays in front come first.
    let staying = next.filter { $0.configuration.frontScreen == screen }
    return saved(merged(staying + next.filter { $0.configuration.frontScreen != screen }))
  }

  private func shows(_ candidate: Candidate, _ screen: ScreenID, _ details: RunRecord.ScreenDetails) -> Bool {
    candidate.configuration.frontScreen == screen && holds(details, candidate.configuration)
  }

  /// Returns what follows one inferred event, or two if a screen that apps seldom report lies between, by the screens
  /// that it shows.
  private mutating func inferred(
    from tracker: ItemTracker, _ kinds: Set<RunRecord.EventKind>
  ) -> InferenceCache.Inferences {
    if let known = inferences[tracker, kinds, silentKinds] { return known }
    var found: InferenceCache.Inferences = [:]
    for next in afterEach(of: kinds, from: Candidate(tracker: tracker, cost: .init(), history: 0)) {
      for screen in next.screens { found[screen, default: []].append(next) }
      guard silentKinds.contains(flow[next.configuration.frontScreen].kind) else { continue }
      for second in afterEach(of: kinds, from: next) {
        for screen in second.screens.subtracting(next.screens) { found[screen, default: []].append(second) }
      }
    }
    inferences[tracker, kinds, silentKinds] = found
    return found
  }

  private mutating func afterEach(of kinds: Set<RunRecord.EventKind>, from candidate: Candidate) -> [Candidate] {
    simulator.moves(in: candidate.configuration).flatMap { move -> [Candidate] in
      guard let kind = kind(of: move), kinds.contains(kind) else { return [] }
      return closed([performed(move, from: candidate, isInferred: true)])
    }
  }

  private mutating func merged(_ all: [Candidate]) -> [Candidate] {
    var places: [ItemTracker: Int] = [:]
    var found: [Candidate] = []
    for candidate in all {
      guard let known = places[candidate.tracker] else {
        places[candidate.tracker] = found.count
        found.append(candidate)
        continue
      }
      if candidate.cost < found[known].cost { found[known] = candidate }
    }
    return pruned(found)
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
