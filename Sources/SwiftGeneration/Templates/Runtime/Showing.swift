// MARK: Showing screens

extension FlowExecution {
  /// Shows a screen: pushed without a presentation, unless it always has a layer of its own.
  private func show(_ screen: Flow.Screen, _ presentation: Presentation?, _ start: FlowStep<Flow>.Start? = nil) {
    let style = presentation?.style(on: app.device) ?? .push
    if style == .push, screen.facts.style == nil { return push(screen, start) }
    let shown = screen.facts.style ?? style
    let aside = style != .push && presentation?.isAside == true && shown != .inputView
    guard aside || canPresent(shown) else { return }
    let position = FlowPosition(layer: app.layers.count + 1, index: 0)
    let first = app.instance(screen, frame(beginningWith: screen, at: position, start))
    if !shown.keepsScreenBeneath { forgetArrival(app.frontInstance) }
    recordAddition()
    app.present(first, shown, locked: presentation?.isLocked ?? false, aside: aside)
  }

  private func push(_ screen: Flow.Screen, _ start: FlowStep<Flow>.Start?) {
    guard app.takesPushes else { return }
    let position = FlowPosition(layer: app.layers.count, index: app.stack(of: app.layers.count).count)
    let new = app.instance(screen, frame(beginningWith: screen, at: position, start))
    forgetArrival(app.frontInstance)
    recordAddition()
    app.push(new)
  }

  private func recordAddition() { for context in contexts { context.taken?.addedAbove += 1 } }

  /// UIKit shows one alert at a time, and presents nothing over an alert.
  ///
  /// The system shows its prompts over it.
  private func canPresent(_ style: Style) -> Bool {
    switch app.style(of: app.layers.count) {
    case .alert, .actionSheet: style == .prompt
    case .prompt: false
    default: true
    }
  }

  private func frame(
    beginningWith screen: Flow.Screen, at position: FlowPosition, _ start: FlowStep<Flow>.Start?
  ) -> TaskFrame<Flow>? {
    guard let beneath = app.position(beneath: position) else { return nil }
    if let start {
      let frame = TaskFrame(id: app.makeID(), task: start.task, run: start.run, then: start.then)
      app.begin(start.run, frame.id)
      return frame
    }
    guard let task = screen.facts.task else { return nil }
    if let pending = context.pending, pending.task == task {
      context.pending = nil
      context.acting = StepContext<Flow>.Acting(pending)
      return pending
    }
    if frame(runningAt: beneath)?.task == task { return nil }
    return TaskFrame(id: app.makeID(), task: task, run: nil, then: nil)
  }

  private func replace(with screen: Flow.Screen) {
    let position = app.front
    guard app.style(of: position.layer)?.isOneScreen != true else { return }
    let old = app.frontInstance.frame?.id
    let frame = frame(replacing: app.frontInstance, with: screen, at: position)
    if isFresh(position), frame?.id != old { (freshTab, isRootTaskSuspended) = (nil, false) }
    app.replaceFront(by: app.instance(screen, frame))
  }

  private func frame(
    replacing old: FlowInstance<Flow>, with screen: Flow.Screen, at position: FlowPosition
  ) -> TaskFrame<Flow>? {
    let task = screen.facts.task
    if let frame = old.frame, !isSuspended(position) {
      if task == nil || task == frame.task { return frame }
      if isFresh(position) { forget(frame) } else { interrupt(frame) }
    }
    guard position == .bottom else { return frame(beginningWith: screen, at: position, nil) }
    guard let pending = context.pending, pending.task == task else { return nil }
    var frame = app.rootFrame(screen, pending.task)
    frame = TaskFrame(id: pending.id, task: pending.task, run: pending.run, then: frame.then, isAtRoot: true)
    context.pending = nil
    context.acting = StepContext<Flow>.Acting(frame)
    return frame
  }
}
