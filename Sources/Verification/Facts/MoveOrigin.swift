import FlowModel
import FlowSimulation

/// The parts of a move's origin that facts depend on.
package struct MoveOrigin: Hashable {
  /// The trigger.
  package let trigger: Site.Trigger
  /// The screen that was in front.
  package let screen: ScreenID
  /// The action whose steps it performs, or nil for a gesture's default effect and the launch.
  package let action: ActionID?
  /// Whether the move can lose input: no alert asks first, its role is not `done`, and it sets no variable.
  ///
  /// Always false in flows without input, so that it does not distinguish moves there.
  package let losesInput: Bool

  package init(trigger: Site.Trigger, screen: ScreenID, action: ActionID?, losesInput: Bool) {
    self.trigger = trigger
    self.screen = screen
    self.action = action
    self.losesInput = losesInput
  }

  /// This origin without its screen.
  package var onAnyScreen: MoveOrigin {
    MoveOrigin(trigger: trigger, screen: .anywhere, action: action, losesInput: losesInput)
  }
}
