import FlowModel

/// Two versions of a flow in one, for diagrams: the new version with the removed elements of the old one.
///
/// Changed elements are as in the new version. The merged flow is not suitable for a check, because removed elements
/// and their replacements are both in it.
public struct MergedFlow: Sendable {
  /// The flow.
  public let flow: Flow
  /// The changes of its screens.
  public let screenChanges: [ScreenID: FlowChange.Kind]
  /// The changes of its tasks.
  public let taskChanges: [TaskID: FlowChange.Kind]
  /// The tasks of the old version, by name.
  private let oldTasks: [String: UserTask]
  /// The changes of its actions and entries.
  public let actionChanges: [ActionID: FlowChange.Kind]

  /// Merges two versions.
  public init(of old: Flow, and new: Flow) {
    let comparison = FlowComparison(from: old, to: new)
    let old = comparison.old
    var merger = FlowMerger(old, new)
    merger.merge()
    let flow = merger.merged
    self.flow = flow
    screenChanges = Dictionary(
      flow.screens.compactMap { screen in comparison.screens[screen.name.value].map { (screen.id, $0) } }
    ) { first, _ in first }
    taskChanges = Dictionary(
      flow.tasks.compactMap { task in comparison.tasks[task.name.value].map { (task.id, $0) } }
    ) { first, _ in first }
    oldTasks = Dictionary(old.tasks.map { ($0.name.value, $0) }) { first, _ in first }
    actionChanges = Dictionary(
      flow.actions.compactMap { action in comparison.actions[flow.key(of: action)].map { (action.id, $0) } }
    ) { first, _ in first }
  }

  /// Returns the old and the new presentation style of each task whose style on a device changed.
  public func presentationChanges(on device: Device) -> [TaskID: (old: PresentationStyle, new: PresentationStyle)] {
    var changes: [TaskID: (old: PresentationStyle, new: PresentationStyle)] = [:]
    for task in flow.tasks {
      guard let before = oldTasks[task.name.value]?.presentation(on: device) else { continue }
      let now = task.presentation(on: device)
      if before != now { changes[task.id] = (before, now) }
    }
    return changes
  }
}
