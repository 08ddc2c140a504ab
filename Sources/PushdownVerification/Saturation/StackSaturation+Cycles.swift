import FlowModel
import FlowSimulation
import Verification

/// Cycles: arrivals without end, and stacks that grow.
extension StackSaturation {
  /// Returns the facts of arrivals that may trigger each other without end.
  func possibleArrivalLoops() -> [Fact] {
    guard system.simulator.hasArrivals else { return [] }
    var successors = [[Int]](repeating: [], count: rows.count)
    var actions = [Set<ActionID>](repeating: [], count: rows.count)
    for (number, row) in rows.enumerated() where row.control != Self.covered {
      successors[number] += rowsAfterAct(on: Int32(number)).map { Int($0) }
      if row.isRemoval {
        successors[number] = returns.after[number].map { Int($0.next) }
        continue
      }
      for place in templates(of: row) where isTaken(place, by: row) {
        let template = system.templates[Int(place)]
        let isBetweenMoves = row.isReady || row.control == StackSystem.Control.usingNumber
        // An arrival may be in another column.
        guard !isBetweenMoves || template.trigger == .arrival || template.usesColumn else { continue }
        if isBetweenMoves, let action = template.move?.action { actions[number].insert(action) }
        successors[number] += targets(of: template, row)
      }
    }
    var found: Set<ActionID> = []
    for component in StrongComponents(successors).cyclic { for row in component { found.formUnion(actions[row]) } }
    return found.sorted().map { Fact(.loopsOnArrival($0, others: [])) }
  }

  /// Returns the targets of a transition.
  func targets(of template: TransitionTemplate, _ row: RowKey) -> [Int] {
    var level = row.level
    let control = controlAfter(row.control)
    switch template.target {
    case .complete(let symbols):
      guard let last = symbols.last else {
        return number(of: RowKey(control: control, symbol: Self.noSymbol, level: level)).map { [Int($0)] } ?? []
      }
      for symbol in symbols.dropFirst() { level = levelOpened(by: symbol) ?? level }
      return number(of: RowKey(control: control, symbol: last, level: level)).map { [Int($0)] } ?? []
    case .pending(let control):
      return ([control] + template.otherControls).compactMap { control in
        number(of: RowKey(control: control, symbol: Self.noSymbol, level: level)).map { Int($0) }
      }
    case .leaving(_, let entrance): return rows(enteredBy: entrance).map { Int($0) }
    case .acting(let symbols, let control):
      for symbol in symbols.dropFirst() { level = levelOpened(by: symbol) ?? level }
      return symbols.last.flatMap { number(of: RowKey(control: control, symbol: $0, level: level)) }.map { [Int($0)] }
        ?? []
    case .backAtFront, .unknown: return []
    }
  }

  // MARK: Growth

  /// Returns the screens that may be stacked without bound: cycles of levels on top of each other.
  func possibleGrowth() -> [StackReading.PossibleGrowth] {
    let count = symbolsOfLevels.count
    var all = [[Int]](repeating: [], count: count)
    var stacks = all
    var screens = [Set<ScreenID>](repeating: [], count: count)
    for row in rows where row.over >= 0 {
      all[Int(row.level)].append(Int(row.over))
      if system.symbols[symbolsOfLevels[Int(row.over)]].summary.index > 0 {
        stacks[Int(row.level)].append(Int(row.over))
      }
      screens[Int(row.level)].insert(system.symbols[row.symbol].instance.screen)
    }
    let isLayer = { (level: Int) in self.system.symbols[self.symbolsOfLevels[level]].summary.index == 0 }
    let growth = { (kind: GrowingCycle.Kind, levels: [Int]) in
      StackReading.PossibleGrowth(kind: kind, screens: levels.reduce(into: []) { $0.formUnion(screens[$1]) })
    }
    return StrongComponents(stacks).cyclic.map { growth(.stack, $0) }
      + StrongComponents(all).cyclic.filter { $0.contains(where: isLayer) }.map { growth(.layers, $0) }
  }
}
