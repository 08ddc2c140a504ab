import Diagnostics
import FlowModel
import Localization

/// Reads a settings file and those that it extends.
struct SettingsReader {
  /// The greatest number of files that extend each other.
  private static let limit = 20

  let access: any FileAccess
  let workingDirectory: String
  let rules: [RuleID]
  /// The folder that must contain all files, with symbolic links resolved.
  let boundary: String
  /// The files of the run; the settings files are added.
  private(set) var files: SourceFiles
  /// The settings files in the order in which they were read.
  private(set) var read: [FileID] = []
  private var paths: [String] = []

  /// Creates a reader.
  init(
    access: any FileAccess, workingDirectory: String, rules: [RuleID], boundary: String, files: SourceFiles
  ) {
    self.access = access
    self.workingDirectory = workingDirectory
    self.rules = rules
    self.boundary = boundary
    self.files = files
  }

  /// Reads the file at an absolute path.
  mutating func read(_ path: String, _ bytes: [UInt8]) -> SettingsDecoder.Reading {
    let shown = PathOperations.relative(path, to: workingDirectory)
    let file = SourceFile(path: shown, projectPath: PathOperations.name(of: path), bytes: bytes)
    let id = files.add(file)
    read.append(id)
    paths.append(access.resolved(path) ?? path)
    let folder = PathOperations.folder(of: path)
    return SettingsDecoder.read(file, id: id, in: folder, rules: rules) { extended, reader in
      self.extended(extended, from: folder, &reader)
    }
  }

  private mutating func extended(
    _ path: Located<String>, from folder: String, _ reader: inout Reader
  ) -> SettingsDecoder.Reading? {
    func report(_ rule: RuleID, _ problem: Message, _ help: Message) -> SettingsDecoder.Reading? {
      reader.report(rule, "\"\(path.value.shortened)\" \(problem)", at: path.range, help: help)
      return nil
    }
    let target = PathOperations.absolute(path.value, in: folder)
    let resolved = access.resolved(target) ?? target
    guard !path.value.hasPrefix("/"), !path.value.hasPrefix("~"), PathOperations.lies(target, in: boundary),
      PathOperations.lies(resolved, in: boundary)
    else {
      return report(
        FileRules.importOutsideProject, "lies outside the repository",
        "write the path of a settings file in the same git repository, as seen from the folder of this file")
    }
    if paths.contains(resolved) || paths.count >= Self.limit {
      return report(FileRules.unknownValue, "extends this file in turn", "leave one of the two `extends` out")
    }
    do throws(FileProblem) {
      return read(target, try access.bytes(of: target, inside: boundary, limit: FileLoader.byteLimit))
    } catch {
      return report(
        FileRules.importNotFound, "cannot be read: \(error.text)",
        "write the path of a settings file, as seen from the folder of this file")
    }
  }
}
