import Localization

/// A text that an editor offers at a place of a file.
package struct Completion: Sendable {
  /// The kind of thing that the text stands for.
  package enum Kind: Sendable {
    case key, word, verb, rule, gesture, screen, task, outcome, variable, value, root, tab
  }

  /// The kind.
  package var kind: Kind
  /// The text that the list of the editor shows.
  package var label: String
  /// A few words beside it.
  package var detail = ""
  /// The explanation.
  package var documentation: Message = ""
  /// The text to write.
  package var text: String
  /// The bytes of the file that the text replaces.
  package var range = 0..<0
}
