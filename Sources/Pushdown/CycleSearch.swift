import HeapModule

/// Finds the lightest cycles of what grows, one after another, by Dijkstra's algorithm (1959) within their components.
///
/// Each search costs no more than what it comes upon: what it has noted of frames is taken back by itself. Time
/// O(m + g · log g) a cycle, where m edges lead down from the frames that are come upon and g of them grow: of one
/// component at most. Memory O(frames) for all searches, and O(m) for each.
public struct CycleSearch {
  /// A frame that has been come upon, in the order of weights; of equal ones the first first.
  private struct Step: Comparable {
    let key: UInt64
    let order: Int
    let frame: Int

    static func < (a: Step, b: Step) -> Bool { (a.key, a.order) < (b.key, b.order) }
  }

  private let growth: Growth
  private let runs: ShortestRuns?
  /// For each frame how much the way there weighs, `.max` where it has not been come upon, and the edge above it.
  private var keys: ContiguousArray<UInt64>
  private var above: ContiguousArray<Int>
  private var met: [Int] = []
  private var steps = 0
  /// No `BucketQueue`: most searches come upon a handful of frames, and to make its tables
  /// anew takes longer than they do.
  private var queue = Heap<Step>()

  /// Prepares to look among the edges that a growth is about.
  ///
  /// - Parameter runs: what an edge costs, run to their end; without, each costs the same.
  public init(_ growth: Growth, runs: ShortestRuns? = nil) {
    self.growth = growth
    self.runs = runs
    keys = ContiguousArray(repeating: .max, count: growth.saturation.frameCount)
    above = ContiguousArray(repeating: -1, count: growth.saturation.frameCount)
  }

  /// A lightest cycle that a growing edge is on, topmost first and ending with that edge, so that
  /// a frame stands above itself.
  ///
  /// The frame below the edge and the topmost one are the same.
  public mutating func cycle(through edge: Int) -> [Int] {
    let closing = growth.saturation.edge(edge)
    return closing.frame == closing.below ? [edge] : way(from: closing.below, to: closing.frame) + [edge]
  }

  /// The edges of the way down, topmost first; none where there is no way.
  private mutating func way(from frame: Int, to goal: Int) -> [Int] {
    defer { forget() }
    note(frame, key: 0, above: -1)
    while let step = queue.popMin(), step.frame != goal {
      guard keys[step.frame] == step.key else { continue }
      for edge in growth.saturation.edges(ofFrame: step.frame) where growth.isGrowing[edge] {
        follow(edge, after: step.key)
      }
    }
    var edges: [Int] = []
    var next = goal
    while next != frame, above[next] >= 0 {
      edges.append(above[next])
      next = growth.saturation.edge(above[next]).frame
    }
    return edges.reversed()
  }

  private mutating func follow(_ edge: Int, after key: UInt64) {
    let below = growth.saturation.edge(edge).below
    let cost = runs.map { $0.weight(ofEdge: edge) ?? .max >> 1 } ?? 1
    let (sum, isOver) = key.addingReportingOverflow(cost)
    guard !isOver, sum < keys[below] else { return }
    note(below, key: sum, above: edge)
  }

  private mutating func note(_ frame: Int, key: UInt64, above edge: Int) {
    if keys[frame] == .max { met.append(frame) }
    keys[frame] = key
    above[frame] = edge
    queue.insert(Step(key: key, order: steps, frame: frame))
    steps += 1
  }

  private mutating func forget() {
    for frame in met { (keys[frame], above[frame]) = (.max, -1) }
    met.removeAll(keepingCapacity: true)
    queue = Heap()
  }
}
