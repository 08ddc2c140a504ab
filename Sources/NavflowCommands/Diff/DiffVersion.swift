import Diagnostics
import FlowModel
import FlowRules
import FlowSyntax

/// One of the versions that are compared, as it was read.
struct DiffVersion {
  /// What reports call it.
  let name: String
  /// Its flows and their mistakes.
  let project: Project
  /// The absolute path that was looked at.
  let path: String
  /// Whether that is a file.
  let isFile: Bool
  /// Whether it is a revision, of which nothing need be there.
  let isRevision: Bool
  private let directory: String

  /// Reads what a word of the command line means.
  ///
  /// - Parameters:
  ///   - path: what to look at in a revision.
  ///   - config: the settings' file, or nil for the nearest.
  /// - Throws: `UsageError` where git cannot read it.
  init(_ operand: DiffOperand, path: String, config: String?, on console: Console) throws(UsageError) {
    let directory = DiskFiles().resolved(console.directory) ?? console.directory
    let access: any FileAccess
    let shown: String
    switch operand {
    case .path(let given):
      (access, self.path) = (DiskFiles(), FilePath.absolute(given, in: directory))
      shown = given
      name = FilePath.relative(self.path, to: directory)
    case .revision(let revision, let commit, let repository):
      var files = try repository.files(of: commit)
      if let config {
        let place = FilePath.absolute(config, in: directory)
        files.contents[place] = try? DiskFiles().bytes(of: place, limit: 1 << 20)
      }
      (access, self.path) = (files, FilePath.absolute(path, in: directory))
      shown = path
      let place = FilePath.relative(self.path, to: directory)
      name = place == "." ? revision : "\(revision):\(place)"
    }
    let reader = ProjectReader(access: access, workingDirectory: directory, rules: RuleRegistry.standard.ids)
    project = reader.read(paths: [shown], config: config)
    isFile = access.kind(of: self.path) == .file
    isRevision = operand.isRevision
    self.directory = directory
  }

  /// Whether there is nothing in it, as where a revision is older than the first flow.
  var isEmpty: Bool { project.checked.isEmpty && project.diagnostics.isEmpty }

  /// The name of a file among those of the version, seen from what was looked at.
  func name(of file: SourceFile) -> String {
    FilePath.relative(
      FilePath.absolute(file.path, in: directory), to: isFile ? FilePath.folder(of: path) : path)
  }

  /// The flow files that are told of, by name: those that others bring in are part of those.
  var flowFiles: [(name: String, file: FileID)] {
    let covered = Set(project.covered)
    return project.checked.filter { !covered.contains($0) }.map { (name(of: project.files[$0]), $0) }
  }

  /// The flow of a file, or nil where it has mistakes.
  func flow(of file: FileID) -> Flow? { project.flows.first { $0.file == file } }
}
