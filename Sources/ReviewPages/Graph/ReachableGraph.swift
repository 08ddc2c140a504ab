import Diagnostics
import FlowModel
import FlowSimulation

/// The reachable configurations of a flow on a device, or those that users walk to first, and the steps between them.
///
/// The simulator computes the steps, so the page's script needs no semantics of its own.
public struct ReachableGraph: Sendable {
  /// A step, with the configuration that it leads to.
  struct Step: Sendable {
    /// The cause of the step, or nil for a launch.
    let trigger: Trigger?
    /// The index of the configuration in `nodes`, or nil if the graph does not contain it.
    let target: Int?
    /// The screen that is in front in the end, if the graph does not contain the configuration; otherwise nil.
    let beyond: ScreenID?
    /// The events of tasks and steps of the flow.
    let events: [TraceStep.Event]
  }

  /// The cause of a step: an action, an entry or a gesture.
  struct Trigger: Hashable, Sendable {
    /// The kind of the step.
    let kind: TraceStep.Kind
    /// The action's label, the entry's name or the gesture.
    let label: String
    /// The result that occurs, if the action has several; otherwise nil.
    let result: String?
    /// The name of the tap, in the form of `--taps` before escaping.
    let name: String
    /// Whether the root offers the step.
    let isFromRoot: Bool
    /// The index of the tab that the step selects, or nil.
    let tab: Int?
    /// The stack of the column that offers it and is not in use, or nil.
    let column: Int?
    /// The name of the tap in the version that the flow is compared with; otherwise the name.
    let sharedName: String
    /// The link that a test opens for it, or nil; not for an entry with several results.
    let link: String?
  }

  /// A configuration with its possible steps.
  struct Node: Sendable {
    /// The configuration.
    let configuration: Configuration
    /// The possible steps, each followed by the arrivals that fire by themselves.
    var offers: [[Step]] = []
    /// What the configuration does not offer, with reasons.
    var refusals: [Simulator.Refusal] = []
  }

  /// A launch with one choice of initial values.
  struct Launch: Sendable {
    /// The configuration before arrivals fire.
    let configuration: Configuration
    /// The values that differ from the defaults.
    let given: [GivenValue]
    /// The launch, followed by the arrivals that fire by themselves.
    let steps: [Step]
    /// Whether the app does not begin with these values by itself.
    var isChosen = false
  }

  /// The simulator that computes the steps.
  public let simulator: Simulator
  /// The flow with the names of the version that it is compared with.
  let renamed: Simulator
  /// Whether these names may differ.
  let isRenamed: Bool
  /// The configurations, in the order of discovery.
  var nodes: [Node] = []
  /// The launches, the one with the defaults first.
  var launches: [Launch] = []
  /// The number of launches that the graph had no room for.
  var launchesLeftOut = 0
  /// The maximum number of configurations; those on the traces of findings and in scenarios may exceed it.
  public let limit: Int

  /// Explores a flow along traces and scenarios, and then up to a number of configurations.
  ///
  /// - Parameter renamed: the same flow with the names of the version that it is compared with, or nil.
  public init(
    _ simulator: Simulator, limit: Int, along traces: KeptTraces = KeptTraces(), renamed: Simulator? = nil
  ) {
    var explorer = GraphExplorer(ReachableGraph(empty: simulator, limit: limit, renamed: renamed))
    explorer.explore(traces)
    self = explorer.graph
  }

  private init(empty simulator: Simulator, limit: Int, renamed: Simulator?) {
    self.simulator = simulator
    self.renamed = renamed ?? simulator
    isRenamed = renamed != nil
    self.limit = limit
  }

  /// The number of configurations that were found from launches with values that the app begins with.
  var reachableCount = 0

  /// The number of configurations that the app can reach.
  public var count: Int { reachableCount }

  /// Whether the graph contains every reachable configuration.
  public var isComplete: Bool {
    launchesLeftOut == 0 && nodes.prefix(reachableCount).allSatisfy { $0.offers.allSatisfy { $0.last?.target != nil } }
  }
}
