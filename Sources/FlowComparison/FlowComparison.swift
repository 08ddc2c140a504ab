import FlowModel

/// The differences between two versions of a flow.
public struct FlowComparison: Sendable {
  /// The new names of elements that the new version calls otherwise.
  public let renames: Renames
  /// The old version with the new names.
  public let old: Flow
  /// The changes by kind of element: removed ones first, then added and changed ones in the order of the new file.
  public let changes: [FlowChange]
  /// The changes of screens, by name.
  let screens: [String: FlowChange.Kind]
  /// The changes of tasks, by name.
  let tasks: [String: FlowChange.Kind]
  /// The changes of actions and entries, by key.
  let actions: [FlowPart.Key: FlowChange.Kind]

  /// Compares two versions of a flow.
  public init(from old: Flow, to new: Flow) {
    let renames = RenameFinder(from: old, to: new).renames()
    let old = old.renamed(by: renames)
    self.renames = renames
    self.old = old
    let oldNames = renames.oldNames
    let before = FlowParts(old).all
    let after = FlowParts(new).all
    let oldParts = Dictionary(before.map { ($0.key, $0) }) { first, _ in first }
    let newKeys = Set(after.map(\.key))
    var changes: [(key: FlowPart.Key, change: FlowChange)] = []
    for part in before where !newKeys.contains(part.key) { changes.append((part.key, part.change(.removed))) }
    for part in after {
      guard let old = oldParts[part.key] else {
        changes.append((part.key, part.change(.added)))
        continue
      }
      let details = old.details(changedTo: part)
      if let oldName = oldNames[part.key] {
        changes.append((part.key, part.change(.renamed, [.init("name", old: oldName, new: part.key.name)] + details)))
      } else if !details.isEmpty {
        changes.append((part.key, part.change(.changed, details)))
      }
    }
    self.changes = FlowChange.Subject.allCases.flatMap { subject in
      changes.filter { $0.key.subject == subject }.map(\.change)
    }
    let kinds = Dictionary(changes.map { ($0.key, $0.change.kind) }) { first, _ in first }
    actions = kinds.filter { $0.key.subject == .action || $0.key.subject == .entry }
    func named(_ subject: FlowChange.Subject) -> [String: FlowChange.Kind] {
      Dictionary(kinds.filter { $0.key.subject == subject }.map { ($0.key.name, $0.value) }) { first, _ in first }
    }
    screens = named(.screen)
    tasks = named(.task)
  }
}
