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
  /// What it follows on, where that is the end of a task.
  var ending: Ending?
  /// What it stands for, where that is a step of an action.
  var causes: [Cause] = []
  /// Why it stands out.
  var marks: [Mark] = []
  /// Which taps of the ways that are shown it is, such as `②`.
  var taps: [String] = []

  /// Whether there is nothing to say.
  var isEmpty: Bool {
    text.isEmpty && condition == nil && note == nil && taps.isEmpty && marks.allSatisfy(\.words.isEmpty)
  }

  /// Whether it says the same, whatever it stands for.
  func saysTheSame(as other: Caption) -> Bool {
    source == other.source && text == other.text && condition == other.condition && note == other.note
  }
}
