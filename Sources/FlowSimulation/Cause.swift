import FlowModel

/// The place in the flow file that caused an event.
public enum Cause: Hashable, Sendable {
  /// A step of an action, or of a `then` inside one.
  case action(ActionID)
  /// A step of the `then` of a root.
  case rootThen(RootID)
  /// The default effect of a gesture on the screen in front, which no line of the file describes.
  case gesture(Gesture, on: ScreenID)
  /// The launch of the app.
  case launch
}
