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
    self.init(git: git, top: answer.line)
  }

  private init(git: GitProgram, top: String) { (self.git, self.top) = (git, top) }

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
  func files(of commit: String) throws(UsageError) -> MemoryFiles { try snapshot(of: commit).files }

  /// Returns the files of a commit, and those of its submodules that are checked out.
  ///
  /// - Throws: `UsageError` if git cannot read it.
  func snapshot(of commit: String) throws(UsageError) -> GitSnapshot {
    let tree = try git.run(["ls-tree", "-r", "-z", "--full-tree", commit])
    guard tree.status == 0 else { throw Self.unreadable(tree) }
    let entries = try Self.texts(of: tree.bytes).compactMap { TreeEntry($0[...]) }
    var snapshot = GitSnapshot(
      files: try files(entries.filter { !$0.isSubmodule && Self.isWanted($0.path) }, of: commit))
    for entry in entries {
      let path = PathOperations.absolute(entry.path, in: top)
      if entry.isSubmodule {
        if let inner = try submodule(at: path, commit: entry.object) { snapshot.add(inner) }
      } else {
        snapshot.objects[path] = entry.object
      }
    }
    try addExtendedSettings(to: &snapshot, at: commit)
    return snapshot
  }

  /// Reads the settings files that others extend, which may have any name.
  private func addExtendedSettings(to snapshot: inout GitSnapshot, at commit: String) throws(UsageError) {
    var waiting = snapshot.files.contents.keys.filter { $0.hasSuffix("/.navflow.yaml") }
    while let path = waiting.popLast() {
      let lines = String(decoding: snapshot.files.contents[path] ?? [], as: UTF8.self).split(
        whereSeparator: \.isNewline)
      guard let line = lines.first(where: { $0.hasPrefix("extends:") }) else { continue }
      let value = line.dropFirst("extends:".count).prefix { $0 != "#" }.filter { !" \t\"'".contains($0) }
      let target = PathOperations.absolute(value, in: PathOperations.folder(of: path))
      guard snapshot.files.contents[target] == nil, let object = snapshot.objects[target] else { continue }
      snapshot.files.contents[target] = try contents(of: [object], at: commit).first.map { Array($0) }
      waiting.append(target)
    }
  }

  /// Returns what the commit of a submodule holds, or nil if it is not checked out or lacks the commit.
  private func submodule(at path: String, commit: String) throws(UsageError) -> GitSnapshot? {
    let mark = PathOperations.absolute(".git", in: path)
    guard DiskFiles().kind(of: mark) != nil else { return nil }
    let repository = GitRepository(git: git.entering(path), top: path)
    guard let commit = try repository.commit(of: commit) else { return nil }
    return try repository.snapshot(of: commit)
  }

  private func files(_ wanted: [TreeEntry], of commit: String) throws(UsageError) -> MemoryFiles {
    let contents = try contents(of: wanted.map(\.object), at: commit)
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

  /// Returns the contents of objects.
  ///
  /// - Parameter commit: the commit that holds them, for messages.
  /// - Throws: `UsageError` if git cannot read them.
  func contents(of objects: [String], at commit: String) throws(UsageError) -> [ArraySlice<UInt8>] {
    let request = objects.map { $0 + "\n" }.joined()
    let answer = try git.run(["cat-file", "--batch"], input: Array(request.utf8))
    if answer.message.contains("promisor") {
      throw UsageError(
        "this clone lacks files of the revision: fetch them with \"git archive -o /dev/null \(commit)\"")
    }
    guard answer.status == 0 else { throw Self.unreadable(answer) }
    let contents = BatchReader.contents(of: answer.bytes)
    guard contents.count == objects.count else { throw Self.unreadable(answer) }
    return contents
  }

  /// Returns the ids that the contents of files would have as objects, by path; a file that cannot be read has none.
  ///
  /// No filter that the repository names is run.
  func objects(of paths: [String]) throws(UsageError) -> [String: String] {
    let access = DiskFiles()
    let paths = paths.filter { access.kind(of: $0) == .file && !$0.contains("\n") }
    guard !paths.isEmpty else { return [:] }
    let input = paths.map { $0 + "\n" }.joined()
    let answer = try git.run(["hash-object", "--no-filters", "--stdin-paths"], input: Array(input.utf8))
    guard answer.status == 0 else { throw Self.unreadable(answer) }
    let ids = String(decoding: answer.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    return Dictionary(zip(paths, ids)) { first, _ in first }
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
