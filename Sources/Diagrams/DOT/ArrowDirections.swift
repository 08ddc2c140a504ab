/// Decides which arrows of cycles are written from their target to their source.
///
/// Graphviz places the target of a ranked arrow to the right of its source, and reverses some arrows of each cycle.
/// navflow chooses them: an arrow that closes a cycle is reversed, and arrows near the start of the app come first. So
/// the words of a reversed arrow are between its ends, and it starts at the left end of its row.
struct ArrowDirections {
  /// The nodes to the right of a node.
  private var successors: [NodeID: [NodeID]] = [:]
  /// The nodes where the search for the order of arrows begins, the most important one first.
  private let starts: [NodeID]

  /// Begins with the invisible arrows, which always lead to the right.
  init(invisible: [(from: NodeID, to: NodeID)], starts: [NodeID]) {
    self.starts = starts
    for (from, to) in invisible { successors[from, default: []].append(to) }
  }

  /// Returns the arrows with `isReversed` set.
  consuming func directed(_ arrows: [DOTWriter.Arrow]) -> [DOTWriter.Arrow] {
    var arrows = arrows
    for index in order(of: arrows) {
      let (from, to) = (arrows[index].edge.from, arrows[index].edge.to)
      let closesCycle = isReachable(from, from: to)
      arrows[index].isReversed = closesCycle
      if closesCycle { successors[to, default: []].append(from) } else { successors[from, default: []].append(to) }
    }
    return arrows
  }

  /// Returns the ranked arrows in the order of a breadth-first search from each of the starts.
  private func order(of arrows: [DOTWriter.Arrow]) -> [Int] {
    let ranked = arrows.indices.filter { arrows[$0].isRanked && arrows[$0].edge.from != arrows[$0].edge.to }
    let leaving = Dictionary(grouping: ranked) { arrows[$0].edge.from }
    var found: [NodeID] = []
    var places: [NodeID: Int] = [:]
    func visit(_ node: NodeID) {
      guard places[node] == nil else { return }
      places[node] = found.count
      found.append(node)
    }
    var next = 0
    for start in starts {
      visit(start)
      while next < found.count {
        for index in leaving[found[next]] ?? [] { visit(arrows[index].edge.to) }
        next += 1
      }
    }
    let place = { (index: Int) in places[arrows[index].edge.from] ?? .max }
    return ranked.sorted { (place($0), $0) < (place($1), $1) }
  }

  private func isReachable(_ target: NodeID, from start: NodeID) -> Bool {
    var seen: Set<NodeID> = [start]
    var open = [start]
    while let node = open.popLast() {
      if node == target { return true }
      open += (successors[node] ?? []).filter { seen.insert($0).inserted }
    }
    return false
  }
}
