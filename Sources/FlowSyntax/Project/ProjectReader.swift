import Diagnostics
import FlowModel

/// Finds the flow files for the paths of a command line, reads them with their imports, and builds the flows.
///
/// All errors in files are diagnostics. A path that cannot be checked is a problem in the result. Nothing is thrown, so
/// that one wrong path hides no finding elsewhere.
public struct ProjectReader: Sendable {
  let access: any FileAccess
  let workingDirectory: String
  let rules: [RuleID]
  /// The project's folder, or nil to search for it.
  private let project: String?

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - access: the access to files.
  ///   - workingDirectory: the absolute path that relative paths and reports are relative to.
  ///   - rules: the rules that `allow` and `severity` may name; empty if any name is allowed.
  public init(access: any FileAccess, workingDirectory: String, rules: [RuleID] = []) {
    self.init(access: access, workingDirectory: workingDirectory, rules: rules, project: nil)
  }

  /// Creates a reader for a known project's folder.
  init(access: any FileAccess, workingDirectory: String, rules: [RuleID], project: String?) {
    self.access = access
    self.workingDirectory = access.resolved(workingDirectory) ?? workingDirectory
    self.rules = rules
    self.project = project
  }

  /// Returns a reader of the same project with changed contents of files.
  func overlaying(_ changes: [(path: String, bytes: [UInt8])], inFolder folder: String) -> ProjectReader {
    let contents = changes.map { (PathOperations.absolute($0.path, in: workingDirectory), $0.bytes) }
    let project = PathOperations.absolute(folder, in: workingDirectory)
    return ProjectReader(
      access: OverlaidFiles(contents: Dictionary(contents) { $1 }, over: access), workingDirectory: workingDirectory,
      rules: rules, project: access.resolved(project) ?? project)
  }

  /// Reads the flows of the given paths.
  ///
  /// - Parameters:
  ///   - paths: flow files, and folders to search; the working directory if empty.
  ///   - config: the settings file, or nil for the `.navflow.yaml` nearest to the paths.
  ///   - importing: the requested files whose importers in the project's folder are read as well.
  public func read(paths: [String] = ["."], config: String? = nil, withImporters importing: Importing = .none)
    -> Project
  {
    read(ProjectPaths(paths: paths, config: config), withImporters: importing)
  }

  /// Reads the flows of one of several projects.
  ///
  /// - Parameters:
  ///   - paths: the project's paths.
  ///   - importing: the requested files whose importers in the project's folder are read as well.
  ///   - files: the files of the projects before it.
  public func read(
    _ paths: ProjectPaths, withImporters importing: Importing, after files: SourceFiles = SourceFiles()
  ) -> Project {
    read(paths, files, importing).project
  }

  /// The requested files whose importers are read as well.
  public enum Importing: Sendable {
    case none
    /// The fragments that no requested flow contains.
    case fragments
  }

  /// Divides paths by the projects that they belong to, in the order of the paths.
  ///
  /// A folder with a `.navflow.yaml` inside another folder is a project of its own.
  ///
  /// - Parameters:
  ///   - paths: flow files, and folders to search; the working directory if empty.
  ///   - config: the settings file of all of them, or nil.
  ///   - importing: the requested files whose importers in the git repository are read as well.
  public func projects(
    of paths: [String], config: String?, withImporters importing: Importing = .none
  ) -> [ProjectPaths] {
    if config != nil { return [ProjectPaths(paths: paths, config: config)] }
    let finder = FileFinder(access: access, workingDirectory: workingDirectory, project: project)
    let projects = finder.projects(of: paths.isEmpty ? ["."] : paths)
    return importing == .fragments ? addingImporters(to: projects, finder) : projects
  }

  /// Reads the flows of all projects that paths belong to, with the importers of fragments, as a check does.
  ///
  /// - Parameters:
  ///   - paths: flow files, and folders to search; the working directory if empty.
  ///   - config: the settings file of all of them, or nil.
  /// - Returns: the projects; the files of each begin with those of the one before it.
  public func readProjects(of paths: [String], config: String?) -> [Project] {
    projects(of: paths, config: config, withImporters: .fragments).reduce(into: []) { projects, paths in
      projects.append(read(paths, withImporters: .fragments, after: projects.last?.files ?? SourceFiles()))
    }
  }

  /// Reads the flows of the given paths, and the names that their files define and use, for editors.
  ///
  /// - Parameter cache: the results of the last reading, which this one uses and replaces; or nil.
  /// - Returns: the flows, and a function that makes the index of the names, which takes a while.
  package func readWithSymbols(
    paths: [String], cache: ReadingCache? = nil
  ) -> (project: Project, symbols: @Sendable () -> SymbolIndex) {
    cache?.begin()
    let (project, outlines, flows) = read(ProjectPaths(paths: paths), SourceFiles(), .none, cache)
    return (project, { SymbolIndex(outlines, flows) })
  }

  private func read(
    _ paths: ProjectPaths, _ files: SourceFiles, _ importing: Importing, _ cache: ReadingCache? = nil
  ) -> (project: Project, outlines: [FileOutline], flows: [FlowAssembler.AssembledFlow]) {
    var (project, finder) = located(paths.paths, paths.config, files)
    finder.find(project.settings, without: paths.inner)
    project.problems = finder.problems
    var loader = FileLoader(access: access, workingDirectory: workingDirectory, files: project.files, cache: cache)
    for found in finder.found {
      do throws(FileProblem) {
        project.checked.append(try loader.load(found))
      } catch {
        project.problems.append(PathProblem(path: found.path, message: FileLoader.unreadable(found.path, error)))
      }
    }
    loader.loadImports()
    if importing == .fragments {
      project.importers = project.checked.filter { paths.importers.contains(loader.files[$0].path) }
      addImporters(finder, &loader, &project)
      leaveFragments(to: paths.inner, loader, &project)
    }
    project.files = loader.files
    project.reader = self
    let flows = assemble(loader, into: &project, cache)
    return (project, loader.loaded.map(\.outline), flows)
  }

  /// Reads the flow files of one of several projects as bytes, without their imports.
  public func readFiles(_ paths: ProjectPaths) -> Project {
    var (project, finder) = located(paths.paths, paths.config, SourceFiles())
    finder.find(project.settings, without: paths.inner)
    project.problems = finder.problems
    for found in finder.found {
      do throws(FileProblem) {
        let bytes = try access.bytes(of: found.resolved, limit: FileLoader.byteLimit)
        project.checked.append(project.files.add(SourceFile(path: found.path, bytes: bytes)))
      } catch {
        project.problems.append(PathProblem(path: found.path, message: FileLoader.unreadable(found.path, error)))
      }
    }
    return project
  }

  /// Reads only the settings of the given paths.
  ///
  /// - Parameters:
  ///   - paths: flow files and folders; the working directory if empty.
  ///   - config: the settings file, or nil for the `.navflow.yaml` nearest to the paths.
  public func readSettings(paths: [String] = ["."], config: String? = nil) -> Project {
    located(paths, config, SourceFiles()).project
  }

  func located(
    _ paths: [String], _ config: String?, _ files: SourceFiles
  ) -> (project: Project, finder: FileFinder) {
    var project = Project()
    project.files = files
    project.directory = workingDirectory
    var finder = FileFinder(access: access, workingDirectory: workingDirectory, project: self.project)
    finder.locate(paths.isEmpty ? ["."] : paths, config: config)
    readSettings(finder, into: &project)
    project.problems = finder.problems
    project.isSparse = finder.searchesSparseCheckout
    project.folder = finder.projectFolder.map { PathOperations.relative($0, to: workingDirectory) } ?? "."
    return (project, finder)
  }

  private func readSettings(_ finder: FileFinder, into project: inout Project) {
    guard let path = finder.configPath, let bytes = try? access.bytes(of: path, limit: FileLoader.byteLimit) else {
      return
    }
    var reader = SettingsReader(
      access: access, workingDirectory: workingDirectory, rules: rules,
      boundary: finder.settingsBoundary(of: PathOperations.folder(of: path)), files: project.files)
    let reading = reader.read(path, bytes)
    project.files = reader.files
    project.settings = reading.settings
    project.origins = reading.origins
    project.settingsFile = reader.read.first
    project.settingsFiles = reader.read
    project.diagnostics = reading.diagnostics
    if let baseline = reading.settings.baseline, let folder = finder.projectFolder {
      project.baseline = PathOperations.relative(PathOperations.absolute(baseline, in: folder), to: workingDirectory)
    }
  }
}
