import Localization

/// Something that weakens the generated tests.
package enum ExportWarning: Hashable, Sendable {
  /// No text proves a screen after another one.
  case indistinguishable(String, from: String)
  /// A label occurs twice on a screen.
  case ambiguous(String, on: String)

  /// The message, without a full stop.
  package var message: Message {
    switch self {
    case .indistinguishable(let screen, let other):
      "no text distinguishes \"\(screen)\" from \"\(other)\", so no test checks that it is in front"
    case .ambiguous(let label, let screen):
      "\"\(label)\" can be read more than once on \"\(screen)\", so a test may tap the wrong one"
    }
  }

  /// What to do about it.
  package static let help: Message = "write --select id, and give the app accessibility identifiers"
}
