import Diagnostics
import FlowModel

/// Finds the flows that import fragments, because a fragment alone says little.
extension ProjectReader {
  /// Adds the flow files of the project's folder that import requested fragments.
  func addImporters(_ finder: FileFinder, _ loader: inout FileLoader, _ project: inout Project) {
    let wanted = fragments(of: project.checked, loader)
    guard !wanted.isEmpty else { return }
    // A copy loads all files, because those that import no wanted file are not part of the result.
    var everything = loader
    let others = finder.filesOfProject(project.settings)
    let candidates = others.compactMap { found in (try? everything.load(found)).map { (found: found, id: $0) } }
    everything.loadImports()
    let whole = FlowAssembler(loader: everything, known: everything, rules: rules)
    let requested = Set(project.checked)
    for candidate in candidates where !requested.contains(candidate.id) {
      guard !everything[candidate.id].outline.isFragment,
        !Set(whole.closure(of: candidate.id)).isDisjoint(with: wanted), let id = try? loader.load(candidate.found)
      else { continue }
      project.importers.append(id)
    }
    loader.loadImports()
    let files = loader.files
    project.checked = (project.checked + project.importers).sorted { files[$0].path < files[$1].path }
  }

  /// Adds the flows of other folders of the git repository that import a requested fragment, if no requested flow does.
  func addingImporters(to projects: [ProjectPaths], _ finder: FileFinder) -> [ProjectPaths] {
    let tops = uncoveredRepositories(of: projects.flatMap(\.paths))
    guard !tops.isEmpty else { return projects }
    var loader = FileLoader(access: access, workingDirectory: workingDirectory, files: SourceFiles())
    var requested: [FileID] = []
    for paths in projects {
      var (project, finder) = located(paths.paths, nil, SourceFiles())
      finder.find(project.settings, without: paths.inner)
      requested += finder.found.compactMap { try? loader.load($0) }
    }
    loader.loadImports()
    let wanted = fragments(of: requested, loader)
    guard !wanted.isEmpty else { return projects }
    let folders = tops.flatMap { [$0] + finder.contents(of: $0).projects }
    let importers = flows(of: folders, importing: wanted, loader).map(\.path)
    guard !importers.isEmpty else { return projects }
    return finder.projects(of: projects.flatMap(\.paths) + importers).map { paths in
      var paths = paths
      paths.inner.formUnion(folders)
      paths.importers = Set(importers).intersection(paths.paths)
      return paths
    }
  }

  /// Returns the git repositories of paths, without those that one of the paths covers.
  private func uncoveredRepositories(of paths: [String]) -> [String] {
    let places = paths.compactMap { access.resolved(PathOperations.absolute($0, in: workingDirectory)) }
    let tops = places.compactMap {
      GitIgnores.top(of: access.kind(of: $0) == .folder ? $0 : PathOperations.folder(of: $0), access)
    }
    return Set(tops).subtracting(places).sorted()
  }

  /// Returns the fragments among requested files that no requested flow contains.
  private func fragments(of requested: [FileID], _ loader: FileLoader) -> [FileID] {
    let assembler = FlowAssembler(loader: loader, known: loader, rules: rules)
    let contained = Set(requested.filter { !loader[$0].outline.isFragment }.flatMap { assembler.closure(of: $0) })
    return requested.filter { loader[$0].outline.isFragment && !contained.contains($0) }
  }

  /// Returns the flow files of projects that contain one of the fragments, by path.
  private func flows(
    of folders: [String], importing fragments: [FileID], _ loader: FileLoader
  ) -> [FileFinder.FoundFile] {
    var everything = loader
    var flows: [(found: FileFinder.FoundFile, id: FileID)] = []
    for folder in folders {
      let (project, finder) = located([PathOperations.relative(folder, to: workingDirectory)], nil, SourceFiles())
      flows += finder.filesOfProject(project.settings).compactMap { found in
        (try? everything.load(found)).map { (found, $0) }
      }
    }
    everything.loadImports()
    let whole = FlowAssembler(loader: everything, known: everything, rules: rules)
    return flows.filter { flow in
      !everything[flow.id].outline.isFragment && !Set(whole.closure(of: flow.id)).isDisjoint(with: fragments)
    }.map(\.found)
  }

  /// Removes the fragments that no flow of the project imports, but flows of the other projects of the run do.
  ///
  /// Those are checked with the fragment, which may use their names.
  ///
  /// - Parameter others: the folders of the other projects, with symbolic links resolved.
  func leaveFragments(to others: Set<String>, _ loader: FileLoader, _ project: inout Project) {
    let alone = fragments(of: project.checked, loader)
    guard !alone.isEmpty, !others.isEmpty else { return }
    var everything = loader
    var flows: [FileID] = []
    for folder in others.sorted() {
      let other = located([PathOperations.relative(folder, to: workingDirectory)], nil, SourceFiles())
      flows += other.finder.filesOfProject(other.project.settings).compactMap { try? everything.load($0) }
    }
    everything.loadImports()
    let whole = FlowAssembler(loader: everything, known: everything, rules: rules)
    let imported = Set(flows.filter { !everything[$0].outline.isFragment }.flatMap { whole.closure(of: $0) })
    project.checked.removeAll { alone.contains($0) && imported.contains($0) }
  }
}
