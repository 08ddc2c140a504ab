import FlowModel
import FlowSimulation

/// Chooses the configurations that stand for others once a search has looked at as many as it can afford to look at one by one.
///
/// Of the configurations that are alike in all that mostly decides what can happen next, the first is explored and the others are
/// left out. So nothing is proved, but every trace is real, and all of a large app is seen in time linear in its screens.
package struct Representatives: Sendable {
  /// What configurations are told apart by.
  private struct Key: Hashable {
    let screen: ScreenID
    let style: Layer.Style?
    let isFirst: Bool
    let task: TaskID?
    let layers: Int
    let hasArrivalDue: Bool
    let state: [ValueID]
  }

  /// More layers than this are not told apart.
  private static let mostLayers = 3

  /// The number of configurations that are explored whatever they are like; one with tall stacks counts as several.
  let exhaustive: Int
  private var explored = 0
  private var seen: Set<Key> = []

  package init(after exhaustive: Int) { self.exhaustive = exhaustive }

  /// Whether a configuration is to be explored.
  mutating func admits(_ configuration: Configuration, _ simulator: Simulator) -> Bool {
    explored += configuration.searchWeight
    let front = configuration.front
    let key = Key(
      screen: configuration[front].screen, style: configuration.style(of: front.layer), isFirst: front.index == 0,
      task: configuration.runningTask, layers: min(configuration.layers.count, Self.mostLayers),
      hasArrivalDue: simulator.hasArrivals && simulator.dueArrival(in: configuration) != nil,
      state: configuration.state)
    return seen.insert(key).inserted || explored <= exhaustive
  }
}
