import FlowExport
import FlowModel
import FlowSimulation

/// A configuration that the app may be in, with the cheapest explanation of the run so far.
struct Candidate {
  /// What an explanation assumes: inferred events first, then entries and system actions.
  struct Cost: Comparable {
    var inferred = 0
    var entries = 0
    var systems = 0

    static func < (a: Cost, b: Cost) -> Bool {
      (a.inferred, a.entries, a.systems) < (b.inferred, b.entries, b.systems)
    }
  }

  let tracker: ItemTracker
  var cost: Cost
  /// The place of the last event in the history.
  var history: Int
  /// The screens that were in front for an instant during the last event.
  var passing: [ScreenID] = []

  var configuration: Configuration { tracker.configuration }
}

/// The events that lead to each candidate, as a tree in one array: a chain of objects would be freed recursively.
struct RunHistory {
  private struct Node {
    let move: Move?
    let isInferred: Bool
    let parent: Int
  }

  private var nodes: [Node] = []
  /// Where each explanation begins, by its place.
  private var starts: [Int: Start] = [:]

  /// The beginning of an explanation.
  struct Start {
    let tracker: ItemTracker
    /// The values at the launch; nil if it begins elsewhere.
    let launch: [ValueID]?
  }

  /// Adds a beginning.
  mutating func add(_ start: Start) -> Int {
    starts[nodes.count] = start
    return add(nil, isInferred: false, after: -1)
  }

  /// Returns the beginning and the events that lead to a place.
  func walk(to place: Int) -> (start: Start, steps: [(move: Move, isInferred: Bool)])? {
    var steps: [(Move, Bool)] = []
    var here = place
    while nodes[here].parent >= 0 {
      if let move = nodes[here].move { steps.append((move, nodes[here].isInferred)) }
      here = nodes[here].parent
    }
    return starts[here].map { ($0, steps.reversed()) }
  }

  /// Returns the last event at or before a place that satisfies a predicate.
  func lastMove(at place: Int, where isWanted: (Move) -> Bool) -> Move? {
    var here = place
    while here >= 0 {
      if let move = nodes[here].move, isWanted(move) { return move }
      here = nodes[here].parent
    }
    return nil
  }

  /// Adds an event after another one; nil for the launch.
  mutating func add(_ move: Move?, isInferred: Bool, after parent: Int) -> Int {
    nodes.append(Node(move: move, isInferred: isInferred, parent: parent))
    return nodes.count - 1
  }
}
