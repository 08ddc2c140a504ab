// MARK: Performing steps

/// The context of a running list of steps.
@MainActor
private final class StepContext<Flow: NavigationFlow> {
  /// The task that was running when the steps began.
  struct Acting {
    let id: Int
    let task: TaskFacts
    let isAtRoot: Bool

    init(_ frame: TaskFrame<Flow>) { (id, task, isAtRoot) = (frame.id, frame.task, frame.isAtRoot) }
  }

  /// A task that an earlier step removed, and that a later `complete` ends.
  struct Taken {
    let frame: TaskFrame<Flow>
    var returnPointStands: Bool
    var addedAbove = 0

    mutating func recordRemoval() {
      if addedAbove > 0 { addedAbove -= 1 } else { returnPointStands = false }
    }
  }

  let isUserInitiated: Bool
  let isEntry: Bool
  let onlyRemoves: Bool
  var acting: Acting?
  var isUnderInputView = false
  /// Whether a later step of the list ends the acting task.
  var endsLater = false
  /// The task whose one-screen layer was closed before the steps, and which they may continue.
  var pending: TaskFrame<Flow>?
  var taken: Taken?

  init(isUser: Bool, isEntry: Bool = false, acting: TaskFrame<Flow>?, steps: [FlowStep<Flow>]) {
    (isUserInitiated, self.isEntry) = (isUser, isEntry)
    self.acting = acting.map(Acting.init)
    onlyRemoves = isUser && steps.allSatisfy(\.onlyRemoves)
  }
}

/// A removal of screens until a goal is reached.
private struct Removal<Flow: NavigationFlow> {
  enum Goal {
    case instances(Int)
    case layers(Int)
    case allLayers, stackRoot, bottom
    case screen(Flow.Screen)
    case layerHolding(Flow.Screen)
    case frame(Int)
  }

  enum Cause {
    case step, gesture
    case ending(String, frame: Int, isAtRoot: Bool)
    case closing([FlowStep<Flow>])
    case newRoot(Flow.Root)
  }

  var goal: Goal
  let cause: Cause
  /// The outermost removed task that the cause does not interrupt.
  var frame: TaskFrame<Flow>?
  /// Whether nothing beneath that task was removed.
  var returnPointStands = false
}

/// Performs an event on the stacks and layers of a navigator.
///
/// What each step means is written in navflow's semantics.
@MainActor
private final class FlowExecution<Flow: NavigationFlow> {
  private let app: Navigator<Flow>
  /// What is still to be done; the last item is the next one.
  private var agenda: [@MainActor () -> Void] = []
  private var contexts: [StepContext<Flow>] = []
  private var followUps: [(frame: TaskFrame<Flow>, outcome: String)] = []
  /// The tab whose root task has ended, and has begun again.
  private var freshTab: Int?
  private var isRootTaskSuspended = false

  /// Creates the execution of one event.
  init(in app: Navigator<Flow>) { self.app = app }

  private var context: StepContext<Flow> { contexts[contexts.count - 1] }

  // MARK: Events

  func launch() {
    enter(StepContext(isUser: false, acting: nil, steps: []))
    schedule(beginTaskAtRoot)
    work()
  }

  func begin(_ event: FlowEvent<Flow>, isFront: Bool) {
    let isUnder = app.layers.last?.style == .inputView && !isFront
    let layer = isUnder ? app.usableLayer : app.layers.count
    let top = FlowPosition(layer: layer, index: app.stack(of: layer).count - 1)
    let isUser = event.kind == .tap || event.kind == .gesture
    let new = StepContext(
      isUser: isUser, acting: app.frameStart(atOrUnder: top).flatMap { app[$0].frame }, steps: event.steps)
    new.isUnderInputView = isUnder
    event.set?(&app.state)
    enter(new)
    // UIKit closes an alert for its buttons only, not for an event from elsewhere.
    let style = app.style(of: layer)
    let closes = style?.isOneScreen == true && (isUser || style != .alert && style != .actionSheet)
    if closes {
      schedule { self.closeOneScreenLayer(before: event.steps) }
      schedule(dismissInputView)
    } else {
      schedule { self.run(event.steps, from: 0) }
    }
    work()
  }

  func enter(_ event: FlowEvent<Flow>) {
    event.set?(&app.state)
    enter(StepContext(isUser: false, isEntry: true, acting: nil, steps: event.steps))
    let leavesOtherApp = app.layers.last?.style == .external && event.steps.contains { !$0.isChange }
    if leavesOtherApp {
      schedule { self.closeOneScreenLayer(before: event.steps) }
    } else {
      schedule { self.run(event.steps, from: 0) }
    }
    work()
  }

  func back() { gesture { self.remove(.instances(1 + self.inputViews), .gesture) } }
  func swipeDown() { gesture { self.remove(.layers(1 + self.inputViews), .gesture) } }
  func closeFront() { gesture { self.remove(.layers(1), .gesture) } }

  func tap(tab: Int) {
    gesture { if tab == self.app.selected { self.remove(.stackRoot, .gesture) } else { self.select(tab) } }
  }

  private var inputViews: Int { app.layers.last?.style == .inputView ? 1 : 0 }

  private func gesture(_ body: @escaping @MainActor () -> Void) {
    enter(StepContext(isUser: true, acting: nil, steps: []))
    schedule(beginTaskAtRoot)
    schedule(runFollowUps)
    schedule(body)
    work()
  }

  private func work() { while let next = agenda.popLast() { next() } }

  private func schedule(_ item: @escaping @MainActor () -> Void) { agenda.append(item) }

  private func enter(_ context: StepContext<Flow>) {
    contexts.append(context)
    schedule(settle)
  }

  // MARK: Steps

  private func run(_ steps: [FlowStep<Flow>], from place: Int) {
    guard steps.indices.contains(place) else { return }
    let step = steps[place]
    context.endsLater = steps[(place + 1)...].contains { later in
      if case .end(let outcome) = later { context.acting?.task.outcomes.contains(outcome) == true } else { false }
    }
    let dismissesFirst = mustDismissInputView(step)
    if place + 1 < steps.count { schedule { self.run(steps, from: place + 1) } }
    schedule(beginTaskAtRoot)
    schedule(runFollowUps)
    schedule { self.act(step) }
    if dismissesFirst { schedule(dismissInputView) }
  }

  /// Returns whether a step acts on the layer under an input view, so that the input view goes first.
  private func mustDismissInputView(_ step: FlowStep<Flow>) -> Bool {
    switch step {
    case .set: false
    case .dismiss, .dismissAll, .dismissTo: context.isUnderInputView
    case .push(let screen), .present(let screen, _): !keepsInputView(screen)
    case .start(let start): !keepsInputView(start.screen)
    case .end: !endsInputView
    case .pop, .popToRoot, .popTo, .unwind, .replace, .tab, .root: true
    case .onRoot(let step): mustDismissInputView(step)
    }
  }

  private func keepsInputView(_ screen: Flow.Screen) -> Bool {
    [.alert, .actionSheet, .prompt].contains(screen.facts.style)
  }

  private var endsInputView: Bool {
    guard let frame = app.frontInstance.frame else { return false }
    return context.isEntry || context.acting?.id == frame.id
  }

  private func act(_ step: FlowStep<Flow>) {
    switch step {
    case .set(let change): change(&app.state)
    case .push(let screen): show(screen, nil)
    case .present(let screen, let presentation): show(screen, presentation)
    case .start(let start): show(start.screen, start.presentation, start)
    case .end(let outcome): end(outcome)
    case .pop(let count): if count < app.stack(of: app.layers.count).count { remove(.instances(count), .step) }
    case .popToRoot: remove(.stackRoot, .step)
    case .popTo(let screen): if holds(screen, app.layers.count) { remove(.screen(screen), .step) }
    case .dismiss: if !app.layers.isEmpty { remove(.layers(1), .step) }
    case .dismissAll: remove(.allLayers, .step)
    case .dismissTo(let screen): if isOpen(screen) { remove(.layerHolding(screen), .step) }
    case .unwind(let screen): if isOpen(screen) { remove(.screen(screen), .step) }
    case .replace(let screen): replace(with: screen)
    case .tab(let screen): if let tab = app.tabs.firstIndex(of: screen) { select(tab) }
    case .root(let root): remove(.bottom, .newRoot(root))
    case .onRoot(let step): actOnRoot(step)
    }
  }

  private func holds(_ screen: Flow.Screen, _ layer: Int) -> Bool {
    app.stack(of: layer).contains { $0.screen == screen }
  }

  private func isOpen(_ screen: Flow.Screen) -> Bool { (0...app.layers.count).contains { holds(screen, $0) } }

  /// Performs a step on the root's visible stack; all layers stay.
  private func actOnRoot(_ step: FlowStep<Flow>) {
    let covering = app.layers
    if covering.isEmpty { return act(step) }
    app.setLayers([])
    schedule { self.app.setLayers(covering) }
    act(step)
  }

  private func select(_ tab: Int) {
    guard tab != app.selected else { return }
    forgetArrival(app.stacks[app.selected][app.stacks[app.selected].count - 1])
    app.use(tab)
  }

  private func forgetArrival(_ instance: FlowInstance<Flow>) {
    instance.hasArrived = false
    instance.due = []
  }
}
