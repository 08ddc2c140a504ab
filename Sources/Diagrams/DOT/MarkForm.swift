/// How something that stands out is drawn: a colour, and a line that tells the same without it.
struct MarkForm {
  /// The colour of line and words.
  let colour: String
  /// The width of an outline, and of an arrow that is one line.
  let width: String
  /// Whether an outline or an arrow is two lines.
  let isDouble: Bool

  /// The form of the weightiest of marks; nil for none.
  init?(_ marks: [Mark]) {
    guard let kind = Mark.leading(marks) else { return nil }
    switch kind {
    case .finding: (colour, width, isDouble) = (Palette.vermilion, "3", false)
    case .change(.added): (colour, width, isDouble) = (Palette.bluishGreen, "3", false)
    case .change(.removed): (colour, width, isDouble) = (Palette.line, "1", true)
    case .change(.changed): (colour, width, isDouble) = (Palette.purple, "2", true)
    }
  }

  /// The outline of a box, in DOT.
  var outline: [(name: String, value: String)] {
    [("color", "\"\(colour)\""), ("penwidth", width)] + (isDouble ? [("peripheries", "2")] : [])
  }

  /// An arrow, in DOT; Graphviz 2.43 forgets the head of one that is turned and two lines.
  func arrow(isTurned: Bool) -> [(name: String, value: String)] {
    let lines = isDouble && !isTurned ? "\(colour):invis:\(colour)" : colour
    return [("color", "\"\(lines)\""), ("penwidth", width)]
  }

  /// The outline or the arrow, in Mermaid, which has no double lines.
  var stroke: String {
    "stroke:\(colour),stroke-width:\(width)px" + (isDouble ? ",stroke-dasharray:\(width == "1" ? "2 6" : "12 3")" : "")
  }
}
