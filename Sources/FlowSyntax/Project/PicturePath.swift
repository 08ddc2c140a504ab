import Diagnostics
import FlowModel

/// The path of a screen's picture, which obeys the rule of imports: its file lies inside the project, also after symbolic
/// links.
package struct PicturePath {
  /// The reason why there is no picture.
  package enum Problem: Error {
    case missing
    case notRegular
    case outside
    case linksOutside
  }

  /// The absolute path, before symbolic links.
  let absolute: String
  private let project: String?
  private let access: any FileAccess

  /// Creates the path of a picture.
  ///
  /// - Parameters:
  ///   - folder: the folder of the flow file, with symbolic links resolved.
  ///   - project: the project's folder, or nil if the flow file lies outside of it.
  init(_ path: String, from folder: String, project: String?, access: any FileAccess) {
    absolute = PathOperations.absolute(path, in: folder)
    self.project = project
    self.access = access
  }

  /// Creates the path of a picture that a flow names.
  ///
  /// - Parameter directory: the absolute path of the working directory.
  package init(_ image: Located<String>, in files: SourceFiles, directory: String, access: any FileAccess) {
    let file = files[image.range.file]
    let place = PathOperations.absolute(file.path, in: directory)
    let resolved = access.resolved(place) ?? place
    self.init(
      image.value, from: PathOperations.folder(of: resolved),
      project: GitIgnores.top(of: PathOperations.folder(of: resolved), access) ?? file.project(resolved: resolved),
      access: access)
  }

  /// Returns the path with symbolic links resolved.
  package func resolved() throws(Problem) -> String {
    guard let project, PathOperations.lies(absolute, in: project) else { throw .outside }
    guard let resolved = access.resolved(absolute) else { throw .missing }
    guard PathOperations.lies(resolved, in: project) else { throw .linksOutside }
    guard access.kind(of: resolved) == .file else { throw .notRegular }
    return resolved
  }
}

extension SourceFile {
  /// Returns the project's folder, or nil if the file lies outside of it.
  ///
  /// - Parameter path: the absolute path of the file, with symbolic links resolved.
  fileprivate func project(resolved path: String) -> String? {
    guard PathOperations.lies(PathOperations.absolute(projectPath, in: "/\u{0}"), in: "/\u{0}") else { return nil }
    return projectPath.split(separator: "/").reduce(path) { folder, _ in PathOperations.folder(of: folder) }
  }
}
