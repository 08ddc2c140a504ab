import FlowModel

/// A screen on a stack.
public struct Instance: Hashable, Sendable {
  /// The screen.
  public package(set) var screen: ScreenID
  /// The frame that begins at this instance, or nil.
  public package(set) var frame: Frame?
  /// Whether the arrival was processed and the screen has stayed visible since (`Layer.Style.keepsScreenBelowVisible`).
  ///
  /// It is always false for a screen without `by: arrival` actions.
  package var hasArrived = false
  /// A bit set of the screen's `by: arrival` actions that are still due for this arrival.
  package var due: UInt64 = 0

  /// Whether any arrival state is set.
  package var remembersArrival: Bool { hasArrived || due != 0 }

  /// Clears the arrival state, because the screen is no longer visible.
  package mutating func forgetArrival() {
    hasArrived = false
    due = 0
  }

  package init(_ screen: ScreenID, frame: Frame? = nil) {
    self.screen = screen
    self.frame = frame
  }
}
