import Diagnostics

extension FindingChanges.Version {
  /// Returns this version with the new paths of files that `new` has, byte for byte, under another path.
  ///
  /// Of several equal files none counts as moved, because their findings could be confused.
  public func followingMoves(to new: Self) -> Self {
    let missing = Self.files(of: self, except: new)
    let added = Self.files(of: new, except: self)
    var paths: [String: String] = [:]
    for (bytes, olds) in missing where olds.count == 1 {
      if let news = added[bytes], news.count == 1 { paths[olds[0]] = news[0] }
    }
    return paths.isEmpty ? self : renamingFiles(paths)
  }

  /// Returns the paths of files that another version does not have, by their contents.
  private static func files(of version: Self, except other: Self) -> [[UInt8]: [String]] {
    let known = Set(other.files.ids.map { other.files[$0].path })
    let files = version.files.ids.map { version.files[$0] }.filter { !known.contains($0.path) }
    return Dictionary(grouping: files, by: \.bytes).mapValues { $0.map(\.path) }
  }
}
