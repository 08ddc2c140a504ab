// MARK: Removing screens, and the ends of tasks

extension FlowExecution {
  private func remove(_ goal: Removal<Flow>.Goal, _ cause: Removal<Flow>.Cause) {
    schedule { self.perform(Removal(goal: goal, cause: cause)) }
  }

  private func perform(_ first: Removal<Flow>) {
    var removal = first
    while !isReached(removal.goal), app.front != .bottom {
      let position = app.front
      let gone = app.takeFront()
      for context in contexts { context.taken?.recordRemoval() }
      removal.returnPointStands = false
      removal.goal = removal.goal.counting(position)
      if let frame = gone.frame { lose(frame, in: &removal) }
      if case .step = removal.cause, position.layer > 0, position.index == 0 { disownTask(beneath: gone) }
    }
    finish(removal)
  }

  private func isReached(_ goal: Removal<Flow>.Goal) -> Bool {
    switch goal {
    case .instances(let count), .layers(let count): count == 0
    case .allLayers: app.layers.isEmpty
    case .stackRoot: app.front.index == 0
    case .bottom: app.front == .bottom
    case .screen(let screen): app.frontInstance.screen == screen
    case .layerHolding(let screen): holds(screen, app.layers.count)
    case .frame(let id): !contexts.contains { $0.acting?.id == id }
    }
  }

  private func lose(_ frame: TaskFrame<Flow>, in removal: inout Removal<Flow>) {
    var isKept = true
    switch removal.cause {
    case .gesture: note(frame, "cancelled")
    case .closing: break
    case .newRoot: isKept = false
    case .ending(_, let id, _): isKept = frame.id == id
    case .step:
      let isOwn = context.isUserInitiated && frame.id == context.acting?.id
      if isOwn, context.onlyRemoves { note(frame, "cancelled") } else { isKept = isOwn && context.endsLater }
    }
    if isKept { (removal.frame, removal.returnPointStands) = (frame, true) } else { interrupt(frame) }
    forget(frame)
  }

  /// Forgets the acting task if the removed layer is not its own, so that tasks beneath it are interrupted.
  private func disownTask(beneath layer: FlowInstance<Flow>) {
    guard context.onlyRemoves, let acting = context.acting, layer.screen.facts.task != acting.task else { return }
    context.acting = nil
  }

  private func finish(_ removal: Removal<Flow>) {
    switch removal.cause {
    case .newRoot(let root): replaceRoot(root)
    case .closing(let steps): if let frame = removal.frame { continueOrCancel(frame, before: steps) }
    case .ending(let outcome, _, let isAtRoot):
      if isAtRoot { endAtRoot(outcome) } else if let frame = removal.frame { end(frame, outcome) }
    case .gesture:
      if let frame = removal.frame, removal.returnPointStands { followUps.append((frame, "cancelled")) }
    case .step:
      guard let frame = removal.frame else { return }
      if !context.onlyRemoves {
        context.taken = StepContext<Flow>.Taken(frame: frame, returnPointStands: removal.returnPointStands)
      } else if removal.returnPointStands {
        followUps.append((frame, "cancelled"))
      }
    }
  }

  private func replaceRoot(_ root: Flow.Root) {
    for instance in app.stacks.flatMap({ $0.reversed() }) {
      guard let frame = instance.frame else { continue }
      if frame.isAtRoot { forget(frame) } else { interrupt(frame) }
    }
    app.install(root)
    (freshTab, isRootTaskSuspended) = (nil, false)
  }

  private func dismissInputView() {
    context.isUnderInputView = false
    guard app.layers.last?.style == .inputView else { return }
    schedule(runFollowUps)
    remove(.layers(1), .gesture)
  }

  private func closeOneScreenLayer(before steps: [FlowStep<Flow>]) {
    schedule { self.run(steps, from: 0) }
    guard app.style(of: app.layers.count)?.isOneScreen == true else { return }
    schedule(beginTaskAtRoot)
    remove(.layers(1), .closing(steps))
  }

  /// Keeps the task of a closed one-screen layer if the steps may continue or end it, and cancels it otherwise.
  private func continueOrCancel(_ frame: TaskFrame<Flow>, before steps: [FlowStep<Flow>]) {
    let goesOn = steps.contains { step in
      if case .end(let outcome) = step { return frame.task.outcomes.contains(outcome) }
      return step.continuedScreen?.facts.task == frame.task
    }
    if goesOn { context.pending = frame } else { end(frame, "cancelled") }
  }

  // MARK: Ends of tasks

  private func end(_ outcome: String) {
    let running = context.isEntry ? frame(runningAt: app.front).map(StepContext<Flow>.Acting.init) : nil
    if let pending = context.pending, pending.task.outcomes.contains(outcome) {
      context.pending = nil
      end(pending, outcome)
    } else if let taken = context.taken, taken.frame.task.outcomes.contains(outcome) {
      context.taken = nil
      end(taken.frame, outcome, runsThen: taken.returnPointStands)
    } else if let acting = running ?? context.acting, acting.task.outcomes.contains(outcome) {
      end(acting, outcome)
    }
  }

  private func end(_ acting: StepContext<Flow>.Acting, _ outcome: String) {
    for tab in app.stacks.indices where tab != app.selected {
      guard let first = app.stacks[tab].firstIndex(where: { $0.frame?.id == acting.id }) else { continue }
      return endInHiddenTab(tab, from: first, outcome)
    }
    // The removal continues until no context refers to the task.
    context.acting = acting
    remove(
      acting.isAtRoot ? .bottom : .frame(acting.id), .ending(outcome, frame: acting.id, isAtRoot: acting.isAtRoot))
  }

  private func endInHiddenTab(_ tab: Int, from first: Int, _ outcome: String) {
    let bottom = app.stacks[tab][first]
    guard let frame = bottom.frame else { return }
    for instance in app.cut(tab, from: frame.isAtRoot ? first + 1 : first).reversed() {
      if let inner = instance.frame, inner.id != frame.id { interrupt(inner) }
    }
    forget(frame)
    if frame.isAtRoot { bottom.frame = nil }
    end(frame, outcome)
  }

  /// Ends a task whose screens have gone.
  private func end(_ frame: TaskFrame<Flow>, _ outcome: String, runsThen: Bool = true) {
    note(frame, outcome)
    guard runsThen, frame.then != nil else { return }
    schedule { self.follow(frame, outcome) }
    schedule(beginTaskAtRoot)
  }

  /// Ends the task at the root in front: its `then` runs, and it begins again if the root still shows its screen.
  private func endAtRoot(_ outcome: String) {
    let bottom = app.frontInstance
    guard let frame = bottom.frame, frame.isAtRoot else { return }
    note(frame, outcome)
    if bottom.screen.facts.task == frame.task {
      (freshTab, isRootTaskSuspended) = (app.selected, true)
      bottom.frame = app.rootFrame(bottom.screen, frame.task)
      schedule { self.isRootTaskSuspended = false }
    } else {
      bottom.frame = nil
      (freshTab, isRootTaskSuspended) = (nil, false)
    }
    forget(frame)
    if frame.then != nil { schedule { self.follow(frame, outcome) } }
  }

  private func note(_ frame: TaskFrame<Flow>, _ outcome: String) {
    if let run = frame.run { app.end(run, outcome) }
  }

  private func interrupt(_ frame: TaskFrame<Flow>) {
    note(frame, "cancelled")
    forget(frame)
  }

  /// Forgets a task, so that no later step can end it.
  private func forget(_ frame: TaskFrame<Flow>) {
    for context in contexts where context.acting?.id == frame.id { context.acting = nil }
  }

  /// Ends what a list of steps has left open.
  private func settle() {
    if let pending = context.pending {
      context.pending = nil
      schedule(settle)
      return end(pending, "cancelled")
    }
    if let taken = context.taken { interrupt(taken.frame) }
    contexts.removeLast()
  }

  private func runFollowUps() {
    guard !followUps.isEmpty else { return }
    for (frame, outcome) in followUps.reversed() { schedule { self.follow(frame, outcome) } }
    schedule(beginTaskAtRoot)
    followUps = []
  }

  /// Runs the steps that the flow names for an outcome.
  private func follow(_ frame: TaskFrame<Flow>, _ outcome: String) {
    guard let steps = frame.then?(outcome), !steps.isEmpty else { return }
    enter(
      StepContext(isUser: context.isUserInitiated, acting: self.frame(runningAt: app.front), steps: steps))
    schedule { self.run(steps, from: 0) }
  }

  // MARK: Tasks at a root

  private func beginTaskAtRoot() {
    guard app.front == .bottom, !isRootTaskSuspended, app.frontInstance.frame == nil,
      let task = app.frontInstance.screen.facts.task
    else { return }
    app.frontInstance.frame = app.rootFrame(app.frontInstance.screen, task)
  }

  func frame(runningAt position: FlowPosition) -> TaskFrame<Flow>? {
    guard let start = app.frameStart(atOrUnder: position) else { return nil }
    return isSuspended(start) ? nil : app[start].frame
  }

  private func isSuspended(_ position: FlowPosition) -> Bool { isRootTaskSuspended && isFresh(position) }
  private func isFresh(_ position: FlowPosition) -> Bool { freshTab == app.selected && position == .bottom }
}

extension Removal.Goal {
  fileprivate func counting(_ position: FlowPosition) -> Self {
    switch self {
    case .instances(let count): .instances(count - 1)
    case .layers(let count): position.index == 0 ? .layers(count - 1) : self
    default: self
    }
  }
}
