import FlowModel

/// The effect of each step, and its failures.
extension Execution {
  mutating func run(_ list: StepList, from place: Int) {
    let steps = list.steps(in: flow)
    guard steps.indices.contains(place) else { return }
    let step = steps[place]
    let endsLater = place + 1 < steps.count && steps[(place + 1)...].contains { endsActingFrame($0) }
    updateContext {
      $0.range = step.range
      $0.endsLater = endsLater
    }
    let dismissesInputView = mustDismissInputView(step)
    if place + 1 < steps.count { schedule(.run(list, from: place + 1)) }
    schedule(.runFollowUps, .beginTaskAtRoot)
    schedule(.act(list, at: place))
    if dismissesInputView { schedule(.dismissInputView) }
  }

  /// Returns whether a step is a `complete` with an outcome that the acting frame's task declares.
  private func endsActingFrame(_ step: Step) -> Bool {
    guard case .complete(let outcome) = step.kind, let acting = context.acting else { return false }
    return flow[acting.task].declares(outcome)
  }

  /// Returns whether a step acts on the layer under an `inputView`, so that the input view is dismissed first.
  private func mustDismissInputView(_ step: Step) -> Bool {
    switch step.kind {
    case .stay, .set: false
    case .dismiss: context.isUnderInputView
    case .push(let screen), .show(let screen), .present(let screen, _): !keepsInputView(screen)
    case .start(let task, _, _): !keepsInputView(flow[task].entry)
    case .complete: !endsInputView
    case .pop, .unwind, .replace, .tab, .root: true
    }
  }

  private func keepsInputView(_ screen: ScreenID) -> Bool { flow[screen].kind.keepsScreenBelowVisible }

  /// Whether `complete` ends the frame that began with the screen in front.
  private var endsInputView: Bool {
    guard let frame = configuration[configuration.front].frame else { return false }
    return context.actsOnRunningFrame || context.acting?.serial == frame.serial
  }

  /// Performs a step, once the column that it acts on is in use.
  mutating func act(_ list: StepList, at place: Int) {
    let step = list.steps(in: flow)[place]
    if step.isOnRoot, !configuration.layers.isEmpty {
      guard showsLayer(step) else { return actBeneathLayers(step) }
      // The root presents already. Only what no view controller presents can still come up.
      if isPresented(by: step) { return fail(.presentWhileCovered) }
    }
    if context.coveringLayers > 0, actCovered(list, at: place) { return }
    if isBeneathLayers, step.isOnRoot { return actInColumn(list, at: place) }
    guard let column = columnToUse(before: step) else { return act(step) }
    schedule(.beginTaskAtRoot, .act(list, at: place))
    schedule(.select(column))
  }

  mutating func act(_ step: Step) {
    switch step.kind {
    case .stay: break
    case .set(let assignments): assign(assignments)
    case .push(let screen): show(ShowRequest(screen: screen, by: .push, style: .push))
    case .present(let screen, let showing):
      let style = flow.style(ofPresenting: showing, on: simulator.device)
      show(
        ShowRequest(screen: screen, by: .present, style: style, showing: showing, isOnFront: step.isOnFront))
    case .start(let task, let showing, let then):
      let style = flow.style(ofStarting: task, showing, on: simulator.device)
      show(
        ShowRequest(
          screen: flow[task].entry, by: .start, style: style, showing: showing, task: task, then: then,
          isOnFront: step.isOnFront))
    case .complete(let outcome): complete(outcome)
    case .pop(let pop): self.pop(pop)
    case .dismiss(let dismiss): self.dismiss(dismiss)
    case .unwind(let screen): unwind(to: screen)
    case .replace(let screen): replace(with: screen)
    case .show(let screen): showInNextColumn(screen)
    case .tab(let screen): selectTab(screen)
    case .root(let root): beginRoot(root)
    }
  }

  // MARK: Removing screens

  private mutating func pop(_ pop: Step.Pop) {
    let top = configuration.front
    switch pop {
    case .count(let count) where count <= top.index: startRemoval(.instances(count), by: .step)
    case .count(1): fail(.popAtRoot)
    case .count: fail(.popToAbsent)
    case .root: startRemoval(.stackRoot, by: .step)
    case .to(let screen):
      guard nearest(screen, onStackOf: top.layer) != nil else { return fail(.popToAbsent) }
      startRemoval(.screen(screen), by: .step)
    }
  }

  private mutating func dismiss(_ dismiss: Step.Dismiss) {
    switch dismiss {
    case .front:
      guard configuration.frontLayer > 0 else { return fail(.dismissWithoutModal) }
      startRemoval(.layers(1), by: .step)
    case .all: startRemoval(.allLayers, by: .step)
    case .to(let screen):
      guard nearest(screen) != nil else { return fail(.dismissToAbsent) }
      startRemoval(.layerHolding(screen), by: .step)
    }
  }

  private mutating func unwind(to screen: ScreenID) {
    guard nearest(screen) != nil else { return fail(.unwindToAbsent) }
    startRemoval(.screen(screen), by: .step)
  }

  /// Returns the topmost instance of a screen in the layers or in the root's visible stack.
  private func nearest(_ screen: ScreenID) -> Position? {
    for layer in (0...configuration.frontLayer).reversed() {
      if let found = nearest(screen, onStackOf: layer) { return found }
    }
    return nil
  }

  func nearest(_ screen: ScreenID, onStackOf layer: Int) -> Position? {
    configuration.stack(of: layer).lastIndex { $0.screen == screen }.map { Position(layer: layer, index: $0) }
  }
}
