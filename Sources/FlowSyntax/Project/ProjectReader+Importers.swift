import Diagnostics
import FlowModel

/// Finds the flows that import fragments, because a fragment alone says little.
extension ProjectReader {
  /// Adds the flow files of the project's folder that import requested fragments.
  func addImporters(_ finder: FileFinder, _ loader: inout FileLoader, _ project: inout Project) {
    let assembler = FlowAssembler(loader: loader, known: loader, rules: rules)
    let contained = Set(
      project.checked.filter { !loader[$0].outline.isFragment }.flatMap { assembler.closure(of: $0) })
    let wanted = project.checked.filter { loader[$0].outline.isFragment && !contained.contains($0) }
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

  /// Removes the fragments that no flow of the project imports, but flows of the other projects of the run do.
  ///
  /// Those are checked with the fragment, which may use their names.
  ///
  /// - Parameter others: the folders of the other projects, with symbolic links resolved.
  func leaveFragments(to others: Set<String>, _ loader: FileLoader, _ project: inout Project) {
    let assembler = FlowAssembler(loader: loader, known: loader, rules: rules)
    let contained = Set(
      project.checked.filter { !loader[$0].outline.isFragment }.flatMap { assembler.closure(of: $0) })
    let alone = project.checked.filter { loader[$0].outline.isFragment && !contained.contains($0) }
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
