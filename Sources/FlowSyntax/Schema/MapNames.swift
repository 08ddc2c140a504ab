/// The names that a mapping may contain.
enum MapNames: Sendable {
  /// Names that the designer chooses or has defined.
  case any
  /// The ids of rules.
  case rules
  /// The names of gestures.
  case gestures
}
