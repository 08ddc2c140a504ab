import FlowModel
import FlowSimulation
import Support
import OrderedCollections
import Verification

/// Everything that may be reachable in a flow with several stacks, by forward saturation.
///
/// It follows the post* algorithm (Bouajjani, Esparza and Maler 1997; Schwoon 2002) with weights that are relations
/// over valuations (Reps, Schwoon, Jha and Melski 2005). A level represents all pushes of a symbol, and relates the
/// valuation at the push to the current one. The result is exact for one stack. The stacks with which a tab was left
/// are collected. A transition that selects the tab may enter any of them, with any valuation (Flanagan and Qadeer
/// 2003). So with several tabs it is an over-approximation.
package final class StackSaturation {
  typealias Mask = ValuationSpace.Mask

  /// A transition of the post* automaton: a symbol on a level, under a control.
  struct RowKey: Hashable {
    let control: UInt32
    let symbol: UInt32
    let level: Int32
    /// The level on top of a covered row; -1 for other rows.
    var over: Int32 = -1

    /// Hashes two words, because hashing four numbers takes twice as long.
    func hash(into hasher: inout Hasher) {
      hasher.combine(UInt64(control) << 32 | UInt64(symbol))
      hasher.combine(UInt64(UInt32(bitPattern: level)) << 32 | UInt64(UInt32(bitPattern: over)))
    }
  }

  /// The control of rows that other symbols cover.
  static let covered = UInt32.max
  /// Replaces the symbol where a level is empty.
  static let noSymbol = UInt32.max
  /// The level at which stacks begin.
  ///
  /// It has no context.
  static let bottom: Int32 = 0

  let system: StackSystem
  /// The number of valuations.
  let count: Int

  var rows: [RowKey] = []
  var numbers: [RowKey: Int32] = [:]
  /// For each row and valuation at the level's entry, the current valuations, and those that are not processed yet.
  var relation: [Mask] = []
  var fresh: [Mask] = []
  var isQueued: [Bool] = []
  var queue: [Int32] = []
  var nextInQueue = 0

  /// The symbol whose pushing opened each level; `noSymbol` for the bottom.
  var symbolsOfLevels: [UInt32] = [StackSaturation.noSymbol]
  var levelsOfSymbols: [UInt32: Int32] = [:]
  /// For each level, the rows beneath it, and the rows of its removals.
  var contexts: [[Int32]] = [[]]
  var removals: [[Int32]] = [[]]

  /// A stack that waits in a tab: the row on its top.
  struct WaitingStack {
    let symbol: UInt32
    let level: Int32
    /// For each valuation at the entry of its level, whether it waits there.
    var entries: [Bool]
  }
  struct TabKey: Hashable {
    let root: RootID
    let tab: Int
  }
  var waiting: [TabKey: [WaitingStack]] = [:]
  var waitingNumbers: [RowKey: Int] = [:]
  /// The entrances of transitions into each tab; those into all tabs of a root have the tab -1.
  var entrances: [TabKey: [(control: UInt32, mask: Mask, exceptTab: Int?)]] = [:]
  var rootsBroughtUp: Set<RootID> = []

  /// The symbols in front of a column that may offer nothing, in the order of discovery.
  var idleColumns: OrderedSet<UInt32> = []
  /// The rows in front of panels that may offer nothing, if the screen beneath them offers nothing.
  var idlePanels: [RowKey] = []
  /// The columns that are in use while others are visible, in the order of discovery.
  var usedColumns: OrderedSet<TabKey> = []

  /// Which facts, by number, may occur.
  var isPossible: [Bool] = []
  /// The origins of the transitions that were not followed; as long as there are any, nothing is proved.
  package private(set) var cuts: OrderedSet<MoveOrigin> = []

  /// A row and one of its templates.
  struct RowTemplate: Hashable {
    let row: Int32
    let template: Int32
  }
  /// The origins of the transitions that present layers and no longer know where they began.
  var originsOfLayers: [RowTemplate: OrderedSet<TransitionOrigin>] = [:]

  // What happens beneath layers; see `+Beneath`.
  /// For each level, the acts that happen in front of it.
  var demands: [OrderedSet<UInt32>] = [[]]
  /// For each level, the valuations in which any move of the screen beneath it may happen.
  var masksOfAnyMove: [Mask] = [0]
  /// For each level, the shifts to which acts beneath it lead.
  var shifts: [OrderedDictionary<LayerShift, LayerOutcomes>] = [[:]]
  /// What the covered rows have met.
  var meetings: [Int32: Meetings] = [:]
  /// The copies of covered rows along shifts.
  var copies: [LayerCopy: CopiedRow] = [:]
  /// By the number of a performance that has left for another tab, where it began, and the rows where it ends.
  var beginnings: [UInt32: OrderedSet<RunBeneath.Beginning>] = [:]
  var endsOfDeparted: [UInt32: OrderedSet<Int32>] = [:]
  /// By control, the acts after which it continues in front of the layers.
  var actsBefore: [UInt32: OrderedSet<UInt32>] = [:]
  /// For each level, its rows with an act that waits, and its covered rows.
  var actingRows: [[Int32]] = [[]]
  var coveredRows: [[Int32]] = [[]]

  private init(_ simulator: Simulator, remembering rests: Set<Continuation>?) {
    system = StackSystem(simulator, remembering: rests)
    count = system.space.count
    relation.reserveCapacity(4_096 * count)
  }

  /// How often the saturation is repeated before every transition remembers where it began.
  private static let maximumRepetitions = 3

  /// Saturates a flow, and repeats that as long as some transition needs an origin that it has forgotten.
  ///
  /// - Returns: the saturation, and whether it is complete: it needed at most so many rows, and was not stopped.
  package static func saturated(_ simulator: Simulator, maximumRows: Int, _ watch: ProgressMonitor) -> (
    saturation: StackSaturation, isWhole: Bool
  ) {
    var remembered: Set<Continuation>? = []
    var repetitions = 0
    while true {
      let saturation = StackSaturation(simulator, remembering: remembered)
      let isWhole = saturation.run(maximumRows: maximumRows, watch)
      // With more origins it would need even more rows.
      let isTooLarge = saturation.rows.count > maximumRows
      guard saturation.system.asksOrigins, !isTooLarge, saturation.cuts.isEmpty, watch.shouldContinue(.reach) else {
        return (saturation, isWhole)
      }
      let asked = saturation.system.restsNeedingOrigins
      let isNew = !asked.subtracting(remembered ?? []).isEmpty
      repetitions += 1
      remembered = isNew && repetitions < maximumRepetitions ? remembered?.union(asked) : nil
    }
  }

  // MARK: Work

  /// Computes the fixpoint; returns false if that takes more rows than allowed, or the monitor stops it.
  private func run(maximumRows: Int, _ watch: ProgressMonitor) -> Bool {
    let launch = system.launch()
    for fact in launch.facts { note(fact) }
    bringUp(launch.root)
    var start = [Mask](repeating: 0, count: count)
    start[0] = system.space.initial(in: system.simulator.flow)
    install(launch.symbols, on: Self.bottom, start, control: StackSystem.Control.readyNumber)
    var steps = 0
    while nextInQueue < queue.count {
      steps += 1
      if steps % 256 == 0 {
        // With a transition that is not followed nothing is proved; some more rows show which others are not.
        let most = cuts.isEmpty ? maximumRows : maximumRows / 8
        guard rows.count <= most, watch.shouldContinue(.reach) else { return false }
      }
      let row = queue[nextInQueue]
      nextInQueue += 1
      if nextInQueue > 4_096, nextInQueue * 2 > queue.count {
        queue.removeFirst(nextInQueue)
        nextInQueue = 0
      }
      process(row)
    }
    guard !system.asksOrigins else { return false }
    noteDeadEndsOfColumns()
    noteDeadEndsOfPanels()
    noteVisibleColumns()
    placeFacts()
    countLayers()
    return true
  }

  /// Propagates the new valuations of a row.
  func process(_ number: Int32) {
    let row = rows[Int(number)]
    isQueued[Int(number)] = false
    let base = Int(number) * count
    let delta = Array(fresh[base..<base + count])
    for entry in 0..<count { fresh[base + entry] = 0 }
    if row.symbol == Self.noSymbol {
      for context in contexts[Int(row.level)] { uncover(context, row.control, removed: delta) }
    } else if row.control == Self.covered {
      for removal in removals[Int(row.over)] {
        uncover(number, delta, removal: removal)
      }
      meetActs(number)
      for follower in meetings[number]?.followers ?? [] { add(delta, to: follower) }
    } else if row.control <= StackSystem.Control.usingNumber {
      takeTransitions(row, delta)
    } else if case .acting(let act) = StackSystem.Control(row.control) {
      wait(number, for: act, delta)
    } else {
      let template = system.continuation(row.control, on: row.symbol)
      take(Int(template), row, delta)
    }
  }

  /// Continues with the row beneath a level that has been removed, for new valuations of the removal.
  private func uncover(_ context: Int32, _ control: UInt32, removed: [Mask]) {
    let base = Int(context) * count
    var masks = [Mask](repeating: 0, count: count)
    for entry in 0..<count { masks[entry] = Self.image(of: relation[base + entry]) { removed[$0] } }
    show(context, control, masks)
  }

  /// Continues with the row beneath a level that has been removed, for new valuations of the row.
  func uncover(_ context: Int32, _ covered: [Mask], removal: Int32) {
    let base = Int(removal) * count
    let masks = covered.map { mask in Self.image(of: mask) { relation[base + $0] } }
    show(context, rows[Int(removal)].control, masks)
  }

  private func show(_ context: Int32, _ control: UInt32, _ masks: [Mask]) {
    guard masks.contains(where: { $0 != 0 }) else { return }
    let row = rows[Int(context)]
    add(RowKey(control: control, symbol: row.symbol, level: row.level), masks)
  }

  func takeTransitions(_ row: RowKey, _ delta: [Mask]) {
    let offers = system.offers(of: row.symbol)
    for fact in offers.shows { note(fact) }
    noteUse(ofColumnUnder: row.symbol)
    if row.isReady, delta.contains(where: { $0 & offers.possiblyNothing != 0 }) { noteNothingOffered(by: row) }
    for missed in offers.missedLocks where row.isReady && delta.contains(where: { $0 & missed.mask != 0 }) {
      note(missed.fact)
    }
    for template in offers.templates where isTaken(template, by: row) { take(Int(template), row, delta) }
  }

  func take(_ number: Int, _ row: RowKey, _ delta: [Mask]) {
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
    if let loss = template.rootLoss { recordEntrance(loss, after) }
    let before = after
    if template.assignment != 0 { assign(template.assignment, &after) }
    if let root = template.newRoot { bringUp(root) }
    switch template.target {
    case .complete(let symbols):
      if isLosingRoot(row.control) { return }
      install(symbols, on: row.level, after, control: controlAfter(row.control))
    case .pending(let control):
      for control in [control] + template.otherControls {
        add(RowKey(control: control, symbol: Self.noSymbol, level: row.level), after)
      }
    case .leaving(let symbols, let entrance):
      if isLosingRoot(row.control) { return }
      install(symbols, on: row.level, after, control: nil)
      recordEntrance(entrance, before)
      noteDeparture(row.control, to: entrance.control)
    case .acting(let symbols, let control): install(symbols, on: row.level, after, control: control)
    case .backAtFront(let end):
      guard case .beneath(let run) = StackSystem.Control(row.control) else { return }
      finish(run, end, on: row, after)
    case .unknown: cut(system.origin(of: template, row.control, row.symbol))
    }
  }

  func isLosingRoot(_ control: UInt32) -> Bool {
    guard control > StackSystem.Control.usingNumber, case .pending(let id) = StackSystem.Control(control) else {
      return false
    }
    return system.pending[id].losesRoot
  }

  /// Records that a transition is not followed.
  func cut(_ origin: MoveOrigin) { cuts.append(origin) }

  /// For each level, the removals that a user may choose in front of it: those that do not belong to an entry.
  ///
  /// An act beneath layers that removes the level continues in front of the layers, as any other act.
  /// Valid once the saturation is complete.
  lazy var chosenRemovals: [[Int32]] = removals.map { removals in
    removals.filter { !system.isOfEntry(rows[Int($0)].control) && !system.isBeneath(rows[Int($0)].control) }
  }

  /// For each level, the removals that users may choose after they have opened it.
  ///
  /// Valid once the saturation is complete.
  lazy var removalsByUsers: [[Int32]] = {
    let isReached = reachedByUsers()
    return chosenRemovals.map { removals in removals.filter { isReached[Int($0)] } }
  }()

  /// The rows that removals return to.
  ///
  /// Valid once the saturation is complete.
  lazy var returns = allReturns()

  /// By level, the first screens of the nearest layers beneath it without a task of their own.
  ///
  /// Valid once the saturation is complete.
  var firstScreensOfLayers: [Int32: [ScreenID]] = [:]
}
