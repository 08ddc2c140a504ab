#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Replaces the content of a file in one step: readers see the old content or the new one, also after a crash or on a full
/// disk.
///
/// The new content is written to a temporary file beside the old one and then renamed. Mode, owner and group stay. Links that
/// the user named are followed, so the target is replaced and not the link.
package struct FileWriter {
  /// The reason why a file was not written; it still has its old content.
  package enum Problem: Error, Equatable {
    /// The file has another content than expected.
    case changed
    /// The system refuses.
    case system(String)

    static var last: Problem { .system(String(cString: strerror(errno))) }
  }

  /// The content that a file must have before it is replaced.
  package enum Expected: Equatable, Sendable {
    case anything
    /// There is no file.
    case nothing
    case bytes([UInt8])
  }

  /// The beginning of the names of temporary files.
  package static let temporaryPrefix = ".navflow-"

  private let target: String

  /// Finds the file at an absolute path; the file need not exist.
  ///
  /// - Parameter followsLinks: whether to replace the target of a symbolic link; otherwise the link itself is replaced.
  package init(_ path: String, followsLinks: Bool = true) throws(Problem) {
    target = followsLinks ? try Self.target(of: path) : path
  }

  /// Writes the whole content.
  package func write(_ bytes: [UInt8], replacing expected: Expected = .anything) throws(Problem) {
    var before = stat()
    guard lstat(target, &before) == 0 else {
      if errno != ENOENT { throw .last }
      return try replace(nil, bytes, expected)
    }
    // A link that is not followed.
    if before.st_mode & S_IFMT == S_IFLNK, !Self.isDescriptor(target) { return try replace(nil, bytes, expected) }
    // A device or a pipe is written to, not replaced.
    guard before.st_mode & S_IFMT == S_IFREG else { return try OpenStream(target).write(bytes) }
    guard access(target, W_OK) == 0 else { throw .last }
    guard canReplace(before) else { return try overwrite(bytes, expected) }
    try replace(before, bytes, expected)
  }

  /// Appends to the file, or creates it.
  package func append(_ bytes: [UInt8]) throws(Problem) {
    var before = stat()
    let isStream = stat(target, &before) == 0 && before.st_mode & S_IFMT != S_IFREG
    if isStream { return try OpenStream(target).write(bytes) }
    try Self.put(bytes, into: target, O_WRONLY | O_APPEND | O_CREAT)
  }

  // MARK: Replacing

  private var folder: String {
    let end = target.lastIndex(of: "/") ?? target.startIndex
    return String(target[...end])
  }

  /// Returns whether a new file can stand in for the old one: it must have the same owner and group.
  private func canReplace(_ before: stat) -> Bool {
    guard access(folder, W_OK) == 0 else { return false }
    if geteuid() == 0 { return true }
    return before.st_uid == geteuid() && (before.st_gid == getegid() || Self.isMember(of: before.st_gid))
  }

  private static func isMember(of group: gid_t) -> Bool {
    var groups = [gid_t](repeating: 0, count: max(0, Int(getgroups(0, nil))))
    return getgroups(Int32(groups.count), &groups) >= 0 && groups.contains(group)
  }

  private func replace(_ before: stat?, _ bytes: [UInt8], _ expected: Expected) throws(Problem) {
    let temporary = folder + Self.temporaryPrefix + "\(getpid())-" + String(UInt64.random(in: 0 ... .max), radix: 36)
    // A signal may come right after the file is created.
    ExitCleanup.add(file: temporary)
    defer { ExitCleanup.remove(file: temporary) }
    do throws(Problem) {
      try Self.put(bytes, into: temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, before)
      try require(expected)
      guard rename(temporary, target) == 0 else { throw .last }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes into the existing file, whose owner would otherwise change; restores the old content if that fails.
  private func overwrite(_ bytes: [UInt8], _ expected: Expected) throws(Problem) {
    try require(expected)
    let old = try Self.content(of: target)
    let file = open(target, O_WRONLY | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    do throws(Problem) {
      try Self.put(bytes, to: file)
      guard ftruncate(file, off_t(bytes.count)) == 0 else { throw .last }
    } catch {
      // The disk still has the blocks of the old content, because the file has not become shorter.
      lseek(file, 0, SEEK_SET)
      try? Self.put(old, to: file)
      ftruncate(file, off_t(old.count))
      throw error
    }
  }

  private func require(_ expected: Expected) throws(Problem) {
    switch expected {
    case .anything: return
    case .nothing:
      var status = stat()
      if lstat(target, &status) == 0 { throw .changed }
    case .bytes(let bytes):
      if (try? Self.content(of: target)) != bytes { throw .changed }
    }
  }

  // MARK: Reading and writing

  /// Writes bytes to a file that is opened with the given flags; a new file gets the mode, owner and group of an old one.
  private static func put(
    _ bytes: [UInt8], into path: String, _ flags: Int32, _ before: stat? = nil
  ) throws(Problem) {
    let file = open(path, flags | O_CLOEXEC, before == nil ? 0o666 : 0o600)
    guard file >= 0 else { throw .last }
    do throws(Problem) {
      try put(bytes, to: file)
      if let before {
        // Changing the owner may clear bits of the mode.
        guard fchown(file, before.st_uid, before.st_gid) == 0, fchmod(file, before.st_mode & 0o7777) == 0 else {
          throw .last
        }
      }
    } catch {
      close(file)
      throw error
    }
    // Some file systems report a full disk only here.
    guard close(file) == 0 else { throw .last }
  }

  private static func put(_ bytes: [UInt8], to file: Int32) throws(Problem) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeBytes(file, $0.baseAddress, $0.count) }
      if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw .last }
    }
  }

  private static func content(of path: String) throws(Problem) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count > 0 { bytes += buffer[..<count] } else if errno != EINTR { throw .last }
    }
  }

  /// Returns whether a path names an open file of a process, as `/dev/stdout` does, and not a file by its place.
  private static func isDescriptor(_ path: String) -> Bool {
    path.hasPrefix("/proc/") || path.hasPrefix("/dev/fd/")
  }

  /// Returns the path after symbolic links, also if the target of the last link does not exist.
  private static func target(of path: String) throws(Problem) -> String {
    var path = path
    for _ in 0..<40 {
      if isDescriptor(path) { return path }
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      let count = readlink(path, &buffer, Int(PATH_MAX))
      guard count >= 0 else { return path }
      let link = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let end = path.lastIndex(of: "/") ?? path.startIndex
      path = link.hasPrefix("/") ? link : path[...end] + link
    }
    errno = ELOOP
    throw .last
  }
}

// A method above has the name of this function.
private func writeBytes(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(file, bytes, count) }
