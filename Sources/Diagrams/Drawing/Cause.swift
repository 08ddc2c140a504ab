import FlowModel

/// What an arrow is drawn for: a step of one result of an action, offered at a node.
struct Cause: Hashable, Sendable {
  /// The action.
  var action: ActionID
  /// Which of its results, counted through all its cases.
  var result: Int
  /// Where it is offered.
  var place: NodeID
  /// Which of its arrows this is; nil for what follows where a task that it starts has ended.
  var hop: Int?
}
