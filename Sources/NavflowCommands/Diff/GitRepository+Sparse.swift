import FlowSyntax
import Localization

/// Compares commits with a working tree from which a sparse checkout leaves files out.
///
/// Git takes such a file as unchanged, so no comparison may call it deleted.
extension GitRepository {
  /// Returns the files of a commit, without those that a sparse checkout leaves out of the working tree.
  ///
  /// - Parameters:
  ///   - revision: the name of the commit in messages.
  ///   - paths: the absolute paths that are compared.
  /// - Throws: `UsageError` if a flow file or settings file that is left out differs from the commit.
  func files(of commit: String, _ revision: String, besideFolder paths: [String]) throws(UsageError) -> GitFiles {
    let leftOut = try leftOutFiles()
    if leftOut.isEmpty { return try files(of: commit) }
    let all = try files(of: commit)
    let changed = leftOut.filter { path, object in
      Self.isWanted(path) && all.object(at: path) != object
        && paths.contains { $0 == path || PathOperations.lies(path, in: $0) }
    }
    if let path = changed.keys.min() {
      let folder = PathOperations.relative(PathOperations.folder(of: path), to: top)
      let shown = PathOperations.relative(path, to: top)
      let message: Message =
        "\"\(shown)\" differs from \"\(revision)\", but this sparse checkout leaves it out: "
        + "type \"git sparse-checkout add \(folder)\""
      throw UsageError(message)
    }
    return try files(of: commit, without: leftOut)
  }

  /// Returns the objects of the files in the index that a sparse checkout leaves out, by absolute path.
  private func leftOutFiles() throws(UsageError) -> [String: String] {
    guard try git.run(["config", "--bool", "core.sparseCheckout"]).line == "true" else { return [:] }
    let index = try git.entering(top).run(["ls-files", "-t", "--stage", "-z"])
    guard index.status == 0 else { throw Self.unreadable(index) }
    var objects: [String: String] = [:]
    for line in index.bytes.split(separator: 0) where line.starts(with: "S ".utf8) {
      let text = String(decoding: line, as: UTF8.self)
      guard let tab = text.firstIndex(of: "\t") else { continue }
      let words = text[..<tab].split(separator: " ")
      guard words.count == 4 else { continue }
      objects[PathOperations.absolute(String(text[text.index(after: tab)...]), in: top)] = String(words[2])
    }
    return objects
  }
}
