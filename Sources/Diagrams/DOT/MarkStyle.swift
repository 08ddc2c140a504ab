import Diagnostics

/// The style of marked nodes, rows and arrows: a colour and a line style, so that the mark is visible without colour.
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
    case .finding(let severity):
      let width =
        switch severity {
        case .error: "3.5"
        case .warning: "2"
        case .info: "1.2"
        }
      (colour, self.width, isDouble) = (Self.colour(of: severity), width, false)
    case .change(.added): (colour, width, isDouble) = (Palette.bluishGreen, "3", false)
    case .change(.removed): (colour, width, isDouble) = (Palette.line, "1", true)
    case .change(.changed), .change(.renamed): (colour, width, isDouble) = (Palette.purple, "2", true)
    }
  }

  /// Returns the colour of a severity.
  static func colour(of severity: Severity) -> String {
    switch severity {
    case .error: Palette.error
    case .warning: Palette.warning
    case .info: Palette.info
    }
  }

  /// The attributes of an outline in DOT.
  var outline: [(name: String, value: String)] {
    [("color", "\"\(colour)\""), ("penwidth", width)] + (isDouble ? [("peripheries", "2")] : [])
  }

  /// The attributes of an arrow in DOT.
  var arrow: [(name: String, value: String)] {
    [("color", "\"\(isDouble ? "\(colour):invis:\(colour)" : colour)\""), ("penwidth", width)]
  }

  /// The style of an outline or arrow in Mermaid, which has dashes instead of double lines.
  var stroke: String {
    "stroke:\(colour),stroke-width:\(width)px" + (isDouble ? ",stroke-dasharray:\(width == "1" ? "2 6" : "12 3")" : "")
  }
}
