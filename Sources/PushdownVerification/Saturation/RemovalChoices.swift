import FlowModel
import FlowSimulation

/// The removals of its own level that a user can certainly choose, for each row of a saturation.
///
/// If a row pushes a screen, the user also chooses how that screen is removed again. So a layer that only a pushed
/// screen can close counts as removable. The algorithm computes summaries of a pushdown system (Reps, Horwitz, Sagiv
/// 1995) over the transitions that are certainly offered and that are not entries.
struct RemovalChoices {
  typealias Mask = ValuationSpace.Mask

  /// A transition that keeps the level of a row.
  private struct LevelTransition {
    let source: Int32
    let mask: Mask
    let assignment: Int32
  }

  /// A transition by which a row pushes screens.
  private struct Push {
    let source: Int32
    let mask: Mask
    /// The levels of the symbols that replace the row's symbol, lowest first.
    let levels: [Int32]
    /// For each place above the lowest one, the rows that its removals return to.
    let backs: [[Int32?]]
    let top: Int32
  }

  private let saturation: StackSaturation
  /// By level, the rows of the removals that a user may choose.
  private let choices: [[Int32]]
  /// By row, where its masks begin: one for each choice, one for a new root, and one for any of these.
  private var starts: [Int] = []
  /// The valuations from which each choice is certain.
  private var masks: [Mask] = []
  private var steps: [Int32: [LevelTransition]] = [:]
  private var pushes: [Push] = []
  private var pushesOfRows: [Int32: [Int]] = [:]
  private var queue: [Int32] = []
  private var isQueued: [Bool]
  private var queueOfPushes: [Int] = []
  private var isPushQueued: [Bool] = []
  /// By row, all of its valuations.
  private let everyValuation: [Mask]

  init(_ saturation: StackSaturation) {
    self.saturation = saturation
    choices = saturation.chosenRemovals
    isQueued = [Bool](repeating: false, count: saturation.rows.count)
    everyValuation = saturation.rows.indices.map { saturation.mask(of: Int32($0)) }
    for row in saturation.rows {
      starts.append(masks.count)
      if row.isFront { masks += [Mask](repeating: 0, count: choices[Int(row.level)].count + 2) }
    }
    for (number, row) in saturation.rows.enumerated() where row.isFront {
      for template in saturation.templates(of: row) where saturation.isTaken(template, by: row) {
        add(Int(template), from: Int32(number), row)
      }
    }
    solve()
  }

  /// Whether the level of a row can certainly be removed, whatever the valuation.
  func isCertain(_ row: Int32) -> Bool { !saturation.mayArriveInOtherColumns && isFull(slot(row, .any), row) }

  // MARK: Slots

  private enum Choice {
    case removal(Int)
    case newRoot
    case any
  }

  private func slot(_ row: Int32, _ choice: Choice) -> Int {
    let start = starts[Int(row)]
    let count = choices[Int(saturation.rows[Int(row)].level)].count
    return switch choice {
    case .removal(let place): start + place
    case .newRoot: start + count
    case .any: start + count + 1
    }
  }

  private func isFull(_ slot: Int, _ row: Int32) -> Bool { everyValuation[Int(row)] & ~masks[slot] == 0 }

  private mutating func raise(_ row: Int32, _ choice: Choice, by mask: Mask) {
    for slot in [slot(row, choice), slot(row, .any)] where mask & ~masks[slot] != 0 {
      masks[slot] |= mask
      guard !isQueued[Int(row)] else { continue }
      isQueued[Int(row)] = true
      queue.append(row)
    }
  }

  // MARK: Transitions

  private mutating func add(_ place: Int, from number: Int32, _ row: StackSaturation.RowKey) {
    let template = saturation.system.templates[place]
    let mask = template.certain
    guard template.trigger != .entry, mask != 0 else { return }
    if template.newRoot != nil || template.rootLoss != nil { return raise(number, .newRoot, by: mask) }
    switch template.target {
    case .complete(let symbols) where symbols.isEmpty:
      addRemoval(StackSystem.Control.readyNumber, from: number, row, mask)
    case .complete(let symbols): add(symbols, from: number, row, mask, template.assignment)
    case .pending(let control): addRemoval(control, from: number, row, mask)
    case .leaving, .acting, .backAtFront, .unknown: break
    }
  }

  private mutating func addRemoval(_ control: UInt32, from number: Int32, _ row: StackSaturation.RowKey, _ mask: Mask) {
    let removed = StackSaturation.RowKey(control: control, symbol: StackSaturation.noSymbol, level: row.level)
    guard let removal = saturation.number(of: removed) else { return }
    guard let place = choices[Int(row.level)].firstIndex(of: removal) else { return }
    raise(number, .removal(place), by: mask)
  }

  private mutating func add(
    _ symbols: [UInt32], from number: Int32, _ row: StackSaturation.RowKey, _ mask: Mask, _ assignment: Int32
  ) {
    var levels = [row.level]
    for pushed in symbols.dropFirst() {
      guard let level = saturation.levelOpened(by: pushed) else { return }
      levels.append(level)
    }
    let ready = saturation.controlAfter(row.control)
    guard let level = levels.last, let symbol = symbols.last,
      let top = saturation.number(of: StackSaturation.RowKey(control: ready, symbol: symbol, level: level))
    else { return }
    guard symbols.count > 1 else {
      return steps[top, default: []].append(LevelTransition(source: number, mask: mask, assignment: assignment))
    }
    let backs = (1..<levels.count).map { place in
      choices[Int(levels[place])].map { removal in
        saturation.number(
          of: StackSaturation.RowKey(
            control: saturation.rows[Int(removal)].control, symbol: symbols[place - 1], level: levels[place - 1]))
      }
    }
    let push = Push(source: number, mask: mask, levels: levels, backs: backs, top: top)
    for row in Set(backs.joined().compactMap(\.self) + [top]).sorted() {
      pushesOfRows[row, default: []].append(pushes.count)
    }
    pushes.append(push)
  }

  // MARK: Fixpoint

  /// Follows pushes only when no row is left, because each depends on many rows.
  private mutating func solve() {
    isPushQueued = [Bool](repeating: false, count: pushes.count)
    while true {
      if let row = queue.popLast() {
        isQueued[Int(row)] = false
        for step in steps[row] ?? [] { take(step, to: row) }
        for place in pushesOfRows[row] ?? [] where !isPushQueued[place] {
          isPushQueued[place] = true
          queueOfPushes.append(place)
        }
      } else if let place = queueOfPushes.popLast() {
        isPushQueued[place] = false
        take(pushes[place])
      } else {
        return
      }
    }
  }

  private mutating func take(_ step: LevelTransition, to target: Int32) {
    let count = choices[Int(saturation.rows[Int(target)].level)].count
    let all = (0..<count).map { Choice.removal($0) } + [.newRoot, .any]
    for choice in all {
      let before = saturation.system.preimage(of: masks[slot(target, choice)], by: step.assignment)
      raise(step.source, choice, by: step.mask & before)
    }
  }

  /// Follows what can certainly be chosen from the top down to the row that pushed.
  private mutating func take(_ push: Push) {
    var rows = [push.top]
    for place in push.levels.indices.dropFirst().reversed() {
      if rows.contains(where: { isFull(slot($0, .newRoot), $0) }) { return raise(push.source, .newRoot, by: push.mask) }
      let choices = choices[Int(push.levels[place])]
      let backs = push.backs[place - 1]
      if place == 1, canContinueFromEach(rows, backs) { raise(push.source, .any, by: push.mask) }
      rows = choices.indices.filter { choice in
        rows.contains { isFull(slot($0, .removal(choice)), $0) }
      }.compactMap { backs[$0] }
    }
    let level = saturation.rows[Int(push.source)].level
    for row in rows {
      for choice in choices[Int(level)].indices where isFull(slot(row, .removal(choice)), row) {
        raise(push.source, .removal(choice), by: push.mask)
      }
      if isFull(slot(row, .newRoot), row) { raise(push.source, .newRoot, by: push.mask) }
      if isFull(slot(row, .any), row) { raise(push.source, .any, by: push.mask) }
    }
  }

  /// Returns whether one of the rows can always remove its level, onto rows whose level can be removed, too.
  private func canContinueFromEach(_ rows: [Int32], _ backs: [Int32?]) -> Bool {
    rows.contains { row in
      let certain = backs.indices.reduce(Mask(0)) { mask, choice in
        guard let back = backs[choice], isFull(slot(back, .any), back) else { return mask }
        return mask | masks[slot(row, .removal(choice))]
      }
      return everyValuation[Int(row)] & ~(certain | masks[slot(row, .newRoot)]) == 0
    }
  }
}

extension StackSaturation.RowKey {
  /// Whether nothing covers it; a transition may be under way.
  var isFront: Bool { control != StackSaturation.covered && symbol != StackSaturation.noSymbol }
}
