import Diagnostics
import FlowModel

/// Split views: which column a step acts on, and the step `show`.
extension Execution {
  /// Puts another column in use, so that a move of its front screen can follow.
  mutating func use(_ column: Int) -> Transition {
    beginUse(of: column)
    return finish(after: nil)
  }

  mutating func beginUse(of column: Int) {
    enter(StepContext(.launch, isUserInitiated: false, isEntryInitiated: false, acting: nil, steps: []))
    schedule(.select(column), .beginTaskAtRoot)
  }

  /// The column in use, for a list of steps that begins now; the last one if none is visible.
  var columnInUse: StepContext.Column {
    guard simulator.hasColumns, !simulator.columns(in: configuration).isEmpty else { return .last }
    return .stack(configuration.selectedTab)
  }

  /// Returns the column that the steps of a `then` act on: in an entry the last one, as for its other steps.
  func column(ofStepsAfter then: ThenID) -> StepContext.Column {
    if case .action(let action) = simulator.subject.thenCauses[then.index], flow[action].trigger == .entry {
      return .last
    }
    return columnInUse
  }

  /// Returns the column that must be in use before a step, if it is another one.
  ///
  /// Above a split view, a step acts on the layer in front.
  func columnToUse(before step: Step) -> Int? {
    guard simulator.hasColumns, configuration.layers.isEmpty, actsOnColumn(step) else { return nil }
    let columns = simulator.columns(in: configuration)
    guard let last = columns.last else { return nil }
    let own =
      switch context.column {
      case .stack(let stack): columns.contains(stack) ? stack : last
      case .last: last
      }
    return own == configuration.selectedTab ? nil : own
  }

  private func actsOnColumn(_ step: Step) -> Bool {
    switch step.kind {
    case .push, .pop, .unwind, .replace, .show: true
    case .start(let task, let showing, _): flow.style(ofStarting: task, showing, on: simulator.device) == .push
    case .present, .complete, .dismiss, .tab, .root, .set, .stay: false
    }
  }

  /// Makes a screen the only one of the next column, or pushes it outside a split view.
  mutating func showInNextColumn(_ screen: ScreenID) {
    let columns = configuration.layers.isEmpty ? simulator.columns(in: configuration) : 0..<0
    guard let last = columns.last else { return show(ShowRequest(screen: screen, by: .push, style: .push)) }
    let filling = Removal(goal: .bottom, initiator: .filling(screen), frontBefore: configuration.frontScreen)
    schedule(.remove(filling))
    let target = min(configuration.selectedTab + 1, last)
    if target != configuration.selectedTab { schedule(.select(target)) }
  }

  /// Interrupts the task that began with a column's only remaining screen, unless it shows another of its own screens.
  private mutating func interruptTaskOfColumn(showing screen: ScreenID, from front: ScreenID) {
    guard let frame = configuration[.bottom].frame, !isSuspended(.bottom) else { return }
    guard frame.task != flow[screen].task || frame.serial != context.acting?.serial else { return }
    if isFresh(.bottom) {
      forget(frame)
      (freshTab, isRootTaskSuspended) = (nil, false)
    } else {
      interrupt(frame, from: front)
    }
    configuration.update(.bottom) { $0.frame = nil }
  }

  /// Puts a screen in the place of a column's only remaining screen.
  ///
  /// - Parameter front: the screen that was in front before the step.
  mutating func fill(with screen: ScreenID, from front: ScreenID) {
    note(.removes(configuration.frontScreen, during: frame(runningAt: .bottom)?.task))
    interruptTaskOfColumn(showing: screen, from: front)
    replace(with: screen, from: front)
  }
}
