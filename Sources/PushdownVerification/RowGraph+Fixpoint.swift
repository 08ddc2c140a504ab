import FlowModel
import FlowSimulation
import Verification

/// Computes from which rows a goal can be reached.
extension RowGraph {
  /// Adds the rows that certainly reach the goal by induction over the height of the stack.
  ///
  /// They form the greatest set of rows with this property: by transitions that leave the stack no higher, each row
  /// reaches the goal, or the removal of its level onto rows of the set. Each removal leaves a lower stack, so the goal
  /// is reached in the end. `solveCertain` alone would miss these rows where screens can be pushed on one another in a
  /// cycle. It finds rows that reach the goal from a pushed screen, and then more rows can be added inductively.
  mutating func addInductively(_ groups: Groups) {
    let goals = reaching
    var assumed = reaching.indices.map { $0 < saturation.rows.count ? saturation.mask(of: Int32($0)) : 0 }
    for _ in 0..<Self.maximumPasses {
      var next = goals
      for removal in removals { next[Int(removal)] |= mask(of: removal, from: assumed) }
      next = propagated(next, groups, by: [.level])
      var isStable = true
      for row in assumed.indices where assumed[row] & ~next[row] != 0 {
        assumed[row] &= next[row]
        isStable = false
      }
      guard isStable else { continue }
      for row in reaching.indices { reaching[row] |= assumed[row] }
      return
    }
  }

  mutating func solve() {
    let groups = Groups(arcs.map { Int($0.target) }, count: reaching.count)
    switch mode {
    case .certain, .forced:
      var before: [Mask]
      repeat {
        before = reaching
        addInductively(groups)
        solveCertain(groups)
      } while reaching != before && hasOpenRows
    case .possible: solvePossible(groups)
    }
  }

  /// Whether some row in front does not reach the goal in each of its valuations.
  private var hasOpenRows: Bool {
    saturation.rows.indices.contains {
      saturation.rows[$0].control != StackSaturation.covered && !alwaysReaches(Int32($0))
    }
  }

  /// Finds the rows that may reach the goal.
  ///
  /// First come the rows that may reach the goal without the removal of their own level. There a push and its removal
  /// are one arc, so the removal returns only to the row that pushed. Then come the rows that may reach the goal by
  /// removing their level, onto any context.
  mutating func solvePossible(_ groups: Groups) {
    reaching = propagated(reaching, groups, by: [.level, .push])
    reaching = propagated(reaching, groups, by: [.level, .removal])
  }

  /// Returns from which valuations each row reaches one of the goals by arcs of some effects.
  func propagated(_ goals: [Mask], _ groups: Groups, by effects: Set<Arc.Effect>) -> [Mask] {
    var reaching = goals
    var queue = reaching.indices.filter { reaching[$0] != 0 }.map { Int32($0) }
    while let row = queue.popLast() {
      for place in groups[Int(row)] where effects.contains(arcs[place].arc.effect) {
        let arc = arcs[place].arc
        let mask = arc.mask & preimage(of: reaching[Int(row)], arc)
        guard mask & ~reaching[Int(arc.source)] != 0 else { continue }
        reaching[Int(arc.source)] |= mask
        queue.append(arc.source)
      }
    }
    return reaching
  }

  mutating func solveCertain(_ groups: Groups) {
    var queue = reaching.indices.filter { reaching[$0] != 0 }.map { Int32($0) }
    var isQueued = reaching.map { $0 != 0 }
    for node in removals + entrances.values.sorted() { update(node, &queue, &isQueued) }
    while let row = queue.popLast() {
      isQueued[Int(row)] = false
      let mask = reaching[Int(row)]
      for place in groups[Int(row)] {
        let arc = arcs[place].arc
        raise(arc.source, to: arc.mask & preimage(of: mask, arc), &queue, &isQueued)
      }
      if mode.isUniversal, Int(row) < saturation.rows.count {
        for removal in returns.removals[Int(row)] { update(removal, &queue, &isQueued) }
      }
      for node in entrancesOfRows[row] ?? [] { update(node, &queue, &isQueued) }
    }
  }

  mutating func raise(_ row: Int32, to mask: Mask, _ queue: inout [Int32], _ isQueued: inout [Bool]) {
    guard mask & ~reaching[Int(row)] != 0 else { return }
    reaching[Int(row)] |= mask
    guard !isQueued[Int(row)] else { return }
    isQueued[Int(row)] = true
    queue.append(row)
  }

  func preimage(of mask: Mask, _ arc: Arc) -> Mask {
    var mask = mask
    if let removal = arc.removal {
      mask = saturation.entries(of: removal, leadingTo: mask)
    }
    return saturation.system.preimage(of: mask, by: arc.assignment)
  }

  /// Updates the valuations from which all rows that a node depends on reach the goal.
  mutating func update(_ node: Int32, _ queue: inout [Int32], _ isQueued: inout [Bool]) {
    raise(node, to: mask(of: node, from: reaching), &queue, &isQueued)
  }

  /// Returns the valuations of a removal, or an entrance, from which every row that may follow reaches the goal.
  func mask(of node: Int32, from reaching: [Mask]) -> Mask {
    guard Int(node) < saturation.rows.count else {
      let rows = entered[Int(node) - saturation.rows.count]
      return rows.isEmpty ? 0 : rows.reduce(.max) { $0 & reaching[Int($1)] }
    }
    let all = returns(after: node)
    guard !all.isEmpty else { return 0 }
    let bad = all.reduce(Mask(0)) { $0 | ($1.mask & ~reaching[Int($1.next)]) }
    return saturation.mask(of: node) & ~bad
  }
}
