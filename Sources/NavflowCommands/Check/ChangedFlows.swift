import Checking
import Diagnostics
import FlowSyntax

/// The flow files whose checks may have another result than at a git revision, because something that they depend on differs.
struct ChangedFlows {
  private let repository: GitRepository
  private let commit: String
  private let snapshot: GitSnapshot
  /// The files of the revision, and settings outside the repository.
  private let files: MemoryFiles
  private let directory: String
  /// The baseline that the command line names.
  private let baseline: String?
  /// What the flow files depended on at the revision, by absolute path.
  private var older: [String: FlowInputs] = [:]

  /// Reads the flows of a revision as a check of the paths would.
  ///
  /// - Throws: `UsageError` if there is no repository or no such revision.
  init(
    since revision: String, paths: [String], config: String?, baseline: String?, on console: Console
  ) throws(UsageError) {
    directory = DiskFiles().resolved(console.directory) ?? console.directory
    repository = try GitRepository(around: console.directory, searchPath: console.environment["PATH"] ?? "")
    commit = try repository.requiredCommit(of: revision)
    snapshot = try repository.snapshot(of: commit)
    self.baseline = baseline
    var access = snapshot.files
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
      return files.contents[PathOperations.absolute(file.path, in: directory)]?.withoutCarriageReturns
        != file.bytes.withoutCarriageReturns
    }
    return changes
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
    let now = try repository.objects(of: paths.sorted())
    let differing = paths.filter { now[$0] != snapshot.objects[$0] }
    // Git may have converted the line breaks of a text.
    let both = differing.filter { now[$0] != nil && snapshot.objects[$0] != nil }.sorted()
    let contents = try repository.contents(of: both.compactMap { snapshot.objects[$0] }, at: commit)
    let same = zip(both, contents).filter { path, before in
      let now = try? DiskFiles().bytes(of: path, limit: SourceFile.maximumSize + 1)
      return now?.withoutCarriageReturns == Array(before).withoutCarriageReturns
    }
    return differing.subtracting(same.map(\.0))
  }
}

extension MemoryFiles {
  /// Adds settings from the disk if they are outside a folder, so that no revision of them exists.
  fileprivate mutating func addSettings(_ path: String, outside top: String) {
    guard !PathOperations.lies(path, in: top) else { return }
    contents[path] = try? DiskFiles().bytes(of: path, limit: SourceFile.maximumSize + 1)
  }
}
