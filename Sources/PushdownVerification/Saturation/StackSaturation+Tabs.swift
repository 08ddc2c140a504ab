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

  func wait(_ symbol: UInt32, _ level: Int32, _ masks: [Mask]) {
    waitAsIs(symbol, level, masks)
    // A column that waits beside another one may be hidden with it, when another tab is selected.
    if let forgotten = system.symbolWithoutArrival(symbol) { waitAsIs(forgotten, level, masks) }
  }

  private func waitAsIs(_ symbol: UInt32, _ level: Int32, _ masks: [Mask]) {
    let place = system.symbols[symbol].place
    let key = TabKey(root: place.root, tab: place.tab)
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
    for arrival in arrivals[key] ?? [] { enter(stack, arrival.control, arrival.mask) }
    for arrival in arrivals[TabKey(root: place.root, tab: -1)] ?? [] where arrival.exceptTab != place.tab {
      enter(stack, arrival.control, arrival.mask)
    }
  }

  func arrive(_ arrival: TabEntrance, _ before: [Mask]) {
    var mask = before.reduce(0, |)
    if arrival.assignment != 0 { mask = Self.image(of: mask, system.maps[Int(arrival.assignment)]) }
    let key = TabKey(root: arrival.root, tab: arrival.tab ?? -1)
    let known = arrivals[key] ?? []
    if let place = known.firstIndex(where: { $0.control == arrival.control && $0.exceptTab == arrival.exceptTab }) {
      guard known[place].mask | mask != known[place].mask else { return }
      arrivals[key]?[place].mask |= mask
    } else {
      arrivals[key, default: []].append((arrival.control, mask, arrival.exceptTab))
    }
    let tabs = arrival.tab.map { [$0] } ?? Array(0..<system.simulator.flow[arrival.root].stackCount)
    for tab in tabs where tab != arrival.exceptTab {
      for stack in waiting[TabKey(root: arrival.root, tab: tab)] ?? [] { enter(stack, arrival.control, mask) }
    }
  }

  func enter(_ stack: WaitingStack, _ control: UInt32, _ mask: Mask) {
    add(
      RowKey(control: control, symbol: stack.symbol, level: stack.level), stack.entries.map { $0 ? mask : 0 })
  }
}
