import Diagnostics
import FlowModel
import Localization

/// Builds flows from loaded files.
struct FlowAssembler {
  /// The flow of a file and its imports, with the errors found.
  struct AssembledFlow {
    /// The flow; nil if a file has an error or if the file is covered by another flow.
    var flow: Flow?
    /// The errors other than those in the structure of single files.
    var diagnostics: [Diagnostic]
    /// The flow without its broken scenarios, if the only errors are in scenarios.
    var sound: Project.SoundPart?
    /// Whether the file is a fragment without errors that another flow contains.
    var isCovered = false
    /// For each file, the files whose definitions it uses.
    var uses: [FileID: Set<FileID>] = [:]
    /// The flow even if a file has an error, and the uses of names in it, for editors.
    var decoded: Flow
    var references: [SymbolReference] = []
  }

  private let loader: FileLoader
  private let rules: [RuleID]
  /// The file that defines each screen and task, symbolic links resolved.
  private let places: [String: String]
  private let cache: ReadingCache?
  private let formerLabels: FormerLabels

  /// Creates an assembler.
  ///
  /// - Parameter known: the loader with all files in which messages look for names that a flow does not define.
  init(loader: FileLoader, known: FileLoader, rules: [RuleID], cache: ReadingCache? = nil) {
    self.cache = cache
    self.loader = loader
    formerLabels = FormerLabels(loader.access)
    self.rules = rules
    var places: [String: String] = [:]
    for file in known.loaded {
      for name in file.outline.screens.map(\.name) + file.outline.tasks.map(\.name) where places[name.value] == nil {
        places[name.value] = file.resolved
      }
    }
    self.places = places
  }

  /// The file that defines a name, as another file would import it.
  private func path(to name: String, from user: FileID) -> String? {
    places[name].map { PathOperations.relative($0, to: PathOperations.folder(of: loader[user].resolved)) }
  }

  /// Returns the flow of a file.
  ///
  /// - Parameter files: the file's `closure`, and any other files whose definitions it may use.
  func make(_ id: FileID, _ files: [FileID]) -> AssembledFlow {
    cache?.flow(id, files, loader, places: places) { build(id, files) } ?? build(id, files)
  }

  private func build(_ id: FileID, _ files: [FileID]) -> AssembledFlow {
    let outlines = files.map { loader[$0].outline }
    var decoder = FlowDecoder(outlines, file: id, rules: rules, elsewhere: path) { label, screen, definer in
      formerLabels.newLabel(for: label, on: screen, in: PathOperations.folder(of: loader[definer].resolved))
    }
    decoder.decode()
    decoder.flow.imports = loader[id].imports
    var assembled = AssembledFlow(
      flow: nil, diagnostics: decoder.reader.diagnostics, decoded: decoder.flow, references: decoder.references)
    let errors = outlines.reduce(decoder.reader.errorCount) { count, outline in
      count + outline.diagnostics.count { $0.severity == .error }
    }
    if errors > 0 {
      if errors == decoder.scenarioErrors { assembled.sound = soundPart(of: decoder) }
      return assembled
    }
    for use in decoder.uses { assembled.uses[use.user, default: []].insert(use.definer) }
    assembled.flow = decoder.flow
    assembled.diagnostics += unusedImports(of: id, files, assembled.uses)
    return assembled
  }

  private func soundPart(of decoder: FlowDecoder) -> Project.SoundPart {
    var flow = decoder.flow
    flow.scenarios.removeAll { decoder.brokenScenarios.contains($0.name.value) }
    return Project.SoundPart(flow: flow, brokenScenarios: decoder.brokenScenarios)
  }

  /// The keys that only a file's own flow reads.
  private static let ownKeys: Set = [
    FlowKeys.root.name, FlowKeys.roots.name, FlowKeys.start.name, FlowKeys.entries.name, FlowKeys.relaunch.name,
    FlowKeys.scenarios.name, FlowKeys.expect.name,
  ]

  /// Checks a fragment with the help of an error-free flow that imports it; returns nil if that flow is not enough.
  ///
  /// Every name in the fragment is defined in that flow.
  func review(_ id: FileID, _ files: [FileID], within whole: AssembledFlow) -> AssembledFlow? {
    let outline = loader[id].outline
    guard outline.fields != nil, !hasOwnKeys(id) else { return nil }
    var decoder = FlowDecoder([outline], file: id, rules: rules)
    decoder.decodeProperties()
    let diagnostics = decoder.reader.diagnostics
    if diagnostics.contains(where: { $0.severity == .error }) { return nil }
    return AssembledFlow(
      flow: nil, diagnostics: diagnostics + unusedImports(of: id, files, whole.uses), isCovered: true,
      decoded: decoder.flow)
  }

  /// Returns whether a file has no root.
  func isFragment(_ id: FileID) -> Bool { loader[id].outline.isFragment }

  /// Returns whether a file has sections that a flow that imports it does not read.
  func hasOwnKeys(_ id: FileID) -> Bool {
    loader[id].outline.fields?.entries.contains { Self.ownKeys.contains($0.name) } ?? false
  }

  /// Returns a file and its imports depth first, without duplicates.
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

  /// Returns warnings for imports whose definitions no other file of the flow uses.
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

  private func unused(_ message: Message, _ item: Flow.Import) -> Diagnostic {
    Diagnostic(FileRules.unusedImport, .warning, message, at: item.path.range, help: "remove the import")
  }
}
