import Localization

extension Message {
  /// The text in the current language, with hidden characters made visible.
  public var visible: String { localized.visible }
}
