import Checking
import Diagnostics
import FlowModel
import FlowSyntax
import Localization

/// One of the compared versions, with its flows.
struct DiffVersion {
  /// The name in reports.
  let name: String
  /// The projects of the compared paths, as in a check; the files of each begin with those of the one before it.
  let projects: [Project]
  /// The absolute path that all compared files are in.
  let path: String
  /// The files on the disk or in the revision.
  let access: any FileAccess
  /// Whether the path is a file.
  let isFile: Bool
  /// Whether the version is a revision, which may be empty.
  let isRevision: Bool
  private let directory: String
  private let paths: [String]
  /// The names of files in the other version, by the name in this one, if they differ.
  private var moves: [String: String] = [:]

  /// Reads a version.
  ///
  /// - Parameters:
  ///   - paths: the paths to read, relative to the working directory.
  ///   - config: the settings file, or nil for the nearest.
  ///   - isBesideFolder: whether a revision is compared with files in the folder.
  /// - Throws: `UsageError` if git cannot read the revision.
  init(
    _ operand: DiffOperand, paths: [String], config: String?, besideFolder isBesideFolder: Bool = false,
    on console: Console
  ) throws(UsageError) {
    let directory = DiskFiles().resolved(console.directory) ?? console.directory
    let path = paths.count == 1 ? PathOperations.absolute(paths[0], in: directory) : directory
    let relative = PathOperations.relative(path, to: directory)
    switch operand {
    case .path:
      access = DiskFiles()
      name = relative
    case .revision(let revision, let commit, let repository):
      let places = paths.map { PathOperations.absolute($0, in: directory) }
      var files =
        isBesideFolder
        ? try repository.files(of: commit, revision, besideFolder: places) : try repository.files(of: commit)
      if let config {
        let settings = PathOperations.absolute(config, in: directory)
        if let bytes = try? DiskFiles().bytes(of: settings, limit: SourceFile.maximumSize + 1) {
          files.add(bytes, at: settings)
        }
      }
      access = files
      name = relative == "." ? revision : "\(revision):\(relative)"
    }
    self.path = path
    isFile = access.kind(of: path) == .file
    isRevision = operand.isRevision
    self.directory = directory
    self.paths = paths
    let reader = CheckSession.reader(of: access, in: directory)
    projects = reader.projects(of: paths, config: config, withImporters: .fragments).reduce(into: []) {
      projects, place in
      let project = reader.read(place, withImporters: .fragments, after: projects.last?.files ?? SourceFiles())
      projects.append(project.listingUnreadableFiles(except: paths))
    }
  }

  /// The files of all projects.
  var files: SourceFiles { projects.last?.files ?? SourceFiles() }

  /// The paths that cannot be compared.
  var problems: [PathProblem] { projects.flatMap(\.problems) }

  /// The messages about flow files that were found and cannot be read.
  var unreadable: [Message] {
    projects.flatMap { project in
      project.diagnostics.filter { $0.rule == PathFindings.rule.id }.map(\.message)
    }
  }

  /// Returns whether the version has no flow file at a path of the command line, for example because it is new or gone.
  func lacks(_ problem: PathProblem) -> Bool { isRevision && isNamed(problem) && isEmpty(at: problem.path) }

  /// Returns whether the problem is with a path of the command line.
  func isNamed(_ problem: PathProblem) -> Bool { paths.contains(problem.path) }

  /// Whether the version has no files, for example a revision before the first flow.
  var isEmpty: Bool { projects.allSatisfy { $0.checked.isEmpty && $0.diagnostics.isEmpty } }

  /// Returns whether the version has no flow file at a path.
  private func isEmpty(at path: String) -> Bool {
    let absolute = PathOperations.absolute(path, in: directory)
    return !projects.contains { project in
      project.checked.contains {
        let file = PathOperations.absolute(project.files[$0].path, in: directory)
        return file == absolute || PathOperations.lies(file, in: absolute)
      }
    }
  }

  /// Returns the name of a file, relative to the compared path; that of the newer version if the file has moved.
  func name(of file: SourceFile) -> String {
    let name = name(ofPath: file.path)
    return moves[name] ?? name
  }

  /// Gives the files that have moved their names in the newer version.
  mutating func followMoves(to newer: DiffVersion) {
    let (olds, news) = (filesByName, newer.filesByName)
    moves = FileMoves.find(from: olds.filter { news[$0.key] == nil }, to: news.filter { olds[$0.key] == nil })
  }

  /// The flow files, with the imported ones.
  private var filesByName: [String: SourceFile] {
    let settings = Set(projects.compactMap(\.settingsFile))
    let flows = files.ids.filter { !settings.contains($0) }.map { files[$0] }
    return Dictionary(flows.map { (name(ofPath: $0.path), $0) }) { first, _ in first }
  }

  /// Returns the name of a project's folder, relative to the compared path.
  func name(of project: Project) -> String { name(ofPath: project.folder) }

  private func name(ofPath shown: String) -> String {
    PathOperations.relative(
      PathOperations.absolute(shown, in: directory), to: isFile ? PathOperations.folder(of: path) : path)
  }

  /// The flow files to compare, by name; a file that others import is part of those.
  var flowFiles: [(name: String, file: FileID)] {
    projects.flatMap { project in
      let covered = Set(project.covered)
      return project.checked.filter { !covered.contains($0) }.map { (name(of: files[$0]), $0) }
    }
  }

  /// The flows that can be compared, without their broken scenarios.
  var flows: [Flow] { projects.flatMap(\.comparedFlows) }

  /// Returns the flow of a file, or nil if the file has errors elsewhere than in scenarios.
  func flow(of file: FileID) -> Flow? { flows.first { $0.file == file } }

  /// Returns the names of the scenarios with errors in a file whose other parts can be compared.
  func brokenScenarios(of file: FileID) -> [String] {
    projects.lazy.flatMap(\.soundParts).first { $0.flow.file == file }?.brokenScenarios ?? []
  }

  /// Whether a flow is missing because of errors in its file.
  var lacksFlows: Bool { projects.contains { $0.comparedFlows.count + $0.covered.count < $0.checked.count } }

  /// Whether a file has an error.
  var hasErrors: Bool { projects.contains { $0.diagnostics.contains { $0.severity == .error } } }

  /// Returns the project with the settings for a file: the one with the nearest folder around it.
  ///
  /// - Parameter name: the file's name, relative to the compared path of either version.
  func project(around name: String) -> Project? {
    let file = PathOperations.absolute(name, in: "/")
    let folders = projects.map { (project: $0, folder: PathOperations.absolute(self.name(of: $0), in: "/")) }
    let around = folders.filter { PathOperations.lies(file, in: $0.folder) }
    return around.max { $0.folder.utf8.count < $1.folder.utf8.count }?.project ?? projects.first
  }
}

extension Project {
  /// The flows that can be compared, without their broken scenarios.
  var comparedFlows: [Flow] { flows + soundParts.map(\.flow) }

  /// Returns the project with errors for the flow files that cannot be read, so that each format shows them.
  ///
  /// - Parameter paths: the paths that the user named, which remain problems.
  fileprivate func listingUnreadableFiles(except paths: [String]) -> Project {
    let found = problems.filter { PathOperations.isFlowFile($0.path) && !paths.contains($0.path) }
    guard !found.isEmpty else { return self }
    var copy = self
    copy.problems = found
    let findings = PathFindings(of: copy, in: directory)
    copy.files = findings.files
    copy.diagnostics += findings.diagnostics
    copy.problems = problems.filter { !found.contains($0) }
    return copy
  }
}
