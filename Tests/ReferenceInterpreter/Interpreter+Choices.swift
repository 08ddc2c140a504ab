import FlowModel

extension Interpreter {
  /// Returns all choices in a configuration.
  public func choices(in configuration: Configuration) -> [Choice] {
    let arrival = dueArrival(in: configuration)
    // A due arrival excludes everything else.
    if let arrival { return results(of: arrival, in: configuration) }
    if let arrival = dueArrivalBeneathPanels(configuration) {
      return results(of: arrival, in: configuration).map { .beneath($0) }
    }
    for column in otherColumns(configuration) {
      var used = configuration
      used.selected = column
      if let arrival = dueArrival(in: used) { return results(of: arrival, in: used).map { .column(column, $0) } }
    }
    return actions(in: configuration) + gestures(in: configuration) + choicesOfColumns(in: configuration)
      + openChoices(in: configuration) + entries(in: configuration)
  }

  /// Returns the screens that offer an action.
  func screens(offering action: ActionID) -> Set<ScreenID> {
    Set(flow.screens.filter { $0.actions.contains(action) }.map(\.id))
  }

  /// Returns the choices of screens that are open and cannot be used.
  private func openChoices(in configuration: Configuration) -> [Choice] {
    let beneath = screenUnderInputView(configuration) ?? configuration.withoutPanels.front.screen
    return flow.actions.filter(\.isWhileOpen).flatMap { action -> [Choice] in
      let screens = screens(offering: action.id)
      guard screens.isDisjoint(with: [configuration.front.screen, beneath]), configuration.topmost(of: screens) != nil
      else { return [] }
      return results(of: action.id, in: configuration).compactMap {
        if case .action(let id, let chosen, let result, _) = $0 {
          .covered(id, chosen: chosen, result: result)
        } else {
          nil
        }
      }
    }
  }

  private func dueArrival(in configuration: Configuration) -> ActionID? {
    flow[configuration.front.screen].actions.first { action in
      flow[action].trigger == .arrival && !configuration.front.arrived.contains(action)
        && !results(of: action, in: configuration).isEmpty
    }
  }

  private func dueArrivalBeneathPanels(_ configuration: Configuration) -> ActionID? {
    guard !configuration.panels.isEmpty else { return nil }
    let beneath = configuration.withoutPanels.front
    return flow[beneath.screen].actions.first { action in
      flow[action].trigger == .arrival && !beneath.arrived.contains(action)
        && !results(of: action, in: configuration).isEmpty
    }
  }

  private func screenUnderInputView(_ configuration: Configuration) -> ScreenID? {
    guard configuration.layers.last?.style == .inputView else { return nil }
    return configuration.stack(level: configuration.levels - 2).last?.screen
  }

  // MARK: Actions

  private func actions(in configuration: Configuration) -> [Choice] {
    let isRootFree =
      flow[configuration.root].hasTabs
      ? showsTabBar(configuration) : configuration.withoutPanels.layers.allSatisfy { $0.style == .inputView }
    let isUnderPanels = !configuration.panels.isEmpty
    let beneath = isUnderPanels ? actions(of: configuration.withoutPanels.front.screen, in: configuration) : []
    return actions(of: configuration.front.screen, in: configuration)
      + (screenUnderInputView(configuration).map { actions(of: $0, in: configuration, isUnderInputView: true) } ?? [])
      + beneath.map { .beneath($0) }
      + (isRootFree ? flow[configuration.root].actions : []).flatMap { results(of: $0, in: configuration) }
      .map { isUnderPanels ? .beneath($0) : $0 }
  }

  func actions(
    of screen: ScreenID, in configuration: Configuration, isUnderInputView: Bool = false
  ) -> [Choice] {
    flow[screen].actions.filter { flow[$0].trigger != .arrival }.flatMap {
      results(of: $0, in: configuration, isUnderInputView: isUnderInputView)
    }
  }

  /// Returns the results of the first case that holds.
  private func results(
    of id: ActionID, in configuration: Configuration, isUnderInputView: Bool = false
  ) -> [Choice] {
    let action = flow[id]
    guard holds(action.condition, in: configuration),
      let chosen = action.cases.firstIndex(where: { holds($0.condition, in: configuration) })
    else { return [] }
    let results = action.cases[chosen].results
    let isPossible = { (result: Action.CaseResult) in
      holds(result.condition, in: configuration) && result.earlier.allSatisfy { !holds($0, in: configuration) }
    }
    return results.indices.filter { isPossible(results[$0]) }.map {
      .action(id, chosen: chosen, result: $0, isUnderInputView: isUnderInputView)
    }
  }

  // MARK: Entries

  private func entries(in configuration: Configuration) -> [Choice] {
    flow.entries.flatMap { results(of: $0, in: configuration) }.filter { choice in
      guard case .action(let id, let chosen, let result, _) = choice, placement(configuration) != .root else {
        return true
      }
      let steps = flow[id].cases[chosen].results[result].steps
      guard let shown = lastShown(by: steps), shown == configuration.front.screen else { return true }
      if flow[id].once { return false }
      return [.alert, .actionSheet].contains(flow[shown].kind)
        || flow[shown].item != nil
        || stepLists.contains { list in list.contains { lastShown(by: [$0]) == shown } && text(list) != text(steps) }
    }
  }

  /// Every step list of the flow: those of actions and entries, and those that follow on tasks.
  private var stepLists: [[Step]] {
    flow.actions.flatMap { $0.cases.flatMap { $0.results.map(\.steps) } }
      + flow.thens.flatMap { $0.branches.map(\.steps) }
  }

  /// The moves of a step list in words that are equal for equal moves.
  private func text(_ steps: [Step]) -> [String] {
    steps.compactMap { step in
      switch step.kind {
      case .set, .stay: nil
      case .present(let screen, let showing):
        "\(step.isOnRoot) present \(screen) \(text(showing) { flow.style(ofPresenting: $0, on: $1) })"
      case .start(let task, let showing, _):
        "\(step.isOnRoot) start \(task) \(text(showing) { flow.style(ofStarting: task, $0, on: $1) })"
      default: "\(step.isOnRoot) \(step.kind)"
      }
    }
  }

  /// The effect of options in words, which are equal for a style that is written and one that is the default.
  private func text(
    _ showing: Step.PresentationOptions, _ style: (Step.PresentationOptions, Device) -> PresentationStyle
  ) -> String {
    let styles = flow.devices.map { "\($0) \(style(showing, $0))" }
    return "\(styles) \(showing.locked) \(showing.aside) \(showing.isModeless)"
  }

  /// Returns the screen that the steps show last.
  private func lastShown(by steps: [Step]) -> ScreenID? {
    for step in steps.reversed() {
      switch step.kind {
      case .push(let screen), .present(let screen, _), .replace(let screen), .show(let screen), .tab(let screen):
        return screen
      case .start(let task, _, _): return flow[task].entry
      case .root(let root): return flow.bottomScreen(of: root)
      default: continue
      }
    }
    return nil
  }

  // MARK: Gestures

  private func gestures(in configuration: Configuration) -> [Choice] {
    let isUnderInput = configuration.layers.last?.style == .inputView
    let level = configuration.levels - (isUnderInput ? 2 : 1)
    var choices = stackGestures(in: configuration, level: level)
    if let layer = configuration.layers.last {
      let front = configuration.front.screen
      let isOutside =
        (layer.style == .popover || layer.style == .modelessPopover) && !layer.isLocked || layer.style == .inputView
        || layer.style == .actionSheet && device == .pad
      if isOutside { choices += choice(.tapOutside, on: front, in: configuration) }
      if layer.style == .system || layer.style == .external { choices += choice(.return, on: front, in: configuration) }
    }
    let isUnderPanels = !configuration.panels.isEmpty
    let beneath = configuration.withoutPanels
    if isUnderPanels {
      let back = stackGestures(in: beneath, level: beneath.levels - 1, onlyBack: true, conditionsIn: configuration)
      choices += back.map { .beneath($0) }
    }
    if showsTabBar(configuration) {
      let screen = beneath.front.screen
      choices += flow[configuration.root].tabs.flatMap { tab in
        gate(before: tab, on: screen, in: configuration) ?? choice(.tab(tab), on: screen, in: configuration)
      }.map { isUnderPanels ? .beneath($0) : $0 }
    }
    return choices
  }

  /// Returns Back and Swipe down for a level.
  func stackGestures(
    in configuration: Configuration, level: Int, onlyBack: Bool = false, conditionsIn whole: Configuration? = nil
  ) -> [Choice] {
    let stack = configuration.stack(level: level)
    guard let top = stack.last?.screen else { return [] }
    var choices: [Choice] = []
    let isUnder = level < configuration.levels - 1
    if stack.count > 1, !flow[top].hidesBack {
      choices += choice(.back, on: top, in: whole ?? configuration, isUnderInputView: isUnder)
    }
    for swipe in [Gesture.swipeLeft, .swipeRight] where flow[top].override(of: swipe) != nil {
      choices += choice(swipe, on: top, in: whole ?? configuration, isUnderInputView: isUnder)
    }
    guard level > 0, !onlyBack else { return choices }
    let layer = configuration.layers[level - 1]
    let isReplaced = if case .action = flow[top].override(of: .swipeDown) { true } else { false }
    if [.sheet, .formSheet, .panel].contains(layer.style), !layer.isLocked || isReplaced {
      choices += choice(.swipeDown, on: top, in: configuration, isUnderInputView: isUnder)
    }
    return choices
  }

  /// Returns the start of the task that a tab needs, or nil where the tab is open or has steps of its own.
  private func gate(before tab: ScreenID, on screen: ScreenID, in configuration: Configuration) -> [Choice]? {
    guard flow[screen].override(of: .tab(tab)) == nil, let gate = flow.tabGates[tab] else {
      return nil
    }
    let choices = results(of: gate, in: configuration)
    return choices.isEmpty ? nil : choices
  }

  private func choice(
    _ gesture: Gesture, on screen: ScreenID, in configuration: Configuration, isUnderInputView: Bool = false
  ) -> [Choice] {
    switch flow[screen].override(of: gesture) {
    case .removed: []
    case .action(let action): results(of: action, in: configuration, isUnderInputView: isUnderInputView)
    case nil: [.gesture(gesture)]
    }
  }
}
