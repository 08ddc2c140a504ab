import FlowModel
import FlowSimulation
import Support
import Verification

/// What a saturation says of a flow: what may occur, where somebody may be stuck, what may grow, and which expectations are decided.
///
/// Everything is read off at once, so that it can be asked from any thread.
package struct StackReading: Sendable {
  typealias Mask = ValuationSpace.Mask

  /// The facts that may occur.
  ///
  /// What is not among them cannot occur. Entries are those of any screen.
  package let possibleFacts: [Fact]
  /// The variables that were left out.
  package let untracked: Set<VariableID>
  /// By expectation, what is known of it.
  package private(set) var expectations: [String: ExpectationAnswer] = [:]
  /// The groups of screens that may be stacked on one another without bound.
  package let growth: [PossibleGrowth]
  /// The symbols, by number, and the valuations in which their nearest task, or plain layer, may be ended.
  private let mayEndTask: [Mask]
  private let mayEndLayer: [Mask]
  private let numbers: SymbolNumbers

  /// What is known of an expectation.
  package enum ExpectationAnswer: Sendable {
    case holds
    case fails
    case open
  }

  /// Screens that may be stacked on one another without bound.
  package struct PossibleGrowth: Sendable {
    package let kind: GrowingCycle.Kind
    package let screens: Set<ScreenID>
  }

  /// What finds the symbol in front of a configuration.
  private struct SymbolNumbers: Sendable {
    let system: StackSystem

    func number(inFrontOf configuration: Configuration) -> UInt32? {
      system.symbol(inFrontOf: configuration).flatMap { system.symbols.find($0) }
    }
  }

  /// Reads off a saturation that has been worked off; nil where it is told to stop.
  package init?(_ saturation: StackSaturation, _ watch: ProgressMonitor) {
    let flow = saturation.system.simulator.flow
    untracked = saturation.system.space.untracked
    var facts = Dictionary(
      saturation.possibleFacts.enumerated().map { ($1.ofEntryOnAnyScreen, $0) }, uniquingKeysWith: min)
    let add = { (facts: inout [Fact: Int], fact: Fact) in if facts[fact] == nil { facts[fact] = facts.count } }
    var may: [[Mask]] = []
    guard watch.shouldContinue(.exits) else { return nil }
    let lasting = saturation.lastingLevels()
    for goal in [RowGraph.Goal.taskEnd, .layerEnd] {
      guard watch.shouldContinue(.exits) else { return nil }
      may.append(saturation.masksBySymbol(RowGraph(saturation, to: goal, .possible)))
      let certain = RowGraph(saturation, to: goal, .certain)
      for fact in saturation.possiblyStuck(certain, goal) { add(&facts, fact) }
      for fact in saturation.possiblyStuckBeneath(certain, goal, lasting) { add(&facts, fact) }
    }
    (mayEndTask, mayEndLayer) = (may[0], may[1])
    for fact in saturation.possibleArrivalLoops() { add(&facts, fact) }
    possibleFacts = facts.sorted { $0.value < $1.value }.map(\.key)
    growth = saturation.possibleGrowth()
    for expectation in flow.expectations {
      guard watch.shouldContinue(.expectation(expectation.displayName)) else { return nil }
      expectations[expectation.displayName] = saturation.answer(expectation)
    }
    numbers = SymbolNumbers(system: saturation.system)
  }

  /// Whether the nearest task of a configuration certainly cannot be ended.
  package func cannotEndTask(in configuration: Configuration) -> Bool { isOutside(mayEndTask, configuration) }

  /// Whether the nearest plain layer of a configuration certainly cannot be left.
  package func cannotEndLayer(in configuration: Configuration) -> Bool { isOutside(mayEndLayer, configuration) }

  private func isOutside(_ masks: [Mask], _ configuration: Configuration) -> Bool {
    guard let symbol = numbers.number(inFrontOf: configuration), Int(symbol) < masks.count else { return false }
    return masks[Int(symbol)] & (1 << Mask(numbers.system.space.number(of: configuration.state))) == 0
  }
}

extension StackSaturation {
  /// By symbol, the valuations in which a goal can be reached from some row between two transitions.
  fileprivate func masksBySymbol(_ graph: RowGraph) -> [Mask] {
    var masks = [Mask](repeating: 0, count: system.symbols.things.count)
    for (number, row) in rows.enumerated() where row.isReady { masks[Int(row.symbol)] |= graph.reaching[number] }
    return masks
  }

  /// The facts that somebody cannot get out of a task, or a layer, where it is not certain that he can.
  fileprivate func possiblyStuck(_ graph: RowGraph, _ goal: RowGraph.Goal) -> [Fact] {
    var facts: [Fact] = []
    for (number, row) in rows.enumerated() where row.isReady {
      let symbol = system.symbols[row.symbol]
      let open = mask(of: Int32(number)) & ~graph.reaching[number]
      guard open != 0 else { continue }
      let subjects: [(Bool) -> Fact]
      if case .taskEnd = goal {
        guard let running = symbol.running else { continue }
        subjects = [{ .endless(running.task, on: symbol.instance.screen, isAtDeadEnd: $0) }]
      } else {
        guard symbol.place.layer != nil else { continue }
        subjects = firstScreensOfLayers(beneath: row).map { first in
          { .trapped(first, on: symbol.instance.screen, isAtDeadEnd: $0) }
        }
      }
      let offers = offers(of: row.symbol)
      for fact in subjects {
        if open & ~offers.certainlyNothing != 0 { facts.append(fact(false)) }
        if open & offers.possiblyNothing != 0 { facts.append(fact(true)) }
      }
    }
    return facts
  }

  /// The levels from which, or from something over which, it is not certain that they can be removed.
  fileprivate func lastingLevels() -> [Bool] {
    let choices = RemovalChoices(self)
    var isLasting = [Bool](repeating: false, count: symbolsOfLevels.count)
    var beneath = [[Int]](repeating: [], count: symbolsOfLevels.count)
    for (number, row) in rows.enumerated() {
      if row.over >= 0 {
        beneath[Int(row.over)].append(Int(row.level))
      } else if row.isReady, !choices.isCertain(Int32(number)) {
        isLasting[Int(row.level)] = true
      }
    }
    var pending = isLasting.indices.filter { isLasting[$0] }
    while let level = pending.popLast() {
      for lower in beneath[level] where !isLasting[lower] {
        isLasting[lower] = true
        pending.append(lower)
      }
    }
    return isLasting
  }

  /// The facts that somebody cannot get out of a task, or a layer, in which another has begun, where it is not certain that he can.
  fileprivate func possiblyStuckBeneath(_ graph: RowGraph, _ goal: RowGraph.Goal, _ isLasting: [Bool]) -> [Fact] {
    var bearsSubject = [Bool](repeating: false, count: symbolsOfLevels.count)
    for row in rows where row.symbol != Self.noSymbol && graph.isSubject(system.symbols[row.symbol]) {
      bearsSubject[Int(row.level)] = true
    }
    var facts: [Fact] = []
    for row in rows where row.over >= 0 && bearsSubject[Int(row.over)] {
      let symbol = system.symbols[row.symbol]
      let screen = symbol.instance.screen
      let canGoOn = chosenRemovals[Int(row.over)].allSatisfy { removal in
        let back = RowKey(control: rows[Int(removal)].control, symbol: row.symbol, level: row.level)
        return number(of: back).map { graph.alwaysReaches($0) } ?? true
      }
      guard isLasting[Int(row.over)] || !canGoOn else { continue }
      for isAtDeadEnd in [false, true] {
        if case .taskEnd = goal {
          guard let running = symbol.running else { continue }
          facts.append(.endless(running.task, on: screen, isAtDeadEnd: isAtDeadEnd))
        } else if symbol.place.layer != nil {
          facts += firstScreensOfLayers(beneath: row).map { .trapped($0, on: screen, isAtDeadEnd: isAtDeadEnd) }
        }
      }
    }
    return facts
  }

  /// The first screens of the nearest plain layers at a row.
  private func firstScreensOfLayers(beneath row: RowKey) -> [ScreenID] {
    let symbol = system.symbols[row.symbol]
    if symbol.beginsPlainLayer { return [symbol.instance.screen] }
    var (seen, pending): (Set<Int32>, [Int32]) = ([row.level], [row.level])
    var found: Set<ScreenID> = []
    while let level = pending.popLast() {
      for context in contexts[Int(level)] {
        let below = system.symbols[rows[Int(context)].symbol]
        if below.beginsPlainLayer {
          found.insert(below.instance.screen)
        } else if below.place.layer != nil, seen.insert(rows[Int(context)].level).inserted {
          pending.append(rows[Int(context)].level)
        }
      }
    }
    return found.sorted()
  }

  // MARK: Arrivals

  /// The facts that arrivals may set each other off without end.
  fileprivate func possibleArrivalLoops() -> [Fact] {
    guard system.simulator.hasArrivals else { return [] }
    var successors = [[Int]](repeating: [], count: rows.count)
    var actions = [Set<ActionID>](repeating: [], count: rows.count)
    for (number, row) in rows.enumerated() where row.control != Self.covered {
      if row.symbol == Self.noSymbol {
        successors[number] = contexts[Int(row.level)].compactMap { context in
          let below = rows[Int(context)]
          return self.number(of: RowKey(control: row.control, symbol: below.symbol, level: below.level)).map { Int($0) }
        }
        continue
      }
      for place in templates(of: row) {
        let template = system.templates[Int(place)]
        guard !row.isReady || template.trigger == .arrival else { continue }
        if row.isReady, let action = template.move?.action { actions[number].insert(action) }
        successors[number] += targets(of: template, row)
      }
    }
    var found: Set<ActionID> = []
    for component in StrongComponents(successors).cyclic { for row in component { found.formUnion(actions[row]) } }
    return found.sorted().map { .loopsOnArrival($0, others: []) }
  }

  /// The rows that a transition leads to.
  private func targets(of template: TransitionTemplate, _ row: RowKey) -> [Int] {
    var level = row.level
    switch template.target {
    case .complete(let symbols):
      guard let last = symbols.last else {
        return number(of: RowKey(control: 0, symbol: Self.noSymbol, level: level)).map { [Int($0)] } ?? []
      }
      for symbol in symbols.dropFirst() { level = levelOpened(by: symbol) ?? level }
      return number(of: RowKey(control: 0, symbol: last, level: level)).map { [Int($0)] } ?? []
    case .pending(let control):
      return number(of: RowKey(control: control, symbol: Self.noSymbol, level: level)).map { [Int($0)] } ?? []
    case .leaving(_, let entrance): return rows(enteredBy: entrance).map { Int($0) }
    case .unknown: return []
    }
  }

  // MARK: Growth

  /// What may be stacked without bound: the cycles of levels that stand on one another.
  fileprivate func possibleGrowth() -> [StackReading.PossibleGrowth] {
    let count = symbolsOfLevels.count
    var all = [[Int]](repeating: [], count: count)
    var stacks = all
    var screens = [Set<ScreenID>](repeating: [], count: count)
    for row in rows where row.over >= 0 {
      all[Int(row.level)].append(Int(row.over))
      if system.symbols[symbolsOfLevels[Int(row.over)]].place.index > 0 { stacks[Int(row.level)].append(Int(row.over)) }
      screens[Int(row.level)].insert(system.symbols[row.symbol].instance.screen)
    }
    let isLayer = { (level: Int) in self.system.symbols[self.symbolsOfLevels[level]].place.index == 0 }
    let growth = { (kind: GrowingCycle.Kind, levels: [Int]) in
      StackReading.PossibleGrowth(kind: kind, screens: levels.reduce(into: []) { $0.formUnion(screens[$1]) })
    }
    return StrongComponents(stacks).cyclic.map { growth(.stack, $0) }
      + StrongComponents(all).cyclic.filter { $0.contains(where: isLayer) }.map { growth(.layers, $0) }
  }

  // MARK: Expectations

  fileprivate func answer(_ expectation: Expectation) -> StackReading.ExpectationAnswer {
    switch expectation.kind {
    case .never(let pattern): isPossible(pattern) ? .open : .holds
    case .reachable(let pattern, _): isPossible(pattern) ? .open : .fails
    case .canReach(let from, let to):
      canAlwaysReach(matches(to), from: matches(from)) ? .holds : .open
    }
  }

  private func isPossible(_ pattern: Pattern) -> Bool {
    let matches = matches(pattern)
    return rows.enumerated().contains { number, row in
      row.isReady && mask(of: Int32(number)) & (matches[row.symbol]?.possible ?? 0) != 0
    }
  }

  private func canAlwaysReach(
    _ goal: [UInt32: (possible: Mask, certain: Mask)], from start: [UInt32: (possible: Mask, certain: Mask)]
  ) -> Bool {
    let graph = RowGraph(self, to: .symbols(goal), .certain)
    return rows.enumerated().allSatisfy { number, row in
      guard row.isReady, let begins = start[row.symbol]?.possible else { return true }
      return mask(of: Int32(number)) & begins & ~graph.reaching[number] == 0
    }
  }

  /// The valuations in which a pattern may hold, and certainly does, by the symbol in front.
  private func matches(_ pattern: Pattern) -> [UInt32: (possible: Mask, certain: Mask)] {
    let space = system.space
    var stackOnly = pattern
    stackOnly.state = []
    let isCertain = pattern.state.allSatisfy { space.tracked.contains($0.variable) }
    let mask = pattern.state.reduce(space.all) { mask, clause in
      guard space.tracked.contains(clause.variable) else { return mask }
      let own = space.mask(of: clause.variable, in: clause.match.values)
      return mask & (clause.match.negated ? ~own : own)
    }
    var matches: [UInt32: (possible: Mask, certain: Mask)] = [:]
    let blank = system.simulator.flow.variables.map { _ in ValueID.unknown }
    for row in rows where row.isReady && matches[row.symbol] == nil {
      let configuration = system.configuration(of: system.symbols[row.symbol], blank)
      let holds = system.simulator.holds(stackOnly, in: configuration)
      matches[row.symbol] = holds ? (mask, isCertain ? mask : 0) : (0, 0)
    }
    return matches
  }
}

extension StackSaturation.RowKey {
  /// Whether it is the front of a stack between two transitions.
  var isReady: Bool {
    control == StackSystem.Control.readyNumber && symbol != StackSaturation.noSymbol && over < 0
  }
}
