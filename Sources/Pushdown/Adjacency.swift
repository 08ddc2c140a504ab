/// The arcs of a directed graph by where they begin, in two flat arrays.
struct Adjacency: Sendable {
  private var start: ContiguousArray<UInt32>
  private var targets: ContiguousArray<UInt32>

  /// Collects arcs in time O(nodes + arcs), those of a node in the order given; arcs to or from
  /// `PairTable.none` are left out.
  init(nodes: Int, from sources: ContiguousArray<UInt32>, to ends: ContiguousArray<UInt32>) {
    start = ContiguousArray(repeating: 0, count: nodes + 2)
    for index in 0..<sources.count where sources[index] != PairTable.none && ends[index] != PairTable.none {
      start[Int(sources[index]) + 2] += 1
    }
    for node in 0..<nodes { start[node + 2] += start[node + 1] }
    targets = ContiguousArray(repeating: 0, count: Int(start[nodes + 1]))
    for index in 0..<sources.count where sources[index] != PairTable.none && ends[index] != PairTable.none {
      let place = start[Int(sources[index]) + 1]
      targets[Int(place)] = ends[index]
      start[Int(sources[index]) + 1] = place + 1
    }
  }

  /// The numbers of the arcs of a node.
  @inline(__always)
  func arcs(of node: Int) -> Range<Int> { Int(start[node])..<Int(start[node + 1]) }

  /// Where an arc leads.
  @inline(__always)
  func target(_ arc: Int) -> UInt32 { targets[arc] }
}
