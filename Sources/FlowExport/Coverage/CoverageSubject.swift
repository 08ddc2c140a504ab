import FlowModel

/// What a walk stays with, so that a change of the flow moves only the walks that it is about.
package enum CoverageSubject: Hashable, Sendable {
  case screen(ScreenID)
  case tabs
  /// A root's own action.
  case action(ActionID)
  /// A task that a place starts.
  case task(TaskID, from: CoverageItem.Starter)
  case entry(ActionID)
}

extension CoverageItem {
  /// What the item belongs to.
  package var subject: CoverageSubject {
    switch self {
    case .screen(let screen), .action(_, on: let screen?, _, _), .gesture(_, on: let screen): .screen(screen)
    case .action(let action, on: nil, _, _): .action(action)
    case .tab: .tabs
    case .outcome(let task, _, let starter): .task(task, from: starter)
    case .entry(let entry, _): .entry(entry)
    case .pair(let first, _): first.subject
    }
  }
}
