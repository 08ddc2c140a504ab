import FlowModel

extension Execution {
  /// Uses a column; its stack and the others stay visible.
  mutating func use(_ column: Int) {
    configuration.selected = column
    settle()
  }

  /// Uses the column that a step acts on, if no layer is up.
  mutating func useColumn(before step: Step, _ context: Context) {
    let columns = interpreter.columns(configuration)
    guard configuration.layers.isEmpty, let last = columns.last else { return }
    let own: Int
    switch context.column {
    case .used(let stack, let root) where root == configuration.rootNumber && columns.contains(stack): own = stack
    case .used, .last: own = last
    }
    switch step.kind {
    case .push, .pop, .replace, .unwind, .show: configuration.selected = own
    case .start(let task, let showing, _):
      let style = flow.style(ofStarting: task, showing, on: interpreter.device)
      if style == .push { configuration.selected = own }
    default: break
    }
  }

  /// Shows a screen as the only one of the next column; outside a split view, pushes it.
  mutating func showBeside(_ screen: ScreenID, _ context: inout Context) {
    let columns = interpreter.columns(configuration)
    guard configuration.layers.isEmpty, let last = columns.last else {
      return show(screen, .push, Step.PresentationOptions(), start: nil, &context)
    }
    configuration.selected = min(configuration.selected + 1, last)
    while configuration.frontStack.count > 1 {
      if let run = configuration.frontStack.removeLast().run { interrupt(run) }
    }
    // Only a task that shows another screen of its own goes on. An entry belongs to no task.
    let acting = context.cause == .entry ? nil : context.running?.number
    if let run = configuration.front.run, run.task != flow[screen].task || run.number != acting {
      if run.isFresh { forgetBeginning(of: run) } else { interrupt(run) }
      configuration.frontStack[0].run = nil
    }
    replace(screen, &context)
  }
}

extension Flow {
  /// Returns whether a `then` is written in an entry, directly or in another `then`.
  func isWrittenInEntry(_ then: ThenID) -> Bool {
    func contains(_ steps: [Step]) -> Bool {
      steps.contains { step in
        guard case .start(_, _, let own?) = step.kind else { return false }
        return own == then || contains(self[own].branches.flatMap(\.steps))
      }
    }
    return entries.contains { entry in contains(self[entry].cases.flatMap(\.results).flatMap(\.steps)) }
  }
}

extension Interpreter {
  /// Returns the stacks that are visible beside each other; none outside a split view.
  func columns(_ configuration: Configuration) -> Range<Int> {
    flow[configuration.root].columns(besideStack: configuration.selected)
  }

  /// Returns the columns that can be used beside the one in use.
  func otherColumns(_ configuration: Configuration) -> [Int] {
    configuration.layers.isEmpty ? columns(configuration).filter { $0 != configuration.selected } : []
  }

  /// Returns what the other columns offer: the actions of their front screens, and Back.
  func choicesOfColumns(in configuration: Configuration) -> [Choice] {
    otherColumns(configuration).flatMap { column -> [Choice] in
      var used = configuration
      used.selected = column
      let own = actions(of: used.front.screen, in: used) + stackGestures(in: used, level: 0)
      return own.map { .column(column, $0) }
    }
  }
}
