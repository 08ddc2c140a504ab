import FlowModel

/// What each step does, and when it cannot.
extension Execution {
  mutating func run(_ steps: [Step], in context: inout StepContext) {
    for (place, step) in steps.enumerated() {
      context.range = step.range
      context.endsLater = steps[(place + 1)...].contains { ends(context.acting, $0) }
      perform(step, in: &context)
      runFollowUps(of: context)
      beginTaskAtRoot(context.cause, at: step.range)
    }
    settle(&context)
  }

  /// Whether a step is a `complete` whose outcome a frame's task declares.
  private func ends(_ serial: Int32?, _ step: Step) -> Bool {
    guard case .complete(let outcome) = step.kind, let serial, let frame = frame(serial) else { return false }
    return flow[frame.task].declares(outcome)
  }

  private mutating func perform(_ step: Step, in context: inout StepContext) {
    switch step.kind {
    case .stay: break
    case .set(let assignments): assign(assignments)
    case .push(let screen): show(Shown(screen: screen, by: .push, style: .push), in: &context)
    case .present(let screen, let showing):
      let style = flow.style(ofPresenting: showing, on: simulator.device)
      show(Shown(screen: screen, by: .present, style: style, showing: showing), in: &context)
    case .start(let task, let showing, let then):
      let style = flow.style(ofStarting: task, showing, on: simulator.device)
      let entry = flow[task].entry
      show(Shown(screen: entry, by: .start, style: style, showing: showing, task: task, then: then), in: &context)
    case .complete(let outcome): complete(outcome, in: &context)
    case .pop(let pop): self.pop(pop, in: &context)
    case .dismiss(let dismiss): self.dismiss(dismiss, in: &context)
    case .unwind(let screen): unwind(to: screen, in: &context)
    case .replace(let screen): replace(with: screen, in: &context)
    case .tab(let screen): selectTab(screen, in: &context)
    case .root(let root): swapRoot(root, in: &context)
    }
  }

  mutating func fail(_ failure: StepFailure, in context: StepContext) {
    note(.fails(failure), in: context)
  }

  // MARK: Taking screens off

  private mutating func pop(_ pop: Step.Pop, in context: inout StepContext) {
    putInputViewAway(&context)
    let top = configuration.front
    switch pop {
    case .count(let count) where count <= top.index: take(from: top.moved(by: 1 - count), in: &context)
    case .count(1): fail(.popAtRoot, in: context)
    case .count: fail(.popToAbsent, in: context)
    case .root: if top.index > 0 { take(from: Position(layer: top.layer, index: 1), in: &context) }
    case .to(let screen):
      guard let target = nearest(screen, onStackOf: top.layer) else { return fail(.popToAbsent, in: context) }
      if target < top { take(from: target.moved(by: 1), in: &context) }
    }
  }

  private mutating func dismiss(_ dismiss: Step.Dismiss, in context: inout StepContext) {
    switch dismiss {
    case .front:
      if context.isUnderInputView { putInputViewAway(&context) }
      guard configuration.frontLayer > 0 else { return fail(.dismissWithoutModal, in: context) }
      take(from: Position(layer: configuration.frontLayer, index: 0), in: &context)
    case .all:
      if configuration.frontLayer > 0 { take(from: Position(layer: 1, index: 0), in: &context) }
    case .to(let screen):
      guard let layer = nearest(screen)?.layer else { return fail(.dismissToAbsent, in: context) }
      if layer < configuration.frontLayer { take(from: Position(layer: layer + 1, index: 0), in: &context) }
    }
  }

  private mutating func unwind(to screen: ScreenID, in context: inout StepContext) {
    putInputViewAway(&context)
    guard let target = nearest(screen) else { return fail(.unwindToAbsent, in: context) }
    guard target < configuration.front else { return }
    let isTop = target == configuration.top(of: target.layer)
    take(from: isTop ? Position(layer: target.layer + 1, index: 0) : target.moved(by: 1), in: &context)
  }

  /// The topmost instance of a screen in sight or set aside, the root's visible stack included.
  private func nearest(_ screen: ScreenID) -> Position? {
    for layer in (0...configuration.frontLayer).reversed() {
      if let found = nearest(screen, onStackOf: layer) { return found }
    }
    return nil
  }

  private func nearest(_ screen: ScreenID, onStackOf layer: Int) -> Position? {
    configuration.stack(of: layer).lastIndex { $0.screen == screen }.map { Position(layer: layer, index: $0) }
  }

  // MARK: Moving between stacks

  private mutating func selectTab(_ screen: ScreenID, in context: inout StepContext) {
    putInputViewAway(&context)
    guard let tab = flow[configuration.root].tabs.firstIndex(of: screen) else { return fail(.tabAbsent, in: context) }
    select(tab, context.cause, at: context.range)
  }

  private mutating func swapRoot(_ root: RootID, in context: inout StepContext) {
    putInputViewAway(&context)
    if configuration.frontLayer > 0 { fail(.rootSwapUnderModal, in: context) }
    takeEverything(in: &context)
    configuration = .bare(root: root, of: flow, state: configuration.state)
  }
}

extension Position {
  fileprivate func moved(by count: Int) -> Position { Position(layer: layer, index: index + count) }
}
