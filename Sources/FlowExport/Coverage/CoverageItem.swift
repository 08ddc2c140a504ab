import FlowModel

/// Something of a flow that a test can exercise.
package enum CoverageItem: Hashable, Sendable {
  /// A screen in front.
  case screen(ScreenID)
  /// A result of a case of an action; a root's own action has no screen.
  case action(ActionID, on: ScreenID?, chosenCase: Int, result: Int)
  case gesture(Gesture, on: ScreenID)
  case tab(ScreenID)
  /// A task that a place starts ends with an outcome.
  case outcome(TaskID, OutcomeID, from: Starter)
  /// An entry while a task runs, or while none does.
  case entry(ActionID, during: TaskID?)
  /// Two items that follow one another.
  indirect case pair(CoverageItem, CoverageItem)

  /// What starts a task.
  package enum Starter: Hashable, Sendable {
    case action(ActionID, on: ScreenID?)
    case entry(ActionID)
    case gesture(Gesture, on: ScreenID)
    /// The task begins with a root.
    case root
  }
}

/// What tests must cover.
package enum CoverageGoal: String, Sendable, CaseIterable {
  case screens, actions, outcomes, entries, pairs

  /// The goals that are covered by default.
  package static let standard: [CoverageGoal] = [.actions, .outcomes, .entries]
}

extension CoverageItem {
  /// The goal that the item belongs to.
  package var goal: CoverageGoal {
    switch self {
    case .screen: .screens
    case .action, .gesture, .tab: .actions
    case .outcome: .outcomes
    case .entry: .entries
    case .pair: .pairs
    }
  }
}
