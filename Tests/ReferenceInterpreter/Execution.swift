import FlowModel

/// A transition that is being performed.
struct Execution {
  /// A list of steps and its cause.
  struct Context {
    enum Cause: Equatable {
      /// A tap, or the replacement of a gesture.
      case user
      /// `by: system` or `by: arrival`.
      case system
      case entry
      /// The `then` of a task.
      case then(isUserInitiated: Bool)
    }

    var cause: Cause
    var steps: [Step]
    /// The task that was running when the list began.
    var running: Configuration.Run?
    /// The removed run that waits for its outcome, and the screen in front after its removal.
    var gone: (run: Configuration.Run, landed: ScreenID)?
    /// The run of a one-screen layer that the action closed.
    var floating: Configuration.Run?
    /// Whether the action belongs to the screen under an input view.
    var isUnderInputView = false
    /// The number of layers above the screen that offers the action.
    var covering = 0
    /// The column that the steps act on.
    var column = Column.last

    /// A column of a split view.
    enum Column {
      /// The one that was in use when the list began, with the number of the root that was in the window then.
      case used(Int, root: Int)
      /// The last one: in an entry, and in a list that began outside the split view.
      case last
    }

    var isUserInitiated: Bool { cause == .user || cause == .then(isUserInitiated: true) }

    /// Whether the list only removes screens, which cancels the running task.
    var onlyLeaves: Bool {
      steps.allSatisfy {
        switch $0.kind {
        case .pop, .dismiss, .unwind, .set, .stay: true
        default: false
        }
      }
    }
  }

  /// The effect of a step on the tasks that it removes.
  enum Judgement {
    /// A gesture cancels them.
    case cancelled
    /// A step interrupts them, with exceptions.
    case interrupted
  }

  let interpreter: Interpreter
  /// The step that runs.
  var current: Step?
  var configuration: Configuration
  var events: [Interpreter.Event] = []
  /// The layers that are above the root while a step acts beneath them.
  var covering: [Configuration.Layer] = []
  /// The screen in front when these layers were removed.
  var uncovered: ScreenID?
  /// Whether these layers are removed for good if the task of their screens ends beneath them.
  var coversTasks = false
  /// The panels in front while something acts beneath them.
  var panelsAbove: [Configuration.Layer] = []
  /// Whether a tap or a gesture caused the transition.
  private var isTap = true
  /// The screen in front before each running step, after its input view was dismissed.
  var fronts: [ScreenID] = []
  /// The screen in front before the first step of the tap that interrupted a task.
  private(set) var frontBeforeInterruption: ScreenID?

  init(_ interpreter: Interpreter, _ configuration: Configuration) {
    self.interpreter = interpreter
    self.configuration = configuration
  }

  var flow: Flow { interpreter.flow }

  /// The result of the transition.
  var outcome: Interpreter.Outcome {
    var result = configuration
    for tab in result.stacks.indices {
      for place in result.stacks[tab].indices { result.stacks[tab][place].run?.isFresh = false }
    }
    return (result, events)
  }

  // MARK: Transitions

  /// Performs a result of an action, an entry or a replaced gesture.
  mutating func perform(_ id: ActionID, _ chosen: Int, _ result: Int, isUnderInputView: Bool) {
    let action = flow[id]
    let choice = action.cases[chosen].results[result]
    var context = Context(cause: cause(of: action), steps: choice.steps, running: configuration.running)
    isTap = action.isUserInitiated
    context.column = action.trigger == .entry ? .last : columnInUse
    if isUnderInputView {
      context.isUnderInputView = true
      context.running = runningUnderInputView
    }
    assign(action.set + action.cases[chosen].set + choice.set)
    if id == flow.relaunch { configuration.frontStack[configuration.frontStack.count - 1].arrived = [] }
    if action.trigger == .arrival {
      let place = configuration.frontStack.count - 1
      configuration.frontStack[place].arrived.insert(id)
    }
    if closesLayerFirst(action, choice.steps, isUnderInputView) { takeOneScreenLayer(&context) }
    run(&context)
    endFloating(&context)
  }

  /// Whether a one-screen layer in front goes before the steps of an action run.
  private func closesLayerFirst(_ action: Action, _ steps: [Step], _ isUnderInputView: Bool) -> Bool {
    let style = configuration.layers.dropLast(isUnderInputView ? 1 : 0).last?.style
    switch action.trigger {
    case .user, .gesture: return true
    case .system, .arrival: return style != .alert && style != .actionSheet
    case .entry: return style == .external && !steps.allSatisfy { $0.movesNothing }
    }
  }

  /// The column in use, for a list that begins now.
  var columnInUse: Context.Column { .used(configuration.selected, root: configuration.rootNumber) }

  private func cause(of action: Action) -> Context.Cause {
    switch action.trigger {
    case .user, .gesture: .user
    case .system, .arrival: .system
    case .entry: .entry
    }
  }

  /// The running task from the point of view of the screen under an input view.
  private var runningUnderInputView: Configuration.Run? {
    var beneath = configuration
    beneath.layers.removeLast()
    return beneath.running
  }

  /// Performs the default effect of a gesture.
  mutating func perform(_ gesture: Gesture) {
    let beneath = configuration.levels - (configuration.layers.last?.style == .inputView ? 2 : 1)
    switch gesture {
    case .back: cancel(aboveLevel: beneath, keeping: configuration.stack(level: beneath).count - 1)
    case .swipeDown: cancel(aboveLevel: beneath - 1)
    case .tapOutside, .return: cancel(aboveLevel: configuration.levels - 2)
    case .swipeLeft, .swipeRight: break
    case .tab(let screen):
      guard let tab = flow[configuration.root].tabs.firstIndex(of: screen) else { return }
      if tab == flow[configuration.root].tab(ofStack: configuration.selected) {
        cancel(aboveLevel: 0, keeping: 1)
      } else {
        select(tab)
      }
    }
    settle()
  }

  /// Runs the steps in order.
  mutating func run(_ context: inout Context) {
    for place in context.steps.indices {
      let later = context.steps[(place + 1)...]
      fronts.append(configuration.front.screen)
      take(context.steps[place], &context, later: later)
      fronts.removeLast()
      settle()
    }
  }

  /// Performs a result of an action with `while: open` of a screen that cannot be used.
  mutating func performCovered(_ id: ActionID, _ chosen: Int, _ result: Int) {
    guard let (level, place) = configuration.topmost(of: interpreter.screens(offering: id)) else { return }
    var above = configuration
    above.layers.removeLast(configuration.levels - 1 - level)
    above.frontStack.removeLast(above.frontStack.count - 1 - place)
    let action = flow[id]
    let choice = action.cases[chosen].results[result]
    var context = Context(cause: .system, steps: choice.steps, running: above.running)
    isTap = false
    context.column = columnInUse
    context.covering = configuration.levels - 1 - level
    assign(action.set + action.cases[chosen].set + choice.set)
    run(&context)
  }

  mutating func assign(_ assignments: [Assignment]) {
    for assignment in assignments {
      let (variable, last) = (assignment.variable.index, flow[assignment.variable].values.count - 1)
      switch assignment.change {
      case .value(let value): configuration.values[variable] = value
      case .add(let amount):
        configuration.values[variable] = ValueID(min(max(configuration.values[variable].index + amount, 0), last))
      }
    }
  }

  // MARK: Covering

  /// Begins the task of a root that is in front for the first time, and clears the arrivals of covered screens.
  mutating func settle() {
    beginAtRoot()
    for tab in configuration.stacks.indices {
      let isBeside = tab != configuration.selected && interpreter.columns(configuration).contains(tab)
      let isHidden = tab != configuration.selected || isCovered(level: 0)
      forgetArrivals(in: &configuration.stacks[tab], isCovered: isHidden && !isBeside)
    }
    for layer in configuration.layers.indices {
      forgetArrivals(in: &configuration.layers[layer].stack, isCovered: isCovered(level: layer + 1))
    }
  }

  private func isCovered(level: Int) -> Bool {
    level < configuration.layers.count && !configuration.layers[level].style.keepsArrivals
  }

  private func forgetArrivals(in stack: inout [Configuration.Instance], isCovered: Bool) {
    for place in stack.indices where isCovered || place < stack.count - 1 { stack[place].arrived = [] }
  }

  private mutating func beginAtRoot() {
    if configuration.layers.isEmpty, configuration.front.awaitsFront { beginAtBottom() }
  }

  /// Begins the task at the visible stack's bottom, for the first time or again.
  mutating func beginAtBottom() {
    let bottom = configuration.stacks[configuration.selected][0]
    configuration.stacks[configuration.selected][0].awaitsFront = false
    configuration.stacks[configuration.selected][0].ended = nil
    guard let task = bottom.ended ?? flow[bottom.screen].task else { return }
    var run = begin(task, then: rootThen(of: task))
    run.isFresh = bottom.ended != nil
    configuration.stacks[configuration.selected][0].run = run
  }

  /// Returns the `then` of the current root if the task is the root's own.
  func rootThen(of task: TaskID) -> ThenID? {
    if case .task(let own, let then) = flow[configuration.root].kind, own.value == task { then } else { nil }
  }

  /// Returns a new run of a task.
  mutating func begin(
    _ task: TaskID, then: ThenID?, origin: ScreenID? = nil, returnPoint: Int? = nil
  ) -> Configuration.Run {
    events.append(.starts(task))
    return Configuration.Run(
      number: configuration.takeNumber(), task: task, then: then, origin: origin, returnPoint: returnPoint)
  }

  mutating func interrupt(_ run: Configuration.Run) {
    events.append(.interrupts(run.task))
    if isTap, frontBeforeInterruption == nil { frontBeforeInterruption = fronts.last }
  }
}
