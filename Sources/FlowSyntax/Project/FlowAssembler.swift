import Diagnostics
import FlowModel

/// Makes flows of files that have been read.
struct FlowAssembler {
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

  /// The flow of a file, or nil where it or an import has an error; and what is wrong beyond the files' own structure.
  ///
  /// - Parameter files: the file's `closure`.
  func flow(of id: FileID, files: [FileID]) -> (flow: Flow?, diagnostics: [Diagnostic]) {
    let outlines = files.map { loader[$0].outline }
    var decoder = FlowDecoder(outlines, file: id, elsewhere: places, rules: rules)
    decoder.decode()
    decoder.flow.imports = loader[id].imports
    let diagnostics = decoder.reader.diagnostics
    let isBroken = (diagnostics + outlines.flatMap(\.diagnostics)).contains { $0.severity == .error }
    if isBroken { return (nil, diagnostics) }
    return (decoder.flow, diagnostics + unusedImports(of: id, decoder.uses))
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
  private func unusedImports(of id: FileID, _ uses: Set<FlowDecoder.Use>) -> [Diagnostic] {
    var seen: Set<FileID> = []
    return loader[id].imports.compactMap { item in
      guard let file = item.file else { return nil }
      let name = item.path.value.shortened
      if file == id { return unused("this file imports itself", item) }
      if !seen.insert(file).inserted { return unused("\"\(name)\" is imported twice", item) }
      let reached = Set(closure(of: file, without: id))
      let isUsed = uses.contains { reached.contains($0.definer) && !reached.contains($0.user) }
      return isUsed ? nil : unused("nothing of \"\(name)\" is used here", item)
    }
  }

  private func unused(_ message: String, _ item: Flow.Import) -> Diagnostic {
    Diagnostic(FileRules.unusedImport, .warning, message, at: item.path.range, help: "take the import out")
  }
}
