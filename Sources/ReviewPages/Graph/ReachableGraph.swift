import Diagnostics
import FlowModel
import FlowSimulation

/// The configurations that a flow can reach on a device, nearest to the launch first, and every step between them.
///
/// The steps are the simulator's own: a page that holds this graph needs no meaning of its own to walk through the flow.
public struct ReachableGraph: Sendable {
  /// A step, and where it led.
  struct Step: Sendable {
    /// What was done, or nil for a launch.
    let deed: Deed?
    /// The place of the configuration among `nodes`; nil where the graph ends.
    let target: Int?
    /// What befell tasks and steps of the flow.
    let events: [TraceStep.Event]
  }

  /// What somebody or something does.
  struct Deed: Hashable, Sendable {
    /// Who does it.
    let kind: TraceStep.Kind
    /// The action's label, the entry's name or the gesture.
    let label: String
    /// Which of several results happens, or nil.
    let result: String?
    /// The name by which a tap means it, as `--taps` takes it before escaping.
    let name: String
    /// Whether it is done on a screen beneath an `inputView`, or offered by the root.
    let isFromRoot: Bool
    /// The place of the tab that it selects, or nil.
    let tab: Int?
  }

  /// A configuration and what can happen in it.
  struct Node: Sendable {
    /// Where everything stands.
    let configuration: Configuration
    /// Everything that can happen next: for each a step, and after it the arrivals that fire by themselves.
    var offers: [[Step]] = []
  }

  /// A choice of initial values.
  struct Launch: Sendable {
    /// Where it leads before anything arrives.
    let state: Configuration
    /// The values that are not the defaults.
    let given: [GivenValue]
    /// The launch, and after it the arrivals that fire by themselves.
    let steps: [Step]
  }

  /// Whose meaning it follows.
  public let simulator: Simulator
  /// The configurations, in the order in which they were met.
  var nodes: [Node] = []
  /// The launches, the one with the defaults first.
  var launches: [Launch] = []
  /// The number of launches that found no room.
  var launchesLeftOut = 0
  /// The number of configurations to stop at, those on traces not counted.
  public let limit: Int

  /// Explores a flow up to a number of configurations, and beyond it along the traces of findings.
  ///
  /// - Parameter replays: the ways on which every configuration is to be found, however far they lead.
  public init(_ simulator: Simulator, limit: Int, along replays: [Replay] = []) {
    var explorer = GraphExplorer(ReachableGraph(empty: simulator, limit: limit))
    explorer.explore(along: replays)
    self = explorer.graph
  }

  private init(empty simulator: Simulator, limit: Int) {
    self.simulator = simulator
    self.limit = limit
  }

  /// The number of configurations.
  public var count: Int { nodes.count }

  /// Whether every configuration that can be reached is there.
  public var isComplete: Bool {
    launchesLeftOut == 0 && nodes.allSatisfy { $0.offers.allSatisfy { $0.last?.target != nil } }
  }
}
