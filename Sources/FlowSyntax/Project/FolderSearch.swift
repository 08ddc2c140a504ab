import Diagnostics
import FlowModel

/// A search for flow files in a folder and its subfolders.
///
/// Links to folders are not followed. Hidden folders, folders of packages, and folders that the project excludes are not
/// entered, because they can hold very many files.
struct FolderSearch {
  /// The folders in which package managers put other people's files.
  static let packageFolders: Set = ["node_modules", "Pods"]

  let access: any FileAccess
  /// The project's folder, with symbolic links resolved.
  let project: String
  let filter: FileFilter
  /// What has the name of a flow file, outside inner projects, ordered by folder and name.
  private(set) var files: [String] = []
  /// The folders of inner projects.
  private(set) var projects: [String] = []
  /// The folders that cannot be read.
  private(set) var problems: [(folder: String, FileProblem)] = []

  /// Creates a search that has found nothing yet.
  init(access: any FileAccess, project: String, filter: FileFilter) {
    (self.access, self.project, self.filter) = (access, project, filter)
  }

  /// Searches a folder, with symbolic links resolved.
  ///
  /// - Parameter inner: the folders to leave out.
  mutating func visit(_ folder: String, without inner: Set<String>) {
    search(folder, isLeftOut: { $0 != folder && inner.contains($0) }) { _ in nil }
  }

  /// Searches a folder, with symbolic links resolved, and the projects inside it.
  ///
  /// - Parameter filter: returns the filter of a folder that is a project of its own, or nil.
  mutating func visit(_ folder: String, filter: (String) -> FileFilter?) {
    search(folder, isLeftOut: { _ in false }, filter)
  }

  /// A folder to search, with the project that it is in.
  private struct Place {
    var folder: String
    var project: String
    var filter: FileFilter
    var isInner = false
  }

  private mutating func search(_ root: String, isLeftOut: (String) -> Bool, _ filter: (String) -> FileFilter?) {
    var waiting = [Place(folder: root, project: project, filter: self.filter)]
    while var place = waiting.popLast() {
      if let inner = filter(place.folder) {
        projects.append(place.folder)
        place = Place(folder: place.folder, project: place.folder, filter: inner, isInner: true)
      }
      for entry in entries(in: place.folder).sorted(by: { $0.name > $1.name }) {
        let path = PathOperations.absolute(entry.name, in: place.folder)
        switch entry.kind {
        case .folder:
          let isEntered = !Self.packageFolders.contains(entry.name) && !isLeftOut(path)
          guard isEntered, !place.filter.excludes(path, of: place.project) else { continue }
          waiting.append(Place(folder: path, project: place.project, filter: place.filter, isInner: place.isInner))
        case .link, .file:
          if !place.isInner, entry.kind == .file || access.kind(of: path) != .folder { files.append(path) }
        }
      }
    }
  }

  private mutating func entries(in folder: String) -> [FolderEntry] {
    do throws(FileProblem) { return try access.entries(in: folder) } catch {
      problems.append((folder, error))
      return []
    }
  }
}
