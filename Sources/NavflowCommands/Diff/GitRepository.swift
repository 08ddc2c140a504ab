import Diagnostics
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
    guard answer.status == 0, !answer.line.isEmpty else { throw UsageError(Self.absence(answer.message)) }
    self.git = git
    top = answer.line
  }

  /// Returns the message for a folder without a repository, or with one that cannot be used.
  private static func absence(_ message: String) -> String {
    let reason = message.split(separator: "\n").first.map(String.init) ?? ""
    if reason.contains("not a git repository") { return "this folder is not in a git repository" }
    if reason.contains("bare repository") || reason.contains("must be run in a work tree") {
      return "this is a bare git repository, which has no files: type the command in a clone of it"
    }
    return "git says: \(reason)"
  }

  /// Returns the commit of a revision, or nil if git does not know it.
  func commit(of revision: String) throws(UsageError) -> String? {
    // Git would read it as an option.
    if revision.hasPrefix("-") || revision.isEmpty { return nil }
    let answer = try git.run(["rev-parse", "--verify", "--quiet", revision + "^{commit}"])
    return answer.status == 0 && !answer.line.isEmpty ? answer.line : nil
  }

  /// Returns why git may not know a revision that exists elsewhere, with the correction, or nil.
  func reasonForUnknownRevision() throws(UsageError) -> String? {
    if try git.run(["rev-parse", "--is-shallow-repository"]).line == "true" {
      return "this clone has only the newest commits: type \"git fetch --unshallow\", or write \"fetch-depth: 0\" "
        + "under \"with\" of actions/checkout"
    }
    let hasCommits = try git.run(["rev-list", "--all", "--max-count=1"]).bytes.isEmpty == false
    return hasCommits ? nil : "this repository has no commits yet: make one with \"git commit\""
  }

  /// Returns the commit of a revision.
  ///
  /// - Throws: `UsageError` if git does not know it.
  func requiredCommit(of revision: String) throws(UsageError) -> String {
    if let commit = try commit(of: revision) { return commit }
    let unknown = "git knows no revision \"\(revision)\""
    if let reason = try reasonForUnknownRevision() { throw UsageError("\(unknown); \(reason)") }
    let near = Synonyms.nearest(to: revision, among: try names())
    throw UsageError(unknown + (near.map { "; did you mean \"\($0)\"?" } ?? ""))
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
    let entries = try Self.texts(of: tree.bytes).compactMap { TreeEntry($0[...]) }
    let wanted = entries.filter { Self.isWanted($0.path) }
    let request = wanted.map { $0.object + "\n" }.joined()
    let answer = try git.run(["cat-file", "--batch"], input: Array(request.utf8))
    if answer.message.contains("promisor") {
      throw UsageError(
        "this clone lacks files of the revision: fetch them with \"git archive -o /dev/null \(commit)\"")
    }
    guard answer.status == 0 else { throw Self.unreadable(answer) }
    let contents = BatchReader.contents(of: answer.bytes)
    guard contents.count == wanted.count else { throw Self.unreadable(answer) }
    // The top of a repository is the folder with `.git`.
    var files = MemoryFiles([PathOperations.absolute(".git", in: top): ""])
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
  /// navflow compares the contents itself, because `git diff` runs filters that the repository names. Line breaks do not
  /// count, because git may convert them.
  ///
  /// - Returns: absolute paths, sorted.
  /// - Throws: `UsageError` if git cannot read the files.
  func changedFiles(since commit: String) throws(UsageError) -> [String] {
    let old = try files(of: commit)
    let answer = try git.run(["-C", top, "ls-files", "-z", "-t", "--cached", "--others", "--exclude-standard"])
    guard answer.status == 0 else { throw Self.unreadable(answer) }
    // Each name follows a letter and a space. S stands for a file outside a sparse checkout.
    let entries = try Self.texts(of: answer.bytes).map { (isSparse: $0.hasPrefix("S"), path: String($0.dropFirst(2))) }
    let access = DiskFiles()
    let known = Set(old.contents.keys).union(old.links.keys)
    let sparse = Set(entries.filter(\.isSparse).map { PathOperations.absolute($0.path, in: top) })
    let others = entries.map(\.path).filter(Self.isWanted).map { PathOperations.absolute($0, in: top) }
      .filter { !known.contains($0) && access.kind(of: $0) != nil }
    let changed = known.filter { path in
      access.kind(of: path) == nil ? !sparse.contains(path) : Self.differs(path, access, from: old)
    }
    return changed.union(others).sorted()
  }

  private static func differs(_ path: String, _ access: DiskFiles, from old: MemoryFiles) -> Bool {
    if let target = old.links[path] { return access.resolved(path) != access.resolved(target) }
    guard let before = old.contents[path], let now = try? access.bytes(of: path, limit: SourceFile.maximumSize + 1)
    else { return true }
    let carriageReturn = UInt8(ascii: "\r")
    return before != now && before.filter { $0 != carriageReturn } != now.filter { $0 != carriageReturn }
  }

  /// Returns the texts between zero bytes.
  ///
  /// - Throws: `UsageError` for the name of a flow file that is not UTF-8.
  private static func texts(of bytes: [UInt8]) throws(UsageError) -> [String] {
    let texts = bytes.split(separator: 0).map { (bytes: $0, text: String(decoding: $0, as: UTF8.self)) }
    for (bytes, text) in texts where isWanted(text) && !text.utf8.elementsEqual(bytes) {
      let name = text.split(separator: "/").last.map(String.init) ?? text
      throw UsageError("the name of \"\(name)\" in the git repository is not UTF-8: rename the file with \"git mv\"")
    }
    return texts.map(\.text)
  }

  private static func isWanted(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return [".flow.yaml", ".flow.yml"].contains { name.hasSuffix($0) }
      || [".navflow.yaml", ".navflow.yml", ".gitignore"].contains(name)
  }

  private static func unreadable(_ answer: GitProgram.Output) -> UsageError {
    let reason = answer.message.split(separator: "\n").first.map { ": \($0)" } ?? ""
    return UsageError("git cannot read the files of the revision\(reason)")
  }
}
