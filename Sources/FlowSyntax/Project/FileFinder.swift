import Diagnostics
import FlowModel
import Localization

/// Finds flow files and their settings.
struct FileFinder {
  /// A flow file to check.
  struct FoundFile {
    /// The path in reports.
    var path: String
    /// The path with symbolic links resolved.
    var resolved: String
    /// The project's folder, with symbolic links resolved.
    var project: String
  }

  /// An existing path from the command line.
  private struct GivenPath {
    var given: String
    var absolute: String
    var kind: FileKind
    var project: String
  }

  let access: any FileAccess
  let workingDirectory: String
  /// The flow files ordered by path, without duplicates.
  private(set) var found: [FoundFile] = []
  /// The paths that cannot be checked.
  private(set) var problems: [PathProblem] = []
  /// The path of the settings file, or nil.
  private(set) var configPath: String?
  /// The project's folder for the first path.
  private(set) var projectFolder: String?
  /// The project's folder for all paths, if it is given.
  private var fixedProject: String?
  private var givenPaths: [GivenPath] = []

  /// Creates a finder.
  ///
  /// - Parameter project: the project's folder, or nil to search for it.
  init(access: any FileAccess, workingDirectory: String, project: String?) {
    self.access = access
    self.workingDirectory = workingDirectory
    fixedProject = project
    projectFolder = project
  }

  /// Locates the paths and their settings.
  ///
  /// - Parameter config: the settings file, or nil for the one nearest to the paths.
  mutating func locate(_ paths: [String], config: String?) {
    if let config { locateConfig(config) }
    for path in paths { locate(path) }
  }

  private mutating func locateConfig(_ path: String) {
    let absolute = PathOperations.absolute(path, in: workingDirectory)
    guard access.kind(of: absolute) == .file, let resolved = access.resolved(absolute) else {
      let reason = access.kind(of: absolute) == nil ? FileProblem.notFound.text : "it is not a file"
      return problems.append(PathProblem(path: path, message: "the settings \"\(path)\" cannot be read: \(reason)"))
    }
    takeIfReadable(resolved, shown: path, inside: nil)
    fixedProject = access.resolved(PathOperations.folder(of: absolute))
    projectFolder = fixedProject
  }

  /// Uses a settings file if it can be read, and lies in the folder unless the user named it.
  private mutating func takeIfReadable(_ path: String, shown: String, inside folder: String?) {
    do throws(FileProblem) {
      if let folder {
        _ = try access.bytes(of: path, inside: folder, limit: 1)
      } else {
        _ = try access.bytes(of: path, limit: 1)
      }
      configPath = path
    } catch {
      problems.append(PathProblem(path: shown, message: "the settings \"\(shown)\" cannot be read: \(error.text)"))
    }
  }

  private mutating func locate(_ path: String) {
    let absolute = PathOperations.absolute(path, in: workingDirectory)
    guard let kind = access.kind(of: absolute), let resolved = access.resolved(absolute) else {
      return problems.append(PathProblem(path: path, message: missing(path, absolute)))
    }
    let folder =
      kind == .folder
      ? resolved : access.resolved(PathOperations.folder(of: absolute)) ?? PathOperations.folder(of: resolved)
    let project = fixedProject ?? project(above: folder, for: path)
    if projectFolder == nil { projectFolder = project }
    givenPaths.append(GivenPath(given: path, absolute: absolute, kind: kind, project: project))
  }

  /// Returns the folder with the nearest `.navflow.yaml`, or the folder itself; whatever has that name counts.
  private mutating func project(above folder: String, for path: String) -> String {
    var place = folder
    while true {
      let candidate = PathOperations.absolute(Self.settingsName, in: place)
      reportMisnamedSettings(in: place, for: path)
      if access.kind(of: candidate) != nil {
        take(candidate, for: path)
        return place
      }
      if place == "/" { return folder }
      place = PathOperations.folder(of: place)
    }
  }

  /// Reports a settings file with the wrong extension, which would be ignored silently.
  private mutating func reportMisnamedSettings(in folder: String, for path: String) {
    let other = PathOperations.absolute(Self.otherName, in: folder)
    guard access.kind(of: other) == .file else { return }
    let message: Message =
      "\"\(PathOperations.relative(other, to: workingDirectory))\" is not read: name it \(Self.settingsName)"
    if !problems.contains(where: { $0.message == message }) {
      problems.append(PathProblem(path: path, message: message))
    }
  }

  private mutating func take(_ candidate: String, for path: String) {
    if configPath == candidate { return }
    let shown = PathOperations.relative(candidate, to: workingDirectory)
    guard let configPath else {
      return takeIfReadable(candidate, shown: shown, inside: PathOperations.folder(of: candidate))
    }
    let first = PathOperations.relative(configPath, to: workingDirectory)
    problems.append(
      PathProblem(
        path: path,
        message: "\"\(path)\" belongs to another project than the paths before it (\(shown), \(first)): "
          + "check one project at a time, or name the settings with --config"))
  }

  private func missing(_ path: String, _ absolute: String) -> Message {
    let name = PathOperations.name(of: absolute)
    // A link that leads nowhere has the name itself.
    let names = ((try? access.names(in: PathOperations.folder(of: absolute))) ?? []).filter { $0 != name }
    // The common extension would make all names similar.
    let stems = Dictionary(names.sorted().map { (PathOperations.stem(of: $0), $0) }) { first, _ in first }
    var words = WordFinder()
    let near =
      words.nearest(to: PathOperations.stem(of: name), among: stems.keys.sorted()).flatMap { stems[$0] }
      ?? (PathOperations.isFlowFile(name) ? nil : words.nearest(to: name, among: names.sorted()))
    let folder = path.dropLast(path.hasSuffix("/") ? 1 : 0).lastIndex(of: "/").map { path[...$0] } ?? ""
    let hint: Message = near.map { "; did you mean \"\(folder)\($0)\"?" } ?? ""
    return "there is no file or folder \"\(path)\"\(hint)"
  }

  /// Whether one of the located paths is a folder in a sparse checkout of git.
  var searchesSparseCheckout: Bool {
    guard givenPaths.contains(where: { $0.kind == .folder }), let projectFolder else { return false }
    return GitIgnores.top(of: projectFolder, access).map { SparseCheckout.isOn(at: $0, access) } ?? false
  }

  /// Finds the flow files of the located paths.
  ///
  /// - Parameter inner: folders to leave out, with symbolic links resolved.
  mutating func find(_ settings: ProjectSettings, without inner: Set<String> = []) {
    for path in givenPaths {
      switch path.kind {
      case .file: addFile(path)
      case .folder: addFolder(path, settings, inner)
      case .other, .brokenLink:
        problems.append(PathProblem(path: path.given, message: "\"\(path.given)\" is neither a file nor a folder"))
      }
    }
    var seen: Set<String> = []
    found = found.filter { seen.insert($0.resolved).inserted }.sorted { $0.path < $1.path }
  }

  private mutating func addFile(_ path: GivenPath) {
    guard PathOperations.isFlowFile(path.absolute) else {
      let message: Message = "\"\(path.given)\" is not a flow file: the names of flow files end in .flow.yaml"
      return problems.append(PathProblem(path: path.given, message: message))
    }
    add(path.absolute, path.project)
  }

  private mutating func add(_ absolute: String, _ project: String) {
    guard let resolved = access.resolved(absolute) else { return }
    found.append(
      FoundFile(path: PathOperations.relative(absolute, to: workingDirectory), resolved: resolved, project: project))
  }

  /// Returns all flow files of the project's folder.
  func filesOfProject(_ settings: ProjectSettings) -> [FoundFile] {
    guard let projectFolder else { return [] }
    var finder = self
    finder.found = []
    let folder = GivenPath(given: projectFolder, absolute: projectFolder, kind: .folder, project: projectFolder)
    finder.addFolder(folder, settings, Set(finder.contents(of: projectFolder).projects))
    return finder.found.sorted { $0.path < $1.path }
  }

  /// Returns what a search of a folder leaves out; settings that the user named are the only ones.
  func filter(of folder: String, in project: String, _ settings: ProjectSettings) -> SearchFilter {
    SearchFilter(
      folder, of: project, settings, within: fixedProject == nil ? self.settings(around: project) : [], access: access)
  }

  private mutating func addFolder(_ path: GivenPath, _ settings: ProjectSettings, _ inner: Set<String>) {
    let root = access.resolved(path.absolute) ?? path.absolute
    var search = FolderSearch(access: access)
    search.visit(root, filter(of: root, in: path.project, settings), without: inner)
    for (folder, problem) in search.problems {
      let message: Message = "\"\(shown(folder, below: path, root))\" cannot be searched: \(problem.text)"
      problems.append(PathProblem(path: path.given, message: message))
    }
    for file in search.files {
      let place = PathOperations.absolute(PathOperations.relative(file, to: root), in: path.absolute)
      if let problem = problem(with: file, below: root, path.project) {
        let shown = PathOperations.relative(place, to: workingDirectory)
        problems.append(PathProblem(path: shown, message: FileLoader.unreadable(shown, problem)))
      } else {
        add(place, path.project)
      }
    }
    guard search.files.isEmpty, search.problems.isEmpty else { return }
    problems.append(PathProblem(path: path.given, message: "\"\(path.given)\" \(Self.emptiness(search.omissions))"))
  }

  /// Returns what is wrong with a folder in which a search finds nothing.
  private static func emptiness(_ omissions: Set<SearchFilter.Omission>) -> Message {
    if omissions.contains(.settings) { return "holds no flow file that the project's `include` and `exclude` leave in" }
    return omissions.contains(.git)
      ? "holds only flow files that .gitignore leaves out: name each file that you want to check"
      : "holds no flow file: the names of flow files end in .flow.yaml"
  }

  private func shown(_ folder: String, below path: GivenPath, _ root: String) -> String {
    PathOperations.relative(
      PathOperations.absolute(PathOperations.relative(folder, to: root), in: path.absolute), to: workingDirectory)
  }

  /// Returns why a file that the user did not name is not read, or nil.
  private func problem(with file: String, below root: String, _ project: String) -> FileProblem? {
    guard let resolved = access.resolved(file) else { return file.contains("\u{FFFD}") ? .notUTF8 : .notFound }
    guard PathOperations.lies(resolved, in: root) || PathOperations.lies(resolved, in: project) else {
      return .outsideProject
    }
    return access.kind(of: resolved) == .file ? nil : .notRegular
  }

  /// The name of the settings file.
  static let settingsName = ".navflow.yaml"
  /// A frequent wrong name of the settings file.
  private static let otherName = ".navflow.yml"
}
