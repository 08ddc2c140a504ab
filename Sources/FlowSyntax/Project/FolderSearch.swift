import Diagnostics
import FlowModel

/// A search for flow files in a folder and its subfolders.
///
/// Links to folders are not followed. Hidden folders, folders of packages, and folders that the filter leaves out are not
/// entered, because they can hold very many files.
struct FolderSearch {
  /// The folders in which package managers put other people's files.
  static let packageFolders: Set = ["node_modules", "Pods"]

  let access: any FileAccess
  /// What has the name of a flow file, outside inner projects, ordered by folder and name.
  private(set) var files: [String] = []
  /// Why files outside inner projects were left out; empty if none was.
  private(set) var omissions: Set<SearchFilter.Omission> = []
  /// The folders of inner projects.
  private(set) var projects: [String] = []
  /// The folders that cannot be read.
  private(set) var problems: [(folder: String, FileProblem)] = []

  /// Creates a search that has found nothing yet.
  init(access: any FileAccess) { self.access = access }

  /// Searches a folder, with symbolic links resolved.
  ///
  /// - Parameter inner: the folders to leave out.
  mutating func visit(_ folder: String, _ filter: SearchFilter, without inner: Set<String>) {
    search(folder, filter, isLeftOut: { $0 != folder && inner.contains($0) }) { _ in nil }
  }

  /// Searches a folder, with symbolic links resolved, and the projects inside it.
  ///
  /// - Parameter settings: returns the settings of a folder that is a project of its own, or nil.
  mutating func visit(_ folder: String, _ filter: SearchFilter, settings: (String) -> ProjectSettings?) {
    search(folder, filter, isLeftOut: { _ in false }, settings)
  }

  /// A folder to search, with what is left out in it.
  private struct Place {
    var folder: String
    var filter: SearchFilter
    var isInner = false
  }

  private mutating func search(
    _ root: String, _ filter: SearchFilter, isLeftOut: (String) -> Bool, _ settings: (String) -> ProjectSettings?
  ) {
    var waiting = [Place(folder: root, filter: filter)]
    while var place = waiting.popLast() {
      if let inner = settings(place.folder) {
        projects.append(place.folder)
        place.filter = place.filter.entering(project: place.folder, inner)
        place.isInner = true
      }
      for entry in entries(in: place.folder).sorted(by: { $0.name > $1.name }) {
        let path = PathOperations.absolute(entry.name, in: place.folder)
        switch entry.kind {
        case .folder:
          guard !Self.packageFolders.contains(entry.name), !isLeftOut(path), let filter = place.filter.entering(path)
          else { continue }
          waiting.append(Place(folder: path, filter: filter, isInner: place.isInner))
        case .link, .file:
          if !place.isInner, entry.kind == .file || access.kind(of: path) != .folder { add(path, place.filter) }
        }
      }
    }
  }

  private mutating func add(_ file: String, _ filter: SearchFilter) {
    if let omission = filter.omission(of: file, leadingTo: access.resolved(file) ?? file) {
      omissions.insert(omission)
    } else {
      files.append(file)
    }
  }

  private mutating func entries(in folder: String) -> [FolderEntry] {
    do throws(FileProblem) { return try access.entries(in: folder) } catch {
      problems.append((folder, error))
      return []
    }
  }
}
