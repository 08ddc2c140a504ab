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
  /// - Parameter steps: after so many steps of saturation the engine gives up; making the rules of eight heads is one, too.
  public init(_ simulator: Simulator, steps: Int = .max) {
    self.simulator = simulator
    self.steps = steps
  }

  /// Saturates the system and reads off what can occur, the cheapest way to it, and what can no longer; nil where it gives up, or
  /// is told to stop before anything can be said.
  public func explore(watch: Watch = .none) -> Behaviour? {
    guard let (system, forward) = saturate(watch), watch.goesOn(.ways) else { return nil }
    var runs = ShortestRuns(of: forward, layout: FlowPushdown.layout)
    while !runs.run(steps: 64 * Self.slice) { guard watch.goesOn(.ways) else { return nil } }
    guard watch.goesOn(.facts) else { return nil }
    let reading = PushdownReading(system: system, forward: forward, runs: runs)
    var log = ObservationLog()
    reading.observe(into: &log)
    let isWhole = watch.goesOn(.exits)
    let undecided = isWhole ? reading.observeStuck(into: &log) : []
    let isComplete = isWhole && !system.isCut && !runs.overflowed
    return Behaviour(
      simulator: simulator, observations: log.sorted(), isComplete: isComplete, bound: 0, undecided: undecided,
      evidence: PushdownEvidence(reading: reading, isComplete: isComplete))
  }

  /// The saturated system by itself, for whoever wants to know what saturating takes; nil where the engine gives up.
  public func saturated() -> ForwardSaturation? { saturate(.none)?.1 }

  /// Saturates with one ground after another, until the stacks of the other tabs are few; nil where they never are, where the engine
  /// gives up, or is told to stop.
  private func saturate(_ watch: Watch) -> (FlowPushdown, ForwardSaturation)? {
    var grounds = simulator.flow.roots.map(\.startTab)
    var tried: Set<[Int]> = []
    while tried.insert(grounds).inserted {
      var system = FlowPushdown(simulator, grounds: grounds)
      var forward = ForwardSaturation(from: system.start())
      if saturate(&forward, with: &system, watch) { return (system, forward) }
      guard let crowded = system.waiting.crowdedTab else { return nil }
      for root in simulator.flow.roots where root.tabs.count == crowded.count {
        grounds[root.id.index] = crowded.index
      }
    }
    return nil
  }

  /// Whether everything has been worked off.
  private func saturate(
    _ forward: inout ForwardSaturation, with system: inout FlowPushdown, _ watch: Watch
  ) -> Bool {
    var left = steps
    while left > 0, !system.waiting.isCrowded, watch.goesOn(.reach, share: forward.share) {
      let heads = forward.rules.headCount
      if forward.saturate(with: &system, steps: min(left, Self.slice)) { return true }
      left -= max(Self.slice, (forward.rules.headCount - heads) / 8)
    }
    return false
  }

  /// So many steps are made before the engine looks whether it makes sense, and is wanted, to go on.
  private static let slice = 500
}
