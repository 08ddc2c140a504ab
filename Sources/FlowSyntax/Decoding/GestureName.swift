import FlowModel

/// A gesture as flow files name it.
enum GestureName: Hashable {
  case back
  case swipeDown
  case tapOutside
  case `return`
  /// Selecting the tab of this name.
  case tab(String)

  /// The gesture of a name, or nil where no gesture is called so.
  init?(_ name: String) {
    switch name {
    case "Back": self = .back
    case "Swipe down": self = .swipeDown
    case "Tap outside": self = .tapOutside
    case "Return": self = .return
    default:
      guard name.hasPrefix("Tab: "), name.count > 5 else { return nil }
      self = .tab(String(name.dropFirst(5)))
    }
  }

  /// The names of the gestures that are the same in every flow.
  static let words = ["Back", "Swipe down", "Tap outside", "Return"]
}

extension Gesture {
  /// Where it stands among the gestures of a screen.
  var place: (Int, Int) {
    switch self {
    case .back: (0, 0)
    case .swipeDown: (1, 0)
    case .tapOutside: (2, 0)
    case .return: (3, 0)
    case .tab(let screen): (4, screen.index)
    }
  }
}
