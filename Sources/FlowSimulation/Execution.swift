import Diagnostics
import FlowModel

/// One move under way: the configuration as it changes, and what has happened so far.
///
/// The rooms: here the move as a whole; `+Steps` what each step does; `+Showing` how screens come and frames begin; `+Leaving`
/// how instances go; `+Ending` how frames end.
struct Execution {
  let simulator: Simulator
  var configuration: Configuration
  var events: [Event] = []
  /// The `then`s of frames that the running step took, to run when it is done.
  var followUps: [FollowUp] = []
  /// How many `then`s of a root are running: until they are done, its task does not begin afresh.
  var endingRoots = 0
  /// What becomes of each frame of the source, by serial.
  var fates: [Transition.Fate]
  /// The fewest modal layers there have been.
  var keptLayers: Int
  private var nextSerial: Int32

  /// The `then` of a frame that ended, and what it ended with.
  struct FollowUp {
    var then: ThenID
    var outcome: OutcomeID
  }

  var flow: Flow { simulator.flow }

  init(_ simulator: Simulator, from configuration: Configuration) {
    self.simulator = simulator
    self.configuration = configuration
    fates = Array(repeating: .lost, count: configuration.frameCount)
    keptLayers = configuration.layers.count
    nextSerial = Int32(truncatingIfNeeded: configuration.frameCount)
  }

  mutating func launch() -> Transition {
    beginTaskAtRoot(.launch, at: nil)
    return finish(after: nil)
  }

  mutating func perform(_ move: Move) -> Transition {
    switch move.kind {
    case .action(let id): performAction(flow[id], of: move)
    case .entry(let id): performEntry(flow[id], of: move)
    case .gesture(let gesture): performGesture(gesture, of: move)
    }
    return finish(after: move)
  }

  mutating func makeSerial() -> Int32 {
    nextSerial += 1
    return nextSerial - 1
  }

  mutating func note(_ kind: Event.Kind, _ cause: Cause, at range: SourceRange?) {
    events.append(Event(kind: kind, cause: cause, range: range))
  }

  mutating func note(_ kind: Event.Kind, in context: StepContext) {
    note(kind, context.cause, at: context.range)
  }

  private mutating func finish(after move: Move?) -> Transition {
    announceFreshFrames()
    configuration.renumberFrames(&fates)
    let arrivals = simulator.arrivals
    configuration.noticeArrivals { arrivals[$0.index].count }
    return Transition(
      move: move, target: configuration, events: events, fates: fates, keptLayers: keptLayers)
  }

  /// A task at a root that ended and began again says so only now: a `root` step may have taken it silently.
  private mutating func announceFreshFrames() {
    for instance in configuration.stacks.compactMap(\.first) {
      guard let frame = instance.frame, frame.isFresh else { continue }
      note(.starts(frame.task, .root, screen: instance.screen, layer: 0), .launch, at: nil)
    }
  }

  // MARK: Moves

  private mutating func performAction(_ action: Action, of move: Move) {
    if action.trigger == .arrival { forgetArrival(action.id) }
    let chosen = action.cases[move.chosenCase]
    let result = chosen.results[move.result]
    runAction(action, steps: result.steps, assigning: action.set + chosen.set + result.set, host: move.host)
  }

  private mutating func runAction(_ action: Action, steps: [Step], assigning: [Assignment], host: Move.Host) {
    let layer = host == .front ? configuration.frontLayer : configuration.usableLayer
    let acting = configuration.frame(runningAt: configuration.top(of: layer))?.serial
    var context = StepContext(
      .action(action.id), isUsers: action.isUsers, isEntrys: false, acting: acting, steps: steps)
    context.isUnderInputView = host != .front
    assign(assigning)
    if configuration.style(of: layer)?.isOneScreen == true, host != .root {
      closeOneScreenLayer(before: steps, in: &context)
    }
    run(steps, in: &context)
  }

  private mutating func performEntry(_ entry: Action, of move: Move) {
    let chosen = entry.cases[move.chosenCase]
    let result = chosen.results[move.result]
    assign(entry.set + chosen.set + result.set)
    var context = StepContext(
      .action(entry.id), isUsers: false, isEntrys: true, actsWhereItRuns: true, acting: nil, steps: result.steps)
    run(result.steps, in: &context)
  }

  private mutating func performGesture(_ gesture: Gesture, of move: Move) {
    if case .action(let id) = simulator.override(of: gesture, in: configuration) {
      let result = flow[id].cases.first?.results.first
      runAction(flow[id], steps: result?.steps ?? [], assigning: result?.set ?? [], host: move.host)
    } else {
      runOwnEffect(of: gesture)
    }
  }

  private mutating func forgetArrival(_ action: ActionID) {
    let screen = configuration.frontScreen
    guard let place = simulator.arrivals[screen.index].firstIndex(of: action) else { return }
    configuration.update(configuration.front) { $0.due &= ~(1 << UInt64(place)) }
  }

  mutating func assign(_ assignments: [Assignment]) {
    for assignment in assignments { configuration.state[assignment.variable.index] = assignment.value }
  }
}
