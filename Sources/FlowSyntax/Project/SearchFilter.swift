import FlowModel

/// What a search of a folder leaves out: by the settings of the project and of those around it, and by git.
struct SearchFilter {
  /// The reason why a search leaves a file out.
  enum Omission {
    case settings, git
  }

  private struct Patterns {
    var folder: String
    var filter: FileFilter
  }

  private var project: Patterns
  /// The projects around it; of their settings only `exclude` counts.
  private var outer: [Patterns]
  private var ignores: GitIgnores

  /// Creates the filter for searching a folder, with symbolic links resolved.
  ///
  /// - Parameters:
  ///   - project: the project's folder.
  ///   - outer: the settings around the project, by folder. Those that exclude the folder itself do not count, because the user
  ///     named it.
  init(
    _ folder: String, of project: String, _ settings: ProjectSettings, within outer: [(String, ProjectSettings)],
    access: any FileAccess
  ) {
    self.project = Patterns(folder: project, filter: FileFilter(settings))
    self.outer = outer.map { Patterns(folder: $0, filter: FileFilter($1)) }
      .filter { $0.folder == folder || !$0.filter.excludes(folder, of: $0.folder) }
    ignores = GitIgnores(around: folder, access: access)
  }

  /// Returns the filter for a project of its own, inside this one.
  func entering(project folder: String, _ settings: ProjectSettings) -> SearchFilter {
    var inner = self
    inner.outer.append(project)
    inner.project = Patterns(folder: folder, filter: FileFilter(settings))
    return inner
  }

  /// Returns the filter for a folder that the search enters, or nil if it is left out.
  func entering(_ folder: String) -> SearchFilter? {
    let isExcluded = ([project] + outer).contains { $0.filter.excludes(folder, of: $0.folder) }
    guard !isExcluded, !ignores.ignores(folder, isFolder: true) else { return nil }
    var inner = self
    inner.ignores.enter(folder)
    return inner
  }

  /// Returns why a file is left out, or nil if it is taken.
  ///
  /// - Parameters:
  ///   - file: the absolute path in a folder without symbolic links.
  ///   - target: the path after symbolic links; a file outside the project is taken.
  func omission(of file: String, leadingTo target: String) -> Omission? {
    if ignores.ignores(file, isFolder: false) { return .git }
    if outer.contains(where: { $0.filter.excludes(target, of: $0.folder) }) { return .settings }
    guard PathOperations.lies(target, in: project.folder) else { return nil }
    return project.filter.takes(PathOperations.relative(target, to: project.folder)) ? nil : .settings
  }
}
