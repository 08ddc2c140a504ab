import FlowModel
import FlowSimulation
import Support
import Verification

/// Explores configurations one by one, the cheapest first (Dijkstra 1959), up to a bound.
///
/// The result is a proof only if no configuration was left out. The order depends only on costs and on the order of the
/// file, so results are reproducible.
public struct SearchEngine: Sendable {
  /// The limits of a search.
  public struct Limits: Hashable, Sendable {
    /// The number of taps.
    public var depth: Int
    /// The number of configurations; one with tall stacks counts as several.
    public var configurations: Int

    /// Creates limits; with the defaults, a check of each shipped flow takes less than a second.
    public init(depth: Int = 24, configurations: Int = 12_000) {
      self.depth = depth
      self.configurations = configurations
    }
  }

  private let simulator: Simulator
  private let limits: Limits

  /// Creates an engine for a flow on a device.
  public init(_ simulator: Simulator, limits: Limits = Limits()) {
    self.simulator = simulator
    self.limits = limits
  }

  /// Explores all behaviours up to the limits, or until the monitor stops it.
  public func explore(watch: ProgressMonitor = .none) -> VerificationResult {
    var exploration = Exploration(simulator, depth: limits.depth)
    exploration.exploreNearest(limits.configurations, watch)
    return exploration.result()
  }
}
