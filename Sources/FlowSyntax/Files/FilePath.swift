/// What can be done to paths without looking at any file.
public enum FilePath {
  /// A path seen from a folder, without `.` and `..`; an absolute path is seen from nowhere.
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

  /// The way from a folder to a path, both absolute; `.` where they are the same.
  public static func relative(_ path: String, to folder: String) -> String {
    let parts = path.split(separator: "/")
    let base = folder.split(separator: "/")
    let common = zip(parts, base).prefix { $0 == $1 }.count
    let way = Array(repeating: "..", count: base.count - common) + parts[common...].map(String.init)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }

  /// The folder that holds a path.
  public static func folder(of path: String) -> String {
    let parts = path.split(separator: "/").dropLast()
    return "/" + parts.joined(separator: "/")
  }

  /// The last part of a path.
  static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Whether a path lies in a folder, however deep.
  static func lies(_ path: String, in folder: String) -> Bool {
    folder == "/" || path.utf8.starts(with: (folder + "/").utf8)
  }

  /// Whether a file's name says that it is a flow file.
  static func isFlowFile(_ path: String) -> Bool {
    let name = name(of: path)
    return endings.contains { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }
  }

  /// A file's name without the ending that says that it is a flow file.
  static func stem(of name: String) -> String {
    endings.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) } ?? name
  }

  /// How the names of flow files end.
  static let endings = [".flow.yaml", ".flow.yml"]
}
