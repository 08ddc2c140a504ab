import FlowModel
import Localization

/// The content of a screen's node.
struct ScreenCard: Sendable {
  /// A style in which a screen is shown.
  enum Style: Int, Comparable, Sendable {
    case pushed, sheet, formSheet, fullScreen, popover, inputView, panel, alert, actionSheet, external, system, prompt

    /// Orders styles by their cases.
    static func < (a: Style, b: Style) -> Bool { a.rawValue < b.rawValue }

    /// Creates the style for a presentation style.
    init(_ style: PresentationStyle) {
      switch style {
      case .push: self = .pushed
      case .sheet: self = .sheet
      case .formSheet: self = .formSheet
      case .fullScreen: self = .fullScreen
      case .popover: self = .popover
      case .inputView: self = .inputView
      case .panel: self = .panel
      }
    }

    /// Creates the style of a screen that is always its own layer, or returns nil for a screen that can be on a stack.
    init?(_ kind: Screen.Kind) {
      switch kind {
      case .screen: return nil
      case .alert: self = .alert
      case .actionSheet: self = .actionSheet
      case .external: self = .external
      case .system: self = .system
      case .prompt: self = .prompt
      }
    }

    /// The text on the node.
    var word: Message {
      switch self {
      case .pushed: "pushed"
      case .sheet: "sheet"
      case .formSheet: "form sheet"
      case .fullScreen: "full screen"
      case .popover: "popover"
      case .inputView: "input view"
      case .panel: "panel"
      case .alert: "alert"
      case .actionSheet: "action sheet"
      case .external: "other app or site"
      case .system: "system"
      case .prompt: "system prompt"
      }
    }
  }

  /// The title, or the name if there is no title.
  var title: String
  /// The name if it differs from the title.
  var name: String?
  /// The path of the screen's picture.
  var image: String?
  /// Whether the app starts on this screen.
  var isStart: Bool
  /// The styles in which the screen is shown, without duplicates.
  var styles: [Style]
  /// Whether the screen shows one of many things of a kind.
  var isOneOfMany = false

  /// The words above the title.
  var words: String {
    (styles.map(\.word) + (isOneOfMany ? ["one of many"] : [])).map(\.localized).joined(separator: " · ")
  }
}

extension Screen {
  /// The title that users see; of a screen that shows one of many things, with these words.
  public var titleOfOneOfMany: String { item == nil ? displayTitle : localized("\(displayTitle), one of many") }
}
