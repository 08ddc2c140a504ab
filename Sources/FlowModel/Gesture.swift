/// A gesture that exists without being written.
public enum Gesture: Hashable, Sendable {
  case back
  case swipeDown
  case tapOutside
  case `return`
  /// Selecting a tab, named by the screen that `tabs` lists.
  case tab(ScreenID)
}
