import FlowModel
import FlowSimulation

/// Chooses the configurations that a search explores once it stops exploring all of them.
///
/// It admits the first configuration for each key: the parts that mostly decide what can happen next. So the search
/// proves nothing, but every trace is real, and the time is linear in the number of screens.
package struct Representatives: Sendable {
  /// The parts of a configuration that distinguish it from others.
  private struct Key: Hashable {
    let screen: ScreenID
    let style: Layer.Style?
    let isFirst: Bool
    let task: TaskID?
    let layers: Int
    let hasArrivalDue: Bool
    let state: [ValueID]
  }

  /// Larger numbers of layers are not distinguished.
  private static let maximumLayers = 3

  /// The number of first configurations, which are all explored; one with tall stacks counts as several.
  let exhaustive: Int
  private var explored = 0
  private var seen: Set<Key> = []

  package init(after exhaustive: Int) { self.exhaustive = exhaustive }

  /// Returns whether to explore a configuration.
  mutating func admits(_ configuration: Configuration, _ simulator: Simulator) -> Bool {
    explored += configuration.searchWeight
    let front = configuration.front
    let key = Key(
      screen: configuration[front].screen, style: configuration.style(of: front.layer), isFirst: front.index == 0,
      task: configuration.runningTask, layers: min(configuration.layers.count, Self.maximumLayers),
      hasArrivalDue: simulator.hasArrivals && simulator.dueArrival(in: configuration) != nil,
      state: configuration.state)
    return seen.insert(key).inserted || explored <= exhaustive
  }
}
