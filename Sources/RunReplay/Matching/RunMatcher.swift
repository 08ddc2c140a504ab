import Diagnostics
import FlowExport
import FlowModel
import FlowSimulation

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
  var candidates: [Candidate] = []
  var history = RunHistory()
  /// Whether candidates were dropped, so that a run that leaves the flow is undecided.
  private(set) var isCut = false
  var flow: Flow { simulator.flow }

  /// Begins with the launches.
  mutating func launch(_ states: some Sequence<[ValueID]>) {
    candidates = []
    for state in states.prefix(Self.limit) {
      let tracker = ItemTracker(simulator.launch(state))
      let place = history.add(RunHistory.Start(tracker: tracker, launch: state))
      candidates.append(Candidate(tracker: tracker, cost: .init(), history: place))
    }
    candidates = closed(candidates)
  }

  /// Replaces the candidates by known configurations.
  mutating func resume(at trackers: [ItemTracker]) {
    candidates = trackers.prefix(Self.limit).map { tracker in
      Candidate(tracker: tracker, cost: .init(), history: history.add(RunHistory.Start(tracker: tracker, launch: nil)))
    }
    candidates = closed(candidates)
  }

  // MARK: Events

  /// Returns the candidates after a recorded event; none if no candidate offers it.
  mutating func after(
    _ kind: RunRecord.EventKind, _ name: String, result: String?, screen: ScreenID?
  ) -> [Candidate] {
    var next: [Candidate] = []
    for candidate in candidates {
      for move in simulator.moves(in: candidate.configuration) where isRecorded(move, as: kind) {
        guard names.names(move, name, result: result, simulator) else { continue }
        if let screen, simulator.screen(offering: move, in: candidate.configuration) != screen { continue }
        next.append(performed(move, from: candidate, isInferred: false))
      }
    }
    return closed(next)
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
      tracker: tracker, cost: cost,
      history: history.add(move, isInferred: isInferred, after: candidate.history), passing: passing)
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
    for candidate in candidates {
      if shows(candidate, screen, details) || candidate.passing.contains(screen) { next.append(candidate) }
      guard candidate.configuration.frontScreen != screen, !kinds.isEmpty else { continue }
      next += inferred(from: candidate, to: screen, details, kinds, mayRepeat: true)
    }
    // Of equally cheap explanations, those after which the screen stays in front come first.
    let staying = next.filter { $0.configuration.frontScreen == screen }
    return merged(staying + next.filter { $0.configuration.frontScreen != screen })
  }

  private func shows(_ candidate: Candidate, _ screen: ScreenID, _ details: RunRecord.ScreenDetails) -> Bool {
    candidate.configuration.frontScreen == screen && holds(details, candidate.configuration)
  }

  /// Returns the candidates after one inferred event, or two if a screen that apps seldom report lies between.
  private mutating func inferred(
    from candidate: Candidate, to screen: ScreenID, _ details: RunRecord.ScreenDetails,
    _ kinds: Set<RunRecord.EventKind>, mayRepeat: Bool
  ) -> [Candidate] {
    var found: [Candidate] = []
    for move in simulator.moves(in: candidate.configuration) {
      guard let kind = kind(of: move), kinds.contains(kind) else { continue }
      for next in closed([performed(move, from: candidate, isInferred: true)]) {
        if shows(next, screen, details) || next.passing.contains(screen) {
          found.append(next)
        } else if mayRepeat, silentKinds.contains(flow[next.configuration.frontScreen].kind) {
          found += inferred(from: next, to: screen, details, kinds, mayRepeat: false)
        }
      }
    }
    return found
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
