/// A file's text as it is handed to libyaml: mended where a mistake was found, so that the rest can be read too.
///
/// It remembers where every byte stood in the file, so that findings and nodes are placed there.
struct WorkingText {
  /// A stretch that differs from the file.
  private struct Mend {
    var working: Range<Int>
    var original: Range<Int>
  }

  /// Mends and edits that touch.
  private struct Cluster {
    /// In offsets of the text before the edits.
    var range: Range<Int>
    /// Which of the edits fall into it.
    var edits: Range<Int>
    /// Where it starts in the file, where it starts with a mend.
    var originalStart: Int?
  }

  /// The file's bytes.
  let original: [UInt8]
  /// The bytes as mended, a byte order mark included.
  private(set) var bytes: [UInt8]
  /// Where the text starts: behind the byte order mark, if there is one.
  let start: Int
  private var mends: [Mend] = []

  /// Takes a file's bytes as they are.
  init(_ original: [UInt8]) {
    self.original = original
    bytes = original
    start = original.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// What libyaml is to read.
  var text: ArraySlice<UInt8> { bytes[start...] }

  /// Whether it differs from the file.
  var isMended: Bool { !mends.isEmpty }

  /// Where a byte of the mended text stands in the file; inside a mend, the nearest place.
  func originalOffset(_ offset: Int) -> Int {
    let index = mends.partitioningIndex { $0.working.lowerBound > offset } - 1
    guard index >= 0 else { return offset }
    let mend = mends[index]
    if offset >= mend.working.upperBound { return mend.original.upperBound + offset - mend.working.upperBound }
    return mend.original.lowerBound + min(offset - mend.working.lowerBound, mend.original.count)
  }

  /// Where a byte of the file stands in the mended text; where it was mended away, the nearest place.
  func workingOffset(_ offset: Int) -> Int {
    let index = mends.partitioningIndex { $0.original.lowerBound > offset } - 1
    guard index >= 0 else { return offset }
    let mend = mends[index]
    if offset >= mend.original.upperBound { return mend.working.upperBound + offset - mend.original.upperBound }
    return mend.working.lowerBound + min(offset - mend.original.lowerBound, mend.working.count)
  }

  /// Makes changes, given in offsets of the text as it is now, in order and without overlap.
  mutating func apply(_ edits: [TextEdit]) {
    var result: [UInt8] = []
    var joined: [Mend] = []
    var copied = 0
    for cluster in clusters(of: edits) {
      result += bytes[copied..<cluster.range.lowerBound]
      let begin = result.count
      result += changed(cluster.range, by: edits[cluster.edits])
      let start = cluster.originalStart ?? originalOffset(cluster.range.lowerBound)
      let end = max(start, originalOffset(cluster.range.upperBound))
      joined.append(Mend(working: begin..<result.count, original: start..<end))
      copied = cluster.range.upperBound
    }
    result += bytes[copied...]
    bytes = result
    mends = joined
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

  /// Joins mends and new edits that touch: each cluster becomes one mend.
  private func clusters(of edits: [TextEdit]) -> [Cluster] {
    var clusters: [Cluster] = []
    var (mend, edit) = (0, 0)
    while mend < mends.count || edit < edits.count {
      let isMend =
        edit == edits.count
        || (mend < mends.count && mends[mend].working.lowerBound <= edits[edit].range.lowerBound)
      let range = isMend ? mends[mend].working : edits[edit].range
      let firstEdit = edit
      let originalStart = isMend ? mends[mend].original.lowerBound : nil
      if isMend { mend += 1 } else { edit += 1 }
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

extension Array {
  /// The index of the first element that satisfies a condition which, once true, stays true; or the count.
  fileprivate func partitioningIndex(where isLater: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isLater(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
