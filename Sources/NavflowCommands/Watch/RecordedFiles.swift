import FlowSyntax
import Foundation

/// Files that record what was read, so that a program can tell when another reading would give another result.
///
/// All answers count: also that a file is missing, and which names a folder contains. So an import that is added later,
/// new settings and a new flow file are noticed without special cases. Contents are compared, not dates, because two
/// saves can have the same date and size. Most of the files are small, so reading them costs little more than their dates.
final class RecordedFiles: FileAccess, @unchecked Sendable {
  private enum Question: Hashable {
    case kind(String)
    case resolved(String)
    case entries(String)
    case names(String)
    case bytes(String, limit: Int)
  }

  private enum Answer: Equatable {
    case kind(FileKind?)
    case path(String?)
    case entries(Set<FolderEntry>)
    case names(Set<String>)
    case bytes([UInt8])
    case problem(FileProblem)
  }

  private let base: any FileAccess
  private let lock = NSLock()
  // Used only under the lock.
  private var answers: [Question: Answer] = [:]

  /// Creates files over others.
  init(over base: any FileAccess = DiskFiles()) { self.base = base }

  /// Whether an answer would differ now.
  var haveChanged: Bool {
    lock.withLock { answers }.contains { question, answer in self.answer(question) != answer }
  }

  /// Returns a record of what the same questions give now.
  func askedAgain() -> RecordedFiles {
    let again = RecordedFiles(over: base)
    for question in lock.withLock({ answers.keys }) { _ = again.recorded(question) }
    return again
  }

  /// Returns the kind of file at a path, after symbolic links, or nil if none exists.
  func kind(of path: String) -> FileKind? {
    if case .kind(let kind) = recorded(.kind(path)) { kind } else { nil }
  }

  /// Returns the path with symbolic links resolved, or nil if it does not exist.
  func resolved(_ path: String) -> String? {
    if case .path(let path) = recorded(.resolved(path)) { path } else { nil }
  }

  /// Returns what a search for flow files needs of a folder, in any order.
  func entries(in folder: String) throws(FileProblem) -> [FolderEntry] {
    switch recorded(.entries(folder)) {
    case .entries(let entries): return Array(entries)
    case .problem(let problem): throw problem
    case .kind, .path, .names, .bytes: return []
    }
  }

  /// Returns the names in a folder, in any order.
  func names(in folder: String) throws(FileProblem) -> [String] {
    switch recorded(.names(folder)) {
    case .names(let names): return Array(names)
    case .problem(let problem): throw problem
    case .kind, .path, .entries, .bytes: return []
    }
  }

  /// Returns the first bytes of a file, up to a limit.
  func bytes(of path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    switch recorded(.bytes(path, limit: limit)) {
    case .bytes(let bytes): return bytes
    case .problem(let problem): throw problem
    case .kind, .path, .entries, .names: return []
    }
  }

  private func recorded(_ question: Question) -> Answer {
    let answer = answer(question)
    // The first answer counts: if a later one of the same reading differs, the file has changed since.
    lock.withLock { if answers[question] == nil { answers[question] = answer } }
    return answer
  }

  private func answer(_ question: Question) -> Answer {
    do throws(FileProblem) {
      switch question {
      case .kind(let path): return .kind(base.kind(of: path))
      case .resolved(let path): return .path(base.resolved(path))
      case .entries(let folder): return .entries(Set(try base.entries(in: folder)))
      case .names(let folder): return .names(Set(try base.names(in: folder)))
      case .bytes(let path, let limit): return .bytes(try base.bytes(of: path, limit: limit))
      }
    } catch {
      return .problem(error)
    }
  }
}
