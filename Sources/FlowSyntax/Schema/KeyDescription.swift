/// A key of the language: its name, what stands there, and what it means.
struct KeyDescription: Sendable {
  var name: String
  var shape: Shape
  /// One line for editors.
  var summary: String
  var isRequired = false
}
