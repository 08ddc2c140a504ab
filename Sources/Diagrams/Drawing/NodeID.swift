import FlowModel

/// What a node of a drawing stands for.
enum NodeID: Hashable, Sendable {
  case screen(ScreenID)
  /// A root's tab bar, or a root that needs a node of its own.
  case root(RootID)
  /// Any screen of a task that offers the task's actions, save some.
  case anyScreen(TaskID, except: [ScreenID])
  /// An action with several results, offered at another node.
  indirect case choice(ActionID, at: NodeID)
  /// Where an entry comes from.
  case entry(ActionID)
  /// Wherever a task was started, for one that is started in many places.
  case starters(TaskID)

  /// Whether it is a diamond.
  var isChoice: Bool { if case .choice = self { true } else { false } }
}
