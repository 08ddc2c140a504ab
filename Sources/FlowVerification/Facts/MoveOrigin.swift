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
  /// The same of a move that may have begun on any screen.
  var onAnyScreen: MoveOrigin {
    MoveOrigin(trigger: trigger, screen: .anywhere, action: action, losesInput: losesInput)
  }
}
