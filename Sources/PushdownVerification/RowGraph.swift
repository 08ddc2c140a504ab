import FlowModel
import FlowSimulation

/// From which rows of a saturation a goal can be reached, and in which valuations.
///
/// Two answers bound the truth: what may be reached takes every transition that may be possible and returns to any context; what can
/// certainly be reached takes only transitions that are certainly offered, and where it returns to a context that is not known, the
/// goal must be reachable from each. Entries do not count: a user cannot wait for them.
struct RowGraph {
  typealias Mask = ValuationSpace.Mask

  /// Which of the two answers is given.
  enum Mode {
    case possible, certain
  }

  /// What is to be reached.
  enum Goal {
    /// The end of the nearest task.
    case taskEnd
    /// The end of the nearest modal layer that is not a task's own.
    case layerEnd
    /// A configuration between two transitions that matches: the valuations, by symbol, in which it may and in which it certainly
    /// does. Only `.certain` is asked for it.
    case symbols([UInt32: (possible: Mask, certain: Mask)])
  }

  private struct Arc {
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
    /// The removal of what was pushed, by row, where that happens in between.
    var removal: Int32?
  }

  private let saturation: StackSaturation
  private let mode: Mode
  private let goal: Goal
  /// By row, the valuations from which the goal can be reached.
  private(set) var reaching: [Mask]
  private var arcs: [(target: Int32, arc: Arc)] = []
  /// For each row that depends on all of several, those, by the row they are about.
  private var universal: [Int32: [Int32]] = [:]
  private var dependents: [Int32: [Int32]] = [:]
  /// Entrances into tabs, by row of its own beyond those of the saturation.
  private var entrances: [TabEntrance: Int32] = [:]

  /// The passes after which the search for the rows that reach the goal by induction gives up.
  private static let mostPasses = 100

  init(_ saturation: StackSaturation, to goal: Goal, _ mode: Mode) {
    self.saturation = saturation
    self.mode = mode
    self.goal = goal
    reaching = [Mask](repeating: 0, count: saturation.rows.count)
    build()
    solve()
  }

  // MARK: Arcs

  private mutating func build() {
    for number in saturation.rows.indices {
      let row = saturation.rows[number]
      guard row.control != StackSaturation.covered else { continue }
      if row.symbol == StackSaturation.noSymbol {
        addReturns(Int32(number), row)
      } else {
        if case .symbols(let matches) = goal, row.control == StackSystem.Control.readyNumber,
          let match = matches[row.symbol]
        {
          reaching[number] |= match.certain
        }
        if mode == .certain, isBeyondSubject(saturation.system.symbols[row.symbol]) { reaching[number] = .max }
        for template in saturation.templates(of: row) { add(Int(template), from: Int32(number), row) }
      }
    }
  }

  private mutating func addReturns(_ number: Int32, _ row: StackSaturation.RowKey) {
    var all: [Int32] = []
    for context in saturation.contexts[Int(row.level)] {
      let below = saturation.rows[Int(context)]
      guard
        let next = saturation.number(
          of: StackSaturation.RowKey(control: row.control, symbol: below.symbol, level: below.level))
      else { continue }
      if mode == .possible {
        arcs.append((next, Arc(source: number, mask: .max, assignment: 0, effect: .removal)))
      } else {
        all.append(context)
        dependents[next, default: []].append(number)
      }
    }
    if mode == .certain { universal[number] = all }
  }

  private mutating func add(_ place: Int, from number: Int32, _ row: StackSaturation.RowKey) {
    let template = saturation.system.templates[place]
    guard template.trigger != .entry else { return }
    let mask = mode == .possible ? template.possible : template.certain
    guard mask != 0 else { return }
    let front = saturation.system.symbols[row.symbol]
    let isSubject = isSubject(front)
    if ends(template, front, isSubject) { reaching[Int(number)] |= mask }
    switch template.target {
    case .complete(let symbols):
      // What a task or layer that ended elsewhere leaves behind is no way to the end of this one.
      if case .symbols = goal {} else if template.newRoot != nil { return }
      add(symbols, from: number, row, mask, template.assignment, isSubject)
    case .pending(let control):
      let removed = StackSaturation.RowKey(control: control, symbol: StackSaturation.noSymbol, level: row.level)
      guard !isSubject || isCarriedOn(front, by: control), let next = saturation.number(of: removed) else { return }
      if isSubject, mode == .certain { return }
      arcs.append((next, Arc(source: number, mask: mask, assignment: template.assignment, effect: .level)))
    case .leaving(_, let entrance):
      guard case .symbols = goal else { return }
      arcs.append(
        (node(of: entrance), Arc(source: number, mask: mask, assignment: entrance.assignment, effect: .push)))
    case .unknown: break
    }
  }

  /// Whether a transition ends the subject in front, or may.
  private func ends(_ template: TransitionTemplate, _ front: StackSymbol, _ isSubject: Bool) -> Bool {
    if case .symbols = goal { return false }
    if template.newRoot != nil || template.rootLoss != nil { return true }
    if case .unknown = template.target { return mode == .possible }
    if case .leaving = template.target, mode == .possible { return true }
    guard isSubject else { return false }
    if template.endsRoot { return true }
    switch template.target {
    case .pending(let control): return mode == .possible || !isCarriedOn(front, by: control)
    case .complete(let symbols):
      if symbols.isEmpty { return true }
      guard template.changesFrame else { return false }
      if case .taskEnd = goal { return true }
      return mode == .possible
    case .leaving, .unknown: return template.changesFrame && mode == .possible
    }
  }

  /// Whether a task that began with an alert, or its like, goes on with what a control has still to do.
  private func isCarriedOn(_ front: StackSymbol, by control: UInt32) -> Bool {
    guard case .taskEnd = goal, front.place.layer?.style.isOneScreen == true, let task = front.instance.frame?.task
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
        control: StackSystem.Control.readyNumber, symbol: StackSaturation.noSymbol, level: row.level)
      guard !isSubject, let next = saturation.number(of: removed) else { return }
      return arcs.append((next, Arc(source: number, mask: mask, assignment: assignment, effect: .level)))
    }
    var level = row.level
    var effect = Arc.Effect.level
    for (symbol, pushed) in zip(symbols, symbols.dropFirst()) {
      guard let over = saturation.levelOpened(by: pushed) else { return }
      if mode == .possible {
        // Once what is pushed has been removed, it goes on here.
        for removal in saturation.chosenRemovals[Int(over)] {
          let back = StackSaturation.RowKey(
            control: saturation.rows[Int(removal)].control, symbol: symbol, level: level)
          guard let next = saturation.number(of: back) else { continue }
          arcs.append(
            (next, Arc(source: number, mask: mask, assignment: assignment, effect: effect, removal: removal)))
        }
      }
      // Where another task or layer begins, this one goes on only after that one has ended.
      if self.isSubject(saturation.system.symbols[pushed]) { return }
      effect = .push
      level = over
    }
    let top = StackSaturation.RowKey(control: StackSystem.Control.readyNumber, symbol: last, level: level)
    guard let next = saturation.number(of: top) else { return }
    arcs.append((next, Arc(source: number, mask: mask, assignment: assignment, effect: effect)))
  }

  /// Whether a row reaches the goal in each of its valuations.
  func alwaysReaches(_ row: Int32) -> Bool { saturation.mask(of: row) & ~reaching[Int(row)] == 0 }

  /// The node that stands for all stacks that a transition may meet in a tab.
  private mutating func node(of entrance: TabEntrance) -> Int32 {
    let key = TabEntrance(
      root: entrance.root, tab: entrance.tab, exceptTab: nil, control: entrance.control, assignment: 0)
    if let known = entrances[key] { return known }
    let node = Int32(reaching.count)
    reaching.append(0)
    entrances[key] = node
    let met = saturation.rows(enteredBy: key)
    universal[node] = met
    for next in met { dependents[next, default: []].append(node) }
    return node
  }

  /// Whether it is what the goal is about that begins with a symbol.
  func isSubject(_ symbol: StackSymbol) -> Bool {
    switch goal {
    case .taskEnd: symbol.instance.frame != nil
    case .layerEnd: symbol.beginsPlainLayer
    case .symbols: false
    }
  }

  /// Returns whether no task or layer of the goal's kind lies beneath a symbol.
  ///
  /// A user who comes to such a symbol from a task or layer has ended it.
  private func isBeyondSubject(_ symbol: StackSymbol) -> Bool {
    switch goal {
    case .taskEnd: symbol.running == nil
    case .layerEnd: symbol.place.layer == nil
    case .symbols: false
    }
  }

  // MARK: Fixpoint

  /// Adds the rows that certainly reach the goal by induction over the height of the stack.
  ///
  /// They form the greatest set of rows that reach the goal, or the removal of their level onto rows of the set, by transitions
  /// that leave the stack no higher. Each removal leaves a lower stack, so the goal is reached in the end. The fixpoint in
  /// `solve` alone would miss these rows where screens can be pushed on one another in a cycle.
  private mutating func addInductively(_ groups: Groups) {
    let goals = reaching
    let removals = universal.keys.filter { Int($0) < saturation.rows.count }.sorted()
    var assumed = reaching.indices.map { $0 < saturation.rows.count ? saturation.mask(of: Int32($0)) : 0 }
    for _ in 0..<Self.mostPasses {
      var next = goals
      for node in removals { next[Int(node)] |= mask(of: node, from: assumed) }
      next = propagated(next, groups, by: [.level])
      var isStable = true
      for row in assumed.indices where assumed[row] & ~next[row] != 0 {
        assumed[row] &= next[row]
        isStable = false
      }
      guard isStable else { continue }
      for row in reaching.indices { reaching[row] |= assumed[row] }
      return
    }
  }

  private mutating func solve() {
    let groups = Groups(arcs.map { Int($0.target) }, count: reaching.count)
    switch mode {
    case .certain:
      addInductively(groups)
      solveCertain(groups)
    case .possible: solvePossible(groups)
    }
  }

  /// Finds the rows that may reach the goal, where a removal returns only to the screen that was pushed on.
  ///
  /// First come the rows that may reach the goal without the removal of their own level. Then come those that may reach it by
  /// removing their level. A push and its removal are one arc.
  private mutating func solvePossible(_ groups: Groups) {
    reaching = propagated(reaching, groups, by: [.level, .push])
    reaching = propagated(reaching, groups, by: [.level, .removal])
  }

  /// Returns from which valuations each row reaches one of the goals by arcs of some effects.
  private func propagated(_ goals: [Mask], _ groups: Groups, by effects: Set<Arc.Effect>) -> [Mask] {
    var reaching = goals
    var queue = reaching.indices.filter { reaching[$0] != 0 }.map { Int32($0) }
    while let row = queue.popLast() {
      for place in groups[Int(row)] where effects.contains(arcs[place].arc.effect) {
        let arc = arcs[place].arc
        let mask = arc.mask & preimage(of: reaching[Int(row)], arc)
        guard mask & ~reaching[Int(arc.source)] != 0 else { continue }
        reaching[Int(arc.source)] |= mask
        queue.append(arc.source)
      }
    }
    return reaching
  }

  private mutating func solveCertain(_ groups: Groups) {
    var queue = reaching.indices.filter { reaching[$0] != 0 }.map { Int32($0) }
    var isQueued = reaching.map { $0 != 0 }
    for node in universal.keys.sorted() { update(node, &queue, &isQueued) }
    while let row = queue.popLast() {
      isQueued[Int(row)] = false
      let mask = reaching[Int(row)]
      for place in groups[Int(row)] {
        let arc = arcs[place].arc
        raise(arc.source, to: arc.mask & preimage(of: mask, arc), &queue, &isQueued)
      }
      for node in dependents[row] ?? [] { update(node, &queue, &isQueued) }
    }
  }

  private mutating func raise(_ row: Int32, to mask: Mask, _ queue: inout [Int32], _ isQueued: inout [Bool]) {
    guard mask & ~reaching[Int(row)] != 0 else { return }
    reaching[Int(row)] |= mask
    guard !isQueued[Int(row)] else { return }
    isQueued[Int(row)] = true
    queue.append(row)
  }

  private func preimage(of mask: Mask, _ arc: Arc) -> Mask {
    var mask = mask
    if let removal = arc.removal {
      let removed = saturation.masks(of: removal)
      let target = mask
      mask = removed.indices.reduce(0) { removed[$1] & target == 0 ? $0 : $0 | 1 << Mask($1) }
    }
    return saturation.system.preimage(of: mask, by: arc.assignment)
  }

  /// Works out again from which valuations all that a node depends on reaches the goal.
  private mutating func update(_ node: Int32, _ queue: inout [Int32], _ isQueued: inout [Bool]) {
    guard let all = universal[node] else { return }
    var mask = all.isEmpty ? 0 : Mask.max
    if Int(node) < saturation.rows.count {
      mask = self.mask(of: node, from: reaching)
    } else {
      for row in all { mask &= reaching[Int(row)] }
    }
    raise(node, to: mask, &queue, &isQueued)
  }

  /// The valuations of a removal from which every row that it may return to is among those that reach the goal.
  private func mask(of removal: Int32, from reaching: [Mask]) -> Mask {
    guard let all = universal[removal], !all.isEmpty else { return 0 }
    let control = saturation.rows[Int(removal)].control
    let removed = saturation.masks(of: removal)
    var bad: Mask = 0
    for context in all {
      let below = saturation.rows[Int(context)]
      let key = StackSaturation.RowKey(control: control, symbol: below.symbol, level: below.level)
      guard let next = saturation.number(of: key) else { continue }
      var entries = saturation.mask(of: context)
      var met: Mask = 0
      while entries != 0 {
        met |= removed[entries.trailingZeroBitCount]
        entries &= entries - 1
      }
      bad |= met & ~reaching[Int(next)]
    }
    return removed.reduce(0, |) & ~bad
  }
}

extension StackSymbol {
  /// Whether a modal layer, or a popover, that is not a task's own begins with it.
  var beginsPlainLayer: Bool {
    place.index == 0 && place.layer?.style.canBeTrap == true && instance.frame == nil
  }
}
