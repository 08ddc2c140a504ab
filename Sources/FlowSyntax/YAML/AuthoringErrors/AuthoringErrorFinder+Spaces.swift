/// Names beside a wide space, which libyaml reads as a letter of the name.
extension AuthoringErrorFinder {
  /// Returns the errors for names beside wide spaces.
  static func spaceErrors(_ places: [Range<Int>], in text: WorkingText) -> [AuthoringError] {
    let lines = TextLines(text)
    let indented = places.lazy.map { lines.line(at: $0.lowerBound) }
      .first { line in places.contains { lines.indentation(line).contains($0.lowerBound) } }
    if let indented, let error = indentationErrors(ofLine: indented, text, lines).first { return [error] }
    return places.map { place in
      AuthoringError(
        message: "\(text.spaceName(at: place.lowerBound)) is next to this name", range: place,
        help: "delete it, or write an ordinary space", edits: [TextEdit(place, " ")])
    }
  }
}
