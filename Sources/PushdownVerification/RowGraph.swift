import FlowModel
import FlowSimulation

/// Computes from which rows of a saturation, and in which valuations, a goal can be reached.
///
/// Two answers bound the truth. The possible answer uses every transition that may be offered. There a removal returns
/// to any context, unless the path itself has pushed the level (`solvePossible`). The certain answer uses only
/// transitions that are certainly offered, and a removal must reach the goal from every context. Entries do not count,
/// because a user cannot wait for them.
struct RowGraph {
  typealias Mask = ValuationSpace.Mask

  /// The kind of answer.
  enum Mode {
    case possible, certain
    /// As certain, but only by arrivals and by what the user does, and of these only by actions with a single result.
    ///
    /// Actions with several results are left out. So a proof may be missed, but every proof is valid.
    case forced

    /// Whether a removal must reach the goal from every context.
    var isUniversal: Bool { self != .possible }
  }

  /// The goal.
  enum Goal {
    /// The end of the nearest task.
    case taskEnd
    /// The end of the nearest modal layer in which no task begins.
    case layerEnd
    /// A configuration that matches a pattern, with the valuations in which a symbol may match and certainly matches.
    ///
    /// It is never used with `.possible`.
    case symbols([UInt32: (possible: Mask, certain: Mask)])
  }

  struct Arc {
    /// The effect on the height of the stack.
    enum Effect {
      /// The stack is no higher afterwards. Screens that were pushed in between have been removed again.
      case level
      /// The stack is higher afterwards.
      case push
      /// The level is removed, and the symbol beneath it is in front.
      case removal
    }

    let source: Int32
    /// The valuations in which it can be taken.
    let mask: Mask
    let assignment: Int32
    let effect: Effect
    /// The row that removes the pushed level, if the arc is a push with its removal.
    var removal: Int32?
  }

  let saturation: StackSaturation
  let mode: Mode
  let goal: Goal
  /// For each row, the valuations from which the goal can be reached.
  var reaching: [Mask]
  var arcs: [(target: Int32, arc: Arc)] = []
  /// The rows that removals return to, and for each row the removals that return to it.
  let returns: (after: [[StackSaturation.Return]], removals: [[Int32]])
  /// For each row, whether a removal may return to it; nil if it may return to all rows.
  private var isReturnedTo: [Bool]?
  /// For each row, the valuations in which it reaches the goal at once.
  private var goals: [Mask] = []
  /// The removals, in the order of their rows; each reaches the goal only if all rows that it returns to do.
  let removals: [Int32]
  /// The node of each entrance into a tab; these nodes are numbered after the rows of the saturation.
  var entrances: [TabEntrance: Int32] = [:]
  /// For each of these nodes, the rows that it enters; it reaches the goal only if all of them do.
  var entered: [[Int32]] = []
  /// For each row, the entrances that enter it.
  var entrancesOfRows: [Int32: [Int32]] = [:]

  /// The number of passes after which `addInductively` gives up.
  static let maximumPasses = 100

  /// - Parameter choices: the removals that a user can certainly choose. Where a task or layer begins, the removal of
  ///   its level ends it, also if another task or layer over it is the way there.
  init(_ saturation: StackSaturation, to goal: Goal, _ mode: Mode, choices: RemovalChoices? = nil) {
    self.saturation = saturation
    self.mode = mode
    self.goal = goal
    reaching = [Mask](repeating: 0, count: saturation.rows.count)
    returns = saturation.returns
    let isUsed = mode.isUniversal && !saturation.mayArriveInOtherColumns
    removals = isUsed ? saturation.rows.indices.filter { saturation.rows[$0].isRemoval }.map { Int32($0) } : []
    build()
    if let choices { addRemovable(choices) }
    goals = reaching
    solve()
  }

  /// Returns the answer for the stacks in which removals return only to some rows.
  func within(_ isReturnedTo: [Bool]) -> RowGraph {
    var graph = self
    graph.isReturnedTo = isReturnedTo
    graph.reaching = goals
    graph.solve()
    return graph
  }

  /// Returns the rows in front after a removal, with the valuations in which it can lead there.
  func returns(after removal: Int32) -> [StackSaturation.Return] {
    let all = returns.after[Int(removal)]
    guard let isReturnedTo else { return all }
    return all.filter { isReturnedTo[Int($0.next)] }
  }

  private mutating func addRemovable(_ choices: RemovalChoices) {
    for (number, row) in saturation.rows.enumerated() where row.isReady {
      let symbol = saturation.system.symbols[row.symbol]
      // A task that began with an alert may go on after it.
      guard isSubject(symbol), symbol.summary.layer?.style.isOneScreen != true else { continue }
      if choices.isCertain(Int32(number)) { reaching[number] = .max }
    }
  }

  // MARK: Arcs

  private mutating func build() {
    if mode.isUniversal, saturation.mayArriveInOtherColumns { return }
    for number in saturation.rows.indices {
      let row = saturation.rows[number]
      guard row.control != StackSaturation.covered else { continue }
      if row.isRemoval {
        guard mode == .possible else { continue }
        for each in returns.after[number] {
          arcs.append((each.next, Arc(source: Int32(number), mask: .max, assignment: 0, effect: .removal)))
        }
      } else {
        if case .symbols(let matches) = goal, row.control == StackSystem.Control.readyNumber,
          let match = matches[row.symbol]
        {
          reaching[number] |= match.certain
        }
        if mode.isUniversal, isBeyondSubject(saturation.system.symbols[row.symbol]) { reaching[number] = .max }
        for template in saturation.templates(of: row) where saturation.isTaken(template, by: row) {
          add(Int(template), from: Int32(number), row)
        }
      }
    }
  }

  private mutating func add(_ place: Int, from number: Int32, _ row: StackSaturation.RowKey) {
    let template = saturation.system.templates[place]
    guard template.trigger != .entry else { return }
    guard mode != .forced || saturation.system.isForced(template) else { return }
    let mask = mode == .possible ? template.possible : template.certain
    guard mask != 0 else { return }
    let front = saturation.system.symbols[row.symbol]
    let isSubject = isSubject(front)
    if ends(template, front, isSubject) { reaching[Int(number)] |= mask }
    switch template.target {
    case .complete(let symbols):
      // A new root has ended the task or layer already (`ends`).
      if case .symbols = goal {} else if template.newRoot != nil { return }
      add(symbols, from: number, row, mask, template.assignment, isSubject)
    case .pending(let control):
      let removed = StackSaturation.RowKey(control: control, symbol: StackSaturation.noSymbol, level: row.level)
      guard !isSubject || isCarriedOn(front, by: control), let next = saturation.number(of: removed) else { return }
      if isSubject, mode.isUniversal { return }
      arcs.append((next, Arc(source: number, mask: mask, assignment: template.assignment, effect: .level)))
    case .leaving(_, let entrance):
      guard case .symbols = goal else { return }
      arcs.append(
        (node(of: entrance), Arc(source: number, mask: mask, assignment: entrance.assignment, effect: .push)))
    // What an act beneath layers leads to is only known to be possible (`ends`).
    case .acting, .backAtFront, .unknown: break
    }
  }

  /// Returns whether a transition ends the task or layer in front, or may end it.
  private func ends(_ template: TransitionTemplate, _ front: StackSymbol, _ isSubject: Bool) -> Bool {
    if case .symbols = goal { return false }
    if template.newRoot != nil || template.rootLoss != nil { return true }
    switch template.target {
    case .unknown, .acting: return mode == .possible
    default: break
    }
    if case .leaving = template.target, mode == .possible { return true }
    guard isSubject else { return false }
    if template.endsRoot { return true }
    switch template.target {
    case .pending(let control):
      return mode == .possible || !isCarriedOn(front, by: control)
    case .complete(let symbols):
      if symbols.isEmpty { return true }
      guard template.changesFrame else { return false }
      if case .taskEnd = goal { return true }
      return mode == .possible
    case .leaving, .acting, .backAtFront, .unknown: return template.changesFrame && mode == .possible
    }
  }

  /// Returns whether the rest of a transition continues a task that began with an alert or action sheet.
  private func isCarriedOn(_ front: StackSymbol, by control: UInt32) -> Bool {
    guard case .taskEnd = goal, front.summary.layer?.style.isOneScreen == true, let task = front.instance.frame?.task
    else { return false }
    guard case .pending(let id) = StackSystem.Control(control) else { return true }
    return saturation.system.pending[id].continuation.continuedTasks(in: saturation.system.simulator).contains(task)
  }

  private mutating func add(
    _ symbols: [UInt32], from number: Int32, _ row: StackSaturation.RowKey, _ mask: Mask, _ assignment: Int32,
    _ isSubject: Bool
  ) {
    guard let last = symbols.last else {
      let removed = StackSaturation.RowKey(
        control: saturation.controlAfter(row.control), symbol: StackSaturation.noSymbol, level: row.level)
      guard !isSubject, let next = saturation.number(of: removed) else { return }
      return arcs.append((next, Arc(source: number, mask: mask, assignment: assignment, effect: .level)))
    }
    var level = row.level
    var effect = Arc.Effect.level
    for (symbol, pushed) in zip(symbols, symbols.dropFirst()) {
      guard let over = saturation.levelOpened(by: pushed) else { return }
      if mode == .possible {
        // After the removal of the pushed level, this level is in front again.
        for removal in saturation.removalsByUsers[Int(over)] {
          let back = StackSaturation.RowKey(
            control: saturation.rows[Int(removal)].control, symbol: symbol, level: level)
          guard let next = saturation.number(of: back) else { continue }
          arcs.append(
            (next, Arc(source: number, mask: mask, assignment: assignment, effect: effect, removal: removal)))
        }
      }
      // If another task or layer begins, this one continues only after its end.
      if self.isSubject(saturation.system.symbols[pushed]) { return }
      effect = .push
      level = over
    }
    let top = StackSaturation.RowKey(control: saturation.controlAfter(row.control), symbol: last, level: level)
    guard let next = saturation.number(of: top) else { return }
    arcs.append((next, Arc(source: number, mask: mask, assignment: assignment, effect: effect)))
  }

  /// Returns whether a row reaches the goal in each of its valuations.
  func alwaysReaches(_ row: Int32) -> Bool { saturation.mask(of: row) & ~reaching[Int(row)] == 0 }

  /// Returns the node that represents all stacks that a transition may enter in a tab.
  private mutating func node(of entrance: TabEntrance) -> Int32 {
    let key = TabEntrance(
      root: entrance.root, tab: entrance.tab, exceptTab: nil, control: entrance.control, assignment: 0)
    if let known = entrances[key] { return known }
    let node = Int32(reaching.count)
    reaching.append(0)
    entrances[key] = node
    let rows = saturation.rows(enteredBy: key)
    entered.append(rows)
    for row in rows { entrancesOfRows[row, default: []].append(node) }
    return node
  }

  /// Returns whether a task or layer of the goal's kind begins with a symbol.
  func isSubject(_ symbol: StackSymbol) -> Bool {
    switch goal {
    case .taskEnd: symbol.instance.frame != nil
    case .layerEnd: symbol.beginsPlainLayer
    case .symbols: false
    }
  }

  /// Returns whether no task or layer of the goal's kind lies beneath a symbol.
  ///
  /// A user who reaches such a symbol from a task or layer has ended it.
  private func isBeyondSubject(_ symbol: StackSymbol) -> Bool {
    switch goal {
    case .taskEnd: symbol.running == nil
    case .layerEnd: symbol.summary.layer == nil
    case .symbols: false
    }
  }
}

extension StackSymbol {
  /// Whether a modal layer, or a popover, that is not a task's own begins with it.
  var beginsPlainLayer: Bool {
    summary.index == 0 && summary.layer?.style.canBeTrap == true && instance.frame == nil
  }
}
