/// A file's text with the repairs that make it readable for libyaml.
///
/// It maps every offset back to the original file, so that findings and nodes have positions in the file.
struct WorkingText {
  /// A range that differs from the file.
  private struct Repair {
    var working: Range<Int>
    var original: Range<Int>
  }

  /// A group of adjacent repairs and edits.
  private struct Cluster {
    /// The range in the text before the edits.
    var range: Range<Int>
    /// The indices of its edits.
    var edits: Range<Int>
    /// The start in the file, if the group starts with an earlier repair.
    var originalStart: Int?
  }

  /// The bytes of the file.
  let original: [UInt8]
  /// The repaired bytes, including a byte order mark.
  private(set) var bytes: [UInt8]
  /// The start of the text, after a byte order mark.
  let start: Int
  private var repairs: [Repair] = []

  /// Creates an unrepaired text.
  init(_ original: [UInt8]) {
    self.original = original
    bytes = original
    start = original.textStart
  }

  /// The text for libyaml.
  var text: ArraySlice<UInt8> { bytes[start...] }

  /// Whether it differs from the file.
  var isRepaired: Bool { !repairs.isEmpty }

  /// Returns the offset in the file of an offset in the repaired text; the nearest one inside a repair.
  func originalOffset(_ offset: Int) -> Int {
    let index = repairs.partitioningIndex { $0.working.lowerBound > offset } - 1
    guard index >= 0 else { return offset }
    let repair = repairs[index]
    if offset >= repair.working.upperBound { return repair.original.upperBound + offset - repair.working.upperBound }
    return repair.original.lowerBound + min(offset - repair.working.lowerBound, repair.original.count)
  }

  /// Returns the offset in the repaired text of an offset in the file; the nearest one inside a repair.
  func workingOffset(_ offset: Int) -> Int {
    let index = repairs.partitioningIndex { $0.original.lowerBound > offset } - 1
    guard index >= 0 else { return offset }
    let repair = repairs[index]
    if offset >= repair.original.upperBound { return repair.working.upperBound + offset - repair.original.upperBound }
    return repair.working.lowerBound + min(offset - repair.original.lowerBound, repair.working.count)
  }

  /// Applies edits in offsets of the current text; they must be in order and must not overlap.
  mutating func apply(_ edits: [TextEdit]) {
    var result: [UInt8] = []
    var joined: [Repair] = []
    var copied = 0
    for cluster in clusters(of: edits) {
      result += bytes[copied..<cluster.range.lowerBound]
      let begin = result.count
      result += changed(cluster.range, by: edits[cluster.edits])
      let start = cluster.originalStart ?? originalOffset(cluster.range.lowerBound)
      let end = max(start, originalOffset(cluster.range.upperBound))
      joined.append(Repair(working: begin..<result.count, original: start..<end))
      copied = cluster.range.upperBound
    }
    result += bytes[copied...]
    bytes = result
    repairs = joined
  }

  private func changed(_ range: Range<Int>, by edits: ArraySlice<TextEdit>) -> [UInt8] {
    var result: [UInt8] = []
    var copied = range.lowerBound
    for edit in edits where edit.range.lowerBound >= copied {
      result += bytes[copied..<edit.range.lowerBound]
      result += edit.replacement
      copied = edit.range.upperBound
    }
    return result + bytes[copied..<range.upperBound]
  }

  /// Joins adjacent repairs and edits; each cluster becomes one repair.
  private func clusters(of edits: [TextEdit]) -> [Cluster] {
    var clusters: [Cluster] = []
    var (repair, edit) = (0, 0)
    while repair < repairs.count || edit < edits.count {
      let isRepair =
        edit == edits.count
        || (repair < repairs.count && repairs[repair].working.lowerBound <= edits[edit].range.lowerBound)
      let range = isRepair ? repairs[repair].working : edits[edit].range
      let firstEdit = edit
      let originalStart = isRepair ? repairs[repair].original.lowerBound : nil
      if isRepair { repair += 1 } else { edit += 1 }
      if let last = clusters.last, range.lowerBound <= last.range.upperBound {
        let end = max(last.range.upperBound, range.upperBound)
        clusters[clusters.count - 1].range = last.range.lowerBound..<end
        clusters[clusters.count - 1].edits = last.edits.lowerBound..<edit
      } else {
        clusters.append(Cluster(range: range, edits: firstEdit..<edit, originalStart: originalStart))
      }
    }
    return clusters
  }
}

extension WorkingText {
  /// Removes tabs from blank lines: YAML allows them there, but libyaml does not everywhere.
  mutating func clearBlankLines() {
    guard bytes.contains(0x09) else { return }
    let lines = TextLines(self)
    apply(
      (0..<lines.count).compactMap { line in
        let range = lines.range(line)
        let blanks = bytes[range]
        let isBlank = blanks.contains(0x09) && blanks.allSatisfy { $0 == 0x20 || $0 == 0x09 }
        return isBlank ? TextEdit(range, "") : nil
      })
  }
}

extension Array {
  /// Returns the first index from which a monotonic condition holds, or the count.
  fileprivate func partitioningIndex(where isLater: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isLater(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension [UInt8] {
  /// The offset at which the text of a file begins: behind the byte order mark, if there is one.
  package var textStart: Int { starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}
