import FlowModel

/// Moves of the screen under panels: the panels are lifted, the move happens, and the panels come back.
extension Execution {
  /// Returns whether a move acts beneath the panels in front.
  ///
  /// A move with a step that closes layers or replaces the root acts on the panels instead.
  func actsBeneathPanels(_ move: Move) -> Bool {
    guard move.host == .beneath || move.host == .root, configuration.panelCount > 0 else { return false }
    guard let list = stepList(of: move) else { return true }
    return !list.steps(in: flow).contains(where: \.closesLayers)
  }

  private func stepList(of move: Move) -> StepList? {
    guard case .gesture(let gesture) = move.kind else {
      return move.action.map { .result($0, chosenCase: move.chosenCase, result: move.result) }
    }
    return simulator.replacement(of: gesture, by: move, in: configuration).map {
      .result($0.action, chosenCase: $0.chosenCase, result: 0)
    }
  }

  /// Begins a move of the screen under the panels.
  mutating func beginBeneath(_ move: Move) {
    // What happens to the panels afterwards belongs to this context.
    enter(context(around: move))
    liftPanels()
    beginHere(
      Move(
        move.kind, host: move.host == .beneath ? .front : move.host, chosenCase: move.chosenCase, result: move.result))
  }

  private func context(around move: Move) -> StepContext {
    var cause = Cause.launch
    var isUserInitiated = true
    if case .result(let action, _, _)? = stepList(of: move) {
      (cause, isUserInitiated) = (.action(action), flow[action].isUserInitiated)
    } else if case .gesture(let gesture) = move.kind {
      cause = .gesture(gesture, on: simulator.screen(of: move.host, in: configuration))
    }
    return StepContext(cause, isUserInitiated: isUserInitiated, isEntryInitiated: false, acting: nil, steps: [])
  }

  /// Removes the panels in front until everything that is scheduled from now on has happened.
  mutating func liftPanels() {
    // Serials of frames count from the front, so lifting would change those in the contexts.
    if window != nil, contexts.contains(where: { $0.acting != nil }) { needsOtherStacks = true }
    lift(configuration.panelCount)
  }

  /// Whether the front screen already presents panels, which are lifted and will come back.
  var presentsPanel: Bool {
    agenda.contains { item in
      guard case .restore(let layers, _, _) = item else { return false }
      return layers[0].style.isPanel && !belongToEndedTask(layers)
    }
  }

  /// Returns whether an item needs all panels in front, and the screen beneath them.
  func actsBeneathPanels(_ item: AgendaItem) -> Bool {
    switch item {
    case .beginBeneath: true
    case .follow(let followUp): followUp.isBeneathPanels && configuration.panelCount > 0
    default: false
    }
  }

  /// Whether the panels in front, or the screen beneath them, are not known.
  var hasUnknownPanels: Bool { window.map { $0 <= configuration.instancesInPanels } ?? false }
}

extension Step {
  /// Whether the step closes layers, or replaces the root with all of them.
  fileprivate var closesLayers: Bool {
    switch kind {
    case .dismiss, .unwind, .root: true
    case .push, .present, .start, .complete, .pop, .replace, .show, .tab, .set, .stay: false
    }
  }
}

extension Configuration {
  /// The number of instances in the panels in front.
  fileprivate var instancesInPanels: Int { layers.suffix(panelCount).instanceCount }
}
