/// The words beside an arrow or on a flag.
struct Caption: Hashable, Sendable {
  /// Who or what sets it off where nobody taps, such as `system`; nil for a tap.
  var source: String?
  /// The label, the result's name, or what it comes after.
  var text: String
  /// The conditions, as the file writes them; nil for none.
  var condition: String?
  /// What else it does.
  var note: String?

  /// Whether there is nothing to say.
  var isEmpty: Bool { text.isEmpty && condition == nil && note == nil }
}
