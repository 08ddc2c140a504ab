import FlowModel
import FlowSimulation
import Verification
import OrderedCollections

/// Places the facts of transitions that no longer know where they began.
extension StackSaturation {
  /// Records the facts of transitions without origins, for every possible origin.
  func placeFacts() {
    var unplaced: [(row: Int32, template: Int32)] = []
    // By removal row, the rows and templates that lead to it.
    var sources: [Int32: [(row: Int32, template: Int32)]] = [:]
    for (number, row) in rows.enumerated() where row.control != Self.covered && row.symbol != Self.noSymbol {
      for template in templates(of: row) where isTaken(template, by: row) {
        if system.templates[Int(template)].hasUnplacedFacts { unplaced.append((Int32(number), template)) }
        guard case .pending(let control) = system.templates[Int(template)].target,
          let removed = numbers[RowKey(control: control, symbol: Self.noSymbol, level: row.level)]
        else { continue }
        sources[removed, default: []].append((Int32(number), template))
      }
    }
    guard !unplaced.isEmpty else { return }
    // The levels over each covered row.
    var levelsOver: [RowKey: [Int32]] = [:]
    for row in rows where row.over >= 0 {
      levelsOver[RowKey(control: Self.covered, symbol: row.symbol, level: row.level), default: []].append(row.over)
    }
    for (row, template) in unplaced {
      for origin in origins(of: row, sources, levelsOver) {
        for fact in system.templates[Int(template)].facts {
          note(system.number(of: system.facts[fact].placed(at: origin)))
        }
      }
    }
  }

  /// Returns the possible origins of the transitions under way at a row.
  func origins(
    of row: Int32, _ sources: [Int32: [(row: Int32, template: Int32)]], _ levelsOver: [RowKey: [Int32]]
  ) -> OrderedSet<TransitionOrigin> {
    var found: OrderedSet<TransitionOrigin> = []
    var (seen, pending): (Set<Int32>, [Int32]) = ([row], [row])
    while let number = pending.popLast() {
      let key = rows[Int(number)]
      for over in levelsOver[RowKey(control: Self.covered, symbol: key.symbol, level: key.level)] ?? [] {
        guard let removed = numbers[RowKey(control: key.control, symbol: Self.noSymbol, level: over)] else { continue }
        for source in sources[removed] ?? [] {
          if let origin = system.templates[Int(source.template)].origin {
            found.append(origin)
          } else if rows[Int(source.row)].control > StackSystem.Control.usingNumber, seen.insert(source.row).inserted {
            pending.append(source.row)
          }
        }
      }
    }
    return found
  }
}
