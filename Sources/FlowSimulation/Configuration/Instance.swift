import FlowModel

/// A screen as it stands on a stack.
public struct Instance: Hashable, Sendable {
  /// The screen.
  public package(set) var screen: ScreenID
  /// The frame that begins here, or nil.
  public package(set) var frame: Frame?
  /// Whether its arrival has been noticed and nothing more than an alert or its like has covered it since; always false for a
  /// screen without `by: arrival` actions, to which it makes no difference.
  var hasArrived = false
  /// Those of the screen's `by: arrival` actions, by place among them, that are still to fire for this arrival.
  var due: UInt64 = 0

  /// Whether there is something about its arrival to forget.
  var remembersArrival: Bool { hasArrived || due != 0 }

  /// Forgets the arrival: something more than an alert or its like covers the screen, or another tab hides it.
  mutating func forgetArrival() {
    hasArrived = false
    due = 0
  }

  package init(_ screen: ScreenID, frame: Frame? = nil) {
    self.screen = screen
    self.frame = frame
  }
}
