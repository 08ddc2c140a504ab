import FlowModel
import Verification

/// What users reach without entries.
extension StackSaturation {
  /// Returns for each row whether users can reach it without an entry once they have opened its level.
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
    // Wherever users are, they open levels. A level may be opened over itself.
    for row in rows where row.isFront && !system.isOfEntry(row.control) {
      for template in templatesOfUsers(row) {
        if case .complete = template.target { rows(after: template, row).dropFirst().forEach(visit) }
      }
    }
    while let number = queue.popLast() {
      let row = rows[Int(number)]
      if row.isRemoval {
        for context in contexts[Int(row.level)] where isReached[Int(context)] { uncover(rows[Int(context)], row) }
      } else if row.control == Self.covered {
        for removal in removals[Int(row.over)] where isReached[Int(removal)] { uncover(row, rows[Int(removal)]) }
      } else {
        for template in templatesOfUsers(row) { rows(after: template, row).forEach(visit) }
      }
    }
    return isReached
  }

  /// Returns the templates of the transitions of a row that no entry begins.
  private func templatesOfUsers(_ row: RowKey) -> [TransitionTemplate] {
    templates(of: row).compactMap { place in
      let template = system.templates[Int(place)]
      return isTaken(place, by: row) && template.trigger != .entry ? template : nil
    }
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
