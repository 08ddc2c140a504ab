import FlowModel

/// The label of a transition: a tap, a gesture, a system action, an arrival or an entry.
public struct Move: Hashable, Sendable {
  /// The kind of a move.
  public enum Kind: Hashable, Sendable {
    /// An action of a screen, task or root.
    case action(ActionID)
    case gesture(Gesture)
    case entry(ActionID)
  }

  /// The place that offers a move.
  public enum Host: Hashable, Sendable {
    /// The front screen.
    case front
    /// The screen under an `inputView` or under panels.
    case beneath
    /// A screen that is open and cannot be used: the action has `while: open`.
    case covered
    /// The front screen of a column that is not in use, by the index of its stack.
    case column(Int)
    /// The root.
    case root
    /// An event from outside the app.
    case outside
  }

  /// The kind.
  public let kind: Kind
  /// The place that offers it.
  public let host: Host
  /// The index of the case that the conditions choose; 0 for a gesture.
  public let chosenCase: Int
  /// The index of the result in that case; 0 for a gesture.
  public let result: Int

  /// The action or entry that it performs, or nil for a gesture.
  public var action: ActionID? {
    switch kind {
    case .action(let id), .entry(let id): id
    case .gesture: nil
    }
  }

  init(_ kind: Kind, host: Host, chosenCase: Int = 0, result: Int = 0) {
    self.kind = kind
    self.host = host
    self.chosenCase = chosenCase
    self.result = result
  }

  /// Returns the result that it chooses, or nil for a gesture.
  func result(in flow: Flow) -> Action.CaseResult? { flow.result(of: self) }

  /// The move as it is once its column is in use.
  var inUsedColumn: Move {
    guard case .column = host else { return self }
    return Move(kind, host: .front, chosenCase: chosenCase, result: result)
  }

  /// Returns the move of a column that is not in use.
  func inColumn(_ column: Int) -> Move { Move(kind, host: .column(column), chosenCase: chosenCase, result: result) }
}

extension Flow {
  /// Returns the action that a move performs, or nil for a gesture.
  public func action(of move: Move) -> Action? { move.action.map { self[$0] } }

  /// Returns the result that a move chooses, or nil for a gesture.
  public func result(of move: Move) -> Action.CaseResult? {
    action(of: move)?.cases[move.chosenCase].results[move.result]
  }
}
