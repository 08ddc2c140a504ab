import FlowModel
import FlowSimulation
import Verification

/// Queries of a saturation that is complete.
extension StackSaturation {
  /// A row in front after a removal, and the valuations in which the removal can lead there.
  struct Return {
    let next: Int32
    let mask: Mask
  }

  /// Returns for each row of a removal the rows that it returns to, and for each row the removals that return to it.
  func allReturns() -> (after: [[Return]], removals: [[Int32]]) {
    var after = [[Return]](repeating: [], count: rows.count)
    var before = [[Int32]](repeating: [], count: rows.count)
    let entries = rows.indices.map { rows[$0].over >= 0 ? mask(of: Int32($0)) : 0 }
    for (number, row) in rows.enumerated() where row.isRemoval {
      after[number] = contexts[Int(row.level)].compactMap { context in
        let beneath = rows[Int(context)]
        let key = RowKey(control: row.control, symbol: beneath.symbol, level: beneath.level)
        guard let next = self.number(of: key) else { return nil }
        return Return(next: next, mask: mask(of: Int32(number), enteredIn: entries[Int(context)]))
      }
      for each in after[number] { before[Int(each.next)].append(Int32(number)) }
    }
    return (after, before)
  }

  /// Returns the number of a row; nil if it is not reachable.
  func number(of key: RowKey) -> Int32? { numbers[key] }

  /// Returns the templates of the transitions of a row that nothing covers.
  func templates(of row: RowKey) -> Range<Int32> {
    if row.control <= StackSystem.Control.usingNumber { return system.offers(of: row.symbol).templates }
    if case .acting = StackSystem.Control(row.control) { return 0..<0 }
    let template = system.continuation(row.control, on: row.symbol)
    return template..<template + 1
  }

  /// Returns the offers of a symbol in front.
  func offers(of symbol: UInt32) -> StackSystem.FrontOffers { system.offers(of: symbol) }

  /// Returns the level that a symbol opens; nil if there is none.
  func levelOpened(by symbol: UInt32) -> Int32? { levelsOfSymbols[symbol] }

  /// Returns the rows of the waiting stacks that a transition into a tab enters.
  func rows(enteredBy entrance: TabEntrance) -> [Int32] {
    guard let tab = entrance.tab else { return [] }
    return (waiting[TabKey(root: entrance.root, tab: tab)] ?? []).compactMap { stack in
      numbers[RowKey(control: entrance.control, symbol: stack.symbol, level: stack.level)]
    }
  }
}
