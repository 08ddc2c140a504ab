import Diagnostics

/// Writes ANSI colour codes if they are on.
struct TextStyler {
  /// A text style.
  ///
  /// The text itself always carries the same information.
  enum Style: String {
    case bold = "1"
    case faint = "2"
    case red = "1;31"
    case green = "1;32"
    case yellow = "1;33"
    case blue = "1;34"
  }

  /// Whether codes are written.
  let isOn: Bool

  /// Returns the text in a style.
  func callAsFunction(_ text: String, _ style: Style) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Returns the text in the colour of a severity.
  func callAsFunction(_ text: String, _ severity: Severity) -> String {
    switch severity {
    case .error: self(text, .red)
    case .warning: self(text, .yellow)
    case .info: self(text, .blue)
    }
  }
}
