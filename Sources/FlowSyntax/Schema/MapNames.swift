/// Which names a mapping may hold.
enum MapNames: Sendable {
  /// Those that the designer chooses or has defined.
  case any
  /// The ids of rules.
  case rules
  /// The names of gestures.
  case gestures
}
