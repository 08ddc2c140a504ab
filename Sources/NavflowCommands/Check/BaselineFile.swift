import Diagnostics
import FlowSyntax
import Reporting

/// A baseline file on disk.
struct BaselineFile {
  /// The maximum size of a baseline.
  private static let byteLimit = 16 * 1024 * 1024

  /// The path from the command line or the settings.
  let path: String
  /// The absolute path of its folder.
  ///
  /// The paths in the baseline are relative to it, so that they do not depend on the working directory.
  let folder: String
  /// The absolute path.
  let absolute: String
  private let directory: String

  /// Creates a baseline file from a path that is relative to the working directory.
  init(_ path: String, in directory: String) {
    self.path = path
    self.directory = directory
    absolute = FilePath.absolute(path, in: directory)
    folder = FilePath.folder(of: absolute)
  }

  /// Returns the content, or nil if there is no such file.
  ///
  /// - Throws: `UsageError` if the file cannot be read.
  func read() throws(UsageError) -> SourceFile? {
    if DiskFiles().kind(of: absolute) == nil { return nil }
    do throws(FileProblem) {
      let bytes = try DiskFiles().bytes(of: absolute, limit: Self.byteLimit)
      return SourceFile(path: FilePath.relative(absolute, to: directory), bytes: bytes)
    } catch {
      throw UsageError("the baseline \"\(path)\" cannot be read: \(error.text)")
    }
  }

  /// Returns the path of a file within the baseline.
  ///
  /// - Parameter shown: the path relative to the working directory.
  func name(of shown: String) -> String { FilePath.relative(FilePath.absolute(shown, in: directory), to: folder) }

  /// Returns whether a file with a path from the baseline still exists.
  func hasFile(_ name: String) -> Bool { DiskFiles().kind(of: FilePath.absolute(name, in: folder)) == .file }

  /// Replaces the content.
  ///
  /// - Throws: `UsageError`.
  func write(_ known: [KnownFinding], on console: Console) throws(UsageError) {
    try OutputFile(path, on: console).write(Array(BaselineText(known).render().utf8))
  }
}
