import Diagnostics
import FlowSyntax
import Localization

/// The git repository that contains a folder, read without changing its working tree.
struct GitRepository {
  let git: GitProgram
  /// The absolute path of its top folder.
  let top: String

  /// Finds the repository of a folder.
  ///
  /// - Throws: `UsageError` if there is no git or no repository.
  init(around folder: String, on console: Console) throws(UsageError) {
    guard let git = GitProgram(in: folder, on: console) else {
      throw UsageError("git, which reads revisions, is not on the PATH")
    }
    let answer = try git.run(["rev-parse", "--show-toplevel"])
    guard answer.status == 0, !answer.line.isEmpty else { throw UsageError(Self.absence(answer.message)) }
    self.init(git: git, top: answer.line)
  }

  private init(git: GitProgram, top: String) { (self.git, self.top) = (git, top) }

  /// Returns the message for a folder without a repository, or with one that cannot be used.
  private static func absence(_ message: String) -> Message {
    let reason = message.split(separator: "\n").first.map(String.init) ?? ""
    if reason.contains("not a git repository") { return "this folder is not in a git repository" }
    if reason.contains("bare repository") || reason.contains("must be run in a work tree") {
      return bareness
    }
    return "git says: \(reason)"
  }

  /// The message for a repository without a working tree.
  static let bareness: Message = "this is a bare git repository, which has no files: type the command in a clone of it"

  /// Returns the two revisions of git's notation `ONE...OTHER`, or nil.
  static func branches(in word: String) -> (one: String, other: String)? {
    word.firstRange(of: "...").map { dots in (String(word[..<dots.lowerBound]), String(word[dots.upperBound...])) }
  }

  /// Returns the commit of a revision, or nil if git does not know it; for `ONE...OTHER`, that where they separated.
  func commit(of revision: String) throws(UsageError) -> String? {
    if let (one, other) = Self.branches(in: revision) {
      // Git would take HEAD in its place, so HEAD would be compared with itself.
      guard !one.isEmpty, !other.isEmpty else {
        throw UsageError("\"\(revision)\" names only one revision: perhaps a variable of the shell is not set")
      }
      guard try commit(of: one) != nil, try commit(of: other) != nil else { return nil }
      return try mergeBase(of: one, other)
    }
    // Git would read it as an option.
    if revision.hasPrefix("-") || revision.isEmpty { return nil }
    let answer = try git.run(["rev-parse", "--verify", "--quiet", revision + "^{commit}"])
    return answer.status == 0 && !answer.line.isEmpty ? answer.line : nil
  }

  private func isShallow() throws(UsageError) -> Bool {
    try git.run(["rev-parse", "--is-shallow-repository"]).line == "true"
  }

  /// Returns why git may not know a revision that exists elsewhere, with the correction, or nil.
  func reasonForUnknownRevision(_ revision: String) throws(UsageError) -> Message? {
    // A clone of one branch has no other remote branches, whatever its depth.
    let branch = revision.hasPrefix("origin/") ? String(revision.dropFirst("origin/".count)) : ""
    let target = branch.isEmpty || branch.contains(" ") ? "" : " origin \(branch):refs/remotes/origin/\(branch)"
    if try isShallow() {
      return "this clone has only the newest commits: type \"git fetch --unshallow\(target)\", or write "
        + "\"fetch-depth: 0\" under \"with\" of actions/checkout"
    }
    if !target.isEmpty, try Synonyms.nearest(to: revision, among: names()) == nil {
      return "this clone does not have that branch: type \"git fetch\(target)\""
    }
    let hasCommits = try git.run(["rev-list", "--all", "--max-count=1"]).bytes.isEmpty == false
    return hasCommits ? nil : "this repository has no commits yet: make one with \"git commit\""
  }

  /// Returns the commit of a revision.
  ///
  /// - Throws: `UsageError` if git does not know it.
  func requiredCommit(of revision: String) throws(UsageError) -> String {
    if let commit = try commit(of: revision) { return commit }
    let unknown: Message = "git knows no revision \"\(revision)\""
    if let reason = try reasonForUnknownRevision(revision) { throw UsageError("\(unknown); \(reason)") }
    let near = Synonyms.nearest(to: revision, among: try names())
    throw UsageError(near.map { "\(unknown); did you mean \"\($0)\"?" } ?? unknown)
  }

  /// Returns the best common ancestor of two revisions.
  ///
  /// - Throws: `UsageError` if git finds none, for example in a clone without the whole history.
  func mergeBase(of one: String, _ other: String) throws(UsageError) -> String {
    let answer = try git.run(["merge-base", one, other])
    guard answer.status == 0, !answer.line.isEmpty else {
      let advice: Message =
        try isShallow()
        ? "type \"git fetch --unshallow\", or write \"fetch-depth: 0\" under \"with\" of actions/checkout"
        : "their histories have nothing in common, so compare the two revisions themselves"
      throw UsageError("git finds no common commit of \"\(one)\" and \"\(other)\": \(advice)")
    }
    return answer.line
  }

  /// Returns the names of branches and tags, sorted.
  func names() throws(UsageError) -> [String] {
    let answer = try git.run(["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes", "refs/tags"])
    return String(decoding: answer.bytes, as: UTF8.self).split(separator: "\n").map(String.init).sorted()
  }

  /// Returns the files of a commit, and those of its submodules that are checked out.
  ///
  /// - Parameter leftOut: the objects of files to leave out, by absolute path.
  /// - Throws: `UsageError` if git cannot read it.
  func files(of commit: String, without leftOut: [String: String] = [:]) throws(UsageError) -> GitFiles {
    var files = GitFiles(top: top)
    try add(commit, to: &files, without: leftOut)
    return files
  }

  private func add(
    _ commit: String, to files: inout GitFiles, without leftOut: [String: String]
  ) throws(UsageError) {
    let tree = try git.run(["ls-tree", "-r", "-z", "--full-tree", commit])
    guard tree.status == 0 else { throw Self.unreadable(tree) }
    let entries = try Self.texts(of: tree.bytes).compactMap { TreeEntry($0[...]) }.filter {
      leftOut.isEmpty || leftOut[PathOperations.absolute($0.path, in: top)] != $0.object
    }
    // The top of a repository is the folder with `.git`.
    files.add([], at: PathOperations.absolute(".git", in: top))
    let read = entries.filter { !$0.isSubmodule && ($0.isLink || Self.isWanted($0.path)) }
    for (entry, content) in zip(read, try contents(of: read.map(\.object), at: commit)) {
      let path = PathOperations.absolute(entry.path, in: top)
      guard entry.isLink else {
        files.add(Array(content), at: path)
        continue
      }
      let target = String(decoding: content, as: UTF8.self)
      files.add(linkTo: PathOperations.absolute(target, in: PathOperations.folder(of: path)), at: path)
    }
    for entry in entries where !entry.isLink {
      let path = PathOperations.absolute(entry.path, in: top)
      if !entry.isSubmodule {
        files.add(object: entry.object, of: self, at: commit, path: path)
      } else if let inner = submodule(at: path), let commit = try inner.commit(of: entry.object) {
        try inner.add(commit, to: &files, without: [:])
      } else {
        files.add(absentSubmodule: path, commit: entry.object)
      }
    }
  }

  /// Returns the repository of a submodule, or nil if it is not checked out.
  private func submodule(at path: String) -> GitRepository? {
    let mark = PathOperations.absolute(".git", in: path)
    return DiskFiles().kind(of: mark) == nil ? nil : GitRepository(git: git.entering(path), top: path)
  }

  /// Returns the commits that the index has for the submodules that are not checked out, by absolute path.
  func absentSubmodules() throws(UsageError) -> [String: String] {
    let index = try git.entering(top).run(["ls-files", "--stage", "-z"])
    guard index.status == 0 else { throw Self.unreadable(index) }
    var commits: [String: String] = [:]
    for line in index.bytes.split(separator: 0) where line.starts(with: "160000 ".utf8) {
      guard let entry = TreeEntry(index: String(decoding: line, as: UTF8.self)) else { continue }
      let path = PathOperations.absolute(entry.path, in: top)
      if let inner = submodule(at: path) {
        commits.merge(try inner.absentSubmodules()) { $1 }
      } else {
        commits[path] = entry.object
      }
    }
    return commits
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
      // A listing has the mode, the kind and the object before a tab.
      let path = text.split(separator: "\t").last ?? text[...]
      let name = path.split(separator: "/").last ?? path
      throw UsageError("the name of \"\(name)\" in the git repository is not UTF-8: rename the file with \"git mv\"")
    }
    return texts.map(\.text)
  }

  /// Returns whether a file is a flow, or decides which flows are checked.
  static func isWanted(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return [".flow.yaml", ".flow.yml"].contains { name.hasSuffix($0) }
      || [".navflow.yaml", ".navflow.yml", ".gitignore"].contains(name)
  }

  /// Returns the error for a failed command.
  static func unreadable(_ answer: GitProgram.Output) -> UsageError {
    let reason = answer.message.split(separator: "\n").first.map(String.init)
    return UsageError(
      reason.map { "git cannot read the files of the revision: \($0)" } ?? "git cannot read the files of the revision")
  }
}
