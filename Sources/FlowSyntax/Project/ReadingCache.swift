import Diagnostics
import FlowModel

/// The results of the last reading of a project, for editors, which read the project again after each change.
///
/// Only one thread may use it. All stored results contain the ids of files, so a file is read again if its id changes.
package final class ReadingCache {
  /// A file, and its definitions.
  private struct Outline {
    var file: SourceFile
    var outline: FileOutline
    /// The number of this version; no other version of any file has it.
    var version: Int
  }

  /// The files of a flow in order, with their versions and the files that they import.
  private struct Parts: Equatable {
    struct Part: Equatable {
      var file: FileID
      var version: Int
      var imports: [FileID?]
    }

    var parts: [Part]
    /// The places of names in other files, if the flow has unknown names.
    var places: [String: String]?
  }

  private var outlines: [FileID: Outline] = [:]
  /// The flows by their files; a file may be read in several flows.
  private var flows: [[FileID]: (parts: Parts, flow: FlowAssembler.AssembledFlow)] = [:]
  /// The keys of the flows in use.
  private var used: Set<[FileID]> = []
  private var versions = 0
  /// The files whose flows were not built again in this reading.
  package private(set) var reusedFlows: Set<FileID> = []

  /// The files that this reading built flows from.
  private var builtFlows: Set<FileID> = []

  /// Creates an empty cache.
  package init() {}

  /// Begins another reading.
  func begin() {
    (reusedFlows, builtFlows) = ([], [])
    flows = flows.filter { used.contains($0.key) }
    used = []
  }

  /// Returns the definitions of a file; reads them if the file is not the one that was read before.
  func outline(of file: SourceFile, id: FileID) -> FileOutline {
    if let known = outlines[id], known.file.path == file.path,
      known.file.projectPath == file.projectPath, known.file.bytes == file.bytes
    {
      return known.outline
    }
    versions += 1
    let outline = OutlineReader.outline(of: file, id: id)
    outlines[id] = Outline(file: file, outline: outline, version: versions)
    return outline
  }

  /// Returns the flow of a file; builds it if one of its files is not the one that was read before.
  ///
  /// - Parameters:
  ///   - files: the flow file, and all files whose definitions it may use.
  ///   - places: the file that defines each screen and task of the project.
  func flow(
    _ id: FileID, _ files: [FileID], _ loader: FileLoader, places: [String: String],
    make: () -> FlowAssembler.AssembledFlow
  ) -> FlowAssembler.AssembledFlow {
    used.insert(files)
    var parts = Parts(
      parts: files.map {
        Parts.Part(file: $0, version: outlines[$0]?.version ?? 0, imports: loader[$0].imports.map(\.file))
      })
    if let known = flows[files] {
      parts.places = known.parts.places == nil ? nil : places
      if known.parts == parts {
        if !builtFlows.contains(id) { reusedFlows.insert(id) }
        return known.flow
      }
    }
    let flow = make()
    builtFlows.insert(id)
    reusedFlows.remove(id)
    let hasUnknownNames = flow.diagnostics.contains { $0.rule == FileRules.unknownName }
    parts.places = hasUnknownNames ? places : nil
    flows[files] = (parts, flow)
    return flow
  }
}
