import FlowSyntax

/// The git repository that contains a folder, read without changing its working tree.
struct GitRepository {
  private let git: GitProgram
  /// The absolute path of its top folder.
  let top: String

  /// Finds the repository of a folder.
  ///
  /// - Throws: `UsageError` if there is no git or no repository.
  init(around folder: String, searchPath: String) throws(UsageError) {
    guard let git = GitProgram(searchPath: searchPath, in: folder) else {
      throw UsageError("git, which reads revisions, is not on the PATH")
    }
    let answer = try git.run(["rev-parse", "--show-toplevel"])
    guard answer.status == 0, !answer.line.isEmpty else {
      let reason = answer.message.split(separator: "\n").first.map(String.init) ?? ""
      let isElsewhere = reason.contains("not a git repository")
      throw UsageError(isElsewhere ? "this folder is not in a git repository" : "git says: \(reason)")
    }
    self.git = git
    top = answer.line
  }

  /// Returns the commit of a revision, or nil if git does not know it.
  func commit(of revision: String) throws(UsageError) -> String? {
    // Git would read it as an option.
    if revision.hasPrefix("-") || revision.isEmpty { return nil }
    let answer = try git.run(["rev-parse", "--verify", "--quiet", revision + "^{commit}"])
    return answer.status == 0 && !answer.line.isEmpty ? answer.line : nil
  }

  /// Returns the commit of a revision.
  ///
  /// - Throws: `UsageError` if git does not know it.
  func requiredCommit(of revision: String) throws(UsageError) -> String {
    if let commit = try commit(of: revision) { return commit }
    let near = Synonyms.nearest(to: revision, among: try names())
    throw UsageError("git knows no revision \"\(revision)\"" + (near.map { "; did you mean \"\($0)\"?" } ?? ""))
  }

  /// Returns the best common ancestor of two revisions.
  ///
  /// - Throws: `UsageError` if git finds none, for example in a clone without the whole history.
  func mergeBase(of one: String, _ other: String) throws(UsageError) -> String {
    let answer = try git.run(["merge-base", one, other])
    guard answer.status == 0, !answer.line.isEmpty else {
      throw UsageError(
        "git finds no common commit of \"\(one)\" and \"\(other)\": fetch the whole history, as with \"git fetch --unshallow\""
      )
    }
    return answer.line
  }

  /// Returns the names of branches and tags, sorted.
  func names() throws(UsageError) -> [String] {
    let answer = try git.run(["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes", "refs/tags"])
    return String(decoding: answer.bytes, as: UTF8.self).split(separator: "\n").map(String.init).sorted()
  }

  /// Returns the flow files and settings of a commit, with their paths in the working tree.
  ///
  /// - Throws: `UsageError` if git cannot read them.
  func files(of commit: String) throws(UsageError) -> MemoryFiles {
    let tree = try git.run(["ls-tree", "-r", "-z", "--full-tree", commit])
    guard tree.status == 0 else { throw Self.unreadable(tree) }
    let entries = String(decoding: tree.bytes, as: UTF8.self).split(separator: "\0").compactMap(TreeEntry.init)
    let wanted = entries.filter { Self.isWanted($0.path) }
    let request = wanted.map { $0.object + "\n" }.joined()
    let answer = try git.run(["cat-file", "--batch"], input: Array(request.utf8))
    guard answer.status == 0 else { throw Self.unreadable(answer) }
    let contents = BatchReader.contents(of: answer.bytes)
    guard contents.count == wanted.count else { throw Self.unreadable(answer) }
    var files = MemoryFiles([:])
    for (entry, content) in zip(wanted, contents) {
      let path = PathOperations.absolute(entry.path, in: top)
      if entry.isLink {
        files.links[path] = PathOperations.absolute(
          String(decoding: content, as: UTF8.self), in: PathOperations.folder(of: path))
      } else {
        files.contents[path] = Array(content)
      }
    }
    return files
  }

  /// Returns the flow files and settings that differ from a commit, deleted and untracked ones included.
  ///
  /// - Returns: absolute paths, sorted.
  /// - Throws: `UsageError` if git cannot compare.
  func changedFiles(since commit: String) throws(UsageError) -> [String] {
    let commands = [
      ["diff", "--name-only", "--no-renames", "-z", commit, "--"],
      ["ls-files", "--others", "--exclude-standard", "-z"],
    ]
    var paths: Set<String> = []
    for command in commands {
      let answer = try git.run(["-C", top] + command)
      guard answer.status == 0 else { throw Self.unreadable(answer) }
      paths.formUnion(String(decoding: answer.bytes, as: UTF8.self).split(separator: "\0").map(String.init))
    }
    return paths.filter(Self.isWanted).map { PathOperations.absolute($0, in: top) }.sorted()
  }

  private static func isWanted(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return [".flow.yaml", ".flow.yml"].contains { name.hasSuffix($0) } || name == ".navflow.yaml"
      || name == ".navflow.yml"
  }

  private static func unreadable(_ answer: GitProgram.Output) -> UsageError {
    let reason = answer.message.split(separator: "\n").first.map { ": \($0)" } ?? ""
    return UsageError("git cannot read the files of the revision\(reason)")
  }
}
