import FlowModel

/// Two versions of a flow in one, to be drawn: the new one, and whatever of the old one is gone.
///
/// What changed is as in the new one. It is no flow to check: what is gone stands beside what took its place.
public struct MergedFlow: Sendable {
  /// The flow.
  public let flow: Flow
  /// What became of its screens.
  public let screenChanges: [ScreenID: FlowChange.Kind]
  /// What became of its actions and entries.
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
