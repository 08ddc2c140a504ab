import FlowModel
import FlowSimulation
import Pushdown

/// Decides everything about a flow on a device without a bound, by saturating its pushdown system.
///
/// Exact for flows whose roots have no tabs; `init` refuses others.
public struct PushdownEngine: Sendable {
  private let simulator: Simulator
  private let steps: Int

  /// Creates an engine, or nil where a root of the flow has tabs: several stacks are more than one pushdown system can hold.
  ///
  /// - Parameter steps: after so many steps of saturation the engine gives up.
  public init?(_ simulator: Simulator, steps: Int = .max) {
    self.steps = steps
    guard simulator.flow.roots.allSatisfy({ !$0.hasTabs }) else { return nil }
    self.simulator = simulator
  }

  /// Saturates the system and reads off what can occur, the cheapest way to it, and what can no longer; nil where it gives up.
  public func explore() -> Behaviour? {
    var system = FlowPushdown(simulator)
    let start = system.start()
    var forward = ForwardSaturation(from: start)
    guard forward.saturate(with: &system, steps: steps) else { return nil }
    var runs = ShortestRuns(of: forward, layout: FlowPushdown.layout)
    _ = runs.run()
    let reading = PushdownReading(system: system, forward: forward, runs: runs)
    var log = ObservationLog()
    reading.observe(into: &log)
    reading.observeStuck(into: &log)
    let isComplete = !system.isCut && !runs.overflowed
    return Behaviour(
      simulator: simulator, observations: log.sorted(), isComplete: isComplete, bound: 0,
      evidence: PushdownEvidence(reading: reading, isComplete: isComplete))
  }
}
