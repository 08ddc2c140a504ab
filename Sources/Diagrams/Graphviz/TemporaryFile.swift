import Foundation

/// A temporary file that is unlinked as soon as it is open, so that nothing remains even after a crash.
package struct TemporaryFile {
  /// The handle for reading and writing, positioned at the start.
  package let handle: FileHandle

  /// Creates a file with a content, or returns nil if that fails.
  package init?(_ content: Data = Data()) {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("navflow-\(UUID().uuidString)")
    guard FileManager.default.createFile(atPath: url.path, contents: content),
      let handle = try? FileHandle(forUpdating: url)
    else { return nil }
    try? FileManager.default.removeItem(at: url)
    self.handle = handle
  }

  /// The content of the file.
  package var content: Data {
    try? handle.seek(toOffset: 0)
    return (try? handle.readToEnd()) ?? Data()
  }
}
