import FlowModel
import FlowSimulation
import Pushdown

/// Decides everything about a flow on a device without a bound, by saturating its pushdown system.
///
/// A root with tabs has several stacks; it is decided as long as all but one of them have few forms when they go out of sight.
public struct PushdownEngine: Sendable {
  private let simulator: Simulator
  private let steps: Int

  /// Creates an engine.
  ///
  /// - Parameter steps: after so many steps of saturation the engine gives up.
  public init(_ simulator: Simulator, steps: Int = .max) {
    self.simulator = simulator
    self.steps = steps
  }

  /// Saturates the system and reads off what can occur, the cheapest way to it, and what can no longer; nil where it gives up.
  public func explore() -> Behaviour? {
    guard let (system, forward) = saturate() else { return nil }
    var runs = ShortestRuns(of: forward, layout: FlowPushdown.layout)
    _ = runs.run()
    let reading = PushdownReading(system: system, forward: forward, runs: runs)
    var log = ObservationLog()
    reading.observe(into: &log)
    let undecided = reading.observeStuck(into: &log)
    let isComplete = !system.isCut && !runs.overflowed
    return Behaviour(
      simulator: simulator, observations: log.sorted(), isComplete: isComplete, bound: 0, undecided: undecided,
      evidence: PushdownEvidence(reading: reading, isComplete: isComplete))
  }

  /// Saturates with one ground after another, until the stacks of the other tabs are few.
  private func saturate() -> (FlowPushdown, ForwardSaturation)? {
    var grounds = simulator.flow.roots.map(\.startTab)
    var tried: Set<[Int]> = []
    while tried.insert(grounds).inserted {
      var system = FlowPushdown(simulator, grounds: grounds)
      var forward = ForwardSaturation(from: system.start())
      var left = steps
      while !system.waiting.isCrowded, left > 0 {
        if forward.saturate(with: &system, steps: min(left, Self.slice)) { return (system, forward) }
        left -= Self.slice
      }
      guard let crowded = system.waiting.crowdedTab else { return nil }
      for root in simulator.flow.roots where root.tabs.count == crowded.count {
        grounds[root.id.index] = crowded.index
      }
    }
    return nil
  }

  /// So many steps are made before the engine looks whether it makes sense to go on.
  private static let slice = 500
}
