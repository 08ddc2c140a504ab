import FlowModel

extension Execution {
  /// Shows a screen by `push`, `present` or `start`.
  mutating func show(
    _ screen: ScreenID, _ style: PresentationStyle, _ showing: Step.PresentationOptions,
    start: (task: TaskID, then: ThenID?)?,
    _ context: inout Context
  ) {
    guard let layerStyle = interpreter.style(of: screen, style, showing) else {
      let isBare = if case .screen = flow[configuration.root].kind { configuration.layers.isEmpty } else { false }
      guard configuration.layers.last?.style.hasStack ?? !isBare else { return fail("push-without-stack") }
      let instance = newInstance(screen, start: start, &context)
      configuration.frontStack.append(instance)
      return
    }
    let setsAside =
      showing.aside && style != .push && layerStyle != .inputView && !layerStyle.isPanel
      && !configuration.layers.isEmpty
    if current?.isOnFront != true, !panelsAbove.isEmpty, !belongToEndedTask(panelsAbove),
      isPresented(layerStyle, aside: showing.aside)
    {
      return fail("present-while-covered")
    }
    if !setsAside, let front = configuration.layers.last?.style {
      if front == .alert, layerStyle == .alert { return fail("stacked-alerts") }
      let isPrompt = layerStyle == .prompt
      if front == .alert || front == .actionSheet, !isPrompt { return fail("present-over-alert") }
      if front == .prompt { return fail("present-over-alert") }
      if front == .popover || front == .modelessPopover, layerStyle != .alert, !isPrompt { fail("covered-popover") }
    }
    let instance = newInstance(screen, start: start, &context)
    configuration.layers.append(
      Configuration.Layer(style: layerStyle, isLocked: showing.locked, setsAside: setsAside, stack: [instance]))
  }

  /// Returns an instance above the front one, with the run that it begins or continues.
  private mutating func newInstance(
    _ screen: ScreenID, start: (task: TaskID, then: ThenID?)?, _ context: inout Context
  ) -> Configuration.Instance {
    let beneath = configuration.front.number
    let origin = frontBeforeInterruption ?? configuration.front.screen
    var instance = Configuration.Instance(number: configuration.takeNumber(), screen: screen)
    if let start {
      instance.run = begin(start.task, then: start.then, origin: origin, returnPoint: beneath)
      instance.run?.isElsewhere = origin != configuration.front.screen
    } else if let task = flow[screen].task {
      if let floating = context.floating, floating.task == task {
        instance.run = floating
        instance.run?.returnPoint = beneath
        context.floating = nil
      } else if configuration.running?.task != task {
        instance.run = begin(task, then: nil, origin: origin, returnPoint: beneath)
        instance.run?.isElsewhere = origin != configuration.front.screen
      }
    }
    return instance
  }

  /// Replaces the front screen.
  mutating func replace(_ screen: ScreenID, _ context: inout Context) {
    guard configuration.layers.last?.style.isOneScreen != true else { return fail("replace-without-stack") }
    let old = configuration.front
    // Runs that return to the old screen return to the new one, so the instance keeps its number.
    var instance = Configuration.Instance(number: old.number, screen: screen, run: old.run)
    let place = configuration.frontStack.count - 1
    configuration.frontStack[place].run = nil
    let outer = configuration.running?.task
    let isAtRoot = configuration.layers.isEmpty && place == 0
    if let task = flow[screen].task, task != old.run?.task {
      instance.run = nil
      if let floating = context.floating, floating.task == task {
        instance.run = floating
        instance.run?.returnPoint = beneathFront?.number
        context.floating = nil
        // At the bottom of a root it has no return point.
        if isAtRoot { instance.run = floating.atRoot }
      } else if isAtRoot, !covering.isEmpty {
        // The task begins when the root is in front.
        instance.awaitsFront = true
      } else if outer != task {
        instance.run =
          isAtRoot
          ? begin(task, then: rootThen(of: task))
          : begin(task, then: nil, origin: beneathFront?.screen, returnPoint: beneathFront?.number)
      }
      if let run = old.run {
        if run.isFresh { forgetBeginning(of: run) } else { interrupt(run) }
      }
    }
    configuration.frontStack[place] = instance
  }

  /// The instance directly below the front one.
  private var beneathFront: Configuration.Instance? { configuration.instances.dropFirst().first }
}
