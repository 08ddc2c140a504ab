/// By which rule, and from which head, the lightest runs to heads end, where a run is one to another head and a rule more.
///
/// Who has something to add up along the runs to all heads need not unroll each of them. It is not so where a frame that was
/// popped has led to a head, or the run goes on from somewhere else than where a head was first met.
///
/// Time and memory O(heads + transitions) once, O(1) for each head.
public struct LastSteps: Sendable {
  /// By head, the one before and the place of the rule; `PairTable.none` where there is none.
  private var heads: FlatArray<UInt32>
  private var rules: FlatArray<UInt32>

  /// Looks at how runs end that have been run to their end.
  public init(of runs: ShortestRuns) {
    let count = runs.saturation.rules.headCount
    // For each transition the head that was first met with it.
    var met = FlatArray(repeating: PairTable.none, count: runs.items.count)
    for head in 0..<count {
      if let (item, _) = runs.item(ofHead: head) { met[Int(item)] = UInt32(head) }
    }
    heads = FlatArray(repeating: PairTable.none, count: count)
    rules = FlatArray(repeating: PairTable.none, count: count)
    for head in 0..<count {
      guard let way = runs.way(toHead: head), way.previous != PairTable.none else { continue }
      // Where a popped frame has led there, what came before is an ε-transition, with which no head was met.
      heads[head] = met[Int(way.previous)]
      rules[head] = way.link
    }
  }

  /// The head and the place of the rule with which the lightest run to a head, by number, ends; nothing where the head was not
  /// met, or that is not all.
  public subscript(head: Int) -> (head: Int, rule: Int)? {
    heads[head] == PairTable.none ? nil : (Int(heads[head]), Int(rules[head]))
  }
}

extension ShortestRuns {
  /// By what the lightest run to a head, by number, comes there: at the entry of a frame by the edge that entered it first.
  fileprivate func way(toHead head: Int) -> Origin? {
    guard let (item, frame) = item(ofHead: head) else { return nil }
    guard items[Int(item)].link == PairTable.none, frameEdges[frame] != PairTable.none else { return items[Int(item)] }
    return edges[Int(frameEdges[frame])]
  }
}
