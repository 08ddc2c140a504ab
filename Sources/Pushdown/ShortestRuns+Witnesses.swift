extension ShortestRuns {
  /// The weight of the lightest run to a head, nothing where it was not met; O(places · w) for one that is swept.
  public func weight(of head: Head) -> UInt64? {
    item(of: head).map { items[Int($0.item)].key }
  }

  /// The weight of the lightest run to a head by its number, nothing where it was not met.
  public func weight(ofHead index: Int) -> UInt64? {
    item(ofHead: index).map { items[Int($0.item)].key }
  }

  /// The lightest run from the start to a configuration with the given head; nothing where the head was not met, or
  /// where the run is longer than the limit (it can be exponential in the size of the system).
  ///
  /// Time O(limit + frames), as every step of unrolling but a few comes with a rule.
  public func witness(to head: Head, limit: Int = 1_000_000) -> Witness? {
    guard let (item, frame) = item(of: head) else { return nil }
    return witness(to: item, in: frame, along: [], limit: limit)
  }

  /// The weight of the lightest run from the start to the entry of a frame; nothing where it was not entered.
  public func weight(ofFrame frame: Int) -> UInt64? {
    frameKeys[frame] == .max ? nil : frameKeys[frame]
  }

  /// What the lightest way from the entry of the frame below to the push of an edge costs;
  /// nothing where it was not taken.
  public func weight(ofEdge edge: Int) -> UInt64? {
    edges[edge].key == .max ? nil : edges[edge].key - frameKeys[saturation.edge(edge).below]
  }

  /// The lightest run from the start to the entry of a frame with the given edges between it and the frames it stands
  /// on, topmost first; without edges, to the entry of the frame wherever it stands.
  public func witness(toFrame frame: Int, along edges: [Int] = [], limit: Int = 1_000_000) -> Witness? {
    guard frameKeys[frame] != .max && edges.allSatisfy({ self.edges[$0].key != .max }) else { return nil }
    return replay(edges.map(UInt32.init) + entering(edges.last.map { saturation.edge($0).below } ?? frame), limit)
  }

  /// The lightest run from the entry of the lowest frame below to the entry of the topmost frame, by way of the given
  /// edges, topmost first.
  public func steps(along edges: [Int], limit: Int = 1_000_000) -> Witness? {
    edges.allSatisfy { self.edges[$0].key != .max } ? replay(edges.map(UInt32.init), limit) : nil
  }

  /// The lightest run from the start to a transition with the given edges beneath its frame, topmost first.
  func witness(to item: UInt32, in frame: Int, along edges: [Int], limit: Int) -> Witness? {
    let below = edges.last.map { saturation.edge($0).below } ?? frame
    return replay(edges.map(UInt32.init) + entering(below), to: item, limit)
  }

  /// The transition a head was first met with.
  func item(of head: Head) -> (item: UInt32, frame: Int)? {
    let bit: UInt64 = 1 << UInt64(head.control & 63)
    guard let word = saturation.rules.isSwept(head) ? word(ofSwept: head, bit) : word(of: head) else { return nil }
    return (cells[word].item(bit), Int(saturation.table.places[word].state))
  }

  /// The same of a head by its number.
  func item(ofHead index: Int) -> (item: UInt32, frame: Int)? {
    let word = Int(headWords[index])
    guard headWords[index] != PairTable.none else { return nil }
    let bit: UInt64 = 1 << UInt64(saturation.rules.head(index).control & 63)
    return (cells[word].item(bit), Int(saturation.table.places[word].state))
  }

  private func word(of head: Head) -> Int? {
    guard let index = saturation.rules.index(of: head), headWords[index] != PairTable.none else { return nil }
    return Int(headWords[index])
  }

  private func word(ofSwept head: Head, _ bit: UInt64) -> Int? {
    cells.indices.lazy.filter { [cells, saturation] in
      saturation.table.places[$0].symbol == head.symbol && cells[$0].chunk == head.control >> 6
        && cells[$0].final & bit != 0
    }.min { items[Int(cells[$0].item(bit))].key < items[Int(cells[$1].item(bit))].key }
  }

  /// The edges by which the lightest run comes to stand in a frame, topmost first.
  func entering(_ frame: Int) -> [UInt32] {
    var found: [UInt32] = []
    var frame = frame
    while frameEdges[frame] != PairTable.none {
      found.append(frameEdges[frame])
      frame = saturation.edge(Int(frameEdges[frame])).below
    }
    return found
  }

  /// Unrolls the derivations from the last rule back to the first: the given transition's, then those of the edges.
  private func replay(_ edges: [UInt32], to item: UInt32? = nil, _ limit: Int) -> Witness? {
    var todo = edges.reversed().map { $0 | Origin.edgeFlag }
    if let item { todo.append(item) }
    var found: [UInt32] = []
    var weight: UInt64 = 0
    while let next = todo.popLast() {
      let isEdge = next & Origin.edgeFlag != 0
      let origin = isEdge ? self.edges[Int(next ^ Origin.edgeFlag)] : items[Int(next)]
      guard origin.link != PairTable.none else { continue }
      if origin.link == Origin.swept {
        // No rule, but what led there counts.
      } else if origin.link & Origin.edgeFlag != 0 {
        todo.append(origin.link)
      } else {
        found.append(saturation.rules.ids[Int(origin.link)])
        weight += weights[Int(origin.link)]
        guard found.count <= limit else { return nil }
      }
      todo.append(origin.previous)
    }
    return Witness(rules: found.reversed(), weight: weight)
  }
}

extension ShortestRuns {
  /// The lightest run to a configuration that a question about returning found; nothing where
  /// it is longer than the limit.
  public func witness(to failure: ReturnQuestion.Failure, limit: Int = 1_000_000) -> Witness? {
    let (head, frame) = (failure.head, UInt32(failure.topFrame))
    let row =
      head.symbol == Rule.noSymbol ? saturation.frames[Int(frame)].epsilon : saturation.table.find(head.symbol, frame)
    let word = saturation.sets.word(of: row, chunk: head.control >> 6)
    guard word != PairTable.none else { return nil }
    let item = cells[Int(word)].item(1 << UInt64(head.control & 63))
    return witness(to: item, in: Int(frame), along: failure.edges, limit: limit)
  }

  /// The lightest run to a configuration in a regular set.
  ///
  /// Nothing where none is reachable by a run whose weight fits, or the run is longer than the limit. The runs must
  /// have been run to their end. `GoalSearch` says what it takes.
  public func witness(to goal: StackAutomaton, limit: Int = 1_000_000) -> Witness? {
    var search = GoalSearch(saturation, for: goal, runs: self)
    guard let find = search.first() else { return nil }
    let frame = Int(saturation.table.places[Int(find.word)].state)
    let item = cells[Int(find.word)].item(1 << UInt64(find.control & 63))
    return witness(to: item, in: frame, along: find.edges.map(Int.init), limit: limit)
  }
}

extension ForwardSaturation {
  /// Whether some reachable configuration is in a regular set: whether the intersection is not empty (`GoalSearch`).
  public func meets(_ goal: StackAutomaton) -> Bool {
    var search = GoalSearch(self, for: goal)
    return search.first() != nil
  }
}
