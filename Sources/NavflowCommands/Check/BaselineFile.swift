import Diagnostics
import FlowSyntax
import Reporting

/// A baseline on disk.
struct BaselineFile {
  /// A baseline may be so large.
  private static let byteLimit = 16 * 1024 * 1024

  /// The path as it was given, or as the settings give it.
  let path: String
  /// Its folder, absolute: the paths in it are relative to that, so that they hold wherever navflow runs.
  let folder: String
  /// Where it lies, absolute.
  let absolute: String
  private let directory: String

  /// Creates the file of a path that is relative to the working directory.
  init(_ path: String, in directory: String) {
    self.path = path
    self.directory = directory
    absolute = FilePath.absolute(path, in: directory)
    folder = FilePath.folder(of: absolute)
  }

  /// Its content, or nil where there is no such file.
  ///
  /// - Throws: `UsageError` where it cannot be read.
  func read() throws(UsageError) -> SourceFile? {
    if DiskFiles().kind(of: absolute) == nil { return nil }
    do throws(FileProblem) {
      let bytes = try DiskFiles().bytes(of: absolute, limit: Self.byteLimit)
      return SourceFile(path: FilePath.relative(absolute, to: directory), bytes: bytes)
    } catch {
      throw UsageError("the baseline \"\(path)\" cannot be read: \(error.text)")
    }
  }

  /// A file of the run as the baseline calls it.
  ///
  /// - Parameter shown: its path, relative to the working directory.
  func name(of shown: String) -> String { FilePath.relative(FilePath.absolute(shown, in: directory), to: folder) }

  /// Whether there is still a file that the baseline calls so.
  func hasFile(_ name: String) -> Bool { DiskFiles().kind(of: FilePath.absolute(name, in: folder)) == .file }

  /// Replaces its content.
  ///
  /// - Throws: `UsageError`.
  func write(_ known: [KnownFinding], on console: Console) throws(UsageError) {
    try OutputFile(path, on: console).write(Array(BaselineText(known).render().utf8))
  }
}
