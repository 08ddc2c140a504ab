import FlowModel

/// A gesture by its name in flow files.
package enum GestureName: Hashable {
  case back
  case swipeDown
  case tapOutside
  case `return`
  case swipeLeft
  case swipeRight
  /// Selecting the tab with this name.
  case tab(String)

  /// Creates the gesture of a name, or returns nil.
  package init?(_ name: String) {
    switch name {
    case "Back": self = .back
    case "Swipe down": self = .swipeDown
    case "Tap outside": self = .tapOutside
    case "Return": self = .return
    case "Swipe left": self = .swipeLeft
    case "Swipe right": self = .swipeRight
    default:
      guard name.hasPrefix("Tab: "), name.count > 5 else { return nil }
      self = .tab(String(name.dropFirst(5)))
    }
  }

  /// Creates the gesture of an English or Japanese name, or returns nil.
  ///
  /// A Japanese name may also be the label of an action, such as 戻る.
  package init?(written name: String) {
    self.init(GestureWords.english(for: name) ?? name)
  }

  /// The names of the gestures other than those of tabs.
  static let words = ["Back", "Swipe down", "Tap outside", "Return", "Swipe left", "Swipe right"]

  /// Whether it leads from one page to another; on other screens, it may be the label of an action.
  package var isBetweenPages: Bool { self == .swipeLeft || self == .swipeRight }
}

extension Gesture {
  /// The position of the gesture in the order of a screen's gestures.
  var place: (Int, Int) {
    switch self {
    case .back: (0, 0)
    case .swipeDown: (1, 0)
    case .tapOutside: (2, 0)
    case .return: (3, 0)
    case .swipeLeft: (4, 0)
    case .swipeRight: (5, 0)
    case .tab(let screen): (6, screen.index)
    }
  }
}
