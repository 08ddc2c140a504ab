import Diagnostics
import FlowModel

/// The paths of a command line that belong to one project.
public struct ProjectPaths: Equatable, Sendable {
  /// Flow files, and folders to search.
  public var paths: [String]
  /// The settings file, or nil for the `.navflow.yaml` nearest to the paths.
  public var config: String?
  /// The folders of other projects, with symbolic links resolved, which a search of a folder leaves out.
  public var inner: Set<String> = []
  /// Those among the paths that were not requested, but import a requested fragment.
  public var importers: Set<String> = []

  /// Creates the paths of a project.
  public init(paths: [String], config: String? = nil) {
    self.paths = paths
    self.config = config
  }
}

extension FileFinder {
  /// Divides paths by their settings files, in the order of the paths; inner projects follow the folder they are in.
  func projects(of paths: [String]) -> [ProjectPaths] {
    var folders: [String?] = []
    var projects: [ProjectPaths] = []
    func add(_ path: String, to folder: String?) {
      if let place = folders.firstIndex(of: folder) { return projects[place].paths.append(path) }
      folders.append(folder)
      projects.append(ProjectPaths(paths: [path]))
    }
    var inner: Set<String> = []
    for path in paths {
      let absolute = PathOperations.absolute(path, in: workingDirectory)
      let isFolder = access.kind(of: absolute) == .folder
      let resolved = access.resolved(isFolder ? absolute : PathOperations.folder(of: absolute))
      let (insides, hasOthers) = isFolder ? contents(of: resolved ?? absolute) : ([], true)
      // A folder that only holds projects has nothing of its own to check.
      if hasOthers || insides.isEmpty { add(path, to: resolved.flatMap(folderOfSettings)) }
      for folder in insides where inner.insert(folder).inserted {
        add(PathOperations.relative(folder, to: workingDirectory), to: folder)
      }
    }
    for place in projects.indices { projects[place].inner = inner }
    return projects
  }

  /// Returns the folder with the nearest settings at or above a folder, or nil.
  private func folderOfSettings(from folder: String) -> String? {
    var place = folder
    while !hasSettings(place) {
      if place == "/" { return nil }
      place = PathOperations.folder(of: place)
    }
    return place
  }

  /// Returns the folders with settings beneath a folder, and whether it has flow files outside them.
  ///
  /// Hidden, ignored and excluded folders, folders of packages, and links are left out.
  func contents(of folder: String) -> (projects: [String], hasOtherFiles: Bool) {
    let project = folderOfSettings(from: folder) ?? folder
    var search = FolderSearch(access: access)
    search.visit(folder, filter(of: folder, in: project, settings(in: project))) { place in
      place != folder && hasSettings(place) ? settings(in: place) : nil
    }
    return (search.projects, !search.files.isEmpty || search.omissions.contains(.settings))
  }

  /// Returns the folder that must contain the settings that others extend: the git repository, or else everything below the
  /// outermost settings file or the working directory.
  func settingsBoundary(of folder: String) -> String {
    if let top = GitIgnores.top(of: folder, access) { return top }
    let outermost = settings(around: folder).first?.0 ?? folder
    return PathOperations.lies(outermost, in: workingDirectory) ? workingDirectory : outermost
  }

  /// Returns the settings in the folders above a project, outermost first, up to the top of its git repository.
  func settings(around project: String) -> [(String, ProjectSettings)] {
    let top = GitIgnores.top(of: project, access) ?? "/"
    var settings: [(String, ProjectSettings)] = []
    var place = project
    while place != top {
      place = PathOperations.folder(of: place)
      if hasSettings(place) { settings.append((place, self.settings(in: place))) }
    }
    return settings.reversed()
  }

  private func hasSettings(_ folder: String) -> Bool {
    access.kind(of: PathOperations.absolute(Self.settingsName, in: folder)) != nil
  }

  /// Returns the settings in a folder; the defaults if they cannot be read, which is reported later.
  private func settings(in folder: String) -> ProjectSettings {
    let path = PathOperations.absolute(Self.settingsName, in: folder)
    guard let bytes = try? access.bytes(of: path, inside: folder, limit: FileLoader.byteLimit) else {
      return ProjectSettings()
    }
    return SettingsDecoder.read(SourceFile(path: path, bytes: bytes), id: FileID(0), in: folder, rules: []).settings
  }
}
