import FlowModel
import FlowSimulation

/// What set a move off, as far as facts ask.
struct MoveOrigin: Hashable {
  /// Who or what set it off.
  let trigger: Site.Trigger
  /// The screen that was in front.
  let screen: ScreenID
  /// The action whose steps it takes, or nil for a gesture's own effect and the launch.
  let action: ActionID?
  /// Whether the user does it and nothing says that what was typed is kept: no alert asked, no
  /// role done, no state changed.
  ///
  /// Never where nothing can be typed at all, so that moves are not told apart by it.
  let losesInput: Bool
  /// Where it is forgotten where the move began, what is common to those that may be meant, by number.
  var likeness: UInt32?

  /// The same of a move that may have begun anywhere.
  ///
  /// - Parameter keepsAction: whether it is known which action it is, all the same.
  func anywhere(keepsAction: Bool) -> MoveOrigin {
    MoveOrigin(trigger: trigger, screen: .anywhere, action: keepsAction ? action : nil, losesInput: losesInput)
  }
}
