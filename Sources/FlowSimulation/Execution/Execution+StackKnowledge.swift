import FlowModel

/// Bookkeeping for partly known stacks.
///
/// Only the selected tab's stack exists, and is revealed from its top. The window says how much of it is known.
extension Execution {
  /// Whether only a part of one tab's stack is known, so that the selection of another tab departs; see `+TabDeparture`.
  var knowsOneTab: Bool { window != nil }

  /// Returns whether an item needs stacks that are not known.
  func requiresMoreStacks(before item: AgendaItem) -> Bool {
    if actsBeneathPanels(item) { return hasUnknownPanels }
    if case .beginCovered(let move) = item { return hasUnknownScreen(of: move) }
    guard window != nil, knowledge < .all else { return false }
    if case .act(let list, let place) = item { return knowledge < knowledgeNeeded(by: list.steps(in: flow)[place]) }
    guard case .select(let tab) = item, tab != configuration.selectedTab else { return false }
    return knowledge < .stacks && !configuration.layers.isEmpty
  }

  /// Updates what is known when a root with fresh stacks is installed.
  mutating func recordFreshRoot() {
    guard window != nil else { return }
    window = configuration.visibleStack.count
    knowledge = .all
  }
}

extension Configuration {
  /// The number of instances in modal layers.
  var instancesInLayers: Int { layers.reduce(0) { $0 + $1.stack.count } }
}

/// The part of the stacks that a partial execution knows.
package enum StackKnowledge: Comparable, Sendable {
  /// The instances in the window.
  case front
  /// All layers, and the top of the root's stack.
  case stacks
  /// All layers, and the root's whole stack.
  case all
}
