import Diagnostics
import FlowExport
import FlowModel
import FlowSimulation
import FlowSyntax
import Localization
import Support

/// Judges one run: where it left the flow, what was inferred, and what it exercised.
struct RunJudge {
  let context: ReplayContext
  private let records: [RunRecord]
  var matcher: RunMatcher
  var verdict: RunVerdict
  var unknownNames: Set<String> = []
  /// Whether a partial flow does not say where the app is, until the next screen.
  private var isLost = false
  private var isResumed = false

  init(
    _ records: [RunRecord], named name: String, _ context: ReplayContext, remembering inferences: InferenceCache,
    _ watch: ProgressMonitor
  ) {
    self.context = context
    self.records = records
    let recorded = Set(records.compactMap(\.kind))
    let shown = Set(records.compactMap { context.screenKind(of: $0) })
    let seldom: [Screen.Kind] = [.external, .system, .prompt, .alert, .actionSheet]
    matcher = RunMatcher(
      simulator: context.simulator, names: context.names,
      unrecorded: context.unrecorded ?? Set(RunRecord.EventKind.allCases).subtracting(recorded),
      silentKinds: Set(seldom).subtracting(shown), remembering: inferences, watch: watch)
    verdict = RunVerdict(name: name)
  }

  /// Returns the verdict.
  mutating func judge() -> RunVerdict {
    begin()
    for record in records {
      follow(record)
      if matcher.isStopped { break }
    }
    verdict.isStopped = matcher.isStopped
    let isOpen = matcher.isCut && verdict.findings.contains { $0.kind != .unknownName }
    verdict.isUndecided = isOpen || (verdict.isStopped && verdict.findings.isEmpty)
    if !isResumed { count(matcher.cheapest) }
    return verdict
  }

  private mutating func begin() {
    var given: [String: String] = [:]
    var isRelaunch = false
    for record in records {
      guard case .start(_, let values, let again) = record.content else { continue }
      for (variable, value) in known(values, record.line) {
        given[context.flow[variable].name.value] = context.flow.name(of: value, of: variable)
      }
      isRelaunch = isRelaunch || again
    }
    if context.beginsAnywhere {
      isLost = true
    } else {
      matcher.launch(context.states(given: given, anyValue: isRelaunch))
    }
  }

  private mutating func follow(_ record: RunRecord) {
    switch record.content {
    case .screen(let name, let details): see(name, details, record.line)
    case .event(let kind, let name, let result, let screen): happen(kind, name, result, screen, record.line)
    case .state(let values): have(values, record.line)
    case .unknown(let key):
      if unknownNames.insert("{\(key)").inserted {
        verdict.warnings.append("line \(record.line): unknown record \"\(key)\"")
      }
    case .start, .ignored: break
    }
  }

  // MARK: Screens

  private mutating func see(_ name: String, _ details: RunRecord.ScreenDetails, _ line: Int) {
    switch context.names.screen(name) {
    case .ignored: return
    case .unknown: return reportUnknown("screen", name, line, among: context.names.screenNames)
    case .known(let screen): see(screen, details, line)
    }
  }

  private mutating func see(_ screen: ScreenID, _ given: RunRecord.ScreenDetails, _ line: Int) {
    guard let details = known(given, line) else { return }
    let next = matcher.showing(screen, details, inferring: matcher.unrecorded)
    // A record that was compared in part says nothing.
    if matcher.isStopped { return }
    if !next.isEmpty {
      matcher.keep(next)
      isLost = false
      return
    }
    if context.beginsAnywhere, matcher.candidates.isEmpty, !isResumed {
      isLost = false
      return matcher.resume(at: context.trackers(showing: screen))
    }
    if isLost || context.mayOmit(screen, after: matcher.candidates) {
      if !isLost { verdict.notInFile["screen \(context.name(of: screen))", default: 0] += 1 }
      isLost = false
      return resume(at: screen)
    }
    report(leftFlow(to: screen, details, line))
    resume(at: screen)
  }

  private mutating func resume(at screen: ScreenID) {
    if !isResumed { count(matcher.cheapest) }
    isResumed = true
    matcher.resume(at: context.trackers(showing: screen))
    // Nothing is known to show a screen that only something outside of the file opens.
    isLost = matcher.candidates.isEmpty
  }

  private mutating func leftFlow(to screen: ScreenID, _ details: RunRecord.ScreenDetails, _ line: Int) -> RunFinding {
    let fronts = matcher.candidates.map { context.name(of: $0.configuration.frontScreen) }.uniqued
    let passing = matcher.candidates.flatMap(\.passing).map { context.name(of: $0.frontScreen) }.uniqued.filter {
      !fronts.contains($0)
    }
    var shows = Message.list(
      fronts.prefix(4).map(Message.name) + (fronts.count > 4 ? ["\(fronts.count - 4) others"] : []), .alternatives)
    if !passing.isEmpty { shows = "\(shows) (in passing: \(Message.list(passing.map(Message.name), .none)))" }
    let own = context.name(of: screen)
    let event: Message =
      lastMove.map { .name(context.simulator.name(of: $0)) } ?? (isResumed ? "resuming" : "the launch")
    var message: Message = "the app left the flow: after \(event) it showed \"\(own)\", the flow shows \(shows)"
    if fronts == [own] { message = "the app left the flow: \"\(own)\" is in front, but \(details.text) does not hold" }
    if let missing = explanation(of: screen, details) { message = "\(message); \"\(missing)\" would explain it" }
    var finding = RunFinding(.left, line: line, message, help: help)
    finding.observed = own
    return finding
  }

  /// Returns an event that the run records but does not have, and that would explain a screen.
  private mutating func explanation(of screen: ScreenID, _ details: RunRecord.ScreenDetails) -> String? {
    // Apps forget to record gestures more often than taps.
    for kinds in [[.gesture], Set(RunRecord.EventKind.allCases)] {
      var copy = matcher
      // An event after which the screen stays in front explains more than one that shows it for an instant.
      let found = copy.showing(screen, details, inferring: kinds).filter { $0.configuration.frontScreen == screen }
      guard let cheapest = found.min(by: { $0.cost < $1.cost }) else { continue }
      let steps = copy.history.walk(to: cheapest.history)?.steps ?? []
      return steps.last { $0.isInferred }.map { context.simulator.name(of: $0.move) }
    }
    return nil
  }

  // MARK: Events

  private mutating func happen(
    _ kind: RunRecord.EventKind, _ name: String, _ result: String?, _ screen: String?, _ line: Int
  ) {
    guard let name = context.names.translated(name) else { return }
    guard context.names.knows(kind, name) else {
      if mayHappenOutside { return leaveFile("\(kind.rawValue) \(name)") }
      return reportUnknown(Message(key: kind.rawValue), name, line, among: context.names.eventNames)
    }
    let result = result.flatMap { known($0, of: name, line) }
    guard !isLost else { return }
    var place: ScreenID?
    if let screen {
      switch context.names.screen(screen) {
      case .ignored: break
      case .known(let id): place = id
      case .unknown: return reportUnknown("screen", screen, line, among: context.names.screenNames)
      }
    }
    let next = matcher.after(kind, name, result: result, screen: place)
    if matcher.isStopped { return }
    if !next.isEmpty {
      matcher.keep(next)
      return
    }
    if mayHappenOutside { return leaveFile("\(kind.rawValue) \(name)") }
    report(result.flatMap { otherResult($0, of: kind, name, line) } ?? notOffered(name, line))
    isLost = true
  }

  /// Whether the file does not say everything that can happen on the screen in front.
  private var mayHappenOutside: Bool {
    matcher.candidates.contains { context.flow[$0.configuration.frontScreen].hasUnknownExits }
  }

  /// Counts an event that the file does not have; what is in front is unknown until the next screen.
  private mutating func leaveFile(_ event: String) {
    verdict.notInFile[event, default: 0] += 1
    isLost = true
  }

  private func notOffered(_ name: String, _ line: Int) -> RunFinding {
    let simulator = context.simulator
    let fronts = matcher.candidates.map { context.name(of: $0.configuration.frontScreen) }.uniqued
    let offered = matcher.candidates.flatMap { candidate in
      simulator.moves(in: candidate.configuration).map(simulator.name)
    }.uniqued
    let place = Message.list(fronts.prefix(4).map(Message.name), .alternatives)
    let list = offered.isEmpty ? "nothing" : Message.list(offered.map { .label($0) }, .none, upTo: 12)
    var help: Message = "change the app; or, if it is right, change the flow"
    if fronts.count == 1, let screen = matcher.candidates.first?.configuration.frontScreen {
      let line = context.flow[screen].name.range.start.line
      help = "change the app; or, if it is right, add \"\(name)\" to \"\(context.name(of: screen))\" in line \(line)"
    }
    return RunFinding(
      .notOffered, line: line, "\"\(name)\" is not offered on \(place); the flow offers \(list)", help: help)
  }

  // MARK: Values

  private mutating func have(_ values: [String: String], _ line: Int) {
    let wanted = known(values, line)
    guard !isLost, !matcher.candidates.isEmpty else { return }
    let next = matcher.having(wanted)
    if !next.isEmpty {
      matcher.keep(next)
      return
    }
    let text = Message.list(
      values.sorted { $0.key < $1.key }.map { Message(text: "\($0.key): \($0.value)") }, .none)
    report(RunFinding(.left, line: line, "the app left the flow: \(text) does not hold in the flow", help: help))
    isLost = true
  }

  // MARK: Findings

  private var help: Message {
    guard let move = lastMove, let action = context.flow.action(of: move) else {
      return "change the app; or, if it is right, change the flow"
    }
    let line = action.label.range.start.line
    return "change the app; or, if it is right, change \"\(action.label.value)\" in line \(line)"
  }

  /// The last event of the cheapest explanation that does not happen by itself.
  private var lastMove: Move? {
    let flow = context.flow
    return matcher.cheapest.flatMap { candidate in
      matcher.history.lastMove(at: candidate.history) { flow.action(of: $0)?.trigger != .arrival }
    }
  }

  private mutating func report(_ finding: RunFinding) {
    var finding = finding
    finding.isAfterResuming = isResumed
    if !isResumed, let candidate = matcher.cheapest, let walk = walk(of: candidate) {
      let trace = walk.trace(replaying: context.file)
      finding.steps = trace.steps
      finding.replay = trace.replay
    }
    verdict.findings.append(finding)
    if !isResumed { count(matcher.cheapest) }
    isResumed = true
  }

  /// Counts what the cheapest explanation exercises.
  private mutating func count(_ candidate: Candidate?) {
    guard let candidate, let (start, steps) = matcher.history.walk(to: candidate.history) else { return }
    let simulator = context.simulator
    var tracker = start.tracker
    verdict.add([tracker.shown], isInferred: false)
    for step in steps {
      let items = tracker.follow(simulator.perform(step.move, in: tracker.configuration), simulator)
      verdict.add(items, isInferred: step.isInferred)
      if step.isInferred { verdict.inferred.append(simulator.name(of: step.move)) }
    }
  }

  /// The longest explanation that is shown as a trace.
  private static let longestTrace = 200

  /// Returns the explanation of a candidate as a walk; nil for a long one, or one without a launch.
  private func walk(of candidate: Candidate) -> Walk? {
    guard let (start, steps) = matcher.history.walk(to: candidate.history), let state = start.launch,
      steps.count <= Self.longestTrace
    else { return nil }
    var walk = Walk(context.simulator, from: state)
    for step in steps { walk.take(step.move) }
    return walk
  }
}

extension RunRecord.ScreenDetails {
  /// The details as text.
  fileprivate var text: String {
    [
      modals.map { "modals: \($0)" }, tab.map { "tab: \($0)" }, task.map { "task: \($0)" },
      isTabBarShown.map { "tabBar: \($0 ? "shown" : "hidden")" },
    ].compactMap { $0 }.joined(separator: ", ")
  }
}
