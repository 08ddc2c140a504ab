import Diagnostics
import FlowModel

/// Makes flows of files that have been read.
struct FlowAssembler {
  /// What has come of a file and everything that it imports.
  struct Making {
    /// The flow; nil where it or an import has an error, or where it is covered.
    var flow: Flow?
    /// What is wrong beyond the files' own structure.
    var diagnostics: [Diagnostic]
    /// Whether it is a sound fragment of a flow that says everything already.
    var isCovered = false
    /// For each file the files of which it uses something.
    var uses: [FileID: Set<FileID>] = [:]
    /// The files that name an outcome which may be any task's.
    var outcomeUsers: Set<FileID> = []
  }

  private let loader: FileLoader
  private let rules: [RuleID]
  /// Where each screen and task is defined, as reports show it.
  private let places: [String: String]

  /// Prepares to make flows.
  init(loader: FileLoader, rules: [RuleID]) {
    self.loader = loader
    self.rules = rules
    var places: [String: String] = [:]
    for file in loader.loaded {
      let path = loader.files[file.outline.file].path
      for name in file.outline.screens.map(\.name) + file.outline.tasks.map(\.name) where places[name.value] == nil {
        places[name.value] = path
      }
    }
    self.places = places
  }

  /// Makes the flow of a file.
  ///
  /// - Parameter files: the file's `closure`.
  func make(_ id: FileID, _ files: [FileID]) -> Making {
    let outlines = files.map { loader[$0].outline }
    var decoder = FlowDecoder(outlines, file: id, elsewhere: places, rules: rules)
    decoder.decode()
    decoder.flow.imports = loader[id].imports
    var making = Making(flow: nil, diagnostics: decoder.reader.diagnostics, outcomeUsers: decoder.outcomeUsers)
    let isBroken = (making.diagnostics + outlines.flatMap(\.diagnostics)).contains { $0.severity == .error }
    if isBroken { return making }
    for use in decoder.uses { making.uses[use.user, default: []].insert(use.definer) }
    making.flow = decoder.flow
    making.diagnostics += unusedImports(of: id, files, making.uses)
    return making
  }

  /// The keys of a file that only the file's own flow looks at.
  private static let ownKeys: Set = [
    FlowKeys.root.name, FlowKeys.roots.name, FlowKeys.start.name, FlowKeys.entries.name, FlowKeys.scenarios.name,
    FlowKeys.expect.name,
  ]

  /// What is wrong with a fragment by itself, read off a sound flow that imports it; nil where that flow cannot tell.
  ///
  /// Every name in it stands for something in that flow. By itself it is sound, too, if it imports whatever it names.
  func review(_ id: FileID, _ files: [FileID], within whole: Making) -> Making? {
    let outline = loader[id].outline
    guard let fields = outline.fields, !fields.entries.contains(where: { Self.ownKeys.contains($0.name) }),
      !whole.outcomeUsers.contains(id), whole.uses[id, default: []].isSubset(of: files)
    else { return nil }
    var decoder = FlowDecoder([outline], file: id, elsewhere: [:], rules: rules)
    decoder.decodeProperties()
    let diagnostics = decoder.reader.diagnostics
    if diagnostics.contains(where: { $0.severity == .error }) { return nil }
    return Making(
      flow: nil, diagnostics: diagnostics + unusedImports(of: id, files, whole.uses), isCovered: true)
  }

  /// A file and everything that it imports, depth first, each once.
  func closure(of id: FileID, without left: FileID? = nil) -> [FileID] {
    var seen: Set<FileID> = []
    if let left { seen.insert(left) }
    var order: [FileID] = []
    var waiting = [id]
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      order.append(next)
      waiting += loader[next].imports.compactMap(\.file).reversed()
    }
    return order
  }

  /// Warns of imports that bring in nothing which other files of the flow use.
  private func unusedImports(of id: FileID, _ files: [FileID], _ uses: [FileID: Set<FileID>]) -> [Diagnostic] {
    var seen: Set<FileID> = []
    return loader[id].imports.compactMap { item in
      guard let file = item.file else { return nil }
      let name = item.path.value.shortened
      if file == id { return unused("this file imports itself", item) }
      if !seen.insert(file).inserted { return unused("\"\(name)\" is imported twice", item) }
      let reached = Set(closure(of: file, without: id))
      let isUsed = files.contains { !reached.contains($0) && !uses[$0, default: []].isDisjoint(with: reached) }
      return isUsed ? nil : unused("nothing of \"\(name)\" is used here", item)
    }
  }

  private func unused(_ message: String, _ item: Flow.Import) -> Diagnostic {
    Diagnostic(FileRules.unusedImport, .warning, message, at: item.path.range, help: "take the import out")
  }
}
