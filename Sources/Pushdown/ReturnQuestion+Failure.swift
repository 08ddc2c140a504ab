extension ReturnQuestion {
  /// A configuration from which the answer is no.
  public struct Failure: Sendable {
    /// The activation that cannot end, or the bottom.
    public let frame: Int
    /// The control and the symbol on top, `Rule.noSymbol` where the stack is empty.
    public let head: Head
    /// What is on top of all that belongs to the activation, or to the bottom: the symbol on which the lowest activation above it
    /// stands, or that of the head where there is none.
    public let front: UInt32
    /// The frame the top symbol stands in.
    public let topFrame: Int
    /// The edges between that frame and the activation, topmost first.
    public let edges: [Int]
    /// The heads that nothing gets past, where the way down ends; or the top where each symbol by itself can be erased.
    public let causes: [Head]
    /// The weight of the lightest run to such a configuration; 0 where no weights were given.
    public let weight: UInt64
  }

  /// What a candidate tells that fails.
  func failure(_ candidate: UInt32) -> Failure {
    var edges: [Int] = []
    var front: UInt32?
    var top = candidate
    while candidates[Int(top)].above != PairTable.none {
      let edge = Int(candidates[Int(top)].link)
      edges.append(edge)
      top = candidates[Int(top)].above
      if front == nil, scope.isActivation(Int(candidates[Int(top)].frame)) { front = forward.edge(edge).symbol }
    }
    let head = head(of: top)
    return Failure(
      frame: Int(candidates[Int(candidate)].frame), head: head, front: front ?? head.symbol,
      topFrame: Int(candidates[Int(top)].frame),
      edges: edges.reversed(), causes: causes(candidate, top: head), weight: keys[Int(candidate)])
  }

  /// What a way down began with.
  private func head(of top: UInt32) -> Head {
    let link = candidates[Int(top)].link
    if link & ReturnQuestion.sweptFlag == 0 { return forward.rules.head(Int(link)) }
    // The set has a single control, and after it what the goal has read.
    let controls = sets.members(of: candidates[Int(top)].set)
    let place = link == PairTable.none ? nil : forward.table.places[Int(link ^ ReturnQuestion.sweptFlag)]
    return Head(control: controls.first ?? PairTable.none, symbol: place?.symbol ?? Rule.noSymbol)
  }

  /// The heads that can neither be erased nor reach the goal, nearest to the top of the stack.
  private func causes(_ candidate: UInt32, top: Head) -> [Head] {
    var found = [top]
    var next = candidate
    while candidates[Int(next)].above != PairTable.none {
      let above = candidates[Int(next)].above
      let symbol = forward.edge(Int(candidates[Int(next)].link)).symbol
      let stuck = sets.members(of: candidates[Int(above)].set).filter { $0 & BackwardSaturation.goalFlag == 0 }
        .map { Head(control: $0, symbol: symbol) }.filter(backward.isStuck)
      if !stuck.isEmpty { found = stuck }
      next = above
    }
    return backward.isStuck(top) ? [top] : found
  }
}
