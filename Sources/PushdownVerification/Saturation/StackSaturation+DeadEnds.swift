import FlowModel
import FlowSimulation
import Verification

/// The tasks and layers that may have no way out.
extension StackSaturation {
  /// Returns for each symbol the valuations in which some row between two transitions can reach a goal.
  func masksBySymbol(_ graph: RowGraph) -> [Mask] {
    var masks = [Mask](repeating: 0, count: system.symbols.things.count)
    for (number, row) in rows.enumerated() where row.isReady { masks[Int(row.symbol)] |= graph.reaching[number] }
    return masks
  }

  /// Returns the facts of tasks, or layers, that do not certainly have a way out.
  ///
  /// - Parameter byLayer: the ways out of single layers (`graphsByLayer`).
  func possiblyStuck(_ graph: RowGraph, byLayer: [ScreenID: RowGraph]) -> [Fact] {
    var facts: [Fact] = []
    for (number, row) in rows.enumerated() where row.isReady {
      let symbol = system.symbols[row.symbol]
      let open = mask(of: Int32(number)) & ~graph.reaching[number]
      guard open != 0 else { continue }
      let subjects: [(Bool) -> Fact]
      if case .taskEnd = graph.goal {
        guard let running = symbol.running else { continue }
        subjects = [{ .endless(running.task, on: symbol.instance.screen, isAtDeadEnd: $0) }]
      } else {
        guard symbol.summary.layer != nil else { continue }
        subjects = firstScreensOfLayers(beneath: row).filter { first in
          byLayer[first].map { !$0.alwaysReaches(Int32(number)) } ?? true
        }.map { first in { .trapped(first, on: symbol.instance.screen, isAtDeadEnd: $0) } }
      }
      let offers = offers(of: row.symbol)
      for fact in subjects {
        if open & ~offers.certainlyNothing != 0 { facts.append(fact(false)) }
        if open & offers.possiblyNothing != 0 { facts.append(fact(true)) }
      }
    }
    return facts
  }

  /// The number of layers that are considered each on its own.
  private static let maximumLayers = 16

  /// Returns, by the first screens of the layers that may be traps, the ways out of each of these layers alone.
  ///
  /// Screens in several layers share rows. If one of the layers is a trap, the others seem to be traps in `graph`.
  func graphsByLayer(_ graph: RowGraph) -> [ScreenID: RowGraph] {
    guard case .layerEnd = graph.goal else { return [:] }
    let open = rows.indices.filter { rows[$0].isReady && !graph.alwaysReaches(Int32($0)) }
    let layers = Set(open.flatMap { firstScreensOfLayers(beneath: rows[$0]) })
    guard layers.count > 1, layers.count <= Self.maximumLayers else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: layers.map { first in
        let isInLayer = rows.map { row in
          row.symbol == Self.noSymbol || system.symbols[row.symbol].summary.layer == nil
            || firstScreensOfLayers(beneath: row).contains(first)
        }
        return (first, graph.within(isInLayer))
      })
  }

  /// Returns for each level whether it, or a level above it, is not certainly removable.
  ///
  /// Rows from which the nearest task, or layer, may have no way out do not count. What is beneath that one has a way
  /// out if it has one itself.
  func lastingLevels(_ choices: RemovalChoices, besides graph: RowGraph) -> [Bool] {
    var isLasting = [Bool](repeating: false, count: symbolsOfLevels.count)
    var beneath = [[Int]](repeating: [], count: symbolsOfLevels.count)
    for (number, row) in rows.enumerated() {
      if row.over >= 0 {
        beneath[Int(row.over)].append(Int(row.level))
      } else if row.isReady, !choices.isCertain(Int32(number)), graph.alwaysReaches(Int32(number)) {
        isLasting[Int(row.level)] = true
      }
    }
    var pending = isLasting.indices.filter { isLasting[$0] }
    while let level = pending.popLast() {
      for lower in beneath[level] where !isLasting[lower] {
        isLasting[lower] = true
        pending.append(lower)
      }
    }
    return isLasting
  }

  /// Returns the facts of tasks, or layers, beneath other ones that do not certainly have a way out.
  ///
  /// - Parameter byLayer: the ways out of single layers (`graphsByLayer`).
  func possiblyStuckBeneath(_ graph: RowGraph, byLayer: [ScreenID: RowGraph], _ isLasting: [Bool]) -> [Fact] {
    var beginsSubject = [Bool](repeating: false, count: symbolsOfLevels.count)
    for row in rows where row.symbol != Self.noSymbol && graph.isSubject(system.symbols[row.symbol]) {
      beginsSubject[Int(row.level)] = true
    }
    var facts: [Fact] = []
    for row in rows where row.over >= 0 && beginsSubject[Int(row.over)] {
      let symbol = system.symbols[row.symbol]
      let screen = symbol.instance.screen
      let mayStay = { (graph: RowGraph) in
        isLasting[Int(row.over)]
          || !self.chosenRemovals[Int(row.over)].allSatisfy { removal in
            let back = RowKey(control: self.rows[Int(removal)].control, symbol: row.symbol, level: row.level)
            // A row between two transitions has its own facts.
            return back.isReady || self.number(of: back).map { graph.alwaysReaches($0) } ?? true
          }
      }
      guard mayStay(graph) else { continue }
      for isAtDeadEnd in [false, true] {
        if case .taskEnd = graph.goal {
          guard let running = symbol.running else { continue }
          facts.append(.endless(running.task, on: screen, isAtDeadEnd: isAtDeadEnd))
        } else if symbol.summary.layer != nil {
          facts += firstScreensOfLayers(beneath: row).filter { byLayer[$0].map(mayStay) ?? true }
            .map { .trapped($0, on: screen, isAtDeadEnd: isAtDeadEnd) }
        }
      }
    }
    return facts
  }

  /// Returns the first screens of the nearest layers without a task of their own.
  func firstScreensOfLayers(beneath row: RowKey) -> [ScreenID] {
    let symbol = system.symbols[row.symbol]
    if symbol.beginsPlainLayer { return [symbol.instance.screen] }
    if let known = firstScreensOfLayers[row.level] { return known }
    var (seen, pending): (Set<Int32>, [Int32]) = ([row.level], [row.level])
    var found: Set<ScreenID> = []
    while let level = pending.popLast() {
      for context in contexts[Int(level)] {
        let below = system.symbols[rows[Int(context)].symbol]
        if below.beginsPlainLayer {
          found.insert(below.instance.screen)
        } else if below.summary.layer != nil, seen.insert(rows[Int(context)].level).inserted {
          pending.append(rows[Int(context)].level)
        }
      }
    }
    firstScreensOfLayers[row.level] = found.sorted()
    return found.sorted()
  }
}
