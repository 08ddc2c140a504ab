import Diagnostics
import Foundation
import Localization
import Support

/// A file that the user asked to write.
struct OutputFile {
  private let path: String
  private let url: URL
  /// Whether the user chose only the folder, and not the name, so that a link of this name may be from elsewhere.
  private let isDerived: Bool

  /// Creates a file from its path on the command line.
  ///
  /// - Parameter isDerived: whether the user chose only the folder; then a symbolic link is replaced and not followed.
  init(_ path: String, isDerived: Bool = false, on console: Console) {
    self.path = path
    self.isDerived = isDerived
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
  /// - Parameter expected: the content that the file must still have.
  /// - Throws: `UsageError`.
  func write(_ bytes: [UInt8], replacing expected: FileWriter.Expected = .anything) throws(UsageError) {
    try check()
    try run { writer throws(FileWriter.Problem) in try writer.write(bytes, replacing: expected) }
  }

  /// A file to write.
  struct Content {
    /// The path on the command line.
    let path: String
    /// The new content.
    let bytes: [UInt8]
    /// The content that the file must still have.
    var before: FileWriter.Expected = .anything
  }

  /// Writes several files.
  ///
  /// - Throws: `UsageError` for the first file that cannot be written, after writing all others.
  static func write(_ files: [Content], on console: Console) throws(UsageError) {
    var problem: UsageError?
    for file in files {
      do throws(UsageError) {
        try OutputFile(file.path, on: console).write(file.bytes, replacing: file.before)
      } catch {
        if let problem { console.say(problem.message) }
        problem = error
      }
    }
    if let problem { throw problem }
  }

  /// Appends to the file, or creates it.
  ///
  /// - Throws: `UsageError`.
  func append(_ bytes: [UInt8]) throws(UsageError) {
    try check()
    try run { writer throws(FileWriter.Problem) in try writer.append(bytes) }
  }

  private func run(_ work: (FileWriter) throws(FileWriter.Problem) -> Void) throws(UsageError) {
    do throws(FileWriter.Problem) { try work(FileWriter(url.path, followsLinks: !isDerived)) } catch {
      switch error {
      case .changed:
        throw UsageError("\"\(path)\" is not written, because another program has changed it: type the command again")
      case .system(let reason): throw UsageError("\"\(path)\" cannot be written: \(reason)")
      }
    }
  }

  /// The reason why the file cannot be written, or nil.
  private var problem: Message? {
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
}
