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
  /// What it costs at least.
  var weight: UInt64
  /// Whether a move brings it that is no entry of the flow's.
  var isOnes: Bool

  /// Takes over another move that brings the same.
  mutating func merge(_ other: TabArrival) {
    weight = min(weight, other.weight)
    isOnes = isOnes || other.isOnes
  }
}

/// What a system of one tab's stack takes from those of the others, and gives to them.
struct TabExchange: Sendable {
  /// What may come in, in a fixed order.
  var arrivals: [TabArrival] = []
  /// What the other tabs set.
  var othersSet: Set<MoveTemplate.Change> = []

  /// What goes out, as it occurs.
  private(set) var leaves = Interner<TabEntry>()
  private(set) var given: [TabArrival] = []
  /// What is set here.
  var sets: Set<MoveTemplate.Change> = []

  /// The `by: arrival` actions that leave for another tab, or take the root away.
  var leavesOnArrival: Set<ActionID> = []

  /// Notes that something goes out; its number.
  mutating func add(_ entry: TabEntry, weight: UInt64, isOnes: Bool) -> Int32 {
    let number = Int(leaves.number(of: entry))
    if number == given.count {
      given.append(TabArrival(entry: entry, weight: weight, isOnes: isOnes))
    } else {
      given[number].merge(TabArrival(entry: entry, weight: weight, isOnes: isOnes))
    }
    return Int32(number)
  }

  /// Whether it already takes this from the others.
  func isFed(by arrivals: [TabArrival], _ sets: Set<MoveTemplate.Change>) -> Bool {
    sets == othersSet
      && arrivals.elementsEqual(self.arrivals) {
        $0.entry == $1.entry && $0.weight == $1.weight && $0.isOnes == $1.isOnes
      }
  }

  /// Whether the other tabs can make some values of others, as far as can be told: what they never set stays.
  func mayTurn(_ before: [ValueID], into after: [ValueID]) -> Bool {
    after.indices.allSatisfy { index in
      after[index] == before[index]
        || othersSet.contains(MoveTemplate.Change(variable: VariableID(index), value: after[index]))
    }
  }
}

extension RestOfMove {
  /// Nothing is left, and nothing is to be told.
  static let nothing = RestOfMove(
    continuation: .nothing,
    scribe: FactScribe(MoveOrigin(trigger: .arrival, screen: ScreenID(0), action: nil, losesInput: false)),
    part: .entered)
}
