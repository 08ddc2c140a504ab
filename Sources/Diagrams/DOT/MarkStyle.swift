/// The style of marked nodes and arrows: a colour and a line style, so that the mark is visible without colour.
struct MarkStyle {
  /// The colour of the line and the text.
  let colour: String
  /// The width of an outline or of a single line.
  let width: String
  /// Whether the outline or arrow is a double line.
  let isDouble: Bool

  /// Creates the style of the most important mark, or returns nil if there is no mark.
  init?(_ marks: [Mark]) {
    guard let kind = Mark.leading(marks) else { return nil }
    switch kind {
    case .finding: (colour, width, isDouble) = (Palette.vermilion, "3", false)
    case .change(.added): (colour, width, isDouble) = (Palette.bluishGreen, "3", false)
    case .change(.removed): (colour, width, isDouble) = (Palette.line, "1", true)
    case .change(.changed): (colour, width, isDouble) = (Palette.purple, "2", true)
    }
  }

  /// The attributes of an outline in DOT.
  var outline: [(name: String, value: String)] {
    [("color", "\"\(colour)\""), ("penwidth", width)] + (isDouble ? [("peripheries", "2")] : [])
  }

  /// Returns the attributes of an arrow in DOT.
  ///
  /// A reversed arrow is a single line, because Graphviz 2.43 omits the head of a double one.
  func arrow(isReversed: Bool) -> [(name: String, value: String)] {
    let lines = isDouble && !isReversed ? "\(colour):invis:\(colour)" : colour
    return [("color", "\"\(lines)\""), ("penwidth", width)]
  }

  /// The style of an outline or arrow in Mermaid, which has dashes instead of double lines.
  var stroke: String {
    "stroke:\(colour),stroke-width:\(width)px" + (isDouble ? ",stroke-dasharray:\(width == "1" ? "2 6" : "12 3")" : "")
  }
}
