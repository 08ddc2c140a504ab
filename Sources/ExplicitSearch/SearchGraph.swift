import FlowModel
import FlowSimulation
import Verification

/// The part of the configurations that a search has seen, with every move between them.
package struct SearchGraph: Sendable {
  /// A configuration and the way to it that was best by what the search goes by: the cheapest, mostly.
  package struct Node: Sendable {
    package var configuration: Configuration
    package var cost: Cost
    /// The edge by which it was reached, or nil for a launch.
    var parent: Int32?
    /// How many arrivals in a row led to it by that way.
    var arrivals = 0
    /// Whether all its moves are among the edges; false beyond the bound.
    package var isExpanded = false
    /// Whether neither an action nor a gesture is offered.
    package var offersNothing = false
    /// Whether arrivals go round without end from here.
    var goesRound = false
  }

  /// A move between two configurations.
  struct Edge: Sendable {
    let source: Int32
    let target: Int32
    let move: Move
    let trigger: Site.Trigger
    /// Where the fates of the source's frames start in `fates`.
    let fates: Int32
    /// How many of the source's layers were there throughout.
    let keptLayers: Int32
  }

  package var nodes: [Node] = []
  var edges: [Edge] = []
  var fates: [Transition.Fate] = []
  /// The launches, one for each choice of initial values.
  var launches: [Int32] = []
  /// Whether there are no others.
  var hasAllLaunches = true

  /// The moves that lead to a node by that way, and the launch they start from.
  func path(to node: Int32) -> (launch: Int32, moves: [Move]) {
    var moves: [Move] = []
    var here = node
    while let edge = nodes[Int(here)].parent {
      moves.append(edges[Int(edge)].move)
      here = edges[Int(edge)].source
    }
    return (here, moves.reversed())
  }

  /// The fate of a frame of an edge's source.
  func fate(of frame: Int, on edge: Edge) -> Transition.Fate { fates[Int(edge.fates) + frame] }
}
