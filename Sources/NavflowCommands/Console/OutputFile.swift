import Foundation

/// A file that the user asks to be written.
struct OutputFile {
  private let path: String
  private let url: URL

  /// Creates the file of a path as the command line gives it.
  init(_ path: String, on console: Console) {
    self.path = path
    url = URL(fileURLWithPath: console.absolute(path))
  }

  /// The folder that holds it, absolute.
  var folder: String { url.deletingLastPathComponent().path }

  /// Sees to it that it can be written, before there is work that would be for nothing.
  ///
  /// - Throws: `UsageError` where it cannot.
  func check() throws(UsageError) {
    if let problem { throw UsageError("\"\(path)\" cannot be written: \(problem)") }
  }

  /// Writes its whole content.
  ///
  /// - Throws: `UsageError`.
  func write(_ bytes: [UInt8]) throws(UsageError) {
    try check()
    do {
      // Replacing a device or a link by a file would be more than was asked for.
      try Data(bytes).write(to: url, options: isReplaceable ? .atomic : [])
    } catch {
      throw UsageError("\"\(path)\" cannot be written: \(error.localizedDescription)")
    }
  }

  /// Writes behind what the file holds already; makes it where there is none.
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

  /// What is in the way, in plain words, or nil.
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
