import FlowSyntax
import Localization

/// An argument OLD or NEW of the command line.
enum DiffOperand {
  /// A file or a folder.
  case path(String)
  /// A revision as it was given, with its commit.
  case revision(String, commit: String, GitRepository)

  /// Whether the argument is a revision.
  var isRevision: Bool { if case .revision = self { true } else { false } }

  /// Interprets an argument; a flow file or a folder takes precedence over a revision.
  ///
  /// - Throws: `UsageError` if it is neither.
  init(_ word: String, on console: Console) throws(UsageError) {
    let kind = DiskFiles().kind(of: console.absolute(word))
    if kind == .folder || (kind != nil && PathOperations.isFlowFile(word)) {
      self = .path(word)
      return
    }
    let repository: GitRepository
    do throws(UsageError) {
      repository = try GitRepository(around: console.directory, on: console)
    } catch {
      if error.isInterruption { throw error }
      let problem: Message =
        kind == nil ? "there is no file or folder \"\(word)\"" : "\"\(word)\" is not a flow file"
      let hint: Message = kind == nil && error.message != GitRepository.bareness ? Self.hint(at: word, on: console) : ""
      throw UsageError("\(problem), and \(error.message)\(hint)")
    }
    guard let commit = try repository.commit(of: word) else {
      if kind != nil {
        self = .path(word)
        return
      }
      if let hint = try Self.hint(at: word, in: repository) { throw UsageError(hint) }
      let unknown: Message = "\"\(word)\" is neither a file or folder nor a revision that git knows here"
      if let reason = try repository.reasonForUnknownRevision(word) { throw UsageError("\(unknown); \(reason)") }
      let near = Self.hint(at: word, among: try repository.names() + ["HEAD"], on: console)
      throw UsageError("\(unknown)\(near)")
    }
    self = .revision(word, commit: commit, repository)
  }

  /// Returns the new version in `OLD...NEW`, or nil if a word has no dots.
  static func newVersion(of word: String) -> String? { GitRepository.branches(in: word)?.other }

  /// Returns what to write instead of git's notation for two revisions or for a file of a revision, or nil.
  private static func hint(at word: String, in repository: GitRepository) throws(UsageError) -> Message? {
    let names = word.split(separator: "..").map(String.init)
    if word.contains(".."), !word.contains("..."), names.count == 2, try repository.commit(of: names[0]) != nil {
      return "write the two versions of \"\(word)\" apart: navflow diff \(names[0]) \(names[1])"
    }
    let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2, try repository.commit(of: parts[0]) != nil else { return nil }
    return "write \"\(parts[0])\" instead of \"\(word)\", and --path \(parts[1]) after it"
  }

  /// Returns a suggestion: a branch, a tag, or a file with a similar name.
  private static func hint(at word: String, among names: [String] = [], on console: Console) -> Message {
    let absolute = PathOperations.absolute(word, in: console.directory)
    let beside = ((try? DiskFiles().names(in: PathOperations.folder(of: absolute))) ?? []).sorted()
    let folder = word.lastIndex(of: "/").map { String(word[...$0]) } ?? ""
    // A tag can have the word as its name, and name no commit.
    let near = WordFinder.nearest(to: word, among: (names + beside.map { folder + $0 }).filter { $0 != word })
    return near.map { "; did you mean \"\($0)\"?" } ?? ""
  }
}
