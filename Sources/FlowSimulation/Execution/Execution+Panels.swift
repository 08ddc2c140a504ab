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
    guard actsBeneathPanels(move) else { return beginHere(move) }
    // What happens to the panels afterwards belongs to this context.
    enter(context(around: move))
    lift(configuration.panelCount)
    beginHere(move.withoutPanels)
  }

  func context(around move: Move) -> StepContext {
    var cause = Cause.launch
    var isUserInitiated = true
    if case .result(let action, _, _)? = stepList(of: move) {
      (cause, isUserInitiated) = (.action(action), flow[action].isUserInitiated)
    } else if case .gesture(let gesture) = move.kind {
      cause = .gesture(gesture, on: simulator.screen(of: move.host, in: configuration))
    }
    return StepContext(cause, isUserInitiated: isUserInitiated, isEntryInitiated: false, acting: nil, steps: [])
  }

  /// Whether the front screen already presents panels, which are lifted and will come back.
  var presentsPanel: Bool {
    cover == .panels
      || agenda.contains { item in
        guard case .restore(let layers, _, _) = item else { return false }
        return layers[0].style.isPanel && !belongToEndedTask(layers)
      }
  }

  /// Returns whether panels that are not part of the configuration may show screens of a task that has ended.
  ///
  /// Such panels go with the task, so the screen beneath them can present again.
  var mayLosePanels: Bool { cover == .panels && (isResumedBeneath || events.contains { $0.kind.endsTask }) }
}

extension Step {
  /// Whether the step closes layers, or replaces the root with all of them.
  package var closesLayers: Bool {
    switch kind {
    case .dismiss, .unwind, .root: true
    case .push, .present, .start, .complete, .pop, .replace, .show, .tab, .set, .stay: false
    }
  }
}

extension Move {
  /// The move as it is once the panels over its screen have been lifted.
  var withoutPanels: Move { Move(kind, host: host == .beneath ? .front : host, chosenCase: chosenCase, result: result) }
}

extension Event.Kind {
  /// Whether a task has ended.
  fileprivate var endsTask: Bool {
    switch self {
    case .completes, .cancels, .interrupts: true
    default: false
    }
  }
}
