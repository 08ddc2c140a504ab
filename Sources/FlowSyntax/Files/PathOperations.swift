/// Operations on paths that do not access any file.
public enum PathOperations {
  /// Returns the absolute path without `.` and `..`; a relative path is resolved against the folder.
  public static func absolute(_ path: String, in folder: String) -> String {
    var parts: [Substring] = path.hasPrefix("/") ? [] : folder.split(separator: "/")
    for part in path.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Returns the relative path from a folder to a path, both absolute; `.` if they are equal.
  public static func relative(_ path: String, to folder: String) -> String {
    let parts = path.split(separator: "/")
    let base = folder.split(separator: "/")
    let common = zip(parts, base).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: base.count - common) + parts[common...].map(String.init)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  /// Returns the folder of a path.
  public static func folder(of path: String) -> String {
    let parts = path.split(separator: "/").dropLast()
    return "/" + parts.joined(separator: "/")
  }

  /// Returns the last component of a path.
  static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Returns whether a path is inside a folder, at any depth.
  public static func lies(_ path: String, in folder: String) -> Bool {
    folder == "/" || path.utf8.starts(with: (folder + "/").utf8)
  }

  /// Returns whether a file has the extension of a flow file.
  package static func isFlowFile(_ path: String) -> Bool {
    let name = name(of: path)
    return endings.contains { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }
  }

  /// Returns a file's name without the extension of a flow file.
  static func stem(of name: String) -> String {
    endings.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) } ?? name
  }

  /// The extensions of flow files.
  static let endings = [".flow.yaml", ".flow.yml"]
}
