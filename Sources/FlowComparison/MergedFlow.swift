import FlowModel

/// Two versions of a flow in one, for diagrams: the new version with the removed elements of the old one.
///
/// Changed elements are as in the new version. The merged flow is not suitable for a check, because removed elements
/// and their replacements are both in it.
public struct MergedFlow: Sendable {
  /// The flow.
  public let flow: Flow
  /// The changes of its screens.
  public let screenChanges: [ScreenID: FlowChange.Kind]
  /// The changes of its actions and entries.
  public let actionChanges: [ActionID: FlowChange.Kind]

  /// Merges two versions.
  public init(of old: Flow, and new: Flow) {
    let comparison = FlowComparison(from: old, to: new)
    var merger = FlowMerger(old, new)
    merger.merge()
    let flow = merger.merged
    self.flow = flow
    screenChanges = Dictionary(
      flow.screens.compactMap { screen in comparison.screens[screen.name.value].map { (screen.id, $0) } }
    ) { first, _ in first }
    actionChanges = Dictionary(
      flow.actions.compactMap { action in comparison.actions[flow.key(of: action)].map { (action.id, $0) } }
    ) { first, _ in first }
  }
}
