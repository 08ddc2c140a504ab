import FlowModel
import FlowSimulation

/// What may happen with a symbol in front, whatever the values of the variables.
///
/// A class, as it is looked up in every world.
final class OfferedMoves: Sendable {
  /// What may be offered, where that is not sure of all of it: else nobody asks, and they are wide.
  let offers: [Offer]
  /// The numbers of their templates.
  let templates: [UInt32]
  /// What the configurations tell by themselves.
  let shows: [UInt32]
  /// That nothing is offered, should it be so.
  let nothing: UInt32
  /// Whether each of the moves is offered whatever the values are.
  private let isSure: [Bool]
  /// Whether that is so of all of them.
  let areSure: Bool
  /// The variables that decide what is offered.
  let reads: Set<VariableID>
  /// Whether all that decides is what tests ask, so that it takes no look at the flow to tell.
  let dependsOnTestsAlone: Bool

  init(offers: [Offer], templates: [UInt32], shows: [UInt32], nothing: UInt32) {
    self.templates = templates
    self.shows = shows
    self.nothing = nothing
    var isSure: [Bool] = []
    isSure.reserveCapacity(offers.count)
    var reads: Set<VariableID> = []
    var dependsOnTestsAlone = true
    for place in offers.indices {
      let asksNothing = offers[place].variables.isEmpty
      isSure.append(asksNothing && offers[place].isSure)
      guard !asksNothing else { continue }
      reads.formUnion(offers[place].variables)
      if offers[place].tests == nil { dependsOnTestsAlone = false }
    }
    areSure = isSure.allSatisfy { $0 }
    self.isSure = areSure ? [] : isSure
    self.offers = areSure ? [] : offers
    self.reads = reads
    self.dependsOnTestsAlone = dependsOnTestsAlone
  }

  /// Whether a move, by place, is offered with values of which some are known; nil for none that it turns on.
  ///
  /// - Precondition: not all of them are sure, and it depends on tests alone where there are values.
  func prospect(at place: Int, with state: [ValueID]?, knowing known: Set<VariableID>) -> Offer.Prospect {
    if isSure[place] { return .always }
    return state.map { offers[place].prospect(with: $0, knowing: known) } ?? offers[place].prospect
  }
}

/// What may happen with each symbol in front, by the world without its values: most symbols are met in one such world.
struct OfferTable: Sendable {
  private struct Entry {
    let blank: Int32
    let moves: OfferedMoves
  }

  /// What offers are found by where a symbol is met in more: it, and the world without its values.
  private struct Key: Hashable {
    let symbol: UInt32
    let blank: Int32
  }

  /// By symbol, what was met first.
  private var first: [Entry?] = []
  private var others: [Key: OfferedMoves] = [:]

  /// What is known of a symbol and a world; nil where that has not been met.
  subscript(symbol: UInt32, blank: Int32) -> OfferedMoves? {
    guard Int(symbol) < first.count, let entry = first[Int(symbol)] else { return nil }
    return entry.blank == blank ? entry.moves : others[Key(symbol: symbol, blank: blank)]
  }

  /// Keeps what has become known.
  mutating func keep(_ moves: OfferedMoves, of symbol: UInt32, in blank: Int32) {
    while first.count <= Int(symbol) { first.append(nil) }
    if first[Int(symbol)] == nil {
      first[Int(symbol)] = Entry(blank: blank, moves: moves)
    } else {
      others[Key(symbol: symbol, blank: blank)] = moves
    }
  }

  /// The same without what is not wanted any more.
  func filter(_ isWanted: (OfferedMoves) -> Bool) -> OfferTable {
    var other = self
    for symbol in first.indices { if let entry = first[symbol], !isWanted(entry.moves) { other.first[symbol] = nil } }
    other.others = others.filter { isWanted($1) && other.first[Int($0.symbol)] != nil }
    return other
  }
}
