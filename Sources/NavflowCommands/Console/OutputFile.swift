import Foundation

/// A file that the user asked to write.
struct OutputFile {
  private let path: String
  private let url: URL

  /// Creates a file from its path on the command line.
  init(_ path: String, on console: Console) {
    self.path = path
    url = URL(fileURLWithPath: console.absolute(path))
  }

  /// The absolute path of its folder.
  var folder: String { url.deletingLastPathComponent().path }

  /// Checks that the file can be written, before other work starts.
  ///
  /// - Throws: `UsageError` if it cannot.
  func check() throws(UsageError) {
    if let problem { throw UsageError("\"\(path)\" cannot be written: \(problem)") }
  }

  /// Writes the whole content.
  ///
  /// - Throws: `UsageError`.
  func write(_ bytes: [UInt8]) throws(UsageError) {
    try check()
    do {
      // A device or a link must be written to, not replaced by a file.
      try Data(bytes).write(to: url, options: isReplaceable ? .atomic : [])
    } catch {
      throw UsageError("\"\(path)\" cannot be written: \(error.localizedDescription)")
    }
  }

  /// Writes several files.
  ///
  /// - Throws: `UsageError` for the first file that cannot be written, after writing all others.
  static func write(_ files: [(path: String, content: [UInt8])], on console: Console) throws(UsageError) {
    var problem: UsageError?
    for file in files {
      do throws(UsageError) {
        try OutputFile(file.path, on: console).write(file.content)
      } catch {
        problem = problem ?? error
      }
    }
    if let problem { throw problem }
  }

  /// Appends to the file, or creates it.
  ///
  /// - Throws: `UsageError`.
  func append(_ bytes: [UInt8]) throws(UsageError) {
    guard FileManager.default.fileExists(atPath: url.path) else { return try write(bytes) }
    try check()
    do {
      let handle = try FileHandle(forWritingTo: url)
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(bytes))
      try handle.close()
    } catch {
      throw UsageError("\"\(path)\" cannot be written: \(error.localizedDescription)")
    }
  }

  /// The reason why the file cannot be written, or nil.
  private var problem: String? {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) {
      if isFolder.boolValue { return "it is a folder" }
      return FileManager.default.isWritableFile(atPath: url.path) ? nil : "there is no permission to write it"
    }
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      return "there is no folder to put it in"
    }
    return FileManager.default.isWritableFile(atPath: folder) ? nil : "there is no permission to write to its folder"
  }

  private var isReplaceable: Bool {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else { return true }
    return attributes[.type] as? FileAttributeType == .typeRegular
  }
}
