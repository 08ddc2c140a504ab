import Foundation

/// A file that has no name any more once it is open, so that nothing is left behind however the program ends.
package struct Scratch {
  /// Where it can be read and written, at its beginning.
  package let handle: FileHandle

  /// Creates a file with a content; nil where there is no place for one.
  package init?(_ content: Data = Data()) {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("navflow-\(UUID().uuidString)")
    guard FileManager.default.createFile(atPath: url.path, contents: content),
      let handle = try? FileHandle(forUpdating: url)
    else { return nil }
    try? FileManager.default.removeItem(at: url)
    self.handle = handle
  }

  /// What was written to it.
  package var content: Data {
    try? handle.seek(toOffset: 0)
    return (try? handle.readToEnd()) ?? Data()
  }
}
