/// The difference between two texts in the unified format of `diff -u`.
public struct UnifiedDiff {
  /// The number of equal lines around each change.
  private static let context = 3

  /// Lines of the old text, and those of the new text in their place.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  private let path: String
  private let old: TextLines
  private let new: TextLines
  private let changes: [Change]

  /// Compares two versions of a file by lines.
  public init(_ path: String, from old: [UInt8], to new: [UInt8]) {
    self.path = path
    (self.old, self.new) = (TextLines(old), TextLines(new))
    changes = Self.changes(LineDifference(from: self.old, to: self.new))
  }

  private static func changes(_ difference: LineDifference) -> [Change] {
    let (removed, inserted) = (difference.isRemoved, difference.isInserted)
    var changes: [Change] = []
    var (i, j) = (0, 0)
    while i < removed.count || j < inserted.count {
      let (start, other) = (i, j)
      while i < removed.count, removed[i] { i += 1 }
      while j < inserted.count, inserted[j] { j += 1 }
      if i == start, j == other {
        (i, j) = (i + 1, j + 1)
      } else {
        changes.append(Change(old: start..<i, new: other..<j))
      }
    }
    return changes
  }

  /// The difference, or nothing for equal texts.
  public var bytes: [UInt8] {
    guard !changes.isEmpty else { return [] }
    var bytes = Array("--- \(path)\n+++ \(path)\n".utf8)
    for hunk in hunks { write(changes[hunk], to: &bytes) }
    return bytes
  }

  /// The changes that are shown together, because their context overlaps or touches.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in changes.indices {
      if let last = hunks.last, changes[index].old.lowerBound - changes[index - 1].old.upperBound <= 2 * Self.context {
        hunks[hunks.count - 1] = last.lowerBound..<index + 1
      } else {
        hunks.append(index..<index + 1)
      }
    }
    return hunks
  }

  private func write(_ changes: ArraySlice<Change>, to bytes: inout [UInt8]) {
    guard let first = changes.first, let last = changes.last else { return }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    let positions = (
      Self.position(of: first.old.lowerBound - before..<last.old.upperBound + after),
      Self.position(of: first.new.lowerBound - before..<last.new.upperBound + after)
    )
    bytes += "@@ -\(positions.0) +\(positions.1) @@\n".utf8
    var place = first.new.lowerBound - before
    for change in changes {
      for line in place..<change.new.lowerBound { write(new[line], " ", to: &bytes) }
      for line in change.old { write(old[line], "-", to: &bytes) }
      for line in change.new { write(new[line], "+", to: &bytes) }
      place = change.new.upperBound
    }
    for line in place..<place + after { write(new[line], " ", to: &bytes) }
  }

  private func write(_ line: ArraySlice<UInt8>, _ sign: Character, to bytes: inout [UInt8]) {
    bytes += String(sign).utf8
    bytes += line
    if line.last != 0x0A { bytes += "\n\\ No newline at end of file\n".utf8 }
  }

  /// Returns the number of a hunk's first line in one of the two texts, and its number of lines there.
  ///
  /// If it has no line there, the first number is that of the line before it.
  private static func position(of lines: Range<Int>) -> String {
    let first = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(first)" : "\(first),\(lines.count)"
  }
}

/// The lines of a text, each with its line break; a text can have millions of them.
struct TextLines: RandomAccessCollection {
  private let bytes: [UInt8]
  /// The places after each line.
  private let ends: [UInt32]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var ends: [UInt32] = []
    for place in bytes.indices where bytes[place] == 0x0A { ends.append(UInt32(place + 1)) }
    if let last = bytes.last, last != 0x0A { ends.append(UInt32(bytes.count)) }
    self.ends = ends
  }

  var startIndex: Int { 0 }
  var endIndex: Int { ends.count }
  subscript(line: Int) -> ArraySlice<UInt8> { bytes[(line == 0 ? 0 : Int(ends[line - 1]))..<Int(ends[line])] }
}
