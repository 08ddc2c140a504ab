import FlowModel
import FlowSimulation
import Verification

/// Queries of a saturation that is complete.
extension StackSaturation {
  /// Returns the current valuations of a row, by the valuation when its level was opened.
  func masks(of row: Int32) -> [Mask] { Array(relation[Int(row) * count..<(Int(row) + 1) * count]) }

  /// Returns all valuations that a row may have.
  func mask(of row: Int32) -> Mask {
    relation[Int(row) * count..<(Int(row) + 1) * count].reduce(0, |)
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
