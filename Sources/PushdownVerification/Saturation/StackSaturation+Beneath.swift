import FlowModel
import FlowSimulation
import OrderedCollections
import Verification

/// Acts beneath layers: the stack beneath and the layers over it are two parts, like the stacks of two tabs.
///
/// An act waits in front of the layers (`Control.acting`). It is performed on each stack that may be beneath them
/// (`Control.beneath`). The result is a stack with the same layers over it. Where the layers know something of what is
/// beneath them, their levels are copied with the new knowledge (`LayerShift`).
extension StackSaturation {
  /// The acts that a covered row has met.
  struct Meetings {
    /// The number of acts: the first ones that happen in front of the level over the row.
    var count = 0
    /// The rows that have all valuations of the row: its copies, and the acts that begin on it.
    var followers: OrderedSet<Int32> = []
  }

  /// Lets an act that waits on a row happen.
  func wait(_ number: Int32, for act: UInt32, _ masks: [Mask]) {
    let row = rows[Int(number)]
    demand(act, over: row.level, in: masks.reduce(0, |))
    for (shift, outcomes) in shifts[Int(row.level)] {
      for outcome in outcomes[act] ?? [] { take(outcome, along: shift, from: row, masks) }
    }
  }

  /// Records that an act happens in front of a level, and looks beneath it for the stack that it acts on.
  ///
  /// - Parameter mask: the valuations in which it happens.
  private func demand(_ act: UInt32, over level: Int32, in mask: Mask) {
    let (isNew, place) = demands[Int(level)].append(act)
    guard isNew || act == system.anyMove && mask & ~masksOfAnyMove[Int(level)] != 0 else { return }
    if act == system.anyMove { masksOfAnyMove[Int(level)] |= mask }
    for context in contexts[Int(level)] {
      // A row that has not met all acts before this one is still in the queue.
      switch meetings[context, default: Meetings()].count {
      case place: meetActs(context)
      case let count where count > place: meet(context, act)
      default: continue
      }
    }
  }

  /// Lets a covered row meet the acts that happen in front of the level over it and that it has not met.
  func meetActs(_ number: Int32) {
    let over = Int(rows[Int(number)].over)
    while case let count = meetings[number, default: Meetings()].count, count < demands[over].count {
      meetings[number, default: Meetings()].count += 1
      meet(number, demands[over][count])
    }
  }

  /// Gives all valuations of a covered row, now and later, to another row.
  func follow(_ number: Int32, by key: RowKey) {
    let follower = added(key)
    guard meetings[number, default: Meetings()].followers.append(follower).inserted else { return }
    add(masks(of: number), to: follower)
  }

  /// Performs an act on a covered row, or looks further beneath.
  private func meet(_ number: Int32, _ act: UInt32) {
    let row = rows[Int(number)]
    let symbol = system.symbols[row.symbol]
    guard system.isPerformed(act, on: symbol) else {
      demand(act, over: row.level, in: masksOfAnyMove[Int(row.over)])
      for (shift, outcomes) in shifts[Int(row.level)] {
        guard let outcomes = outcomes[act] else { continue }
        let (upper, isNew) = copy(number, along: shift, for: act)
        if isNew { for outcome in outcomes { add(outcome, of: act, along: upper, to: row.over) } }
      }
      return
    }
    guard act != system.anyMove else { return meetAnyMove(number) }
    let from = recordsOrigin(act, of: row.over) ? symbol.instance.screen : .anywhere
    let beginning = RunBeneath.Beginning(upper: row.over, from: from)
    var control = system.control(performing: act, from: nil)
    if case .leaving = system.templates[Int(system.continuation(control, on: row.symbol))].target {
      note(beginning, of: control)
    } else {
      control = system.control(performing: act, from: beginning)
    }
    follow(number, by: RowKey(control: control, symbol: row.symbol, level: row.level))
  }

  /// Performs each move of the screen on a covered row, which panels leave usable.
  private func meetAnyMove(_ number: Int32) {
    let row = rows[Int(number)]
    let usable = system.usableMoves(of: row.symbol)
    for fact in usable.shows { note(fact) }
    for move in usable.moves where move.possible & masksOfAnyMove[Int(row.over)] != 0 {
      switch move.effect {
      case .act(let act):
        let beginning = RunBeneath.Beginning(upper: row.over, from: .anywhere)
        let control = system.control(performing: act, move: move, from: beginning)
        follow(number, by: RowKey(control: control, symbol: row.symbol, level: row.level))
      case .front(let control):
        let result = ReturnToFront(control: control, assignment: 0, layers: [])
        let here = LayerShift(target: row.over, change: nil)
        add(LayerOutcome(move: move, result: result), of: system.anyMove, along: here, to: row.over)
      }
    }
  }

  /// Records the dead ends of panels: the screen beneath them may offer nothing.
  func noteDeadEndsOfPanels() {
    for row in idlePanels
    where usableSymbols(beneath: row.level).contains(where: { system.usableMoves(of: $0).mayOfferNothing }) {
      note(system.offers(of: row.symbol).offersNothing)
    }
  }

  /// Returns the symbols that may be in front once the panels on a level are gone.
  private func usableSymbols(beneath level: Int32) -> Set<UInt32> {
    var found: Set<UInt32> = []
    var (seen, pending): (Set<Int32>, [Int32]) = ([level], [level])
    while let level = pending.popLast() {
      for context in contexts[Int(level)] {
        let row = rows[Int(context)]
        if system.symbols[row.symbol].summary.layer?.style.isPanel != true {
          found.insert(row.symbol)
        } else if seen.insert(row.level).inserted {
          pending.append(row.level)
        }
      }
    }
    return found
  }

  /// Returns whether a task that begins with a layer must remember the screen that was beneath it.
  private func recordsOrigin(_ act: UInt32, of level: Int32) -> Bool {
    let opening = system.symbols[symbolsOfLevels[Int(level)]]
    guard mayBeginTask(opening) else { return false }
    return system.acts[act].reach == .root || opening.summary.layer?.style.isPanel != true
  }

  private func mayBeginTask(_ opening: StackSymbol) -> Bool {
    opening.instance.frame != nil || system.simulator.traits.replacesByTaskScreens
  }

  // MARK: Results

  /// Puts the layers back where an act beneath them has ended.
  func finish(_ run: UInt32, _ end: EndOfAct, on row: RowKey, _ masks: [Mask]) {
    let performance = system.runs[run]
    if let beginning = performance.beginning {
      return finish(performance, from: beginning, end, on: row.level, masks)
    }
    let departed = performance.departed ?? run
    if let number = number(of: row) { endsOfDeparted[departed, default: []].append(number) }
    for beginning in beginnings[departed] ?? [] { finish(performance, from: beginning, end, on: row.level, masks) }
  }

  /// Records where a performance began that has left for another tab.
  func noteDeparture(_ control: UInt32, to next: UInt32) {
    guard control > StackSystem.Control.usingNumber, case .beneath(let run) = StackSystem.Control(control),
      let beginning = system.runs[run].beginning
    else { return }
    note(beginning, of: next)
  }

  private func note(_ beginning: RunBeneath.Beginning, of control: UInt32) {
    guard case .beneath(let departed) = StackSystem.Control(control),
      beginnings[departed, default: []].append(beginning).inserted
    else { return }
    for number in endsOfDeparted[departed] ?? [] {
      let row = rows[Int(number)]
      let template = system.templates[Int(system.continuation(row.control, on: row.symbol))]
      guard case .backAtFront(let end) = template.target, case .beneath(let run) = StackSystem.Control(row.control)
      else { continue }
      finish(system.runs[run], from: beginning, end, on: row.level, masks(of: number))
    }
  }

  private func finish(
    _ run: RunBeneath, from beginning: RunBeneath.Beginning, _ end: EndOfAct, on level: Int32, _ masks: [Mask]
  ) {
    let (symbols, result) = (end.symbols, end.result)
    guard let last = symbols.last else { return }
    let top = system.symbols[last]
    let old = system.symbols[symbolsOfLevels[Int(beginning.upper)]]
    let change = mayBeginTask(old) ? ScreenChange(from: beginning.from, to: top.instance.screen) : nil
    let new = system.symbol(old, over: system.opening(old, over: top).changedBeneath, change)
    let upper = self.level(of: system.symbols.number(of: new))
    cover(symbols, on: level, masks, under: upper)
    let waiting = run.move == nil ? run.act : system.anyMove
    let shift = LayerShift(target: upper, change: change)
    add(LayerOutcome(move: run.move, result: result), of: waiting, along: shift, to: beginning.upper)
    let reach = system.acts[run.act].reach
    // In a panel, `replace` may have taken the place of the screen with which a task began.
    let mayReplaceFrame = reach == .panels && system.simulator.traits.replacesByTaskScreens
    guard end.changesTask, reach != .root, old.instance.frame == nil || mayReplaceFrame else { return }
    // The layers may show a screen of the task that no longer runs there. Then they go, too.
    if let control = end.controlLosingPanels {
      let lost = ReturnToFront(control: control, assignment: result.assignment, layers: [])
      add(LayerOutcome(move: run.move, result: lost), of: waiting, along: shift, to: beginning.upper)
    } else {
      cut(system.acts[run.act].rest.recorder.origin)
    }
  }

  /// Puts symbols on a level, lowest first, and covers them with a level.
  private func cover(_ symbols: [UInt32], on level: Int32, _ masks: [Mask], under upper: Int32) {
    guard let last = symbols.last else { return }
    var (level, masks) = (level, masks)
    for (symbol, next) in zip(symbols, symbols.dropFirst()) {
      (level, masks) = push(self.level(of: next), over: symbol, on: level, masks)
    }
    add(RowKey(control: Self.covered, symbol: last, level: level, over: upper), masks)
  }
}
