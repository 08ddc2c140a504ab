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

  private var seen: Set<Key> = []

  package init() {}

  /// Returns whether to explore a configuration.
  mutating func admits(_ configuration: Configuration, _ simulator: Simulator) -> Bool {
    let front = configuration.front
    return seen.insert(
      Key(
        screen: configuration[front].screen, style: configuration.style(of: front.layer), isFirst: front.index == 0,
        task: configuration.runningTask, layers: min(configuration.layers.count, Self.maximumLayers),
        hasArrivalDue: simulator.hasArrivals && simulator.dueArrival(in: configuration) != nil,
        state: configuration.state)
    ).inserted
  }
}
