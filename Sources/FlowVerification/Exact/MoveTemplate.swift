import FlowModel
import FlowSimulation
import Pushdown

/// What a move, or a part of one, makes of a symbol, whatever the values of the variables: steps never ask for them.
struct MoveTemplate: Sendable {
  /// A variable that is set.
  struct Change: Hashable, Sendable {
    let variable: VariableID
    let value: ValueID
  }

  /// Where it leads.
  enum Target: Sendable {
    /// It is done, and these symbols stand in the place of the one in front, lowest first.
    case ready([UInt32])
    case moving(rest: Int32)
    indirect case seeing(PartialView)
    /// It goes on in another tab, and these symbols stay, lowest first.
    indirect case away([UInt32], TabLeave)
    /// It goes on in another tab, and whatever symbol is in front stays.
    indirect case leaving(TabLeave)
    /// It is not looked into.
    case unknown
    /// It is no part of a move that was worked off: its rules are made elsewhere.
    case apart

    /// Whether symbols are put in the place of the one in front.
    var putsSymbols: Bool {
      switch self {
      case .ready, .away, .leaving: true
      case .moving, .seeing, .unknown, .apart: false
      }
    }
  }

  /// The move that it begins, or nil where it goes on with one.
  let move: Move?
  /// Who or what sets that off; an arrival, which costs nothing, where it goes on with one.
  let trigger: Site.Trigger
  /// The number of the world it leads to, without the values.
  let blank: Int32
  /// The variables that it sets.
  let assigned: [Change]
  let target: Target
  /// What the other tabs' stacks have to go on with, as their root is taken away.
  let rootLoss: TabLeave?
  /// Whether another root, or the same afresh, takes the place of the one in which it begins.
  let swapsRoot: Bool
  /// Whether it is, or is part of, a move that selects another tab.
  let selectsTab: Bool
  let endsRoot: Bool
  /// Whether a frame begins, or goes, in the place of the symbol.
  let isPlaced: Bool
  /// The rule that it comes to in every world, but for the control and the number, where that is so simple.
  let rule: Rule?

  /// - Parameter state: the values that it leads to, those that it does not set unknown.
  init(
    move: Move?, trigger: Site.Trigger, weighing weight: UInt64, to target: Target, after blank: Int32,
    assigning state: [ValueID], selectsTab: Bool, endsRoot: Bool, isPlaced: Bool, swapsRoot: Bool,
    rootLoss: TabLeave?
  ) {
    self.move = move
    self.trigger = trigger
    self.target = target
    self.blank = blank
    assigned = state.indices.compactMap { index in
      state[index] == .unknown ? nil : Change(variable: VariableID(index), value: state[index])
    }
    self.rootLoss = rootLoss
    self.swapsRoot = swapsRoot
    self.selectsTab = selectsTab
    self.endsRoot = endsRoot
    self.isPlaced = isPlaced
    if case .ready(let symbols) = target, !isPlaced, !endsRoot {
      rule = Rule(to: 0, putting: symbols, weight: weight, id: 0)
    } else {
      rule = nil
    }
  }

  /// What a rule is that stands for no part of a move that was worked off.
  init(trigger: Site.Trigger = .arrival, selectsTab: Bool = false) {
    move = nil
    self.trigger = trigger
    target = .apart
    blank = 0
    assigned = []
    rootLoss = nil
    swapsRoot = false
    self.selectsTab = selectsTab
    endsRoot = false
    isPlaced = false
    rule = nil
  }

  /// What goes on in another tab, if it leaves for one.
  var leave: TabLeave? {
    switch target {
    case .away(_, let leave), .leaving(let leave): leave
    case .ready, .moving, .seeing, .unknown, .apart: nil
    }
  }
}

extension Rule {
  /// The rule that puts symbols in the place of the one in front, lowest first; nil where they are more than two.
  init?(to control: UInt32, putting symbols: [UInt32], weight: UInt64, id: UInt32) {
    switch symbols.count {
    case 0: self = .pop(to: control, weight: weight, id: id)
    case 1: self = .swap(to: control, symbols[0], weight: weight, id: id)
    case 2: self = .push(to: control, symbols[1], over: symbols[0], weight: weight, id: id)
    default: return nil
    }
  }
}

/// What may happen with a symbol in front, whatever the values of the variables.
///
/// A class, as it is looked up in every world.
final class OfferedMoves: Sendable {
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
    self.offers = offers
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
    self.isSure = isSure
    areSure = isSure.allSatisfy(\.self)
    self.reads = reads
    self.dependsOnTestsAlone = dependsOnTestsAlone
  }

  /// Whether a move, by place, is offered with values of which some are known; nil for none that it turns on.
  ///
  /// - Precondition: it depends on tests alone where there are values.
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

/// What a template is found by: a symbol, what is left of a move, and the world without its values.
struct TemplateKey: Hashable {
  let symbol: UInt32
  let rest: Int32
  let blank: Int32
}

/// Where it is not known whether a move is offered: the configurations, and the variables that decide.
struct Doubt: Sendable {
  let symbol: UInt32
  let world: World
  let variables: Set<VariableID>
}

extension ValueID {
  /// The value of a variable that is left out.
  static let unknown = ValueID(-1)
}
