import Diagnostics
import FlowSyntax

/// The paths of a command line, in which `-` stands for a flow file on standard input.
struct InputFile {
  /// The path of standard input.
  static let mark = "-"
  /// The name of the file if the user gives none.
  static let defaultName = "stdin.flow.yaml"

  /// The paths, with the file's name in place of `-`.
  let paths: [String]
  /// The files, with the text from standard input.
  let access: any FileAccess
  /// Whether standard input is one of the files.
  let isUsed: Bool

  /// Reads standard input if one of the paths is `-`.
  init(_ paths: [String], name: String?, on console: Console) {
    isUsed = paths.contains(Self.mark)
    guard isUsed else {
      (self.paths, access) = (paths, DiskFiles())
      return
    }
    let name = name ?? Self.defaultName
    self.paths = paths.map { $0 == Self.mark ? name : $0 }
    let path = PathOperations.absolute(name, in: console.directory)
    access = OverlaidFiles(contents: [path: console.readAll()])
  }
}
