import FlowModel
import FlowSimulation
import Verification

/// Columns of split views: stacks like those of tabs, which can be used without a move.
///
/// A template without a move enters another column's stack. There only the moves of that column are next.
extension StackSaturation {
  /// Returns whether a row takes a transition of its symbol.
  func isTaken(_ template: Int32, by row: RowKey) -> Bool {
    guard row.control == StackSystem.Control.usingNumber else { return true }
    return system.templates[Int(template)].move?.isOfColumn ?? false
  }

  /// Returns the control after a transition that completes under a control.
  func controlAfter(_ control: UInt32) -> UInt32 {
    guard control > StackSystem.Control.usingNumber, case .pending(let id) = StackSystem.Control(control),
      system.pending[id].usesColumn
    else { return StackSystem.Control.readyNumber }
    return StackSystem.Control.usingNumber
  }

  /// Records that nothing is offered, or that this depends on other columns, or on the screen beneath panels.
  func noteNothingOffered(by row: RowKey) {
    if system.symbols[row.symbol].summary.usable?.isOpen == true {
      idlePanels.append(row)
    } else if columns(beside: row.symbol).isEmpty {
      note(system.offers(of: row.symbol).offersNothing)
    } else {
      idleColumns.append(row.symbol)
    }
  }

  /// Records the dead ends of split views: each column may offer nothing.
  func noteDeadEndsOfColumns() {
    for symbol in idleColumns {
      let root = system.symbols[symbol].summary.root
      let isIdle = columns(beside: symbol).allSatisfy { column in
        (waiting[TabKey(root: root, tab: column)] ?? []).contains { system.offers(of: $0.symbol).possiblyNothing != 0 }
      }
      if isIdle { note(system.offers(of: symbol).offersNothing) }
    }
  }

  /// Records the screens that are visible in the columns beside those in use.
  ///
  /// If the arrivals of a column always come first, the user can use no other column, but sees the others.
  func noteVisibleColumns() {
    for used in usedColumns {
      for column in system.simulator.flow[used.root].columns(besideStack: used.tab) where column != used.tab {
        for stack in waiting[TabKey(root: used.root, tab: column)] ?? [] {
          note(system.number(of: Fact(.shows(system.symbols[stack.symbol].instance.screen))))
        }
      }
    }
  }

  /// Records the column with a symbol in front, if there are others beside it.
  func noteUse(ofColumnUnder symbol: UInt32) {
    guard !columns(beside: symbol).isEmpty else { return }
    let summary = system.symbols[symbol].summary
    usedColumns.append(TabKey(root: summary.root, tab: summary.tab))
  }

  private func columns(beside symbol: UInt32) -> [Int] {
    let summary = system.symbols[symbol].summary
    guard system.simulator.hasColumns, summary.layer == nil else { return [] }
    return system.simulator.flow[summary.root].columns(besideStack: summary.tab).filter { $0 != summary.tab }
  }

  /// Whether an arrival in another column may come before what a row certainly offers, so that nothing is certain.
  var mayArriveInOtherColumns: Bool { system.simulator.hasColumns && system.simulator.hasArrivals }
}
