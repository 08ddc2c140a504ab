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

/// How a tab is entered: the same may come of several moves.
struct TabArrival: Sendable {
  let entry: TabEntry
  /// The values before the moves that bring it, and the least that such a move weighs.
  var sources: [[ValueID]: UInt64]
  /// Whether a move brings it that is no entry of the flow's.
  var isOnes: Bool

  /// Takes over another move that brings the same.
  mutating func merge(_ other: TabArrival) {
    sources.merge(other.sources, uniquingKeysWith: min)
    isOnes = isOnes || other.isOnes
  }
}

/// The moves that make other values of some, the parts of a move each by itself: that which leaves a tab weighs for all.
struct Settings: Equatable, Sendable {
  /// By the values before, those after and the least that such a move weighs.
  private var moves: [[ValueID]: [[ValueID]: UInt64]] = [:]

  /// Adds a move.
  mutating func add(from before: [ValueID], to after: [ValueID], _ weight: UInt64) {
    guard before != after else { return }
    moves[before, default: [:]].merge([after: weight], uniquingKeysWith: min)
  }

  /// Adds the moves of another system.
  mutating func merge(_ other: Settings) {
    moves.merge(other.moves) { $0.merging($1, uniquingKeysWith: min) }
  }

  /// The values that can be made of some, each with what that weighs at least: whatever else it takes, every value has to be
  /// set.
  ///
  /// By Dijkstra's algorithm (1959), in time O(v² + m) for v combinations of values, 64 at most, and m moves.
  func reach(from state: [ValueID]) -> [[ValueID]: UInt64] {
    var known = [state: UInt64(0)]
    var open = [state]
    while let next = open.indices.min(by: { known[open[$0], default: 0] < known[open[$1], default: 0] }) {
      let before = open.remove(at: next)
      let weight = known[before] ?? 0
      for (after, more) in moves[before] ?? [:] where weight + more < known[after] ?? .max {
        if known[after] == nil { open.append(after) }
        known[after] = weight + more
      }
    }
    return known
  }
}

/// What a system of one tab's stack takes from those of the others, and gives to them.
struct TabExchange: Sendable {
  /// What may come in, in a fixed order.
  var arrivals: [TabArrival] = []
  /// What moves in the other tabs set.
  var othersSet = Settings()

  /// What has been noted of a template in a world, both by number.
  struct NoteKey: Hashable {
    let template: UInt32
    let world: Int32
  }

  /// What has been noted: the number of what goes out to the tab that is selected, if one is.
  var noted = Memo<NoteKey, Int32?>()

  /// What goes out, as it occurs.
  private(set) var leaves = Interner<TabEntry>()
  private(set) var given: [TabArrival] = []
  /// What moves set here.
  var sets = Settings()

  /// The `by: arrival` actions that leave for another tab, or take the root away.
  var leavesOnArrival: Set<ActionID> = []

  /// Notes that something goes out by a move that weighs so much, with any of some values before it; its number.
  mutating func add(_ entry: TabEntry, from before: [[ValueID]], _ weight: UInt64, isOnes: Bool) -> Int32 {
    let number = Int(leaves.number(of: entry))
    let sources = Dictionary(before.map { ($0, weight) }, uniquingKeysWith: min)
    let arrival = TabArrival(entry: entry, sources: sources, isOnes: isOnes)
    if number == given.count { given.append(arrival) } else { given[number].merge(arrival) }
    return Int32(number)
  }

  /// Whether it already takes this from the others.
  func isFed(by arrivals: [TabArrival], _ sets: Settings) -> Bool {
    sets == othersSet
      && arrivals.elementsEqual(self.arrivals) {
        $0.entry == $1.entry && $0.sources == $1.sources && $0.isOnes == $1.isOnes
      }
  }
}

extension TabArrival {
  /// Whether it is all that another is, and by ways no cheaper.
  func includes(_ other: TabArrival) -> Bool {
    guard entry == other.entry, isOnes || !other.isOnes else { return false }
    return other.sources.allSatisfy { before, weight in sources[before].map { $0 <= weight } ?? false }
  }

  /// What it weighs at least until this comes in after the tab was left, where the other tabs have made other values of those
  /// with which it was; nil where they never make those before any move that brings it.
  func weight(after settings: [[ValueID]: UInt64]) -> UInt64? {
    sources.lazy.compactMap { before, weight in settings[before].map { $0 + weight } }.min()
  }
}

extension RestOfMove {
  /// Nothing is left, and nothing is to be told.
  static let nothing = RestOfMove(
    continuation: .nothing,
    scribe: FactScribe(MoveOrigin(trigger: .arrival, screen: ScreenID(0), action: nil, losesInput: false)),
    part: .entered)
}
