/// A key of the language: its name, the shape of its value, and its meaning.
struct KeyDescription: Sendable {
  var name: String
  var shape: Shape
  /// The one-line description for editors.
  var summary: String
  var isRequired = false
  /// The keys of which one must be present; empty without this restriction.
  var beside: [String] = []
  /// A word that is not allowed as the value for all devices beside another key.
  var refusal: (word: String, key: String)?
  /// The key and the word that must be present for this key to have a meaning.
  var belongsTo: (key: String, word: String)?
}
