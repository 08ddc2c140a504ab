import FlowModel

/// Selects files by a project's `include` and `exclude`.
struct FileFilter {
  private let include: [Glob]
  private let exclude: [Glob]

  /// Creates the filter of a project.
  init(_ settings: ProjectSettings) {
    include = settings.include.map { Glob($0) }
    exclude = settings.exclude.map { Glob($0) }
  }

  /// Returns whether a file, or everything in a folder, is excluded.
  func excludes(_ place: String, of project: String) -> Bool {
    guard !exclude.isEmpty, PathOperations.lies(place, in: project) else { return false }
    let path = PathOperations.relative(place, to: project)
    return exclude.contains { $0.matches(path) }
  }

  /// Returns whether a path, relative to the project's folder, is included.
  func takes(_ path: String) -> Bool {
    if exclude.contains(where: { $0.matches(path) }) { return false }
    return include.isEmpty || include.contains { $0.matches(path) }
  }
}
