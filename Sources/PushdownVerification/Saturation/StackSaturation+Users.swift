import FlowModel
import Verification

/// What users reach without entries.
extension StackSaturation {
  /// Returns for each row whether it can be reached from the first row of its level without an entry.
  ///
  /// What an entry has put on a level may remove it in ways that users do not have.
  func reachedByUsers() -> [Bool] {
    var isReached = [Bool](repeating: false, count: rows.count)
    var queue: [Int32] = []
    let visit = { (key: RowKey) in
      guard let number = self.number(of: key), !isReached[Int(number)] else { return }
      isReached[Int(number)] = true
      queue.append(number)
    }
    let uncover = { (context: RowKey, removal: RowKey) in
      visit(RowKey(control: removal.control, symbol: context.symbol, level: context.level))
    }
    for level in symbolsOfLevels.indices where symbolsOfLevels[level] != Self.noSymbol {
      visit(
        RowKey(control: StackSystem.Control.readyNumber, symbol: symbolsOfLevels[level], level: Int32(level)))
    }
    while let number = queue.popLast() {
      let row = rows[Int(number)]
      if row.isRemoval {
        for context in contexts[Int(row.level)] where isReached[Int(context)] { uncover(rows[Int(context)], row) }
      } else if row.control == Self.covered {
        for removal in removals[Int(row.over)] where isReached[Int(removal)] { uncover(row, rows[Int(removal)]) }
      } else {
        for place in templates(of: row) where isTaken(place, by: row) {
          let template = system.templates[Int(place)]
          if template.trigger != .entry { rows(after: template, row).forEach(visit) }
        }
      }
    }
    return isReached
  }

  /// Returns the rows of a transition that stays on its tab: those that it covers, and the one in front afterwards.
  private func rows(after template: TransitionTemplate, _ row: RowKey) -> [RowKey] {
    switch template.target {
    case .pending(let control):
      return ([control] + template.otherControls).map {
        RowKey(control: $0, symbol: Self.noSymbol, level: row.level)
      }
    case .complete(let symbols):
      var found: [RowKey] = []
      var level = row.level
      for (symbol, next) in zip(symbols, symbols.dropFirst()) {
        guard let over = levelOpened(by: next) else { return found }
        found.append(RowKey(control: Self.covered, symbol: symbol, level: level, over: over))
        level = over
      }
      let control = controlAfter(row.control)
      return found + [RowKey(control: control, symbol: symbols.last ?? Self.noSymbol, level: level)]
    case .leaving, .acting, .backAtFront, .unknown: return []
    }
  }
}
