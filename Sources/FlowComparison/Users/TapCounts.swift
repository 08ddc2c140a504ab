import FlowModel
import FlowSimulation

/// The fewest taps in which a user can do each task: from the tap that starts it to the one that ends it with an
/// outcome other than `cancelled`.
struct TapCounts {
  private struct Edge {
    let target: Int
    let taps: Int
    let starts: Set<TaskID>
    let completes: Set<TaskID>
  }

  /// The fewest taps, by the name of the task; a task that is missing here cannot be done.
  private(set) var taps: [String: Int] = [:]
  private let simulator: Simulator
  private var configurations: [Configuration] = []
  private var indices: [Configuration: Int] = [:]
  private var edges: [[Edge]] = []
  private var launches: [Edge] = []
  private var size = 0

  /// Whether all configurations were explored; otherwise a number of taps is an upper bound.
  private(set) var isComplete = true

  /// Explores the configurations of a flow, the nearest ones first, up to a limit.
  init(_ simulator: Simulator, limit: Int) {
    self.simulator = simulator
    guard simulator.initialStates.count <= limit else {
      isComplete = false
      return
    }
    for state in simulator.initialStates { launches.append(edge(of: simulator.launch(state), taps: 0)) }
    var next = 0
    while next < configurations.count {
      guard configurations.count <= limit, size <= limit * 30 else {
        isComplete = false
        break
      }
      let configuration = configurations[next]
      var offers: [Edge] = []
      for move in simulator.moves(in: configuration) {
        let isArrival = simulator.flow.action(of: move)?.trigger == .arrival
        offers.append(edge(of: simulator.perform(move, in: configuration), taps: isArrival ? 0 : 1))
      }
      edges.append(offers)
      next += 1
    }
    edges += Array(repeating: [], count: configurations.count - edges.count)
    for task in simulator.flow.tasks { taps[task.name.value] = fewest(for: task.id) }
  }

  private mutating func edge(of transition: Transition, taps: Int) -> Edge {
    var (starts, completes): (Set<TaskID>, Set<TaskID>) = ([], [])
    for event in transition.events {
      switch event.kind {
      case .starts(let task, _, _, _): starts.insert(task)
      case .completes(let task, let outcome) where outcome != OutcomeID.cancelled: completes.insert(task)
      default: break
      }
    }
    return Edge(target: index(of: transition.target), taps: taps, starts: starts, completes: completes)
  }

  private mutating func index(of configuration: Configuration) -> Int {
    if let known = indices[configuration] { return known }
    indices[configuration] = configurations.count
    configurations.append(configuration)
    size += (configuration.stacks + configuration.layers.map(\.stack)).reduce(0) { $0 + $1.count }
    return configurations.count - 1
  }

  /// Returns the fewest taps by a breadth-first search from all configurations in which the task has just begun.
  private func fewest(for task: TaskID) -> Int? {
    var levels: [[Int]] = [[], []]
    for edge in launches + edges.joined() where edge.starts.contains(task) { levels[edge.taps].append(edge.target) }
    var seen: Set<Int> = []
    var best: Int?
    var level = 0
    while level < levels.count, best.map({ level < $0 }) ?? true {
      var next = 0
      while next < levels[level].count {
        let here = levels[level][next]
        next += 1
        guard seen.insert(here).inserted else { continue }
        for edge in edges[here] {
          let taps = level + edge.taps
          if edge.completes.contains(task) { best = min(best ?? taps, taps) }
          if taps == levels.count { levels.append([]) }
          levels[taps].append(edge.target)
        }
      }
      level += 1
    }
    return best
  }
}
