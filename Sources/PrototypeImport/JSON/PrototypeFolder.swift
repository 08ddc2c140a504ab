import Foundation

/// The unzipped folder of a prototype.
///
/// Links that lead out of it are not followed.
struct PrototypeFolder {
  /// The absolute path, with symbolic links resolved.
  private let path: String
  /// The path in messages.
  let shown: String
  /// The name of the folder.
  let name: String

  /// Creates a folder.
  init(_ path: String, shown: String) {
    self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    self.shown = shown
    name = URL(fileURLWithPath: path).lastPathComponent
  }

  /// Returns whether a text is the name of one file, so that no path leads out of the folder.
  static func isName(_ text: String) -> Bool { !text.isEmpty && !text.contains("/") && text != "." && text != ".." }

  /// Returns whether there is a file.
  func has(_ file: String) -> Bool { FileManager.default.fileExists(atPath: path + "/" + file) }

  /// Returns the names in a folder, in their order.
  func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)) ?? []).sorted()
  }

  /// Returns a scanner of a file.
  func scanner(_ file: String) throws(ImportProblem) -> JSONScanner {
    let place = URL(fileURLWithPath: path + "/" + file).resolvingSymlinksInPath().path
    guard place.hasPrefix(path + "/") else {
      throw ImportProblem("\(shown)/\(file) is a link that leads out of the folder")
    }
    return JSONScanner(try ByteSource(path: place, shown: shown + "/" + file), file: shown + "/" + file)
  }

  /// Reads a small file.
  func value(_ file: String) throws(ImportProblem) -> FoldedJSON {
    var scanner = try scanner(file)
    let value = try FoldedJSON(&scanner)
    try scanner.end()
    return value
  }
}
