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
    let path = Self.spelled(path)
    var status = stat()
    guard stat(path, &status) == 0 else { return lstat(path, &status) == 0 ? .brokenLink : nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// Returns the path with symbolic links resolved, or nil if it does not exist.
  public func resolved(_ path: String) -> String? {
    guard let real = realpath(Self.spelled(path), nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns the names in a folder, in any order.
  public func names(in folder: String) throws(FileProblem) -> [String] {
    var names: [String] = []
    try forEachName(in: folder) { name, _ in
      let name = String(cString: name)
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }

  /// Returns what a search for flow files needs of a folder, in any order; a folder with many other files takes little
  /// time, because these are not asked for their kinds.
  public func entries(in folder: String) throws(FileProblem) -> [FolderEntry] {
    var entries: [FolderEntry] = []
    try forEachName(in: folder) { pointer, type in
      guard pointer[0] != CChar(UInt8(ascii: ".")) else { return }
      let isFlowFile = Self.endings.contains { Self.ends(pointer, in: $0) }
      guard isFlowFile || type == DT_DIR || type == DT_UNKNOWN else { return }
      let name = String(cString: pointer)
      let kind = Self.kind(of: folder + "/" + name, type)
      if isFlowFile || kind == .folder { entries.append(FolderEntry(name: name, kind: kind)) }
    }
    return entries
  }

  private static let endings = PathOperations.endings.map { Array($0.utf8CString.dropLast()) }

  /// Returns whether a name has an ending and more.
  private static func ends(_ name: UnsafePointer<CChar>, in ending: [CChar]) -> Bool {
    let length = strlen(name)
    return length > ending.count && memcmp(name + (length - ending.count), ending, ending.count) == 0
  }

  /// Returns the kind of an entry; some file systems do not store it in the folder.
  private static func kind(of path: String, _ type: Int) -> FolderEntry.Kind {
    var status = stat()
    switch type {
    case DT_DIR: return .folder
    case DT_LNK: return .link
    case DT_UNKNOWN where lstat(path, &status) == 0:
      return status.st_mode & S_IFMT == S_IFDIR ? .folder : status.st_mode & S_IFMT == S_IFLNK ? .link : .file
    default: return .file
    }
  }

  private func forEachName(
    in folder: String, _ body: (UnsafePointer<CChar>, Int) -> Void
  ) throws(FileProblem) {
    guard let stream = opendir(Self.spelled(folder)) else { throw Self.problem(errno) }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let type = Int(entry.pointee.d_type)
      withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { body($0, type) }
      }
    }
  }

  /// Returns the first bytes of a regular file, up to a limit; it never waits for a pipe or a device.
  ///
  /// The open file is asked for its kind, because another process may have replaced the one at the path.
  public func bytes(of path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    let file = open(Self.spelled(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    // Sockets, and devices without a driver, cannot even be opened.
    guard file >= 0 else { throw errno == ENXIO || errno == ENODEV ? .notRegular : Self.problem(errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw Self.problem(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw status.st_mode & S_IFMT == S_IFDIR ? .isFolder : .notRegular
    }
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

  /// Returns the path as it is spelled on disk.
  ///
  /// macOS writes the letter が as か with a mark, keyboards write it as one scalar. Linux takes these for two names.
  private static func spelled(_ path: String) -> String {
    var status = stat()
    guard path.utf8.contains(where: { $0 >= 0x80 }), lstat(path, &status) != 0 else { return path }
    var found = path.hasPrefix("/") ? "" : "."
    for name in path.split(separator: "/") {
      guard let entry = entry(named: String(name), in: found) else { return path }
      found += "/" + entry
    }
    return found
  }

  /// Returns the name of an entry that is canonically equivalent to a name, or nil.
  private static func entry(named name: String, in folder: String) -> String? {
    var status = stat()
    if lstat("\(folder)/\(name)", &status) == 0 { return name }
    guard let stream = opendir(folder.isEmpty ? "/" : folder) else { return nil }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let other = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      // Strings are equal if they are canonically equivalent.
      if other == name { return other }
    }
    return nil
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
