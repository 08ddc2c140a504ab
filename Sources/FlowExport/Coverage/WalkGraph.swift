/// A graph in which walks are planned: of configurations, or of transitions if pairs of items count.
struct WalkGraph {
  struct Edge {
    let target: Int
    /// The indices of the wanted items.
    let items: [Int]
    let taps: Int
    /// The node and the edge of the coverage graph.
    let origin: (node: Int, edge: Int)
  }

  /// The edges of each node, in the order of the file.
  private(set) var edges: [[Edge]]
  /// The start nodes, each with its items.
  private(set) var launches: [(node: Int, items: [Int])]
  /// The wanted items, in the order in which they were found.
  private(set) var items: [CoverageItem]

  /// Creates the graph for some goals.
  init(_ graph: CoverageGraph, _ goals: [CoverageGoal]) {
    let wanted = Set(graph.items.indices.filter { goals.contains(graph.items[$0].goal) })
    items = graph.items
    edges = graph.nodes.enumerated().map { node, each in
      each.edges.enumerated().map { place, edge in
        Edge(
          target: edge.target, items: edge.items.filter(wanted.contains), taps: edge.isTap ? 1 : 0,
          origin: (node, place))
      }
    }
    launches = graph.launches.map { launch in
      let shown = graph.place(of: graph.nodes[launch.node].tracker.shown)
      return (launch.node, [shown].compactMap { $0 }.filter(wanted.contains))
    }
    if goals.contains(.pairs) { addPairs(graph) }
  }

  /// Replaces the nodes by transitions, so that each edge knows the transition before it.
  private mutating func addPairs(_ graph: CoverageGraph) {
    let plain = edges
    var first: [Int] = []
    var count = launches.count
    for each in plain {
      first.append(count)
      count += each.count
    }
    var pairs: [CoverageItem: Int] = [:]
    var found = items
    func actionItem(_ edge: Edge) -> CoverageItem? {
      graph.nodes[edge.origin.node].edges[edge.origin.edge].items.map { graph.items[$0] }.first { $0.goal == .actions }
    }
    func following(_ node: Int, after before: Edge?) -> [Edge] {
      plain[node].enumerated().map { place, edge in
        var all = edge.items
        if let before, let one = actionItem(before), let two = actionItem(edge) {
          let pair = CoverageItem.pair(one, two)
          let index = pairs[pair] ?? found.count
          if pairs.updateValue(index, forKey: pair) == nil { found.append(pair) }
          all.append(index)
        }
        return Edge(target: first[node] + place, items: all, taps: edge.taps, origin: edge.origin)
      }
    }
    var result = launches.map { following($0.node, after: nil) }
    for each in plain { result += each.map { following($0.target, after: $0) } }
    edges = result
    items = found
    launches = launches.enumerated().map { ($0.offset, $0.element.items) }
  }
}
