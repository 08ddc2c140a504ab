import BitCollections
import FlowModel
import FlowSimulation
import OrderedCollections
import Verification

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
    let origins = origins(of: unplaced.map(\.row), sources)
    for (row, template) in unplaced {
      originsOfLayers[RowTemplate(row: row, template: template)] = origins[row]
      for origin in origins[row] ?? [] {
        for fact in system.templates[Int(template)].facts {
          note(system.number(of: system.facts[fact].placed(at: origin)))
        }
      }
    }
  }

  /// Returns the possible origins of the transitions under way at rows.
  ///
  /// - Parameter sources: by removal row, or row with an act that waits, the rows and templates that lead to it.
  private func origins(
    of starts: [Int32], _ sources: [Int32: [(row: Int32, template: Int32)]]
  ) -> [Int32: OrderedSet<TransitionOrigin>] {
    var waiting: [UInt32: [Int32]] = [:]
    for number in actingRows.joined() { if let act = act(of: number) { waiting[act, default: []].append(number) } }
    // The levels over each covered row.
    var levelsOver: [RowKey: [Int32]] = [:]
    for row in rows where row.over >= 0 {
      levelsOver[RowKey(control: Self.covered, symbol: row.symbol, level: row.level), default: []].append(row.over)
    }
    // The rows from which others begin, those that come before each of them, and the origins known there.
    var found = OrderedSet(starts)
    var before: [[Int]] = []
    var origins: OrderedSet<TransitionOrigin> = []
    var known: [[Int]] = []
    while before.count < found.count {
      let key = rows[Int(found[before.count])]
      var (previous, places): ([Int], [Int]) = ([], [])
      // What happens beneath layers, and then in front of them, began where its act waits.
      for act in acts(before: key.control) {
        for row in waiting[act] ?? [] {
          for source in sources[row] ?? [] { previous.append(found.append(source.row).index) }
        }
      }
      for over in levelsOver[RowKey(control: Self.covered, symbol: key.symbol, level: key.level)] ?? [] {
        guard let removed = numbers[RowKey(control: key.control, symbol: Self.noSymbol, level: over)] else { continue }
        for source in sources[removed] ?? [] {
          if let origin = system.templates[Int(source.template)].origin {
            places.append(origins.append(origin).index)
          } else if rows[Int(source.row)].control > StackSystem.Control.usingNumber {
            previous.append(found.append(source.row).index)
          }
        }
      }
      before.append(previous)
      known.append(places)
    }
    // Rows that come before each other have the same origins.
    var sets = [BitSet](repeating: BitSet(), count: found.count)
    for component in StrongComponents(before).all {
      var all = BitSet()
      for row in component {
        for place in known[row] { all.insert(place) }
        for previous in before[row] { all.formUnion(sets[previous]) }
      }
      for row in component { sets[row] = all }
    }
    return Dictionary(
      uniqueKeysWithValues: Set(starts).map { row in
        (row, OrderedSet(sets[found.firstIndex(of: row) ?? 0].map { origins[$0] }))
      })
  }

  /// Returns the acts beneath layers that may come before a row with a control.
  private func acts(before control: UInt32) -> [UInt32] {
    if case .beneath(let run) = StackSystem.Control(control) {
      return system.runs[run].move == nil ? [system.runs[run].act] : []
    }
    return actsBefore[control]?.elements ?? []
  }
}
