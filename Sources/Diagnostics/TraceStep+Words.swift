import Localization

extension Message {
  /// Creates the message of the style of a layer by its name in flow files: `full-screen cover`.
  public static func layer(_ style: String) -> Message {
    switch style {
    case "fullScreen": "full-screen cover"
    case "formSheet": "form sheet"
    case "actionSheet": "action sheet"
    case "inputView": "input view"
    case "modelessPopover": "modeless popover"
    default: Message(key: style)
    }
  }
}
