import Foundation

/// Reads a prototype, whatever design tool it comes from.
package enum PrototypeReader {
  /// Reads a file or folder; the content decides which tool it is of.
  ///
  /// - Parameters:
  ///   - path: the absolute path.
  ///   - shown: the path in messages.
  package static func read(_ path: String, shown: String) throws(ImportProblem) -> PrototypeDocument {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ImportProblem("there is no file or folder \"\(shown)\"")
    }
    if isFolder.boolValue { return try readFolder(PrototypeFolder(path, shown: shown)) }
    let name = URL(fileURLWithPath: path).lastPathComponent
    let stem = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
    return try FigmaReader.read(try ByteSource(path: path, shown: shown), file: shown, name: stem)
  }

  private static func readFolder(_ folder: PrototypeFolder) throws(ImportProblem) -> PrototypeDocument {
    if folder.has("manifest.json") { return try PenpotReader.read(folder) }
    if folder.has("document.json") { return try SketchReader.read(folder) }
    throw ImportProblem(
      "\"\(folder.shown)\" is no prototype: name the JSON file of Figma, or the unzipped folder of a .penpot or .sketch file"
    )
  }

  /// Reads the JSON of Figma from memory.
  package static func readFigma(_ text: String, file: String = "app.json") throws(ImportProblem) -> PrototypeDocument {
    try FigmaReader.read(ByteSource(Array(text.utf8)), file: file, name: "App")
  }
}
