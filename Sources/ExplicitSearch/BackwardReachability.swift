/// Computes which nodes of a finite graph can reach a goal.
struct BackwardReachability {
  private var arcs: [(from: Int32, to: Int32)] = []
  private var reaches: [Bool]

  /// Creates a graph without arcs and goals.
  init(nodeCount: Int) { reaches = Array(repeating: false, count: nodeCount) }

  /// Adds an arc.
  mutating func addArc(from: Int, to: Int) { arcs.append((Int32(from), Int32(to))) }

  /// Makes a node a goal.
  mutating func addGoal(_ node: Int) { reaches[node] = true }

  /// Returns for each node whether a goal can be reached from it; linear in nodes and arcs.
  func solve() -> [Bool] {
    var reaches = reaches
    let (starts, sources) = predecessors()
    var pending = reaches.indices.filter { reaches[$0] }
    while let node = pending.popLast() {
      for place in starts[node]..<starts[node + 1] where !reaches[Int(sources[place])] {
        reaches[Int(sources[place])] = true
        pending.append(Int(sources[place]))
      }
    }
    return reaches
  }

  /// Returns the sources of all arcs, grouped by target, and where the group of each target starts.
  private func predecessors() -> (starts: [Int], sources: [Int32]) {
    var starts = [Int](repeating: 0, count: reaches.count + 1)
    for arc in arcs { starts[Int(arc.to) + 1] += 1 }
    for node in reaches.indices { starts[node + 1] += starts[node] }
    var next = starts
    var sources = [Int32](repeating: 0, count: arcs.count)
    for arc in arcs {
      sources[next[Int(arc.to)]] = arc.from
      next[Int(arc.to)] += 1
    }
    return (starts, sources)
  }
}
