import FlowModel
import FlowSimulation
import OrderedCollections
import Verification

/// The layers over a stack on which an act has been performed: they continue on what results from it.
extension StackSaturation {
  /// What lies on a level may also lie on another one, once an act beneath it has been performed.
  struct LayerShift: Hashable {
    let target: Int32
    /// The screens directly beneath the layer that the level begins; nil for the levels over it.
    let change: ScreenChange?
  }

  /// How an act beneath a level ends.
  struct LayerOutcome: Hashable {
    /// The move beneath panels that is the act, if its panels left open which one it is.
    let move: UsableMove?
    let result: ReturnToFront
  }

  /// The outcomes of each act that leads to a shift.
  typealias LayerOutcomes = OrderedDictionary<UInt32, OrderedSet<LayerOutcome>>

  /// A covered row and a shift along which it is copied.
  struct LayerCopy: Hashable {
    let row: Int32
    let shift: LayerShift
  }

  /// A copy of a covered row, and the acts whose outcomes have reached the level over it.
  struct CopiedRow {
    let row: RowKey
    var acts: Set<UInt32> = []
  }

  /// Records how an act ends in front of a level, and lets it go on where it waits.
  func add(_ outcome: LayerOutcome, of act: UInt32, along shift: LayerShift, to level: Int32) {
    guard shifts[Int(level)][shift, default: [:]][act, default: []].append(outcome).inserted else { return }
    // The origin of a move beneath panels is never forgotten, nor that of an act with nothing left to do.
    if outcome.move == nil, outcome.result.control != StackSystem.Control.readyNumber {
      actsBefore[outcome.result.control, default: []].append(act)
    }
    for number in actingRows[Int(level)] where self.act(of: number) == act {
      take(outcome, along: shift, from: rows[Int(number)], masks(of: number))
    }
    for number in coveredRows[Int(level)] {
      let row = rows[Int(number)]
      guard demands[Int(row.over)].contains(act), !system.isPerformed(act, on: system.symbols[row.symbol]) else {
        continue
      }
      let upper = copy(number, along: shift, for: act).shift
      add(outcome, of: act, along: upper, to: row.over)
    }
  }

  /// Returns the act that waits on a row, or nil.
  func act(of number: Int32) -> UInt32? {
    if case .acting(let act) = StackSystem.Control(rows[Int(number)].control) { act } else { nil }
  }

  /// Continues an act in front of the layers.
  func take(_ outcome: LayerOutcome, along shift: LayerShift, from row: RowKey, _ masks: [Mask]) {
    var masks = masks
    if let move = outcome.move {
      for entry in 0..<count { masks[entry] &= move.possible }
      guard masks.contains(where: { $0 != 0 }) else { return }
      for fact in move.facts { note(fact) }
    }
    let result = outcome.result
    if result.assignment != 0 { assign(result.assignment, &masks) }
    install(symbols(of: row, after: result, along: shift), on: shift.target, masks, control: result.control)
  }

  /// Returns the symbols in front after an act beneath the layers, lowest first.
  private func symbols(of row: RowKey, after result: ReturnToFront, along shift: LayerShift) -> [UInt32] {
    let opening = system.symbols[symbolsOfLevels[Int(shift.target)]]
    let front = system.symbol(system.symbols[row.symbol], over: opening, shift.change)
    return system.stacked(result.layers, over: front)
  }

  /// Copies a covered row along a shift to which an act leads.
  ///
  /// - Returns: the shift of the level over the row, and whether it is new for the act.
  func copy(_ number: Int32, along shift: LayerShift, for act: UInt32) -> (shift: LayerShift, isNew: Bool) {
    let key = LayerCopy(row: number, shift: shift)
    let copied = copies[key]?.row ?? self.copied(rows[Int(number)], along: shift)
    follow(number, by: copied)
    let isNew = copies[key, default: CopiedRow(row: copied)].acts.insert(act).inserted
    return (LayerShift(target: copied.over, change: nil), isNew)
  }

  private func copied(_ row: RowKey, along shift: LayerShift) -> RowKey {
    let opening = system.symbols[symbolsOfLevels[Int(shift.target)]]
    let symbol = system.symbol(system.symbols[row.symbol], over: opening, shift.change)
    let over = system.opening(system.symbols[symbolsOfLevels[Int(row.over)]], over: symbol)
    return RowKey(
      control: Self.covered, symbol: system.symbols.number(of: symbol), level: shift.target,
      over: level(of: system.symbols.number(of: over)))
  }

  /// Returns the rows in which an act that waits on a row continues.
  func rowsAfterAct(on number: Int32) -> [Int32] {
    let row = rows[Int(number)]
    guard let act = act(of: number) else { return [] }
    return shifts[Int(row.level)].flatMap { shift, outcomes in
      (outcomes[act] ?? []).compactMap { outcome in
        var level = shift.target
        let symbols = symbols(of: row, after: outcome.result, along: shift)
        for symbol in symbols.dropFirst() { level = levelOpened(by: symbol) ?? level }
        return symbols.last.flatMap {
          self.number(of: RowKey(control: outcome.result.control, symbol: $0, level: level))
        }
      }
    }
  }
}
