/// The lightest ways down from frames to others within a component, by Dijkstra's algorithm, one after another.
struct CycleSearch {
  private let saturation: ForwardSaturation
  private let isAllowed: ContiguousArray<Bool>
  private let component: ContiguousArray<UInt32>
  private let runs: ShortestRuns?
  /// For each frame that has been come upon: how much the way there weighs, and the edge above it; -1 for the one it sets out from.
  private var met: [Int: (key: UInt64, above: Int)] = [:]
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
    met.removeAll(keepingCapacity: true)
    queue = BucketQueue()
    met[frame] = (0, -1)
    queue.push(UInt64(frame), key: 0)
    while let item = queue.pop() {
      let next = Int(item)
      if next == goal { break }
      guard met[next]?.key == queue.key else { continue }
      for edge in saturation.edges(ofFrame: next) where isAllowed[edge] { follow(edge, within: component[frame]) }
    }
    var edges: [Int] = []
    var next = goal
    while next != frame, let edge = met[next]?.above {
      edges.append(edge)
      next = saturation.edge(edge).frame
    }
    return edges.reversed()
  }

  private mutating func follow(_ edge: Int, within component: UInt32) {
    let below = saturation.edge(edge).below
    guard self.component[below] == component else { return }
    let cost = runs.map { $0.weight(ofEdge: edge) ?? .max >> 1 } ?? 1
    let (key, isOver) = queue.key.addingReportingOverflow(cost)
    guard !isOver && key < met[below]?.key ?? .max else { return }
    met[below] = (key, edge)
    queue.push(UInt64(below), key: key)
  }
}
