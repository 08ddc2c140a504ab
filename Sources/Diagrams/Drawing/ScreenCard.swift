import FlowModel

/// What a screen's box says.
struct ScreenCard: Sendable {
  /// How a screen stands where it is shown.
  enum Mark: Int, Comparable, Sendable {
    case pushed, sheet, formSheet, fullScreen, popover, inputView, alert, actionSheet, external, system

    /// In the order of the cases.
    static func < (a: Mark, b: Mark) -> Bool { a.rawValue < b.rawValue }

    /// The mark of a style; `push` is `pushed`.
    init(_ style: PresentationStyle) {
      switch style {
      case .push: self = .pushed
      case .sheet: self = .sheet
      case .formSheet: self = .formSheet
      case .fullScreen: self = .fullScreen
      case .popover: self = .popover
      case .inputView: self = .inputView
      }
    }

    /// The mark of a layer of exactly one screen; nil for a screen that can stand on stacks.
    init?(_ kind: Screen.Kind) {
      switch kind {
      case .screen: return nil
      case .alert: self = .alert
      case .actionSheet: self = .actionSheet
      case .external: self = .external
      case .system: self = .system
      }
    }

    /// The word on the box.
    var word: String {
      switch self {
      case .pushed: "pushed"
      case .sheet: "sheet"
      case .formSheet: "form sheet"
      case .fullScreen: "full screen"
      case .popover: "popover"
      case .inputView: "input view"
      case .alert: "alert"
      case .actionSheet: "action sheet"
      case .external: "other app or site"
      case .system: "system"
      }
    }
  }

  /// The title, or the name.
  var title: String
  /// The name, where the title is another.
  var name: String?
  /// The path of its picture.
  var image: String?
  /// Whether the app starts here.
  var isStart: Bool
  /// How it is shown, each way once.
  var marks: [Mark]
  /// The outcomes besides `cancelled` with which its actions end a task, where returns are not drawn.
  var outcomes: [String]
}
