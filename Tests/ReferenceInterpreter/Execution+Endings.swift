import FlowModel

extension Execution {
  // MARK: Removing screens

  /// Removes everything above a level, and above a number of its screens, as a gesture does.
  mutating func cancel(aboveLevel level: Int, keeping: Int? = nil, by cause: Context.Cause = .user) {
    var none = Context(cause: cause, steps: [])
    cut(level: level, keeping: keeping, .cancelled, &none, isGivenOutcome: false)
  }

  /// Removes everything above a level, and above a number of its screens, and ends the removed tasks.
  mutating func cut(
    level: Int, keeping: Int?, _ judgement: Judgement, _ context: inout Context, isGivenOutcome: Bool
  ) {
    let taken = remove(aboveLevel: level, keeping: keeping)
    var cancelled: [Configuration.Run] = []
    for removed in taken {
      guard case .run(let run) = removed else {
        if judgement == .interrupted, context.isUserInitiated, context.onlyLeaves { disown(removed, &context) }
        continue
      }
      let isRunning = run.number == context.running?.number
      if judgement == .cancelled || isRunning && context.isUserInitiated && context.onlyLeaves {
        events.append(.cancels(run.task))
        cancelled.append(run)
      } else if isRunning, context.isUserInitiated, isGivenOutcome {
        context.gone = (run, configuration.front.screen)
      } else {
        interrupt(run)
      }
    }
    // Only the outermost run with a remaining return point has a `then`.
    if let run = cancelled.last(where: { $0.returnPoint.map(configuration.contains) ?? false }) {
      let landed = configuration.front.screen
      coverRoot()
      settle()
      judgeReturn(of: run, to: landed)
      follow(run, .cancelled, isUserInitiated: context.isUserInitiated)
    }
  }

  private enum Removed {
    case run(Configuration.Run)
    /// A whole layer; the runs that were in it come before.
    case layer(startingWith: ScreenID)

    var run: Configuration.Run? { if case .run(let run) = self { run } else { nil } }
  }

  /// Removes screens and returns the runs that began with them, and the layers, from the inside out.
  private mutating func remove(aboveLevel level: Int, keeping: Int?) -> [Removed] {
    var removed: [Removed] = []
    while configuration.levels - 1 > level {
      let stack = configuration.layers.removeLast().stack
      removed += stack.reversed().compactMap(\.run).map { .run($0) }
      removed.append(.layer(startingWith: stack[0].screen))
    }
    while let keeping, configuration.frontStack.count > keeping {
      removed += [configuration.frontStack.removeLast().run].compactMap { $0 }.map { .run($0) }
    }
    return removed
  }

  /// Forgets the running task if a removed layer began with a screen of no task or of another task.
  private func disown(_ removed: Removed, _ context: inout Context) {
    guard case .layer(let screen) = removed, let running = context.running, flow[screen].task != running.task else {
      return
    }
    context.running = nil
  }

  // MARK: Endings

  /// Ends the task that was running when the list began; in an entry, the one that is running now.
  mutating func complete(_ outcome: OutcomeID, _ context: inout Context) {
    guard let run = target(in: context, for: outcome), flow[run.task].declares(outcome) else {
      return fail("complete-without-task")
    }
    if let floating = context.floating, floating.number == run.number {
      context.floating = nil
      return conclude(run, outcome, context)
    }
    if let (gone, landed) = context.gone, gone.number == run.number {
      context.gone = nil
      judgeReturn(of: run, to: landed)
      record(run, outcome)
      if run.returnPoint.map(configuration.contains) ?? false {
        follow(run, outcome, isUserInitiated: context.isUserInitiated)
      }
      return
    }
    end(run, outcome, context)
  }

  /// Ends a run that is on a stack.
  private mutating func end(_ started: Configuration.Run, _ outcome: OutcomeID, _ context: Context) {
    let bottom = configuration.stacks.map { $0[0] }.first { $0.run?.number == started.number }
    // The task of an alert may continue at a root, and then has no return point.
    let run = bottom?.run ?? started
    guard let taken = removeRun(run) else { return fail("complete-without-task") }
    for inner in taken where inner.number != run.number { interrupt(inner) }
    settle()
    if let bottom { conclude(run, at: bottom, outcome, context) } else { conclude(run, outcome, context) }
  }

  /// Returns the run that `complete` ends.
  func target(in context: Context, for outcome: OutcomeID) -> Configuration.Run? {
    guard context.cause == .entry else { return context.running }
    // The entry may have left another app with which a task began.
    return context.floating.flatMap { flow[$0.task].declares(outcome) ? $0 : nil } ?? configuration.running
  }

  private mutating func record(_ run: Configuration.Run, _ outcome: OutcomeID) {
    events.append(outcome == .cancelled ? .cancels(run.task) : .completes(run.task, outcome))
  }

  private mutating func conclude(_ run: Configuration.Run, _ outcome: OutcomeID, _ context: Context) {
    record(run, outcome)
    judgeReturn(of: run, to: configuration.front.screen)
    follow(run, outcome, isUserInitiated: context.isUserInitiated)
  }

  /// Reports a task that ended on another screen than its origin.
  private mutating func judgeReturn(of run: Configuration.Run, to landed: ScreenID) {
    guard let origin = run.origin, origin != landed else { return }
    events.append(.returnsElsewhere(run.task, origin: origin, landed: landed))
  }

  /// Ends a run at a root, which restarts if one of its screens is there after the `then`.
  private mutating func conclude(
    _ run: Configuration.Run, at bottom: Configuration.Instance, _ outcome: OutcomeID, _ context: Context
  ) {
    conclude(run, outcome, context)
    for tab in configuration.stacks.indices {
      let now = configuration.stacks[tab][0]
      guard now.number == bottom.number, now.screen == bottom.screen, now.run == nil else { continue }
      configuration.stacks[tab][0].awaitsFront = true
      guard flow[now.screen].task == run.task else { continue }
      configuration.stacks[tab][0].ended = run.task
      if tab == configuration.selected { beginAtBottom() }
    }
  }

  /// Removes a run from its first screen upward; the first screen of a run at a root remains.
  private mutating func removeRun(_ run: Configuration.Run) -> [Configuration.Run]? {
    for level in (0..<configuration.levels).reversed() {
      guard let place = configuration.stack(level: level).firstIndex(where: { $0.run?.number == run.number }) else {
        continue
      }
      if run.returnPoint == nil {
        let taken = remove(aboveLevel: level, keeping: 1).compactMap(\.run)
        configuration.stacks[configuration.selected][0].run = nil
        return taken
      }
      let removed =
        place == 0 ? remove(aboveLevel: level - 1, keeping: nil) : remove(aboveLevel: level, keeping: place)
      return removed.compactMap(\.run)
    }
    return removeRunInHiddenTab(run)
  }

  private mutating func removeRunInHiddenTab(_ run: Configuration.Run) -> [Configuration.Run]? {
    for tab in configuration.stacks.indices where tab != configuration.selected {
      guard let place = configuration.stacks[tab].firstIndex(where: { $0.run?.number == run.number }) else { continue }
      let taken = configuration.stacks[tab][place...].reversed().compactMap(\.run)
      configuration.stacks[tab].removeSubrange(max(1, place)...)
      if place == 0 { configuration.stacks[tab][0].run = nil }
      return taken
    }
    return nil
  }

  /// Removes the start event of a run that restarted and is removed in the same transition.
  mutating func forgetBeginning(of run: Configuration.Run) {
    if let place = events.lastIndex(of: .starts(run.task)) { events.remove(at: place) }
  }

  /// Runs the `then` branch of an outcome.
  mutating func follow(_ run: Configuration.Run, _ outcome: OutcomeID, isUserInitiated: Bool) {
    guard let then = run.then else { return }
    actBeneathPanels(unless: !run.followsBeneathPanels) { $0.follow(then, outcome, isUserInitiated: isUserInitiated) }
  }

  private mutating func follow(_ then: ThenID, _ outcome: OutcomeID, isUserInitiated: Bool) {
    var context = Context(
      cause: .then(isUserInitiated: isUserInitiated), steps: flow[then].steps(after: outcome),
      running: configuration.running)
    context.column = flow.isWrittenInEntry(then) ? .last : columnInUse
    self.run(&context)
  }

  // MARK: One-screen layers

  /// Removes the one-screen layer of an action before its steps run, with an input view over it.
  mutating func takeOneScreenLayer(_ context: inout Context) {
    let own = configuration.layers.dropLast(context.isUnderInputView ? 1 : 0).last
    guard own?.style.isOneScreen == true else { return }
    if context.isUnderInputView { cancelInputView(&context) }
    // The `then` of the input view's task may have covered the layer.
    guard let layer = configuration.layers.last, layer.style.isOneScreen else { return }
    configuration.layers.removeLast()
    settle()
    guard let run = layer.stack[0].run else { return }
    context.floating = run
    let mayGoOn = context.steps.contains { step in
      switch step.kind {
      case .push(let screen), .present(let screen, _), .replace(let screen), .show(let screen):
        flow[screen].task == run.task
      case .complete(let outcome): flow[run.task].declares(outcome)
      default: false
      }
    }
    if !mayGoOn { endFloating(&context) }
  }

  /// Cancels the run of a one-screen layer that no step continued.
  mutating func endFloating(_ context: inout Context) {
    guard let run = context.floating else { return }
    context.floating = nil
    events.append(.cancels(run.task))
    judgeReturn(of: run, to: configuration.front.screen)
    follow(run, .cancelled, isUserInitiated: context.isUserInitiated)
  }
}
