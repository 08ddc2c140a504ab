import FlowModel
import FlowSimulation

/// What is left of a move that leaves a tab, with the scribe of what it has told.
///
/// A class, as it is wide, and hardly any template has one.
final class TabLeave: Sendable {
  let departure: Departure
  let scribe: FactScribe
  let part: RestOfMove.Part

  init(departure: Departure, scribe: FactScribe, part: RestOfMove.Part) {
    self.departure = departure
    self.scribe = scribe
    self.part = part
  }
}

/// What comes into a tab from another: the values of the variables, and what is left of the move that selects it.
struct TabEntry: Hashable, Sendable {
  let root: RootID
  /// The tab; nil where a move takes the root away, with every tab's stack.
  let tab: Int?
  let state: [ValueID]
  let rest: RestOfMove
  /// The modal layers that stay up, lowest first, and how many of them came with the move.
  let layers: [Layer]
  let newLayers: Int

  /// Whether nothing comes but the values.
  var isBare: Bool { rest == .nothing && layers.isEmpty }
}

/// Values that a move sets, and what it costs.
struct Setting: Hashable, Sendable {
  let changes: [MoveTemplate.Change]
  let weight: UInt64

  /// The values that it makes of others.
  func callAsFunction(_ state: [ValueID]) -> [ValueID] {
    var state = state
    for change in changes { state[change.variable.index] = change.value }
    return state
  }
}

/// How a tab is entered: the same may come of several moves.
struct TabArrival: Sendable {
  let entry: TabEntry
  /// The moves that bring it, by what they set and cost.
  var moves: Set<Setting>
  /// Whether a move brings it that is no entry of the flow's.
  var isOnes: Bool

  /// Takes over another move that brings the same.
  mutating func merge(_ other: TabArrival) {
    moves.formUnion(other.moves)
    isOnes = isOnes || other.isOnes
  }
}

/// What a system of one tab's stack takes from those of the others, and gives to them.
struct TabExchange: Sendable {
  /// What may come in, in a fixed order.
  var arrivals: [TabArrival] = []
  /// What moves in the other tabs set.
  var othersSet: Set<Setting> = []

  /// What has been noted of a template in a world, both by number.
  struct NoteKey: Hashable {
    let template: UInt32
    let world: Int32
  }

  /// What has been noted: the number of what goes out to the tab that is selected, if one is.
  var noted: [NoteKey: Int32?] = [:]

  /// What goes out, as it occurs.
  private(set) var leaves = Interner<TabEntry>()
  private(set) var given: [TabArrival] = []
  /// What moves set here.
  var sets: Set<Setting> = []

  /// The `by: arrival` actions that leave for another tab, or take the root away.
  var leavesOnArrival: Set<ActionID> = []

  /// Notes that something goes out; its number.
  mutating func add(_ entry: TabEntry, by move: Setting, isOnes: Bool) -> Int32 {
    let number = Int(leaves.number(of: entry))
    let arrival = TabArrival(entry: entry, moves: [move], isOnes: isOnes)
    if number == given.count { given.append(arrival) } else { given[number].merge(arrival) }
    return Int32(number)
  }

  /// Whether it already takes this from the others.
  func isFed(by arrivals: [TabArrival], _ sets: Set<Setting>) -> Bool {
    sets == othersSet
      && arrivals.elementsEqual(self.arrivals) {
        $0.entry == $1.entry && $0.moves == $1.moves && $0.isOnes == $1.isOnes
      }
  }

  /// What it weighs at least until something comes in after the tab was left with some values; nil where what the other
  /// tabs set never makes the values of these with which it comes.
  func weight(of arrival: TabArrival, after settings: [[ValueID]: UInt64]) -> UInt64? {
    arrival.moves.lazy.compactMap { move in
      if move.changes.isEmpty { return settings[arrival.entry.state].map { $0 + move.weight } }
      return settings.lazy.filter { move($0.key) == arrival.entry.state }.map { $0.value + move.weight }.min()
    }.min()
  }

  /// The values that the other tabs can make of some, each with what that weighs at least.
  ///
  /// Whatever else it takes, every value that differs has to be set. By Dijkstra's algorithm (1959) over the values, in
  /// time O(v · (v + m)) for v combinations of these, 64 at most, and m moves that set something different.
  func settings(from state: [ValueID]) -> [[ValueID]: UInt64] {
    var known = [state: UInt64(0)]
    var open = [state]
    while let next = open.indices.min(by: { known[open[$0]] ?? .max < known[open[$1]] ?? .max }) {
      let before = open.remove(at: next)
      let weight = known[before] ?? 0
      for move in othersSet {
        let after = move(before)
        guard weight + move.weight < known[after] ?? .max else { continue }
        if known[after] == nil { open.append(after) }
        known[after] = weight + move.weight
      }
    }
    return known
  }
}

extension RestOfMove {
  /// Nothing is left, and nothing is to be told.
  static let nothing = RestOfMove(
    continuation: .nothing,
    scribe: FactScribe(MoveOrigin(trigger: .arrival, screen: ScreenID(0), action: nil, losesInput: false)),
    part: .entered)
}
