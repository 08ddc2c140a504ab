#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Access to the files on disk.
public struct DiskFiles: FileAccess {
  /// Creates an access to the disk.
  public init() {}

  /// The absolute path that relative paths are resolved against.
  public static var workingDirectory: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// Returns the kind of file at a path, after symbolic links, or nil if none exists.
  public func kind(of path: String) -> FileKind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// Returns the path with symbolic links resolved, or nil if it does not exist.
  public func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns the names in a folder, in any order.
  public func names(in folder: String) throws(FileProblem) -> [String] {
    guard let stream = opendir(folder) else { throw Self.problem(errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }

  /// Returns the first bytes of a file, up to a limit.
  public func bytes(of path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Self.problem(errno) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let count = read(file, &buffer, min(buffer.count, limit - bytes.count))
      if count < 0 {
        if errno == EINTR { continue }
        throw Self.problem(errno)
      }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  private static func problem(_ code: Int32) -> FileProblem {
    switch code {
    case ENOENT, ENOTDIR: .notFound
    case EACCES, EPERM: .noPermission
    case EISDIR: .isFolder
    default: .other(String(cString: strerror(code)))
    }
  }
}
