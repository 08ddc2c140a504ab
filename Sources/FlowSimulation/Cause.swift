import FlowModel

/// Where the step, or the gesture, that brought something about is written.
public enum Cause: Hashable, Sendable {
  /// In an action, or in a `then` within one.
  case action(ActionID)
  /// In the `then` of a root.
  case rootThen(RootID)
  /// Nowhere: a gesture's own effect, on the screen that was in front.
  case gesture(Gesture, on: ScreenID)
  /// Nowhere: the app was launched.
  case launch
}
