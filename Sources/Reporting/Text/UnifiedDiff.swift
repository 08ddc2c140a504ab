/// The difference between two texts in the unified format of `diff -u`.
public struct UnifiedDiff {
  /// The number of equal lines around each change.
  private static let context = 3

  /// A line of the result: `-` for a line of the old text, `+` for one of the new text, a space for both.
  private struct Line {
    var sign: Character
    var text: ArraySlice<UInt8>
  }

  private let path: String
  private let lines: [Line]

  /// Compares two versions of a file by lines.
  public init(_ path: String, from old: [UInt8], to new: [UInt8]) {
    self.path = path
    let (old, new) = (Self.lines(of: old), Self.lines(of: new))
    let difference = LineDifference(from: old, to: new)
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, difference.isRemoved[i] {
        lines.append(Line(sign: "-", text: old[i]))
        i += 1
      } else if j < new.count, difference.isInserted[j] {
        lines.append(Line(sign: "+", text: new[j]))
        j += 1
      } else {
        lines.append(Line(sign: " ", text: new[j]))
        (i, j) = (i + 1, j + 1)
      }
    }
    self.lines = lines
  }

  /// The difference, or nothing for equal texts.
  public var bytes: [UInt8] {
    let hunks = hunks
    guard !hunks.isEmpty else { return [] }
    var bytes = Array("--- \(path)\n+++ \(path)\n".utf8)
    var (old, new, end) = (0, 0, 0)
    for hunk in hunks {
      count(lines[end..<hunk.lowerBound], &old, &new)
      let before = (old, new)
      count(lines[hunk], &old, &new)
      end = hunk.upperBound
      let positions = (Self.position(after: before.0, old), Self.position(after: before.1, new))
      bytes += "@@ -\(positions.0) +\(positions.1) @@\n".utf8
      for line in lines[hunk] { write(line, to: &bytes) }
    }
    return bytes
  }

  /// Adds the numbers of lines that each of the two texts has.
  private func count(_ lines: ArraySlice<Line>, _ old: inout Int, _ new: inout Int) {
    for line in lines {
      if line.sign != "+" { old += 1 }
      if line.sign != "-" { new += 1 }
    }
  }

  private func write(_ line: Line, to bytes: inout [UInt8]) {
    bytes += String(line.sign).utf8
    bytes += line.text
    if line.text.last != 0x0A { bytes += "\n\\ No newline at end of file\n".utf8 }
  }

  /// The ranges of lines to show.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].sign != " " {
      let range = max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  /// Returns the number of a hunk's first line in one of the two texts, and its number of lines there.
  ///
  /// If it has no line there, the first number is that of the line before it.
  ///
  /// - Parameters:
  ///   - before: the number of lines of the text before the hunk.
  ///   - end: the number of lines up to its end.
  private static func position(after before: Int, _ end: Int) -> String {
    let count = end - before
    return count == 1 ? "\(before + 1)" : "\(count == 0 ? before : before + 1),\(count)"
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    return start < bytes.count ? lines + [bytes[start...]] : lines
  }
}
