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

  /// Looks at how the runs end.
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
      guard let origin = runs.lastRule(ofHead: head), met[Int(origin.previous)] != PairTable.none else { continue }
      heads[head] = met[Int(origin.previous)]
      rules[head] = origin.link
    }
  }

  /// The head and the place of the rule with which the lightest run to a head, by number, ends; nothing where the head was not
  /// met, or that is not all.
  public subscript(head: Int) -> (head: Int, rule: Int)? {
    heads[head] == PairTable.none ? nil : (Int(heads[head]), Int(rules[head]))
  }
}

extension ShortestRuns {
  /// The rule applied last on the lightest run to a head, and the transition that it was applied to; nothing where a popped
  /// frame, or nothing at all, has led there.
  fileprivate func lastRule(ofHead head: Int) -> Origin? {
    guard let (item, frame) = item(ofHead: head) else { return nil }
    var origin = items[Int(item)]
    if origin.link == PairTable.none {
      // At the entry of a frame: the rule is that of the edge which entered it first.
      guard frameEdges[frame] != PairTable.none else { return nil }
      origin = edges[Int(frameEdges[frame])]
    }
    let isRule = origin.link != PairTable.none && origin.link != Origin.swept && origin.link & Origin.edgeFlag == 0
    return isRule ? origin : nil
  }
}
