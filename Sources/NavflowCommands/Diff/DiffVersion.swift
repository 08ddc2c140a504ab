import Checking
import Diagnostics
import FlowModel
import FlowSyntax

/// One of the compared versions, with its flows.
struct DiffVersion {
  /// The name in reports.
  let name: String
  /// The flows and their errors.
  let project: Project
  /// The absolute path that is compared.
  let path: String
  /// The files on the disk or in the revision.
  let access: any FileAccess
  /// Whether the path is a file.
  let isFile: Bool
  /// Whether the version is a revision, which may be empty.
  let isRevision: Bool
  private let directory: String

  /// Reads a version.
  ///
  /// - Parameters:
  ///   - path: the path to read in a revision.
  ///   - config: the settings file, or nil for the nearest.
  /// - Throws: `UsageError` if git cannot read the revision.
  init(_ operand: DiffOperand, path: String, config: String?, on console: Console) throws(UsageError) {
    let directory = DiskFiles().resolved(console.directory) ?? console.directory
    let shown: String
    switch operand {
    case .path(let given):
      (self.access, self.path) = (DiskFiles(), PathOperations.absolute(given, in: directory))
      shown = given
      name = PathOperations.relative(self.path, to: directory)
    case .revision(let revision, let commit, let repository):
      var files = try repository.files(of: commit)
      if let config {
        let settings = PathOperations.absolute(config, in: directory)
        files.contents[settings] = try? DiskFiles().bytes(of: settings, limit: SourceFile.maximumSize + 1)
      }
      (self.access, self.path) = (files, PathOperations.absolute(path, in: directory))
      shown = path
      let relative = PathOperations.relative(self.path, to: directory)
      name = relative == "." ? revision : "\(revision):\(relative)"
    }
    project = CheckSession.reader(of: access, in: directory).read(paths: [shown], config: config)
    isFile = access.kind(of: self.path) == .file
    isRevision = operand.isRevision
    self.directory = directory
  }

  /// Whether the version has no files, for example a revision before the first flow.
  var isEmpty: Bool { project.checked.isEmpty && project.diagnostics.isEmpty }

  /// Returns the name of a file, relative to the compared path.
  func name(of file: SourceFile) -> String {
    PathOperations.relative(
      PathOperations.absolute(file.path, in: directory), to: isFile ? PathOperations.folder(of: path) : path)
  }

  /// The flow files to compare, by name; a file that others import is part of those.
  var flowFiles: [(name: String, file: FileID)] {
    let covered = Set(project.covered)
    return project.checked.filter { !covered.contains($0) }.map { (name(of: project.files[$0]), $0) }
  }

  /// The flows that can be compared, without their broken scenarios.
  var flows: [Flow] { project.flows + project.soundParts.map(\.flow) }

  /// Returns the flow of a file, or nil if the file has errors elsewhere than in scenarios.
  func flow(of file: FileID) -> Flow? { flows.first { $0.file == file } }

  /// Returns the names of the scenarios with errors in a file whose other parts can be compared.
  func brokenScenarios(of file: FileID) -> [String] {
    project.soundParts.first { $0.flow.file == file }?.brokenScenarios ?? []
  }

  /// Whether a flow is missing because of errors in its file.
  var lacksFlows: Bool { flows.count + project.covered.count < project.checked.count }

  /// Whether a file has an error.
  var hasErrors: Bool { project.diagnostics.contains { $0.severity == .error } }
}
