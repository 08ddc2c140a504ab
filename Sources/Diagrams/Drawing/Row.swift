import FlowModel

/// A line in the box of a node: a tab, or an action or result whose words stand in the box and not at an arrow.
struct Row: Sendable {
  /// The part of the flow that a row represents.
  enum ID: Hashable, Sendable {
    /// An action, with the index of the result counted through all cases, or nil for the action as a whole.
    case action(ActionID, result: Int?)
    /// A tab of a tab bar.
    case tab(ScreenID)
    /// The steps after a task, by the words of the row.
    case after(String)
    /// The steps after a task that lead to the task with a title.
    case chip(String)
  }

  /// The meaning of a row.
  enum Kind: Hashable, Sendable {
    /// The action whose results follow.
    case choice
    /// A result from which an arrow starts.
    case result
    /// The only result of an action, from which an arrow starts.
    case forward
    /// An action or result that removes screens.
    case back
    /// An action or result that shows nothing else.
    case stay
    /// A tab of a tab bar.
    case tab
    /// An action that leads to a task to which many arrows would lead.
    case chip
  }

  /// The part of the flow.
  var id: ID
  /// The meaning.
  var kind: Kind
  /// The words.
  var caption: Caption
  /// The address of the picture of the task to which a chip leads, or nil.
  var link: String?

  /// Whether the row is one of several results, under the row of its action.
  var isIndented = false

  /// The sign before the words.
  var sign: String {
    switch kind {
    case .choice: "◆"
    case .result: "→"
    case .back: "↩"
    case .stay: "○"
    case .tab, .chip, .forward: ""
    }
  }
}
