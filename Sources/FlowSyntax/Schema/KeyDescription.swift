/// A key of the language: its name, what stands there, and what it means.
struct KeyDescription: Sendable {
  var name: String
  var shape: Shape
  /// One line for editors.
  var summary: String
  var isRequired = false
  /// Keys of which one must stand beside it; empty where it stands alone.
  var beside: [String] = []
  /// The word that may not stand there, be it for all devices, beside another key.
  var refusal: (word: String, key: String)?
  /// The key and the word that must stand there, where it means something beside that only.
  var belongsTo: (key: String, word: String)?
}
