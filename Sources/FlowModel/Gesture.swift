/// A gesture that the system provides.
public enum Gesture: Hashable, Sendable {
  case back
  case swipeDown
  case tapOutside
  case `return`
  /// A tap on a tab, identified by the screen that `tabs` lists.
  case tab(ScreenID)
}
