/// The part of the stacks that a partial execution knows.
package enum StackKnowledge: Comparable, Sendable {
  /// The instances in the window, and the stacks of hidden tabs other than the base tab.
  case front
  /// Also all layers and the selected tab's whole stack; of the base tab's stack, when selected, the window.
  case stacks
  /// Everything.
  case all
}
