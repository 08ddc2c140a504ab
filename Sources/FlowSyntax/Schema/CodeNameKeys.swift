import Diagnostics

/// The key for a name in code.
enum CodeNameKeys {
  static let id = Key.text("id", "The name in code and in tests: letters, digits and _.")
}
