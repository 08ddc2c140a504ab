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

  let state: KnownState
  var cost: Cost
  /// The place of an event in the history.
  var history: Int
  /// The events after that place, which are added to the history if the candidate stays.
  var unsaved: [RunHistory.Step] = []
  /// The configurations that were there for an instant during the last event.
  var passing: [Configuration] = []

  var configuration: Configuration { state.tracker.configuration }

  /// The screens that it shows, for an instant or longer.
  var screens: Set<ScreenID> { Set(passing.map(\.frontScreen)).union([configuration.frontScreen]) }

  /// Returns the candidate after the events of another one, which began with this configuration.
  func followed(by other: Candidate) -> Candidate {
    var next = other
    next.cost.inferred += cost.inferred
    next.cost.entries += cost.entries
    next.cost.systems += cost.systems
    next.history = history
    next.unsaved = unsaved + other.unsaved
    return next
  }
}

/// The events that lead to each candidate, as a tree in one array: a chain of objects would be freed recursively.
struct RunHistory {
  /// An event of an explanation.
  struct Step {
    let move: Move
    let isInferred: Bool
  }

  private struct Node {
    /// The event; nil for a beginning.
    let step: Step?
    var parent: Int
  }

  private var nodes: [Node] = []
  /// The number of events at which those that no candidate needs are removed.
  private var largestCount = 100_000
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
    nodes.append(Node(step: nil, parent: -1))
    return nodes.count - 1
  }

  /// Returns the beginning and the events that lead to a place.
  func walk(to place: Int) -> (start: Start, steps: [Step])? {
    var steps: [Step] = []
    var here = place
    while let step = nodes[here].step {
      steps.append(step)
      here = nodes[here].parent
    }
    return starts[here].map { ($0, steps.reversed()) }
  }

  /// Returns the last event at or before a place that satisfies a predicate.
  func lastMove(at place: Int, where isWanted: (Move) -> Bool) -> Move? {
    var here = place
    while here >= 0 {
      if let move = nodes[here].step?.move, isWanted(move) { return move }
      here = nodes[here].parent
    }
    return nil
  }

  /// Adds the unsaved events of candidates.
  mutating func save(_ candidates: inout [Candidate]) {
    for place in candidates.indices {
      for step in candidates[place].unsaved {
        nodes.append(Node(step: step, parent: candidates[place].history))
        candidates[place].history = nodes.count - 1
      }
      candidates[place].unsaved = []
    }
  }

  /// Removes the events that lead to none of the only candidates, if there are many events.
  mutating func reduce(to candidates: inout [Candidate]) {
    guard nodes.count > largestCount, !candidates.isEmpty else { return }
    removeOthers(than: &candidates)
    largestCount = Swift.max(largestCount, 2 * nodes.count)
  }

  private mutating func removeOthers(than candidates: inout [Candidate]) {
    var isNeeded = [Bool](repeating: false, count: nodes.count)
    for candidate in candidates {
      var here = candidate.history
      while here >= 0, !isNeeded[here] {
        isNeeded[here] = true
        here = nodes[here].parent
      }
    }
    // An event stands after its parent, so that the new place of the parent is known.
    var places = [Int](repeating: -1, count: nodes.count)
    var kept: [Node] = []
    for (place, var node) in nodes.enumerated() where isNeeded[place] {
      if node.parent >= 0 { node.parent = places[node.parent] }
      places[place] = kept.count
      kept.append(node)
    }
    nodes = kept
    starts = Dictionary(uniqueKeysWithValues: starts.filter { isNeeded[$0.key] }.map { (places[$0.key], $0.value) })
    for place in candidates.indices { candidates[place].history = places[candidates[place].history] }
  }
}
