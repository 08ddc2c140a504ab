import Checking
import Diagnostics
import FlowSyntax
import Foundation

/// The flow files whose checks may have another result than at a git revision, because something that they depend on differs.
struct ChangedFlows {
  private let repository: GitRepository
  /// The files of the revision, and settings outside the repository.
  private let files: GitFiles
  private let directory: String
  /// The baseline that the command line names.
  private let baseline: String?
  /// What the flow files depended on at the revision, by absolute path.
  private var older: [String: FlowInputs] = [:]
  /// What could not be read at the revision.
  private var olderProblems: Set<PathProblem> = []
  /// The paths of the command line.
  private let paths: [String]

  /// Reads the flows of a revision as a check of the paths would.
  ///
  /// - Throws: `UsageError` if there is no repository or no such revision.
  init(
    since revision: String, paths: [String], config: String?, baseline: String?, on console: Console
  ) throws(UsageError) {
    let directory = DiskFiles().resolved(console.directory) ?? console.directory
    self.directory = directory
    repository = try GitRepository(around: console.directory, on: console)
    let places = (paths.isEmpty ? ["."] : paths).map { PathOperations.absolute($0, in: directory) }
    var access = try repository.files(
      of: try repository.requiredCommit(of: revision), revision, besideFolder: places)
    self.baseline = baseline
    self.paths = paths
    if let config { access.addSettings(PathOperations.absolute(config, in: directory), outside: repository.top) }
    var place = repository.top
    while place != "/" {
      place = PathOperations.folder(of: place)
      access.addSettings(PathOperations.absolute(".navflow.yaml", in: place), outside: repository.top)
    }
    files = access
    let reader = CheckSession.reader(of: access, in: directory)
    for project in reader.readProjects(of: paths, config: config) {
      for file in project.checked { older[path(of: file, in: project)] = inputs(of: file, in: project) }
      olderProblems.formUnion(project.problems.map(located))
    }
  }

  private func path(of file: FileID, in project: Project) -> String {
    PathOperations.absolute(project.files[file].path, in: directory)
  }

  private func inputs(of file: FileID, in project: Project) -> FlowInputs {
    FlowInputs(file, of: project, baseline: baseline ?? project.baseline, in: directory)
  }

  /// The changed flow files of a project.
  struct Changes {
    /// The flow files to report.
    var files: Set<FileID> = []
    /// Those among them that have not changed themselves, but depend on something that has.
    var dependents: Set<FileID> = []
    /// Whether the settings have changed.
    var hasSettings = false
  }

  /// Returns the flow files of a project that have changed, or depend on something that has.
  func changes(in project: Project) throws(UsageError) -> Changes {
    let current = project.checked.map { (file: $0, inputs: inputs(of: $0, in: project)) }
    let others = try differing(current.reduce(into: Set<String>()) { $0.formUnion($1.inputs.others) })
    var changes = Changes()
    for (file, inputs) in current {
      let path = path(of: file, in: project)
      let older = older[path]
      if let older, older.agrees(with: inputs), others.isDisjoint(with: inputs.others) { continue }
      changes.files.insert(file)
      if let older, older.texts[path] == inputs.texts[path] { changes.dependents.insert(file) }
    }
    changes.hasSettings = project.settingsFiles.contains { settings in
      let file = project.files[settings]
      let older = try? files.bytes(
        of: PathOperations.absolute(file.path, in: directory), limit: SourceFile.maximumSize + 1)
      return older?.withoutCarriageReturns != file.bytes.withoutCarriageReturns
    }
    return changes
  }

  /// Returns whether a path that cannot be read is new, or could be read at the revision, or was named by the user.
  func isNew(_ problem: PathProblem) -> Bool {
    let problem = located(problem)
    guard !paths.contains(where: { PathOperations.absolute($0, in: directory) == problem.path }),
      olderProblems.contains(problem)
    else { return true }
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: problem.path)
    let target = link.map { PathOperations.absolute($0, in: PathOperations.folder(of: problem.path)) }
    return target != files.target(ofLink: problem.path)
  }

  /// Returns the problem with an absolute path.
  private func located(_ problem: PathProblem) -> PathProblem {
    PathProblem(path: PathOperations.absolute(problem.path, in: directory), message: problem.message)
  }

  /// Returns the paths of the changed flow files of projects, in place of those that were given.
  func narrowed(_ projects: [ProjectPaths], on console: Console) throws(UsageError) -> [ProjectPaths] {
    var narrowed: [ProjectPaths] = []
    for var paths in projects {
      let project = CheckSession.reader(in: console.directory).read(paths, withImporters: .fragments)
      paths.paths = try changes(in: project).files.sorted().map { project.files[$0].path }
      if !paths.paths.isEmpty { narrowed.append(paths) }
    }
    return narrowed
  }

  /// Returns the paths at which the content is not that of the revision.
  private func differing(_ paths: Set<String>) throws(UsageError) -> Set<String> {
    let now = try objects(at: paths)
    return paths.filter { path in
      let before = files.object(at: path)
      guard now[path] != before else { return false }
      guard now[path] != nil, before != nil else { return true }
      // Git may have converted the line breaks of a text.
      let limit = SourceFile.maximumSize + 1
      guard let old = try? files.bytes(of: path, limit: limit), let new = try? DiskFiles().bytes(of: path, limit: limit)
      else { return true }
      return old.withoutCarriageReturns != new.withoutCarriageReturns
    }
  }

  /// Returns the object of each file, or the commit of the submodule around it that is not checked out.
  private func objects(at paths: Set<String>) throws(UsageError) -> [String: String] {
    var objects = try repository.objects(of: paths.sorted())
    let missing = paths.filter { objects[$0] == nil }
    if missing.isEmpty { return objects }
    let submodules = try repository.absentSubmodules()
    for path in missing {
      objects[path] = submodules.filter { PathOperations.lies(path, in: $0.key) }.max { $0.key < $1.key }?.value
    }
    return objects
  }
}

extension GitFiles {
  /// Adds settings from the disk if they are outside a folder, so that no revision of them exists.
  fileprivate mutating func addSettings(_ path: String, outside top: String) {
    guard !PathOperations.lies(path, in: top),
      let bytes = try? DiskFiles().bytes(of: path, limit: SourceFile.maximumSize + 1)
    else { return }
    add(bytes, at: path)
  }
}
