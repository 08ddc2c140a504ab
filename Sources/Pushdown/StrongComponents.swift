/// The strongly connected components of a directed graph, by Tarjan's algorithm (1972) without recursion.
///
/// Components are numbered so that every arc leads to the same or a lower number. Time
/// O(nodes + arcs); memory O(nodes).
struct StrongComponents {
  private(set) var component: ContiguousArray<UInt32>
  private(set) var count: UInt32 = 0
  /// All nodes, those of lower components first.
  private(set) var order: ContiguousArray<UInt32> = []
  private var index: ContiguousArray<UInt32>
  private var low: ContiguousArray<UInt32>
  private var next: ContiguousArray<Int>
  private var path: ContiguousArray<UInt32> = []
  private var open: ContiguousArray<UInt32> = []
  private var time: UInt32 = 0

  init(of graph: Adjacency, nodes: Int) {
    component = ContiguousArray(repeating: PairTable.none, count: nodes)
    index = component
    low = ContiguousArray(repeating: 0, count: nodes)
    next = ContiguousArray(repeating: 0, count: nodes)
    for root in 0..<UInt32(nodes) where index[Int(root)] == PairTable.none {
      visit(root, graph)
      while let node = path.last { step(from: node, graph) }
    }
  }

  private mutating func visit(_ node: UInt32, _ graph: Adjacency) {
    index[Int(node)] = time
    low[Int(node)] = time
    next[Int(node)] = graph.arcs(of: Int(node)).lowerBound
    time += 1
    path.append(node)
    open.append(node)
  }

  private mutating func step(from node: UInt32, _ graph: Adjacency) {
    let arc = next[Int(node)]
    guard arc < graph.arcs(of: Int(node)).upperBound else { return leave(node) }
    next[Int(node)] = arc + 1
    let target = graph.target(arc)
    if index[Int(target)] == PairTable.none {
      visit(target, graph)
    } else if component[Int(target)] == PairTable.none {
      low[Int(node)] = min(low[Int(node)], index[Int(target)])
    }
  }

  private mutating func leave(_ node: UInt32) {
    path.removeLast()
    if let parent = path.last { low[Int(parent)] = min(low[Int(parent)], low[Int(node)]) }
    guard low[Int(node)] == index[Int(node)] else { return }
    while let member = open.popLast() {
      component[Int(member)] = count
      order.append(member)
      if member == node { break }
    }
    count += 1
  }
}
