/// The lines of a text that tabs and wide spaces indent, and what spaces could stand in their place.
struct OddIndentation {
  private let text: WorkingText
  private let edits: LineEdits
  private let odd: [Int]
  private var lines: TextLines { edits.lines }

  /// Looks for such lines.
  init(_ text: WorkingText, _ lines: TextLines) {
    self.text = text
    edits = LineEdits(text: text, lines: lines)
    odd = (0..<lines.count).filter { line in
      !lines.content(line).isEmpty && lines.indentation(line).contains { text.bytes[$0] != 0x20 }
    }
  }

  /// How many spaces such a character may have been meant to be; first those that let the first line fit the one above it.
  var widths: [Int] {
    let all = [2, 4, 8, 1]
    guard let line = odd.first, let above = lines.lineAbove(line) else { return all }
    let wanted = lines.depth(above) + (edits.endsInColon(above) ? edits.step : 0)
    let fitting = all.filter { depth(of: line, width: $0) == wanted }
    return fitting + all.filter { !fitting.contains($0) }
  }

  /// Spaces in the place of every such character in front of a line.
  func respaced(_ width: Int) -> [TextEdit] {
    let spaces = String(repeating: " ", count: width)
    return (0..<lines.count).flatMap { line in characters(in: line).map { TextEdit($0, spaces) } }
  }

  /// Where further mistakes may come of the width: in these lines, and in the next ones.
  var unsure: [Range<Int>] { joined { lines.belowEnd(of: $0) } }

  /// Where whatever is found may come of the width: nowhere, if all the text is indented so.
  var doubt: [Range<Int>] {
    let isMixed = (0..<lines.count).contains { line in
      !lines.content(line).isEmpty && !lines.indentation(line).isEmpty && characters(in: line).isEmpty
    }
    return isMixed ? joined { lines.range($0).upperBound } : []
  }

  /// The lines, each to an end of its own; as one stretch where they are many, so that long files take no minutes.
  private func joined(end: (Int) -> Int) -> [Range<Int>] {
    guard odd.count > Self.stretchLimit, let first = odd.first, let last = odd.last else {
      return odd.map { lines.range($0).lowerBound..<end($0) }
    }
    return [lines.range(first).lowerBound..<end(last)]
  }

  private static let stretchLimit = 100

  private func depth(of line: Int, width: Int) -> Int {
    let odd = characters(in: line)
    return lines.indentation(line).count - odd.reduce(0) { $0 + $1.count } + odd.count * width
  }

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
