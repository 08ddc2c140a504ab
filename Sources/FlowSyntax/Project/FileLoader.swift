import Diagnostics
import FlowModel
import Localization

/// Reads flow files and their imports, each file once.
struct FileLoader {
  /// A file that has been read.
  struct LoadedFile {
    var outline: FileOutline
    /// The path with symbolic links resolved.
    var resolved: String
    /// The project's folder, with symbolic links resolved.
    var project: String
    /// The folder that must contain its imports and pictures: the git repository with the project, or else the project.
    var boundary: String
    var imports: [Flow.Import] = []
    /// The absolute paths of the pictures that the file names.
    var pictures: [String] = []
    /// The absolute paths of the imports that could not be read.
    var missing: [String] = []
  }

  /// The largest number of bytes read from a file: one more than the size limit, to recognise a file that is too large.
  static let byteLimit = SourceFile.maximumSize + 1
  /// The largest number of imports.
  static let importLimit = 10_000

  let access: any FileAccess
  private let cache: ReadingCache?
  private let workingDirectory: String
  /// All files, including the settings.
  private(set) var files: SourceFiles
  /// The flow files in reading order.
  private(set) var loaded: [LoadedFile] = []
  private var ids: [String: FileID] = [:]
  private var boundaries: [String: String] = [:]
  private var firstFlow: Int
  private var importCount = 0
  /// The first file whose imports are not loaded yet.
  private var next = 0

  /// Creates a loader.
  init(access: any FileAccess, workingDirectory: String, files: SourceFiles, cache: ReadingCache? = nil) {
    self.access = access
    self.cache = cache
    self.workingDirectory = workingDirectory
    self.files = files
    firstFlow = files.ids.count
  }

  /// The loaded flow file with an id.
  subscript(id: FileID) -> LoadedFile { loaded[id.index - firstFlow] }

  /// Loads a file unless it has been loaded.
  mutating func load(_ found: FileFinder.FoundFile) throws(FileProblem) -> FileID {
    if let id = ids[found.resolved] { return id }
    let bytes = try access.bytes(of: found.resolved, limit: Self.byteLimit)
    let projectPath = PathOperations.relative(found.resolved, to: found.project)
    let file = SourceFile(path: found.path, projectPath: projectPath, bytes: bytes)
    let id = files.add(file)
    ids[found.resolved] = id
    let outline = cache?.outline(of: file, id: id) ?? OutlineReader.outline(of: file, id: id)
    let boundary = boundary(of: found.project)
    loaded.append(LoadedFile(outline: outline, resolved: found.resolved, project: found.project, boundary: boundary))
    let pictures = PictureCheck(folder: PathOperations.folder(of: found.resolved), project: boundary, access: access)
    loaded[loaded.count - 1].outline.diagnostics += pictures.diagnostics(of: outline)
    loaded[loaded.count - 1].pictures = pictures.paths(in: outline)
    return id
  }

  private mutating func boundary(of project: String) -> String {
    if let boundary = boundaries[project] { return boundary }
    let boundary = GitIgnores.top(of: project, access) ?? project
    boundaries[project] = boundary
    return boundary
  }

  /// Loads the imports of all loaded files, transitively.
  mutating func loadImports() {
    while next < loaded.count {
      for path in loaded[next].outline.imports {
        let file = load(path, importedBy: next)
        loaded[next].imports.append(Flow.Import(path: path, file: file))
        guard file == nil else { continue }
        loaded[next].outline.isComplete = false
        loaded[next].missing.append(
          PathOperations.absolute(path.value, in: PathOperations.folder(of: loaded[next].resolved)))
      }
      next += 1
    }
  }

  /// The largest number of files of a folder in which names are looked up.
  static let neighbourLimit = 200

  /// Reads the other flow files in the folder of one that was read; those that cannot be read are left out.
  mutating func loadNeighbours(of id: FileID) {
    let (folder, project, boundary) = (
      PathOperations.folder(of: self[id].resolved), self[id].project, self[id].boundary
    )
    let names = ((try? access.names(in: folder)) ?? []).filter(PathOperations.isFlowFile).sorted()
    for name in names.prefix(Self.neighbourLimit) {
      guard let resolved = access.resolved(PathOperations.absolute(name, in: folder)),
        PathOperations.lies(resolved, in: boundary), access.kind(of: resolved) == .file
      else { continue }
      let path = PathOperations.relative(resolved, to: workingDirectory)
      _ = try? load(FileFinder.FoundFile(path: path, resolved: resolved, project: project))
    }
  }

  private mutating func load(_ path: Located<String>, importedBy importer: Int) -> FileID? {
    importCount += 1
    if importCount > Self.importLimit {
      if importCount == Self.importLimit + 1 {
        let message: Message = "the files of this project have more than 10,000 imports"
        report(Diagnostic(FileRules.tooLarge, .error, message, at: path.range), importer)
      }
      return nil
    }
    let place = ImportPath(
      path, importer: loaded[importer].resolved, project: loaded[importer].boundary, access: access)
    switch place.target() {
    case .mistake(let diagnostic):
      report(diagnostic, importer)
      return nil
    case .file(let resolved):
      return load(resolved, path, importer)
    }
  }

  private mutating func load(_ resolved: String, _ path: Located<String>, _ importer: Int) -> FileID? {
    let shown = PathOperations.relative(resolved, to: workingDirectory)
    do throws(FileProblem) {
      return try load(FileFinder.FoundFile(path: shown, resolved: resolved, project: loaded[importer].project))
    } catch {
      let message = Self.unreadable(path.value.shortened, error)
      report(Diagnostic(FileRules.importNotFound, .error, message, at: path.range), importer)
      return nil
    }
  }

  /// Returns the message about a file that cannot be read.
  static func unreadable(_ path: String, _ problem: FileProblem) -> Message {
    "\"\(path)\" cannot be read: \(problem.text)"
  }

  private mutating func report(_ diagnostic: Diagnostic, _ importer: Int) {
    loaded[importer].outline.diagnostics.append(diagnostic)
  }
}
