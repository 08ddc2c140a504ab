import FlowModel

/// Something that can happen next: a tap, a gesture, an action of the system, an arrival or an entry.
public struct Move: Hashable, Sendable {
  /// What it is.
  public enum Kind: Hashable, Sendable {
    /// An action of a screen, a task or a root; its trigger tells who sets it off.
    case action(ActionID)
    case gesture(Gesture)
    case entry(ActionID)
  }

  /// Where it is offered.
  public enum Host: Hashable, Sendable {
    /// On the front screen.
    case front
    /// On the screen under an `inputView`, which leaves it usable.
    case underInputView
    /// By the root, wherever it is in sight.
    case root
    /// From outside the app.
    case outside
  }

  /// What it is.
  public let kind: Kind
  /// Where it is offered.
  public let host: Host
  /// Which of the action's cases its conditions choose; 0 for a gesture.
  public let chosenCase: Int
  /// Which result of that case happens; 0 for a gesture.
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
}

extension Flow {
  /// The action that a move performs, or nil for a gesture.
  public func action(of move: Move) -> Action? { move.action.map { self[$0] } }

  /// The result that a move names, or nil for a gesture.
  public func result(of move: Move) -> Action.Result? {
    action(of: move)?.cases[move.chosenCase].results[move.result]
  }
}
