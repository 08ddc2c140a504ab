import FlowModel
import FlowSimulation
import OrderedCollections
import Support
import Verification

/// Everything that may be reachable in a flow with several stacks, by forward saturation.
///
/// After the post* algorithm (Bouajjani, Esparza and Maler 1997; Schwoon 2002) with weights that are relations over valuations
/// (Reps, Schwoon, Jha and Melski 2005): a level stands for every place where a symbol was pushed, and relates the valuation then to
/// the valuation now. It is exact for one stack. The stack of a tab that goes out of sight is kept with those that its tab was left
/// with before; who selects the tab finds any of them, with any valuation (Flanagan and Qadeer 2003). So with several tabs it
/// finds all that can happen and perhaps more.
package final class StackSaturation {
  typealias Mask = ValuationSpace.Mask

  /// Rows are what the automaton of post* calls transitions: a symbol on a level, under a control.
  struct RowKey: Hashable {
    let control: UInt32
    let symbol: UInt32
    let level: Int32
    /// The level that stands on it, for a covered row; -1 for others.
    var over: Int32 = -1
  }

  /// The control of rows that something else stands on.
  static let covered = UInt32.max
  /// In place of a symbol, where a level is empty.
  static let noSymbol = UInt32.max
  /// The level at which stacks begin; it has no context, and one relation row is enough.
  static let bottom: Int32 = 0

  private(set) var system: StackSystem
  let count: Int

  private(set) var rows: [RowKey] = []
  private var numbers: [RowKey: Int32] = [:]
  /// By row and by valuation at the level's entry, the valuations now; and those that are not worked off yet.
  private var relation: [Mask] = []
  private var fresh: [Mask] = []
  private var isQueued: [Bool] = []
  private var queue: [Int32] = []
  private var nextInQueue = 0

  /// The symbols whose pushing opened each level; -1 for the bottom.
  private(set) var symbolsOfLevels: [UInt32] = [StackSaturation.noSymbol]
  private var levelsOfSymbols: [UInt32: Int32] = [:]
  /// By level, the rows that it stands on, and the rows that tell how it was removed.
  private(set) var contexts: [[Int32]] = [[]]
  private(set) var removals: [[Int32]] = [[]]

  /// A stack that waits in a tab: the row on its top.
  private struct WaitingStack {
    let symbol: UInt32
    let level: Int32
    /// By valuation at the entry of its level, whether it waits there.
    var entries: [Bool]
  }
  private struct TabKey: Hashable {
    let root: RootID
    let tab: Int
  }
  private var waiting: [TabKey: [WaitingStack]] = [:]
  private var waitingNumbers: [RowKey: Int] = [:]
  private var arrivals: [TabKey: [(control: UInt32, mask: Mask, exceptTab: Int?)]] = [:]
  private var rootsBroughtUp: Set<RootID> = []

  /// Which facts, by number, may occur.
  private(set) var isPossible: [Bool] = []
  /// Whether something was met that was not followed, so that nothing is proved.
  private(set) var isCut = false

  package init(_ simulator: Simulator, remembersOrigins: Bool = false) {
    system = StackSystem(simulator, remembersOrigins: remembersOrigins)
    count = system.space.count
    relation.reserveCapacity(4_096 * count)
  }

  // MARK: Work

  /// Works everything off; false where that takes more rows than allowed, or it is told to stop.
  package func run(mostRows: Int, _ watch: ProgressMonitor) -> Bool {
    let launch = system.launch()
    for fact in launch.facts { note(fact) }
    bringUp(launch.root)
    var start = [Mask](repeating: 0, count: count)
    start[0] = system.space.initial(in: system.simulator.flow)
    install(launch.symbols, on: Self.bottom, start, control: StackSystem.Control.readyNumber)
    var steps = 0
    while nextInQueue < queue.count, !isCut, !system.asksOrigins {
      steps += 1
      if steps % 256 == 0 {
        guard rows.count <= mostRows, watch.shouldContinue(.reach) else { return false }
      }
      let row = queue[nextInQueue]
      nextInQueue += 1
      if nextInQueue > 4_096, nextInQueue * 2 > queue.count {
        queue.removeFirst(nextInQueue)
        nextInQueue = 0
      }
      workOff(row)
    }
    guard !isCut, !system.asksOrigins else { return false }
    placeFacts()
    countLayers()
    return true
  }

  /// Whether it has to be done again with transitions that remember where they began.
  package var asksOrigins: Bool { system.asksOrigins }

  // MARK: Origins

  /// Tells the facts of transitions that had forgotten where they began, for every place where they may have.
  private func placeFacts() {
    var unplaced: [(row: Int32, template: Int32)] = []
    // By removal row, the rows and templates that lead to it.
    var sources: [Int32: [(row: Int32, template: Int32)]] = [:]
    for (number, row) in rows.enumerated() where row.control != Self.covered && row.symbol != Self.noSymbol {
      for template in templates(of: row) {
        if system.templates[Int(template)].hasUnplacedFacts { unplaced.append((Int32(number), template)) }
        guard case .pending(let control) = system.templates[Int(template)].target,
          let removed = numbers[RowKey(control: control, symbol: Self.noSymbol, level: row.level)]
        else { continue }
        sources[removed, default: []].append((Int32(number), template))
      }
    }
    guard !unplaced.isEmpty else { return }
    // By what is covered, the levels over it.
    var overs: [RowKey: [Int32]] = [:]
    for row in rows where row.over >= 0 {
      overs[RowKey(control: Self.covered, symbol: row.symbol, level: row.level), default: []].append(row.over)
    }
    for (row, template) in unplaced {
      for origin in origins(of: row, sources, overs) {
        for fact in system.templates[Int(template)].facts {
          note(system.number(of: system.facts[fact].placed(at: origin)))
        }
      }
    }
  }

  /// Where the transitions may have begun that are under way at a row.
  private func origins(
    of row: Int32, _ sources: [Int32: [(row: Int32, template: Int32)]], _ overs: [RowKey: [Int32]]
  ) -> OrderedSet<TransitionOrigin> {
    var found: OrderedSet<TransitionOrigin> = []
    var (seen, pending): (Set<Int32>, [Int32]) = ([row], [row])
    while let number = pending.popLast() {
      let key = rows[Int(number)]
      for over in overs[RowKey(control: Self.covered, symbol: key.symbol, level: key.level)] ?? [] {
        guard let removed = numbers[RowKey(control: key.control, symbol: Self.noSymbol, level: over)] else { continue }
        for source in sources[removed] ?? [] {
          if let origin = system.templates[Int(source.template)].origin {
            found.append(origin)
          } else if rows[Int(source.row)].control != StackSystem.Control.readyNumber, seen.insert(source.row).inserted {
            pending.append(source.row)
          }
        }
      }
    }
    return found
  }

  // MARK: Modal layers

  /// Tells how many modal layers can be up where another comes.
  private func countLayers() {
    guard system.countsLayers else { return }
    let counts = modalCounts()
    for (number, row) in rows.enumerated() where row.control != Self.covered && row.symbol != Self.noSymbol {
      let mask = mask(of: Int32(number))
      for template in templates(of: row) where !system.templates[Int(template)].layers.isEmpty {
        guard mask & system.templates[Int(template)].possible != 0 else { continue }
        for layer in system.templates[Int(template)].layers {
          let beneath = layer.setsBeneathAside ? 1 : counts[Int(row.level)]
          for count in 0...FactReader.mostModals where beneath & (1 << UInt64(count)) != 0 && count + layer.added > 1 {
            note(
              system.number(
                of: .stacksModals(
                  count: min(count + layer.added, FactReader.mostModals), upper: layer.upper.screen,
                  task: layer.upper.task, layer.site)))
          }
        }
      }
    }
  }

  /// By level, the numbers of modal layers that may be up there, its own layer included: bit `n` stands for `n`.
  private func modalCounts() -> [UInt64] {
    var counts = [UInt64](repeating: 0, count: symbolsOfLevels.count)
    counts[Int(Self.bottom)] = 1
    var pending: [Int32] = [Self.bottom]
    var over = [[Int32]](repeating: [], count: symbolsOfLevels.count)
    for row in rows where row.over >= 0 { over[Int(row.level)].append(row.over) }
    let most: UInt64 = 1 << UInt64(FactReader.mostModals)
    while let level = pending.popLast() {
      for next in over[Int(level)] {
        let place = system.symbols[symbolsOfLevels[Int(next)]].place
        var new = counts[Int(level)]
        if place.index == 0, let shape = place.layer {
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

  private func workOff(_ number: Int32) {
    let row = rows[Int(number)]
    isQueued[Int(number)] = false
    let base = Int(number) * count
    let delta = Array(fresh[base..<base + count])
    for entry in 0..<count { fresh[base + entry] = 0 }
    if row.symbol == Self.noSymbol {
      for context in contexts[Int(row.level)] { uncover(context, masks(of: context), row.control, delta) }
    } else if row.control == Self.covered {
      for removal in removals[Int(row.over)] {
        uncover(number, delta, rows[Int(removal)].control, masks(of: removal))
      }
    } else if row.control == StackSystem.Control.readyNumber {
      takeTransitions(row, delta)
    } else {
      let template = system.continuation(row.control, on: row.symbol)
      take(Int(template), row, delta)
    }
  }

  /// Goes on with what is beneath a level that has been removed.
  private func uncover(_ context: Int32, _ covered: [Mask], _ control: UInt32, _ removed: [Mask]) {
    var masks = [Mask](repeating: 0, count: count)
    var isAny = false
    for entry in 0..<count where covered[entry] != 0 {
      var (rest, mask): (Mask, Mask) = (covered[entry], 0)
      while rest != 0 {
        mask |= removed[rest.trailingZeroBitCount]
        rest &= rest - 1
      }
      masks[entry] = mask
      isAny = isAny || mask != 0
    }
    guard isAny else { return }
    let row = rows[Int(context)]
    add(RowKey(control: control, symbol: row.symbol, level: row.level), masks)
  }

  private func takeTransitions(_ row: RowKey, _ delta: [Mask]) {
    let offers = system.offers(of: row.symbol)
    for fact in offers.shows { note(fact) }
    if delta.contains(where: { $0 & offers.possiblyNothing != 0 }) { note(offers.offersNothing) }
    for template in offers.templates { take(Int(template), row, delta) }
  }

  private func take(_ number: Int, _ row: RowKey, _ delta: [Mask]) {
    let template = system.templates[number]
    var after = delta
    if template.possible != system.space.all {
      var isAny = false
      for entry in 0..<count {
        after[entry] &= template.possible
        isAny = isAny || after[entry] != 0
      }
      guard isAny else { return }
    }
    if !template.hasUnplacedFacts { for fact in template.facts { note(fact) } }
    if let loss = template.rootLoss { arrive(loss, after) }
    let before = after
    if template.assignment != 0 { assign(template.assignment, &after) }
    if let root = template.newRoot { bringUp(root) }
    switch template.target {
    case .complete(let symbols):
      if isLosingRoot(row.control) { return }
      install(symbols, on: row.level, after, control: StackSystem.Control.readyNumber)
    case .pending(let control):
      add(RowKey(control: control, symbol: Self.noSymbol, level: row.level), after)
    case .leaving(let symbols, let arrival):
      if isLosingRoot(row.control) { return }
      install(symbols, on: row.level, after, control: nil)
      arrive(arrival, before)
    case .unknown: isCut = true
    }
  }

  private func isLosingRoot(_ control: UInt32) -> Bool {
    guard control != StackSystem.Control.readyNumber, case .pending(let id) = StackSystem.Control(control) else {
      return false
    }
    return system.pending[id].losesRoot
  }

  private func assign(_ assignment: Int32, _ masks: inout [Mask]) {
    let map = system.maps[Int(assignment)]
    for entry in 0..<count where masks[entry] != 0 { masks[entry] = Self.image(of: masks[entry], map) }
  }

  private static func image(of mask: Mask, _ map: [UInt8]) -> Mask {
    var (rest, image): (Mask, Mask) = (mask, 0)
    while rest != 0 {
      image |= 1 << Mask(map[rest.trailingZeroBitCount])
      rest &= rest - 1
    }
    return image
  }

  /// Puts symbols on a level, lowest first, under a control; nil where the stack waits from then on.
  private func install(_ symbols: [UInt32], on level: Int32, _ masks: [Mask], control: UInt32?) {
    guard let last = symbols.last else {
      return add(
        RowKey(control: control ?? StackSystem.Control.readyNumber, symbol: Self.noSymbol, level: level), masks)
    }
    var (level, masks) = (level, masks)
    for (symbol, next) in zip(symbols, symbols.dropFirst()) {
      let over = self.level(of: next)
      add(RowKey(control: Self.covered, symbol: symbol, level: level, over: over), masks)
      let entered = masks.reduce(0, |)
      masks = (0..<count).map { entered & (1 << Mask($0)) }
      level = over
    }
    if let control { return add(RowKey(control: control, symbol: last, level: level), masks) }
    wait(last, level, masks)
  }

  // MARK: Tabs

  /// Has the stacks of a root's tabs wait that are not selected when it comes up.
  private func bringUp(_ root: RootID) {
    guard rootsBroughtUp.insert(root).inserted else { return }
    var masks = [Mask](repeating: 0, count: count)
    masks[0] = 1
    for (_, symbol) in system.freshStacks(of: root) { wait(symbol, Self.bottom, masks) }
  }

  private func wait(_ symbol: UInt32, _ level: Int32, _ masks: [Mask]) {
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

  private func arrive(_ arrival: TabEntrance, _ before: [Mask]) {
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
    let tabs = arrival.tab.map { [$0] } ?? Array(system.simulator.flow[arrival.root].tabs.indices)
    for tab in tabs where tab != arrival.exceptTab {
      for stack in waiting[TabKey(root: arrival.root, tab: tab)] ?? [] { enter(stack, arrival.control, mask) }
    }
  }

  private func enter(_ stack: WaitingStack, _ control: UInt32, _ mask: Mask) {
    add(
      RowKey(control: control, symbol: stack.symbol, level: stack.level), stack.entries.map { $0 ? mask : 0 })
  }

  // MARK: Rows

  /// By level, the removals that a user may choose: those that are not part of an entry.
  ///
  /// Valid once the saturation is complete.
  private(set) lazy var chosenRemovals: [[Int32]] = removals.map { removals in
    removals.filter { !system.isOfEntry(rows[Int($0)].control) }
  }

  /// By valuation at the entry of its level, the valuations that a row may have.
  func masks(of row: Int32) -> [Mask] { Array(relation[Int(row) * count..<(Int(row) + 1) * count]) }

  /// The valuations that a row may have, whatever they were at the entry of its level.
  func mask(of row: Int32) -> Mask {
    relation[Int(row) * count..<(Int(row) + 1) * count].reduce(0, |)
  }

  /// The number of a row; nil where it is not reachable.
  func number(of key: RowKey) -> Int32? { numbers[key] }

  /// The templates of all that can happen at a row that nothing covers.
  func templates(of row: RowKey) -> Range<Int32> {
    if row.control == StackSystem.Control.readyNumber { return system.offers(of: row.symbol).templates }
    let template = system.continuation(row.control, on: row.symbol)
    return template..<template + 1
  }

  /// What a front symbol offers.
  func offers(of symbol: UInt32) -> StackSystem.FrontOffers { system.offers(of: symbol) }

  /// The level that opens with a symbol; nil where none does.
  func levelOpened(by symbol: UInt32) -> Int32? { levelsOfSymbols[symbol] }

  /// The number of the symbol in front of a configuration; nil where it is none that may be reached.
  func symbol(inFrontOf configuration: Configuration) -> UInt32? {
    system.symbol(inFrontOf: configuration).flatMap { system.symbols.find($0) }
  }

  /// The rows under which a transition that comes into a tab meets the stacks that wait there.
  func rows(enteredBy arrival: TabEntrance) -> [Int32] {
    guard let tab = arrival.tab else { return [] }
    return (waiting[TabKey(root: arrival.root, tab: tab)] ?? []).compactMap { stack in
      numbers[RowKey(control: arrival.control, symbol: stack.symbol, level: stack.level)]
    }
  }

  private func add(_ key: RowKey, _ masks: [Mask]) {
    let number: Int32
    if let known = numbers[key] {
      number = known
    } else {
      number = Int32(rows.count)
      numbers[key] = number
      rows.append(key)
      relation.append(contentsOf: repeatElement(0, count: count))
      fresh.append(contentsOf: repeatElement(0, count: count))
      isQueued.append(false)
      if key.symbol == Self.noSymbol {
        removals[Int(key.level)].append(number)
      } else if key.over >= 0 {
        contexts[Int(key.over)].append(number)
      }
    }
    let base = Int(number) * count
    var isNew = false
    for entry in 0..<count {
      let new = masks[entry] & ~relation[base + entry]
      guard new != 0 else { continue }
      relation[base + entry] |= new
      fresh[base + entry] |= new
      isNew = true
    }
    guard isNew, !isQueued[Int(number)] else { return }
    isQueued[Int(number)] = true
    queue.append(number)
  }

  private func level(of symbol: UInt32) -> Int32 {
    if let known = levelsOfSymbols[symbol] { return known }
    let level = Int32(symbolsOfLevels.count)
    symbolsOfLevels.append(symbol)
    contexts.append([])
    removals.append([])
    levelsOfSymbols[symbol] = level
    return level
  }

  private func note(_ fact: UInt32) {
    while isPossible.count <= Int(fact) { isPossible.append(false) }
    isPossible[Int(fact)] = true
  }

  /// The facts that may occur, in the order in which they were met.
  var possibleFacts: [Fact] {
    isPossible.indices.filter { isPossible[$0] }.map { system.facts.things[$0] }
  }
}
