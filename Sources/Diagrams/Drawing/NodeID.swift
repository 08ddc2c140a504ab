import FlowModel

/// The element of a flow that a node represents.
enum NodeID: Hashable, Sendable {
  case screen(ScreenID)
  /// A root's tab bar, or a root that needs its own node.
  case root(RootID)
  /// Any screen of a task that offers the task's actions, with exceptions.
  case anyScreen(TaskID, except: [ScreenID])
  /// An action with several results, offered at another node.
  indirect case choice(ActionID, at: NodeID)
  /// An entry.
  case entry(ActionID)
  /// All screens that start a task which is started in several places.
  case starters(TaskID)

  /// Whether the node is a diamond.
  var isChoice: Bool { if case .choice = self { true } else { false } }
}
