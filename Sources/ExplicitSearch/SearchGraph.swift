import FlowModel
import FlowSimulation
import Verification

/// The configurations that a search has explored, and the moves between them.
package struct SearchGraph: Sendable {
  /// A configuration and its cheapest path.
  package struct Node: Sendable {
    package var configuration: Configuration
    package var cost: Cost
    /// The edge by which it was reached, or nil for a launch.
    var parent: Int32?
    /// The number of consecutive arrivals at the end of the path.
    var arrivals = 0
    /// Whether all its moves are edges; false beyond the bound.
    package var isExpanded = false
    /// Its edges.
    var edges: Range<Int32> = 0..<0
    /// Whether a cheaper path was found after its edges were.
    var isStale = false
    /// Whether neither an action nor a gesture is offered.
    package var offersNothing = false
    /// Whether its arrivals do not end.
    var isInArrivalCycle = false
  }

  /// A move between two configurations.
  struct Edge: Sendable {
    let source: Int32
    let target: Int32
    let move: Move
    let trigger: Site.Trigger
    /// Where the fates of the source's frames start in `fates`.
    let fates: Int32
    /// The number of the source's layers that the move never removed.
    let keptLayers: Int32
  }

  package var nodes: [Node] = []
  var edges: [Edge] = []
  var fates: [Transition.Fate] = []
  /// The launches, one for each choice of initial values.
  var launches: [Int32] = []
  /// Whether `launches` contains all of them.
  var hasAllLaunches = true

  /// Returns the moves of the path to a node, and the launch where it begins.
  func path(to node: Int32) -> (launch: Int32, moves: [Move]) {
    var moves: [Move] = []
    var here = node
    while let edge = nodes[Int(here)].parent {
      moves.append(edges[Int(edge)].move)
      here = edges[Int(edge)].source
    }
    return (here, moves.reversed())
  }

  /// Returns the fate of a frame of an edge's source.
  func fate(of frame: Int, on edge: Edge) -> Transition.Fate { fates[Int(edge.fates) + frame] }
}
