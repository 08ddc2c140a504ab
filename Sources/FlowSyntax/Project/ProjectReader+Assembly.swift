import Diagnostics
import FlowModel

/// Builds the flows of the files that were read.
extension ProjectReader {
  /// The largest number of files and screens of all flows together; imported ones count in each flow.
  private static let sizeLimit = 2_000_000

  private static func tooLarge(at file: FileID) -> Diagnostic {
    Diagnostic(
      FileRules.tooLarge, .error,
      "this and the flows before it have more than 2,000,000 screens, imported ones counted in each",
      at: .beginning(of: file), help: "check fewer files at a time")
  }

  /// Builds the flows of the loaded files, collects all diagnostics, and returns the flows with what editors need.
  func assemble(
    _ loader: FileLoader, into project: inout Project, _ cache: ReadingCache?
  ) -> [FlowAssembler.AssembledFlow] {
    var collected = DiagnosticSet()
    collected.add(project.diagnostics)
    for file in loader.loaded { collected.add(file.outline.diagnostics) }
    let assembler = FlowAssembler(loader: loader, known: loader, rules: rules, cache: cache)
    var parts: [(id: FileID, files: [FileID])] = []
    var size = 0
    for id in project.checked {
      let files = assembler.closure(of: id)
      size += files.reduce(0) { $0 + 1 + loader[$1].outline.screens.count }
      if size > Self.sizeLimit {
        collected.add([Self.tooLarge(at: id)])
        break
      }
      parts.append((id, files))
      project.inputs[id] = Project.Inputs(
        files: files, pictures: files.flatMap { loader[$0].pictures }, missing: files.flatMap { loader[$0].missing })
    }
    let separate = withoutImportersNames(make(parts, loader, assembler), parts, assembler)
    // The flows that are built again have these errors again.
    let assembledFlows = withoutImportersNames(withNeighbours(separate, parts, loader, cache), parts, assembler)
    var others: [Diagnostic] = []
    for (part, assembled) in zip(parts, assembledFlows) {
      collected.add(assembled.diagnostics.filter { $0.range.file == part.id })
      others += assembled.diagnostics.filter { $0.range.file != part.id }
      if let flow = assembled.flow { project.flows.append(recognised(flow, project.settings)) }
      if var sound = assembled.sound {
        sound.flow = recognised(sound.flow, project.settings)
        project.soundParts.append(sound)
      }
      if assembled.isCovered { project.covered.append(part.id) }
    }
    collected.add(others)
    project.diagnostics = collected.sorted(by: project.files)
    let flows = Dictionary(parts.flatMap { part in part.files.map { ($0, [part.id]) } }, uniquingKeysWith: +)
    for place in project.diagnostics.indices {
      project.diagnostics[place].flows = flows[project.diagnostics[place].range.file] ?? []
    }
    return assembledFlows
  }

  /// Returns a flow whose actions and fields have the meanings that the settings list.
  private func recognised(_ flow: Flow, _ settings: ProjectSettings) -> Flow {
    var flow = flow
    flow.recognise(Dictionary(uniqueKeysWithValues: settings.words.map { ($0.key, $0.value) }))
    return flow
  }

  /// Removes the errors about unknown names of a fragment if a flow that imports the fragment defines them.
  private func withoutImportersNames(
    _ assembledFlows: [FlowAssembler.AssembledFlow], _ parts: [(id: FileID, files: [FileID])],
    _ assembler: FlowAssembler
  ) -> [FlowAssembler.AssembledFlow] {
    zip(parts, assembledFlows).map { part, assembled in
      guard assembler.isFragment(part.id),
        assembled.diagnostics.contains(where: { $0.rule == FileRules.unknownName }),
        let whole = parts.firstIndex(where: { !assembler.isFragment($0.id) && $0.files.contains(part.id) })
      else { return assembled }
      // The importing flow has the same errors, except in the sections of the fragment that it does not read.
      let reading =
        assembler.hasOwnKeys(part.id)
        ? assembler.make(part.id, part.files + parts[whole].files.filter { !part.files.contains($0) })
        : assembledFlows[whole]
      let unknown = Set(reading.diagnostics.filter { $0.rule == FileRules.unknownName }.map(\.range))
      var assembled = assembled
      assembled.diagnostics.removeAll { $0.rule == FileRules.unknownName && !unknown.contains($0.range) }
      return assembled
    }
  }

  /// Builds the flows with unknown names again, and looks for the names in the files of the same folder.
  private func withNeighbours(
    _ assembledFlows: [FlowAssembler.AssembledFlow], _ parts: [(id: FileID, files: [FileID])], _ loader: FileLoader,
    _ cache: ReadingCache?
  ) -> [FlowAssembler.AssembledFlow] {
    let hasUnknownNames = assembledFlows.map { $0.diagnostics.contains { $0.rule == FileRules.unknownName } }
    guard hasUnknownNames.contains(true) else { return assembledFlows }
    var known = loader
    for (place, part) in parts.enumerated() where hasUnknownNames[place] { known.loadNeighbours(of: part.id) }
    guard known.loaded.count > loader.loaded.count else { return assembledFlows }
    let assembler = FlowAssembler(loader: loader, known: known, rules: rules, cache: cache)
    return zip(parts, assembledFlows).enumerated().map { place, item in
      hasUnknownNames[place] ? assembler.make(item.0.id, item.0.files) : item.1
    }
  }

  /// Builds the flows, those with a root first, because they already decode the fragments that they import.
  private func make(
    _ parts: [(id: FileID, files: [FileID])], _ loader: FileLoader, _ assembler: FlowAssembler
  ) -> [FlowAssembler.AssembledFlow] {
    var assembledFlows: [FileID: FlowAssembler.AssembledFlow] = [:]
    var importers: [FileID: FileID] = [:]
    for (id, files) in parts where !loader[id].outline.isFragment {
      let assembled = assembler.make(id, files)
      assembledFlows[id] = assembled
      if assembled.flow == nil { continue }
      for file in files where importers[file] == nil { importers[file] = id }
    }
    return parts.map { id, files in
      let whole = importers[id].flatMap { assembledFlows[$0] }
      return assembledFlows[id] ?? whole.flatMap { assembler.review(id, files, within: $0) }
        ?? assembler.make(id, files)
    }
  }
}
