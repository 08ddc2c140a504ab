import Diagnostics
import FlowModel

/// One move under way: the configuration as it changes, what is still to be done, and what has happened so far.
///
/// The rooms: here the move as a whole; `+Moves` how each kind begins; `+Steps` what each step does; `+Showing` how screens come
/// and frames begin; `+Removal` how instances go; `+Ending` how frames end and what follows; `+Roots` tabs and roots; `+Sight` what
/// can be done where not all stacks are known, `+Unseen` where nothing is, and `+Leaving` and `+Behind` where one tab's is.
struct Execution {
  let simulator: Simulator
  var configuration: Configuration
  var agenda: Agenda = []
  /// What each list of steps under way knows; the innermost last.
  var contexts: [StepContext] = []
  var events: [Event] = []
  /// The `then`s of frames that the running step took, to run when it is done.
  var followUps: [FollowUp] = []
  /// What becomes of each frame of the source, by serial.
  var fates: [Transition.Fate]
  /// The fewest modal layers there have been.
  var keptLayers: Int
  /// The tab whose root's task ended in this move and begins afresh; its frame stands there already.
  var freshTab: Int?
  /// Whether that frame is still asleep: the `then` of the one before it is running.
  var isRootAsleep = false
  /// Whether the task at the root in sight has ended, or gone.
  var hasRootEnded = false
  /// How many instances from the front down are really known; nil for all.
  ///
  /// What stands beneath them stands there only so that questions about it are answered truly, and is never taken.
  var window: Int?
  /// Whether the screen that comes to the front when the last known instance goes is the real one.
  var knowsUnseenScreen = false
  /// What is known besides, where not all is: see `+Sight`.
  var sight = Sight.front
  /// For each root the tab whose stack lies beneath that of any other; it is known only as far as it has come to light.
  var grounds: [Int] = []
  /// How many instances on top of the ground's stack are known while another tab is selected.
  var groundKnown = 0
  /// Whether nothing but one tab's stack is there, so that a move that selects another tab leaves: see `+Leaving`.
  var isAlone = false
  /// What is left of the move where it has left.
  var departure = Elsewhere.nothing
  /// What is left of the move for the stacks of the other tabs, whose root has gone.
  var rootLoss = Elsewhere.nothing
  /// Whether the root goes that was taken away by a move in another tab.
  var losesRootToOthers = false
  /// Whether what the move comes to depends on more than the one stack tells.
  var goesTooFar = false
  /// Whether what the move comes to depends on where it began, and that is not known.
  var asksWhereItBegan = false
  var nextSerial: Int32

  var flow: Flow { simulator.flow }

  init(_ simulator: Simulator, from configuration: Configuration) {
    self.simulator = simulator
    self.configuration = configuration
    let frames = configuration.frameCount
    fates = Array(repeating: .lost, count: frames)
    keptLayers = configuration.layers.count
    nextSerial = Int32(truncatingIfNeeded: frames)
    agenda.reserveCapacity(8)
  }

  /// A move of which no more is known than the front of a configuration: nobody asks what becomes of frames.
  init(_ simulator: Simulator, fromFrontOf configuration: Configuration, calledFrom nextSerial: Int32) {
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
    enter(StepContext(.launch, isUsers: false, isEntrys: false, acting: nil, steps: []))
    schedule(.beginTaskAtRoot)
  }

  mutating func perform(_ move: Move) -> Transition {
    begin(move)
    return finish(after: move)
  }

  /// Works off the agenda, as far as the front is known.
  mutating func work() {
    while departure.isNothing, canPerformNext { perform(agenda.removeLast()) }
  }

  /// Whether there is a next item, and enough is known for it; it is looked at where it lies.
  private var canPerformNext: Bool {
    guard !agenda.isEmpty else { return false }
    guard let window else { return true }
    let next = agenda.count - 1
    return window == 0 ? canPerformUnseen(agenda[next]) : !mustSeeMore(before: agenda[next])
  }

  private mutating func perform(_ item: Item) {
    switch item {
    case .run(let list, let place): run(list, from: place)
    case .act(let list, let place): act(list.steps(in: flow)[place])
    case .putInputViewAway: putInputViewAway()
    case .closeOneScreenLayer(let list): closeOneScreenLayer(before: list)
    case .remove(let removal): remove(removal)
    case .runFollowUps: runFollowUps()
    case .follow(let followUp): follow(followUp)
    case .select(let tab): select(tab)
    case .beginTaskAtRoot: beginTaskAtRoot()
    case .wakeRoot: isRootAsleep = false
    case .settle: settle()
    }
  }

  private mutating func finish(after move: Move?) -> Transition {
    work()
    closeMove()
    configuration.renumberFrames(&fates)
    return Transition(move: move, target: configuration, events: events, fates: fates, keptLayers: keptLayers)
  }

  /// Says what can only be said when nothing is left to do, and notices who has come to the front.
  mutating func closeMove() {
    announceFreshFrame()
    guard simulator.subject.hasArrivals else { return }
    let arrivals = simulator.subject.arrivals
    configuration.noticeArrival { arrivals[$0.index].count }
  }

  // MARK: What everything uses

  /// Enters a context; what is scheduled next is done in it, and settling it comes last.
  mutating func enter(_ context: StepContext) {
    contexts.append(context)
    agenda.append(.settle)
  }

  /// Puts two items before everything else that is still to be done, first things first: more are hardly ever known at once, and to
  /// make a list takes longer than what is done with it.
  mutating func schedule(_ first: Item, _ second: Item) {
    agenda.append(second)
    agenda.append(first)
  }

  /// Puts one item before everything else that is still to be done.
  mutating func schedule(_ item: Item) { agenda.append(item) }

  /// What the list of steps under way knows.
  var context: StepContext { contexts[contexts.count - 1] }

  /// Changes what the list of steps under way knows.
  mutating func updateContext(_ change: (inout StepContext) -> Void) { change(&contexts[contexts.count - 1]) }

  mutating func makeSerial() -> Int32 {
    nextSerial += 1
    return nextSerial - 1
  }

  mutating func note(_ kind: Event.Kind, _ cause: Cause? = nil, at range: SourceRange? = nil) {
    let range = cause == nil ? context.range : range
    events.append(Event(kind: kind, cause: cause ?? context.cause, range: range, root: configuration.root))
  }

  mutating func fail(_ failure: StepFailure) { note(.fails(failure)) }

  /// The frame that runs at a position, one that sleeps at a root left out.
  func frame(runningAt position: Position) -> Frame? {
    guard let start = configuration.frameStart(atOrUnder: position) else { return nil }
    return isAsleep(start) ? nil : configuration[start].frame
  }

  /// Whether the frame at a position is that of a root's task whose last run's `then` is not done yet.
  func isAsleep(_ position: Position) -> Bool { isRootAsleep && isFresh(position) }

  /// Whether the frame at a position is that of a root's task which ended in this move: nobody is told of it yet.
  func isFresh(_ position: Position) -> Bool { freshTab == configuration.selectedTab && position == .bottom }

  mutating func assign(_ assignments: [Assignment]) {
    for assignment in assignments { configuration.state[assignment.variable.index] = assignment.value }
  }
}
