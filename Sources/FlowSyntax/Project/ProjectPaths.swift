/// The paths of a command line that belong to one project.
public struct ProjectPaths: Equatable, Sendable {
  /// Flow files, and folders to search.
  public var paths: [String]
  /// The settings file, or nil for the `.navflow.yaml` nearest to the paths.
  public var config: String?
  /// The folders of other projects, with symbolic links resolved, which a search of a folder leaves out.
  public var inner: Set<String> = []
  /// The only files to take, with symbolic links resolved; all files if nil.
  public var only: Set<String>?

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
  /// Hidden folders and links are left out.
  func contents(of folder: String) -> (projects: [String], hasOtherFiles: Bool) {
    var projects: [String] = []
    var hasOtherFiles = false
    var waiting = [(folder: folder, isInProject: false)]
    while let (place, isInOuter) = waiting.popLast() {
      let isProject = place != folder && hasSettings(place)
      if isProject { projects.append(place) }
      for name in ((try? access.names(in: place)) ?? []).sorted().reversed() where !name.hasPrefix(".") {
        let inside = PathOperations.absolute(name, in: place)
        switch access.kind(of: inside) {
        case .folder: if access.resolved(inside) == inside { waiting.append((inside, isInOuter || isProject)) }
        case .file: if PathOperations.isFlowFile(name), !isInOuter, !isProject { hasOtherFiles = true }
        case .other, nil: break
        }
      }
    }
    return (projects, hasOtherFiles)
  }

  private func hasSettings(_ folder: String) -> Bool {
    access.kind(of: PathOperations.absolute(Self.settingsName, in: folder)) == .file
  }
}
