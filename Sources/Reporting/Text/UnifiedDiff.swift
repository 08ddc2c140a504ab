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
  ///
  /// The standard library finds the changed lines, with the algorithm of Myers (1986).
  public init(_ path: String, from old: [UInt8], to new: [UInt8]) {
    self.path = path
    let (old, new) = (Self.lines(of: old), Self.lines(of: new))
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        lines.append(Line(sign: "-", text: old[i]))
        i += 1
      } else if j < new.count, inserted.contains(j) {
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
    return Array("--- \(path)\n+++ \(path)\n".utf8) + hunks.flatMap(bytes)
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

  private func bytes(of hunk: Range<Int>) -> [UInt8] {
    let header = "@@ -\(position(of: hunk, without: "+")) +\(position(of: hunk, without: "-")) @@\n"
    return Array(header.utf8)
      + lines[hunk].flatMap { line -> [UInt8] in
        let hasEnd = line.text.last == 0x0A
        return Array(String(line.sign).utf8) + line.text
          + (hasEnd ? [] : Array("\n\\ No newline at end of file\n".utf8))
      }
  }

  /// Returns the number of a hunk's first line in one of the two texts, and its number of lines there.
  ///
  /// If it has no line there, the first number is that of the line before it.
  ///
  /// - Parameter sign: the sign of the lines that this text does not have: `+` for the old text, `-` for the new one.
  private func position(of hunk: Range<Int>, without sign: Character) -> String {
    let before = lines[..<hunk.lowerBound].count { $0.sign != sign }
    let count = lines[hunk].count { $0.sign != sign }
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
