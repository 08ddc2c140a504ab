/// Whether the stack has a bound, how high it gets, and what makes it grow.
///
/// Every frame of `post*` is reachable, and so is every way down from it, so the stack grows without bound exactly if
/// the frames stand on each other in a cycle (Tarjan 1972). Otherwise the longest way down is the exact greatest
/// height. Time and memory O(frames + edges); for the way around a cycle see `CycleSearch`.
public struct Growth: Sendable {
  /// What it is about.
  public let saturation: ForwardSaturation
  /// The greatest height of a reachable stack; nothing if there is none.
  public let greatestHeight: Int?
  /// The edges from the top of a highest stack down, topmost first; none if the stack has no bound.
  public let tallest: [Int]
  /// The edges that are on some cycle, ascending.
  public let growingEdges: [Int]

  /// By edge, whether it is one of those.
  let isGrowing: ContiguousArray<Bool>
  private let component: ContiguousArray<UInt32>

  /// Looks at the edges for which the condition holds, or at all: with weights, "only those that need no entry".
  ///
  /// The greatest height counts what these edges can make, on any stack of the start.
  public init(of saturation: ForwardSaturation, over isAllowed: (Int) -> Bool = { _ in true }) {
    let allowed = ContiguousArray((0..<saturation.edgeCount).map { $0 < saturation.startFrames - 1 || isAllowed($0) })
    let (from, to) = Growth.arcs(of: saturation, allowed)
    let components = StrongComponents(
      of: Adjacency(nodes: saturation.frameCount, from: from, to: to), nodes: saturation.frameCount)
    self.saturation = saturation
    component = components.component
    let isGrowing = ContiguousArray(
      allowed.indices.map { edge in
        allowed[edge] && components.component[Int(from[edge])] == components.component[Int(to[edge])]
      })
    self.isGrowing = isGrowing
    growingEdges = isGrowing.indices.filter { isGrowing[$0] }
    let heights = growingEdges.isEmpty ? Heights(saturation, components.order, allowed) : nil
    greatestHeight = heights?.greatest
    tallest = heights?.way ?? []
  }

  /// Whether there is a greatest height.
  public var isBounded: Bool { growingEdges.isEmpty }

  /// Whether an edge is on some cycle.
  public func grows(_ edge: Int) -> Bool { isGrowing[edge] }

  /// Whether two edges are on cycles of the same component: what the one grows, the other can grow as well.
  public func areConnected(_ edge: Int, _ other: Int) -> Bool {
    component[saturation.edge(edge).frame] == component[saturation.edge(other).frame]
  }

  /// The number of the component that an edge leads down from: that of its cycles, for an edge that is on some.
  public func component(of edge: Int) -> Int { Int(component[saturation.edge(edge).frame]) }

  private static func arcs(
    of saturation: ForwardSaturation, _ allowed: ContiguousArray<Bool>
  ) -> (from: ContiguousArray<UInt32>, to: ContiguousArray<UInt32>) {
    var (from, to) = (ContiguousArray<UInt32>(), ContiguousArray<UInt32>())
    for edge in 0..<UInt32(saturation.edgeCount) {
      from.append(allowed[Int(edge)] ? saturation.edges.second(edge) : PairTable.none)
      to.append(saturation.table.places[Int(saturation.edges.first(edge))].state)
    }
    return (from, to)
  }
}
