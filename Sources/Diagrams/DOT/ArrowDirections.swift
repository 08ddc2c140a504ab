/// Decides which arrows of cycles lead to the left.
///
/// Graphviz places the target of each arrow to the right of its source, and in a cycle it reverses arrows as it finds
/// them. navflow decides that itself: the ways from the start of the app lead to the right, and the words of an arrow to
/// the left are between its ends.
struct ArrowDirections {
  /// The nodes to the right of a node.
  private var next: [NodeID: [NodeID]] = [:]
  private let start: NodeID?

  /// Begins with the invisible arrows, which always lead to the right.
  init(invisible: [(from: NodeID, to: NodeID)], start: NodeID?) {
    self.start = start
    for (from, to) in invisible { next[from, default: []].append(to) }
  }

  /// Returns the arrows, of which those to the left are marked.
  consuming func directed(_ arrows: [DOTWriter.Arrow]) -> [DOTWriter.Arrow] {
    var arrows = arrows
    for index in order(of: arrows) {
      let (from, to) = (arrows[index].edge.from, arrows[index].edge.to)
      let closesCycle = isReachable(from, from: to)
      // Graphviz reverses an arrow without words itself.
      arrows[index].isReversed = closesCycle && arrows[index].leadsThroughWords
      if closesCycle { next[to, default: []].append(from) } else { next[from, default: []].append(to) }
    }
    return arrows
  }

  /// Returns the ranked arrows in the order of the taps that lead to them from the start; the others come last.
  private func order(of arrows: [DOTWriter.Arrow]) -> [Int] {
    let ranked = arrows.indices.filter { arrows[$0].isRanked && arrows[$0].edge.from != arrows[$0].edge.to }
    let leaving = Dictionary(grouping: ranked) { arrows[$0].edge.from }
    var distances: [NodeID: Int] = [:]
    if let start { distances[start] = 0 }
    var open = start.map { [$0] } ?? []
    var place = 0
    while place < open.count {
      let node = open[place]
      place += 1
      for index in leaving[node] ?? [] where distances[arrows[index].edge.to] == nil {
        distances[arrows[index].edge.to] = distances[node, default: 0] + 1
        open.append(arrows[index].edge.to)
      }
    }
    let distance = { (index: Int) in distances[arrows[index].edge.from] ?? .max }
    return ranked.sorted { (distance($0), $0) < (distance($1), $1) }
  }

  private func isReachable(_ target: NodeID, from start: NodeID) -> Bool {
    var seen: Set<NodeID> = [start]
    var open = [start]
    while let node = open.popLast() {
      if node == target { return true }
      open += (next[node] ?? []).filter { seen.insert($0).inserted }
    }
    return false
  }
}
