import Diagnostics
import FlowModel

/// A transition that is being performed: the changing configuration, the pending items and the events so far.
///
/// The extensions are: `+Moves` for the first items of each move, `+Steps` for the steps, `+Presentation` for new
/// screens and frames, `+Removal` for removed instances, `+Ending` for the ends of frames, and `+Roots` for tabs and
/// roots. `+StackKnowledge`, `+UnknownStack`, `+TabDeparture` and `+DeferredEnding` are for engines that know only
/// parts of the stacks.
struct Execution {
  let simulator: Simulator
  var configuration: Configuration
  var agenda: Agenda = []
  /// The contexts of the running lists of steps, innermost last.
  var contexts: [StepContext] = []
  var events: [Event] = []
  /// The `then`s of frames that the running step removed; they run after the step.
  var followUps: [FollowUp] = []
  /// The fate of each frame of the source, by serial.
  var fates: [Transition.Fate]
  /// The number of the source's lowest modal layers that were never removed.
  var keptLayers: Int
  /// The tab whose root task ended in this transition and has restarted.
  var freshTab: Int?
  /// Whether the restarted task waits for the `then` of its last run.
  var isRootTaskSuspended = false
  /// Whether the task at the visible root has ended or has been removed.
  var hasRootTaskEnded = false
  /// The number of known instances from the front down; nil if all are known.
  ///
  /// The instances below only serve to answer questions about them, and are never removed.
  var window: Int?
  /// Whether the screen that comes to the front after the last known instance is known.
  var knowsNextScreen = false
  /// What covers the stack that it acts on and is not part of the configuration; see `+StackKnowledge`.
  var cover: PartialMove.Cover?
  /// Whether it continues what began beneath layers.
  var isResumedBeneath = false
  /// The rest of the transition after it has departed.
  var departure = BoxedDeparture.none
  /// The rest of the transition for the stacks of the other tabs, whose root was replaced.
  var rootLoss = BoxedDeparture.none
  /// Whether a transition in another tab replaces the root.
  var isRootReplacedByOtherTab = false
  /// Whether the result depends on the stacks of other tabs.
  var needsOtherStacks = false
  /// Whether the result depends on where the transition began, which is unknown.
  var dependsOnOrigin = false
  var nextSerial: Int32

  var flow: Flow { simulator.flow }
  /// Whether it acts on a stack beneath layers that are not part of the configuration.
  var isBeneathLayers: Bool { cover != nil }

  init(_ simulator: Simulator, from configuration: Configuration) {
    self.simulator = simulator
    self.configuration = configuration
    let frames = configuration.frameCount
    fates = Array(repeating: .lost, count: frames)
    keptLayers = configuration.layers.count
    nextSerial = Int32(truncatingIfNeeded: frames)
    agenda.reserveCapacity(8)
  }

  /// Creates an execution that knows only the front of a configuration; it records no fates.
  init(_ simulator: Simulator, fromFrontOf configuration: Configuration, serialsFrom nextSerial: Int32) {
    self.simulator = simulator
    self.configuration = configuration
    fates = []
    keptLayers = configuration.layers.count
    window = 1
    self.nextSerial = nextSerial
  }

  mutating func launch() -> Transition {
    beginLaunch()
    return finish(after: nil)
  }

  mutating func beginLaunch() {
    enter(StepContext(.launch, isUserInitiated: false, isEntryInitiated: false, acting: nil, steps: []))
    schedule(.beginTaskAtRoot)
  }

  mutating func perform(_ move: Move) -> Transition {
    begin(move)
    return finish(after: move)
  }

  /// Performs the pending items until one needs a part of a stack that is not known.
  mutating func work() {
    while departure.isNone, canPerformNext { perform(agenda.removeLast()) }
  }

  /// Whether there is a next item and enough is known for it; the item is read in place.
  private var canPerformNext: Bool {
    guard !agenda.isEmpty else { return false }
    guard let window else { return true }
    let next = agenda.count - 1
    if case .returnToFront = agenda[next] { return false }
    return window == 0 ? canPerformOnUnknownStack(agenda[next]) : !actsBeneathLayers(agenda[next])
  }

  private mutating func perform(_ item: AgendaItem) {
    switch item {
    case .run(let list, let place): run(list, from: place)
    case .act(let list, let place): act(list, at: place)
    case .dismissInputView: dismissInputView()
    case .closeOneScreenLayer(let list): closeOneScreenLayer(before: list)
    case .remove(let removal): remove(removal)
    case .runFollowUps: runFollowUps()
    case .follow(let followUp): follow(followUp)
    case .select(let tab): select(tab)
    case .cover(let layers, let kept): cover(with: layers, keptLayers: kept)
    case .beginBeneath(let move): beginBeneath(move)
    case .beginCovered(let move): beginCovered(move)
    case .restore(let layers, let kept, let count): restore(layers, keptLayers: kept, over: count)
    case .returnToFront: break
    case .adoptTask(let action): adoptTask(of: action)
    case .beginTaskAtRoot: beginTaskAtRoot()
    case .resumeRootTask: isRootTaskSuspended = false
    case .settle: settle()
    }
  }

  /// Performs a move and returns the configurations before each of its steps but the first.
  mutating func configurationsBetweenSteps(of move: Move) -> [Configuration] {
    begin(move)
    var passed: [Configuration] = []
    var isFirst = true
    while departure.isNone, canPerformNext {
      let item = agenda.removeLast()
      if case .act = item {
        let stack = configuration.stack(of: configuration.frontLayer)
        if !isFirst, !stack.isEmpty, passed.last != configuration { passed.append(configuration) }
        isFirst = false
      }
      perform(item)
    }
    return passed
  }

  mutating func finish(after move: Move?) -> Transition {
    work()
    finishMove()
    configuration.renumberFrames(&fates)
    return Transition(move: move, target: configuration, events: events, fates: fates, keptLayers: keptLayers)
  }

  /// Adds the events that depend on the whole transition, and schedules arrivals.
  mutating func finishMove() {
    announceFreshFrame()
    guard simulator.subject.hasArrivals else { return }
    let arrivals = simulator.subject.arrivals
    configuration.scheduleArrivals { arrivals[$0.index].count }
    let panels = configuration.layers.suffix(configuration.panelCount)
    if !panels.isEmpty {
      configuration.layers.removeLast(panels.count)
      configuration.scheduleArrivals { arrivals[$0.index].count }
      configuration.layers += panels
    }
    let used = configuration.selectedTab
    for column in simulator.otherColumns(in: configuration) {
      configuration.selectedTab = column
      configuration.scheduleArrivals { arrivals[$0.index].count }
    }
    configuration.selectedTab = used
  }

  // MARK: Shared helpers

  /// Enters a context and schedules its settling; items that are scheduled later run before that.
  mutating func enter(_ context: StepContext) {
    contexts.append(context)
    agenda.append(.settle)
  }

  /// Schedules two items before all others; the first runs first.
  ///
  /// Two parameters are faster than an array, and more are rarely needed.
  mutating func schedule(_ first: AgendaItem, _ second: AgendaItem) {
    agenda.append(second)
    agenda.append(first)
  }

  /// Schedules one item before all others.
  mutating func schedule(_ item: AgendaItem) { agenda.append(item) }

  /// The context of the running list of steps.
  var context: StepContext { contexts[contexts.count - 1] }

  /// Changes the context of the running list of steps.
  mutating func updateContext(_ change: (inout StepContext) -> Void) { change(&contexts[contexts.count - 1]) }

  mutating func makeSerial() -> Int32 {
    nextSerial += 1
    return nextSerial - 1
  }

  mutating func note(_ kind: Event.Kind, _ cause: Cause? = nil, at range: SourceRange? = nil) {
    let range = cause == nil ? context.range : range
    events.append(Event(kind: kind, cause: cause ?? context.cause, range: range, root: configuration.root))
  }

  mutating func fail(_ failure: StepFailure) {
    if let range = context.range, simulator.traits.forgiven[failure]?.contains(range) == true { return }
    note(.fails(failure))
  }

  /// Returns the frame that is running at a position, or nil if it is a suspended task of a root.
  func frame(runningAt position: Position) -> Frame? {
    guard let start = configuration.frameStart(atOrUnder: position) else { return nil }
    return isSuspended(start) ? nil : configuration[start].frame
  }

  /// Returns whether the frame at a position is a restarted task of a root that waits for the `then` of its last run.
  func isSuspended(_ position: Position) -> Bool { isRootTaskSuspended && isFresh(position) }

  /// Returns whether the frame at a position is a restarted task of a root that has not been reported.
  func isFresh(_ position: Position) -> Bool { freshTab == configuration.selectedTab && position == .bottom }

  mutating func assign(_ assignments: [Assignment]) {
    for assignment in assignments {
      let variable = assignment.variable.index
      switch assignment.change {
      case .value(let value): configuration.state[variable] = value
      case .add(let amount):
        configuration.state[variable].add(amount, valueCount: flow.variables[variable].values.count)
      }
    }
  }
}
