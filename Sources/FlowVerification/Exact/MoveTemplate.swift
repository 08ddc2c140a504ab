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
  /// Which of the symbols that it puts there bears the frame of a task that goes on since its alert has closed, counted from
  /// the lowest; nil where none does.
  let carried: Int?
  /// The rule that it comes to in every world, but for the control and the number, where that is so simple.
  let rule: Rule?

  /// - Parameter state: the values that it leads to, those that it does not set unknown.
  init(
    move: Move?, trigger: Site.Trigger, weighing weight: UInt64, to target: Target, after blank: Int32,
    assigning state: [ValueID], selectsTab: Bool, endsRoot: Bool, isPlaced: Bool, swapsRoot: Bool,
    rootLoss: TabLeave?, carriedDepth: Int?
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
    guard case .ready(let symbols) = target else {
      (carried, rule) = (nil, nil)
      return
    }
    carried = carriedDepth.map { symbols.count - 1 - $0 }
    rule = isPlaced || endsRoot ? nil : Rule(to: 0, putting: symbols, weight: weight, id: 0)
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
    carried = nil
    rule = nil
  }

  /// Whether it may change something for the other tabs.
  var handsOver: Bool {
    guard assigned.isEmpty, rootLoss == nil else { return true }
    switch target {
    case .away, .leaving: return true
    case .ready, .moving, .seeing, .unknown, .apart: return false
    }
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
