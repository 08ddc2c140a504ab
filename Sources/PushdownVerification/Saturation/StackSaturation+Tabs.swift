import FlowModel
import FlowSimulation
import Verification

/// Stacks that wait in tabs, and the transitions that enter tabs.
extension StackSaturation {
  /// Adds the initial stacks of a root's other tabs to the waiting stacks.
  func bringUp(_ root: RootID) {
    guard rootsBroughtUp.insert(root).inserted else { return }
    var masks = [Mask](repeating: 0, count: count)
    masks[0] = 1
    for symbols in system.freshStacks(of: root) { install(symbols, on: Self.bottom, masks, control: nil) }
  }

  /// Adds a stack to the waiting stacks of its tab.
  func addWaiting(_ symbol: UInt32, _ level: Int32, _ masks: [Mask]) {
    addWaitingAsIs(symbol, level, masks)
    // A column that waits beside another one may be hidden with it, when another tab is selected.
    if let forgotten = system.symbolWithoutArrival(symbol) { addWaitingAsIs(forgotten, level, masks) }
  }

  private func addWaitingAsIs(_ symbol: UInt32, _ level: Int32, _ masks: [Mask]) {
    let summary = system.symbols[symbol].summary
    let key = TabKey(root: summary.root, tab: summary.tab)
    let row = RowKey(control: Self.covered, symbol: symbol, level: level)
    var isNew = false
    let number = waitingNumbers[row] ?? waiting[key, default: []].count
    if waitingNumbers[row] == nil {
      waitingNumbers[row] = number
      waiting[key, default: []].append(
        WaitingStack(symbol: symbol, level: level, entries: [Bool](repeating: false, count: count)))
    }
    for entry in 0..<count where masks[entry] != 0 && !waiting[key, default: []][number].entries[entry] {
      waiting[key, default: []][number].entries[entry] = true
      isNew = true
    }
    guard isNew, let stack = waiting[key]?[number] else { return }
    for entrance in entrances[key] ?? [] { enter(stack, entrance.control, entrance.mask) }
    for entrance in entrances[TabKey(root: summary.root, tab: -1)] ?? [] where entrance.exceptTab != summary.tab {
      enter(stack, entrance.control, entrance.mask)
    }
  }

  /// Records that a transition enters a tab, and lets it enter the stacks that wait there.
  func recordEntrance(_ entrance: TabEntrance, _ before: [Mask]) {
    var mask = before.reduce(0, |)
    if entrance.assignment != 0 { mask = Self.image(of: mask, system.maps[Int(entrance.assignment)]) }
    let key = TabKey(root: entrance.root, tab: entrance.tab ?? -1)
    let known = entrances[key] ?? []
    if let place = known.firstIndex(where: { $0.control == entrance.control && $0.exceptTab == entrance.exceptTab }) {
      guard known[place].mask | mask != known[place].mask else { return }
      entrances[key]?[place].mask |= mask
    } else {
      entrances[key, default: []].append((entrance.control, mask, entrance.exceptTab))
    }
    let tabs = entrance.tab.map { [$0] } ?? Array(0..<system.simulator.flow[entrance.root].stackCount)
    for tab in tabs where tab != entrance.exceptTab {
      for stack in waiting[TabKey(root: entrance.root, tab: tab)] ?? [] { enter(stack, entrance.control, mask) }
    }
  }

  func enter(_ stack: WaitingStack, _ control: UInt32, _ mask: Mask) {
    add(
      RowKey(control: control, symbol: stack.symbol, level: stack.level), stack.entries.map { $0 ? mask : 0 })
  }
}
