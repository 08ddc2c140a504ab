/// The lightest way down from a frame to another within a component, by Dijkstra's algorithm.
struct CycleSearch {
  private let saturation: ForwardSaturation
  private let isAllowed: ContiguousArray<Bool>
  private let component: ContiguousArray<UInt32>
  private let runs: ShortestRuns?
  private var keys: [Int: UInt64] = [:]
  private var above: [Int: Int] = [:]
  private var queue = BucketQueue()

  init(
    _ saturation: ForwardSaturation, _ isAllowed: ContiguousArray<Bool>, _ component: ContiguousArray<UInt32>,
    _ runs: ShortestRuns?
  ) {
    self.saturation = saturation
    self.isAllowed = isAllowed
    self.component = component
    self.runs = runs
  }

  /// The edges of the way, topmost first; none where there is no way.
  mutating func way(from frame: Int, to goal: Int) -> [Int] {
    queue.makeUnique()
    keys[frame] = 0
    queue.push(UInt64(frame), key: 0)
    while let item = queue.pop() {
      let next = Int(item)
      if next == goal { break }
      guard keys[next] == queue.key else { continue }
      for edge in saturation.edges(ofFrame: next) where isAllowed[edge] { follow(edge, from: next) }
    }
    var edges: [Int] = []
    var next = goal
    while next != frame, let edge = above[next] {
      edges.append(edge)
      next = saturation.edge(edge).frame
    }
    return edges.reversed()
  }

  private mutating func follow(_ edge: Int, from frame: Int) {
    let below = saturation.edge(edge).below
    guard component[below] == component[frame] else { return }
    let cost = runs.map { $0.weight(ofEdge: edge) ?? .max >> 1 } ?? 1
    let (key, isOver) = (keys[frame] ?? 0).addingReportingOverflow(cost)
    guard !isOver && key < keys[below] ?? .max else { return }
    keys[below] = key
    above[below] = edge
    queue.push(UInt64(below), key: key)
  }
}
