/// The strongly connected components of a finite graph, by Tarjan's algorithm (1972), without recursion.
struct StrongComponents {
  private(set) var all: [[Int]] = []
  private let successors: [[Int]]

  /// - Parameter successors: by node, those that its arcs lead to.
  init(_ successors: [[Int]]) {
    self.successors = successors
    var index = [Int](repeating: -1, count: successors.count)
    var low = index
    var isOnStack = [Bool](repeating: false, count: successors.count)
    var (stack, next): ([Int], Int) = ([], 0)
    var path: [(node: Int, place: Int)] = []
    for root in successors.indices where index[root] < 0 {
      path.append((root, 0))
      while let (node, place) = path.last {
        if place == 0 {
          (index[node], low[node]) = (next, next)
          next += 1
          stack.append(node)
          isOnStack[node] = true
        }
        if place < successors[node].count {
          path[path.count - 1].place += 1
          let target = successors[node][place]
          if index[target] < 0 {
            path.append((target, 0))
          } else if isOnStack[target] {
            low[node] = min(low[node], index[target])
          }
          continue
        }
        path.removeLast()
        if let parent = path.last?.node { low[parent] = min(low[parent], low[node]) }
        guard low[node] == index[node] else { continue }
        var component: [Int] = []
        while let member = stack.popLast() {
          isOnStack[member] = false
          component.append(member)
          if member == node { break }
        }
        all.append(component.reversed())
      }
    }
  }

  /// Those with a cycle.
  var cyclic: [[Int]] { all.filter { $0.count > 1 || successors[$0[0]].contains($0[0]) } }
}
