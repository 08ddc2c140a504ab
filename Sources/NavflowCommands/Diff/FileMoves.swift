import Diagnostics

/// Finds the files that have another path in the new version: of the files that only one version has, those that share at
/// least half of their lines (Jaccard index).
enum FileMoves {
  /// The lowest Jaccard index of two files that count as one.
  private static let minimumSimilarity = 0.5

  /// Returns the new names of files, by old name; the most similar files first, equally similar ones by name.
  ///
  /// - Parameters:
  ///   - old: the files that only the old version has, by name.
  ///   - new: the files that only the new version has, by name.
  static func find(from old: [String: SourceFile], to new: [String: SourceFile]) -> [String: String] {
    let (olds, news) = (old.mapValues(lines), new.mapValues(lines))
    var candidates: [(similarity: Double, old: String, new: String)] = []
    for (oldName, before) in olds {
      for (newName, after) in news {
        let common = before.intersection(after).count
        let similarity = Double(common) / Double(max(1, before.count + after.count - common))
        if similarity >= minimumSimilarity { candidates.append((similarity, oldName, newName)) }
      }
    }
    candidates.sort { ($1.similarity, $0.old, $0.new) < ($0.similarity, $1.old, $1.new) }
    var moves: [String: String] = [:]
    var used: Set<String> = []
    for (_, old, new) in candidates where moves[old] == nil && used.insert(new).inserted { moves[old] = new }
    return moves
  }

  private static func lines(of file: SourceFile) -> Set<ArraySlice<UInt8>> {
    Set(file.bytes.split(separator: UInt8(ascii: "\n")))
  }
}
