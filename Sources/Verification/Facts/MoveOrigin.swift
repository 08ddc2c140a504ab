import FlowModel
import FlowSimulation

/// What set a move off, as far as facts ask.
package struct MoveOrigin: Hashable {
  /// Who or what set it off.
  package let trigger: Site.Trigger
  /// The screen that was in front.
  package let screen: ScreenID
  /// The action whose steps it takes, or nil for a gesture's own effect and the launch.
  package let action: ActionID?
  /// Whether the user does it and nothing says that what was typed is kept: no alert asked, no
  /// role done, no state changed.
  ///
  /// Never where nothing can be typed at all, so that moves are not told apart by it.
  package let losesInput: Bool

  package init(trigger: Site.Trigger, screen: ScreenID, action: ActionID?, losesInput: Bool) {
    self.trigger = trigger
    self.screen = screen
    self.action = action
    self.losesInput = losesInput
  }

  /// The same of a move that may have begun on any screen.
  package var onAnyScreen: MoveOrigin {
    MoveOrigin(trigger: trigger, screen: .anywhere, action: action, losesInput: losesInput)
  }
}
