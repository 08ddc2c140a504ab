/// How much of the stacks an execution knows that is not given all of them.
package enum Sight: Comparable, Sendable {
  /// The instances from the front down that its window counts, and the stacks of the tabs that wait, but for the ground's.
  case front
  /// Besides, all layers, and all of the selected tab's stack; of the ground's own, when it is selected, what the window counts.
  case stacks
  /// Everything.
  case all
}
