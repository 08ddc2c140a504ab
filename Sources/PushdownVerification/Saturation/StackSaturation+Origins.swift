import FlowModel
import FlowSimulation
import Verification
import OrderedCollections

/// Places the facts of transitions that no longer know where they began.
extension StackSaturation {
  /// Records the facts of transitions without origins, for every possible origin.
  func placeFacts() {
    var unplaced: [(row: Int32, template: Int32)] = []
    // By removal row, or row with an act that waits, the rows and templates that lead to it.
    var sources: [Int32: [(row: Int32, template: Int32)]] = [:]
    for (number, row) in rows.enumerated() where row.control != Self.covered && row.symbol != Self.noSymbol {
      for template in templates(of: row) where isTaken(template, by: row) {
        if system.templates[Int(template)].isUnplaced { unplaced.append((Int32(number), template)) }
        switch system.templates[Int(template)].target {
        case .pending, .acting:
          for target in targets(of: system.templates[Int(template)], row) {
            sources[Int32(target), default: []].append((Int32(number), template))
          }
        case .complete, .leaving, .backAtFront, .unknown: continue
        }
      }
    }
    guard !unplaced.isEmpty else { return }
    var waiting: [UInt32: [Int32]] = [:]
    for number in actingRows.joined() { if let act = act(of: number) { waiting[act, default: []].append(number) } }
    // The levels over each covered row.
    var levelsOver: [RowKey: [Int32]] = [:]
    for row in rows where row.over >= 0 {
      levelsOver[RowKey(control: Self.covered, symbol: row.symbol, level: row.level), default: []].append(row.over)
    }
    for (row, template) in unplaced {
      let origins = origins(of: row, sources, waiting, levelsOver)
      originsOfLayers[RowTemplate(row: row, template: template)] = origins
      for origin in origins {
        for fact in system.templates[Int(template)].facts {
          note(system.number(of: system.facts[fact].placed(at: origin)))
        }
      }
    }
  }

  /// Returns the possible origins of the transitions under way at a row.
  ///
  /// - Parameter waiting: for each act, the rows on which it waits.
  func origins(
    of row: Int32, _ sources: [Int32: [(row: Int32, template: Int32)]], _ waiting: [UInt32: [Int32]],
    _ levelsOver: [RowKey: [Int32]]
  ) -> OrderedSet<TransitionOrigin> {
    var found: OrderedSet<TransitionOrigin> = []
    var (seen, pending): (Set<Int32>, [Int32]) = ([row], [row])
    while let number = pending.popLast() {
      let key = rows[Int(number)]
      // What happens beneath layers, and then in front of them, began where its act waits.
      for act in acts(before: key.control) {
        for row in waiting[act] ?? [] {
          for source in sources[row] ?? [] where seen.insert(source.row).inserted { pending.append(source.row) }
        }
      }
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

  /// Returns the acts beneath layers that may come before a row with a control.
  private func acts(before control: UInt32) -> [UInt32] {
    if case .beneath(let run) = StackSystem.Control(control) {
      return system.runs[run].move == nil ? [system.runs[run].act] : []
    }
    return actsBefore[control]?.elements ?? []
  }
}
