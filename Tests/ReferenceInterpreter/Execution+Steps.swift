import FlowModel

extension Execution {
  /// Performs a step, or records its failure.
  mutating func take(_ step: Step, _ context: inout Context, later: ArraySlice<Step>) {
    let outer = current
    current = step
    defer { current = outer }
    dismissInputView(before: step, &context)
    var beneath = step.isOnRoot && !configuration.layers.isEmpty && !showsLayer(step)
    if step.isOnRoot, !configuration.layers.isEmpty, isPresented(by: step) {
      settle()
      return fail("present-while-covered")
    }
    if beneath {
      uncoverRoot()
    } else if context.covering > 0, !configuration.layers.isEmpty {
      switch actCovered(step, &context, later: later) {
      case .done: return
      case .beneath: beneath = true
      case .inFront: break
      }
    }
    useColumn(before: step, context)
    if !beneath { settle() }
    defer { if beneath { coverRoot() } }
    fronts[fronts.count - 1] = configuration.front.screen
    switch step.kind {
    case .push(let screen): show(screen, .push, Step.PresentationOptions(), start: nil, &context)
    case .present(let screen, let showing):
      show(screen, flow.style(ofPresenting: showing, on: interpreter.device), showing, start: nil, &context)
    case .start(let task, let showing, let then):
      let style = flow.style(ofStarting: task, showing, on: interpreter.device)
      show(flow[task].entry, style, showing, start: (task, then), &context)
    case .complete(let outcome): complete(outcome, &context)
    case .pop(let pop): self.pop(pop, &context, later)
    case .dismiss(let dismiss): self.dismiss(dismiss, &context, later)
    case .unwind(let screen): unwind(screen, &context, later)
    case .replace(let screen): replace(screen, &context)
    case .show(let screen): showBeside(screen, &context)
    case .tab(let screen): selectTab(screen)
    case .root(let root): changeRoot(root, context)
    case .set(let assignments): assign(assignments)
    case .stay: break
    }
  }

  mutating func fail(_ rule: String) {
    // The file may say that a step is no mistake where it cannot run.
    if rule == "pop-to-absent", current?.isTolerant == true { return }
    if rule == "push-without-stack", current?.isStyleUnknown == true { return }
    events.append(.fails(rule))
  }

  // MARK: Input views

  /// Dismisses an input view in front before most steps, as a tap outside does.
  private mutating func dismissInputView(before step: Step, _ context: inout Context) {
    guard let layer = configuration.layers.last, layer.style == .inputView else { return }
    let shown: ScreenID
    switch step.kind {
    case .set, .stay: return
    case .dismiss where !context.isUnderInputView: return
    case .complete(let outcome)
    where layer.stack[0].run != nil && layer.stack[0].run == target(in: context, for: outcome):
      return
    case .push(let screen), .show(let screen), .present(let screen, _): shown = screen
    case .start(let task, _, _): shown = flow[task].entry
    default: return cancelInputView(&context)
    }
    let kind = flow[shown].kind
    if kind != .alert, kind != .actionSheet, kind != .prompt { cancelInputView(&context) }
  }

  mutating func cancelInputView(_ context: inout Context) {
    context.isUnderInputView = false
    context.covering = max(0, context.covering - 1)
    cancel(aboveLevel: configuration.levels - 2, by: context.cause)
  }

  // MARK: Removing steps

  private mutating func pop(_ pop: Step.Pop, _ context: inout Context, _ later: ArraySlice<Step>) {
    let stack = configuration.frontStack
    let remaining: Int
    switch pop {
    case .root: remaining = 1
    case .count(let count):
      guard stack.count > 1 || count > 1 else { return fail("pop-at-root") }
      guard stack.count > count else { return fail("pop-to-absent") }
      remaining = stack.count - count
    case .to(let screen):
      guard let place = stack.lastIndex(where: { $0.screen == screen }) else { return fail("pop-to-absent") }
      remaining = place + 1
    }
    leave(level: configuration.levels - 1, keeping: remaining, &context, later)
  }

  private mutating func dismiss(_ dismiss: Step.Dismiss, _ context: inout Context, _ later: ArraySlice<Step>) {
    switch dismiss {
    case .front:
      guard !configuration.layers.isEmpty else { return fail("dismiss-without-modal") }
      leave(level: configuration.levels - 2, keeping: nil, &context, later)
    case .all: leave(level: 0, keeping: nil, &context, later)
    case .to(let screen):
      guard
        let level = (0..<configuration.levels).last(where: { level in
          configuration.stack(level: level).contains { $0.screen == screen }
        })
      else { return fail("dismiss-to-absent") }
      leave(level: level, keeping: nil, &context, later)
    }
  }

  private mutating func unwind(_ screen: ScreenID, _ context: inout Context, _ later: ArraySlice<Step>) {
    for level in (0..<configuration.levels).reversed() {
      guard let place = configuration.stack(level: level).lastIndex(where: { $0.screen == screen }) else { continue }
      return leave(level: level, keeping: place + 1, &context, later)
    }
    fail("unwind-to-absent")
  }

  /// Removes everything above a level, and above a number of its screens, as a step does.
  mutating func leave(level: Int, keeping: Int?, _ context: inout Context, _ later: ArraySlice<Step>) {
    let isGivenOutcome = later.contains { if case .complete = $0.kind { true } else { false } }
    cut(level: level, keeping: keeping, .interrupted, &context, isGivenOutcome: isGivenOutcome)
  }

  // MARK: Tabs and roots

  private mutating func selectTab(_ screen: ScreenID) {
    guard let tab = flow[configuration.root].tabs.firstIndex(of: screen) else { return fail("tab-absent") }
    if configuration.layers.last?.style.isCounted == true { fail("change-behind-modal") }
    select(tab)
  }

  /// Selects a tab; stacks and layers stay.
  mutating func select(_ tab: Int) {
    let root = flow[configuration.root]
    if tab == root.tab(ofStack: configuration.selected) { return }
    let left = configuration.stacks[configuration.selected]
    for run in left.compactMap(\.run) where run.returnPoint != nil || hasGoneOn(in: left) {
      events.append(.abandons(run.task))
    }
    configuration.selected = root.startStack(ofTab: tab)
  }

  /// Returns whether a task's screen is above the bottom of a stack.
  private func hasGoneOn(in stack: [Configuration.Instance]) -> Bool {
    stack.dropFirst().contains { $0.run != nil || flow[$0.screen].task != nil }
  }

  /// Shows a root with fresh stacks.
  mutating func showRoot(_ id: RootID) {
    let root = flow[id]
    configuration.root = id
    configuration.layers = []
    configuration.rootNumber = configuration.takeNumber()
    configuration.selected = root.startStack
    configuration.stacks = flow.stacks(of: id).map { screens in
      screens.enumerated().map { place, screen in
        Configuration.Instance(number: configuration.takeNumber(), screen: screen, awaitsFront: place == 0)
      }
    }
  }

  private mutating func changeRoot(_ root: RootID, _ context: Context) {
    let isReported = configuration.layers.contains { $0.style != .inputView }
    if isReported { fail("root-swap-under-modal") }
    let tops = configuration.stacks.filter { !hasGoneOn(in: $0) }.compactMap { $0[0].run }.filter {
      $0.returnPoint == nil
    }
    let runs = (configuration.stacks + configuration.layers.map(\.stack)).joined().compactMap(\.run)
    for run in runs.reversed() {
      if run.isFresh {
        forgetBeginning(of: run)
      } else if run.returnPoint == nil, run.number == context.running?.number, context.cause != .entry {
        events.append(.completes(run.task, nil))
      } else if !tops.contains(run) {
        interrupt(run)
      }
    }
    showRoot(root)
  }
}
