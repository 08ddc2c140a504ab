import FlowModel
import FlowSimulation
import Verification

/// Counts the modal layers that may lie beneath a new one.
extension StackSaturation {
  /// Records how many modal layers can lie beneath a new one.
  func countLayers() {
    guard system.countsLayers else { return }
    let counts = modalCounts()
    for (number, row) in rows.enumerated() where row.control != Self.covered && row.symbol != Self.noSymbol {
      let mask = mask(of: Int32(number))
      for template in templates(of: row)
      where isTaken(template, by: row) && !system.templates[Int(template)].layers.isEmpty {
        guard mask & system.templates[Int(template)].possible != 0 else { continue }
        for layer in system.templates[Int(template)].layers {
          let beneath = layer.setsBeneathAside ? 1 : counts[Int(row.level)]
          for count in 0...FactReader.maximumModals where beneath & (1 << UInt64(count)) != 0 && count + layer.added > 1
          {
            let count = min(count + layer.added, FactReader.maximumModals)
            let fact = Fact(
              .stacksModals(count: count, upper: layer.upper.screen, task: layer.upper.task), at: layer.site)
            for placed in self.placed(fact, of: RowTemplate(row: Int32(number), template: template)) {
              note(system.number(of: placed))
            }
          }
        }
      }
    }
  }

  /// Returns a fact about a layer for each origin of the transition that presents it.
  private func placed(_ fact: Fact, of transition: RowTemplate) -> [Fact] {
    guard fact.site?.isAnywhere == true else { return [fact] }
    return (originsOfLayers[transition] ?? []).map { fact.placed(at: $0) }
  }

  /// Returns for each level the possible numbers of modal layers, its own included: bit `n` stands for `n`.
  func modalCounts() -> [UInt64] {
    var counts = [UInt64](repeating: 0, count: symbolsOfLevels.count)
    counts[Int(Self.bottom)] = 1
    var pending: [Int32] = [Self.bottom]
    var over = [[Int32]](repeating: [], count: symbolsOfLevels.count)
    for row in rows where row.over >= 0 { over[Int(row.level)].append(row.over) }
    let most: UInt64 = 1 << UInt64(FactReader.maximumModals)
    while let level = pending.popLast() {
      for next in over[Int(level)] {
        let summary = system.symbols[symbolsOfLevels[Int(next)]].summary
        var new = counts[Int(level)]
        if summary.index == 0, let shape = summary.layer {
          if shape.setsAside { new = 1 }
          if shape.style.countsAsModal { new = (new << 1 | (new & most)) & (most << 1 - 1) }
        }
        guard new | counts[Int(next)] != counts[Int(next)] else { continue }
        counts[Int(next)] |= new
        pending.append(next)
      }
    }
    return counts
  }
}
