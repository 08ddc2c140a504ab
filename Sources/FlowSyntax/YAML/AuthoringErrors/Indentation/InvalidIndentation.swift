/// The lines that are indented with tabs and wide spaces, and the spaces that may replace them.
struct InvalidIndentation {
  private let text: WorkingText
  private let edits: LineEdits
  /// The lines, in order.
  private let invalidLines: [Int]
  private var lines: TextLines { edits.lines }

  /// Finds such lines.
  init(_ text: WorkingText, _ lines: TextLines) {
    self.text = text
    edits = LineEdits(text: text, lines: lines)
    invalidLines = (0..<lines.count).filter { line in
      !lines.content(line).isEmpty && lines.indentation(line).contains { text.bytes[$0] != 0x20 }
    }
  }

  /// The possible widths of an indentation character; first those that align the first line with the line above.
  var widths: [Int] {
    let all = [2, 4, 8, 1]
    guard let line = invalidLines.first, let above = lines.lineAbove(line) else { return all }
    let wanted = lines.depth(above) + (edits.endsInColon(above) ? edits.step : 0)
    let fitting = all.filter { depth(of: line, width: $0) == wanted }
    return fitting + all.filter { !fitting.contains($0) }
  }

  /// Returns edits that replace every such character in an indentation by spaces.
  func respaced(_ width: Int) -> [TextEdit] {
    let spaces = String(repeating: " ", count: width)
    return (0..<lines.count).flatMap { line in characters(in: line).map { TextEdit($0, spaces) } }
  }

  /// The ranges in which the width may cause syntax errors: these lines and the next ones.
  var uncertainSyntax: [Range<Int>] { joined { lines.belowEnd(of: $0) } }

  /// The ranges in which the width may cause other errors: none if the whole text is indented this way.
  var uncertainContent: [Range<Int>] {
    let isMixed = (0..<lines.count).contains { line in
      !lines.content(line).isEmpty && !lines.indentation(line).isEmpty && characters(in: line).isEmpty
    }
    return isMixed ? joined { lines.range($0).upperBound } : []
  }

  /// Returns a range for each line; one range for all if they are many, because long files would be slow.
  private func joined(end: (Int) -> Int) -> [Range<Int>] {
    guard invalidLines.count > Self.rangeLimit, let first = invalidLines.first, let last = invalidLines.last else {
      return invalidLines.map { lines.range($0).lowerBound..<end($0) }
    }
    return [lines.range(first).lowerBound..<end(last)]
  }

  /// The largest number of lines that have a range each.
  private static let rangeLimit = 100

  private func depth(of line: Int, width: Int) -> Int {
    let invalid = characters(in: line)
    return lines.indentation(line).count - invalid.reduce(0) { $0 + $1.count } + invalid.count * width
  }

  /// Returns the tabs and wide spaces in the indentation of a line.
  private func characters(in line: Int) -> [Range<Int>] {
    let indentation = lines.indentation(line)
    var characters: [Range<Int>] = []
    var place = indentation.lowerBound
    while place < indentation.upperBound {
      let length = text.wideSpace(at: place) ?? 1
      if text.bytes[place] != 0x20 { characters.append(place..<place + length) }
      place += length
    }
    return characters
  }
}
