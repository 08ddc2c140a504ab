import FlowModel

/// The element of a flow that a node represents.
enum NodeID: Hashable, Sendable {
  case screen(ScreenID)
  /// A root's tab bar, or a root that needs its own node.
  case root(RootID)
  /// Any screen of a task that offers the task's actions, with exceptions.
  case anyScreen(TaskID, except: [ScreenID])
  /// An entry.
  case entry(ActionID)
  /// All screens of a tab or task, in an overview.
  case group(GroupID)
}
