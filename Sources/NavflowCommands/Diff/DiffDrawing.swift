import Diagnostics
import Diagrams
import FlowComparison
import FlowModel

/// A diagram of both versions of a flow, with the changes marked.
struct DiffDrawing {
  private let old: DiffVersion
  private let new: DiffVersion
  private let device: Device?

  /// Creates a diagram of two versions.
  init(_ old: DiffVersion, _ new: DiffVersion, on device: Device?) {
    self.old = old
    self.new = new
    self.device = device
  }

  /// Returns the diagram.
  ///
  /// - Parameter output: the path of the output file, or nil for standard output.
  /// - Throws: `UsageError` if there is not exactly one flow to draw, or if Graphviz is missing or fails.
  func bytes(as format: DiagramFormat, for output: String?, on console: Console) throws -> [UInt8] {
    let flows = try flows()
    let merged = MergedFlow(of: flows.old, and: flows.new)
    let device = device ?? flows.new.devices.first ?? .phone
    let options = DiagramOptions(marking: merged, on: device)
    let folder = output.map { OutputFile($0, on: console).folder } ?? console.directory
    return try format.bytes(of: merged.flow, on: device, options, in: folder, on: console)
  }

  /// Returns the changed part of a flow as a Mermaid diagram, or nil if nothing is drawn differently or Mermaid cannot
  /// draw so much.
  static func picture(of old: Flow, and new: Flow, on device: Device?) -> String? {
    let merged = MergedFlow(of: old, and: new)
    let device = device ?? new.devices.first ?? .phone
    var options = DiagramOptions(marking: merged, on: device)
    guard !(options.screenChanges.isEmpty && options.actionChanges.isEmpty && options.taskChanges.isEmpty) else {
      return nil
    }
    options.part = .changes
    return try? MermaidDiagram(flow: merged.flow, device: device, options: options).render()
  }

  /// Returns the only flow, or the only one that changed.
  private func flows() throws(UsageError) -> (old: Flow, new: Flow) {
    // Scenarios are not drawn, so a flow can be drawn if its only mistakes are there.
    guard let broken = [old, new].first(where: { $0.lacksFlows })
    else { return try choose() }
    throw UsageError("\"\(broken.name)\" cannot be drawn before its mistakes are fixed: type \"navflow check\"")
  }

  private func choose() throws(UsageError) -> (old: Flow, new: Flow) {
    var candidates: [(name: String, old: Flow, new: Flow)] = []
    for pair in DiffPair.pairs(of: old, and: new) {
      guard let before = pair.old.flatMap(old.flow), let after = pair.new.flatMap(new.flow) else { continue }
      candidates.append((pair.name, before, after))
    }
    let changed = candidates.filter { !FlowComparison(from: $0.old, to: $0.new).changes.isEmpty }
    if let only = changed.count == 1 ? changed.first : candidates.count == 1 ? candidates.first : nil {
      return (only.old, only.new)
    }
    let names = (changed.isEmpty ? candidates : changed).prefix(5).map { "\n  \($0.name)" }.joined()
    throw UsageError(
      changed.isEmpty
        ? "there is no flow that changed, so there is nothing to draw"
        : "\(changed.count) flows changed, and one is drawn at a time: name one of them\(names)")
  }
}

extension DiagramOptions {
  /// Creates the options that mark the changes of a merged flow.
  fileprivate init(marking merged: MergedFlow, on device: Device) {
    self.init()
    screenChanges = merged.screenChanges.mapValues(DiagramChange.init)
    actionChanges = merged.actionChanges.mapValues(DiagramChange.init)
    taskChanges = merged.taskChanges.mapValues(DiagramChange.init)
    presentationChanges = merged.presentationChanges(on: device)
  }
}

extension DiagramChange {
  fileprivate init(_ kind: FlowChange.Kind) {
    switch kind {
    case .removed: self = .removed
    case .added: self = .added
    case .changed: self = .changed
    case .renamed: self = .renamed
    }
  }
}
