/// Names that a wide space stands next to: libyaml takes it for a letter of the name.
extension AuthoringErrorFinder {
  /// What the author of such names did.
  static func spaceSlips(_ places: [Range<Int>], in text: WorkingText) -> [AuthoringError] {
    let lines = TextLines(text)
    let indented = places.lazy.map { lines.line(at: $0.lowerBound) }
      .first { line in places.contains { lines.indentation(line).contains($0.lowerBound) } }
    if let indented, let slip = indentationSlips(ofLine: indented, text, lines).first { return [slip] }
    return places.map { place in
      AuthoringError(
        message: "\(text.spaceName(at: place.lowerBound)) stands next to this name", range: place,
        help: "delete it, or write an ordinary space", edits: [TextEdit(place, " ")])
    }
  }
}
