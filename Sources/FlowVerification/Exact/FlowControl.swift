import FlowModel
import FlowSimulation

/// A control of the pushdown system: the world, and what is under way.
enum FlowControl: Hashable {
  /// Before the launch.
  case start
  /// Between two moves.
  case ready(world: Int32)
  /// In a move of which something is left to do.
  case moving(world: Int32, rest: Int32)
  /// In a move that has to see more before it goes on.
  case seeing(view: Int32)
  /// Another tab is selected, of a root whose other stacks are not known; `nothing` is on top. Since the launch: this tab has
  /// not been in sight yet.
  case away(world: Int32, selecting: SelectedTab, sinceLaunch: Bool = false)
  /// A move comes into the tab with modal layers.
  case entering(arrival: Int32)
  /// Symbols are still to be put on, so that no rule puts on more than one.
  case growing(word: Int32)
  /// A task began in the place of a screen, which has gone; what is to be put on the symbol in front.
  case placing(word: Int32)
  /// The task at the root has just ended; what is to be put on the stack then.
  case rootEnded(word: Int32)
  /// What lies here was not looked into, and is taken for a way to everything: the whole stack goes.
  case beyond
  /// Nothing at all is offered: that is a finding of its own, so whoever asks for a way out only finds one here.
  case deadEnd
}

/// A tab that is selected in another's stead.
struct SelectedTab: Hashable {
  let root: RootID
  let tab: Int
  /// Whether that is all that is left to do: no layer goes along, no step comes after.
  let isAll: Bool
  /// Whether who selects it has still something to do there.
  var hasMore = false
}

/// What is the same whatever stands on the stack: the values of the variables, and the tabs that wait.
struct World: Hashable {
  var state: [ValueID]
  /// The tab that is selected; 0 in a root without tabs.
  var selected = 0
  /// The stacks of the tabs, empty for the selected one and for the ground's, which are on the pushdown system's own;
  /// none at all in a root without tabs.
  var waiting: [[Instance]] = []

  /// The same with other values of some variables.
  func setting(_ changes: [MoveTemplate.Change]) -> World {
    var copy = self
    for change in changes { copy.state[change.variable.index] = change.value }
    return copy
  }

  /// The values before a move and all that it can have made of them midway: any of those that it sets may be any.
  ///
  /// Where a move brings another root, each tab's system makes it, and is left as soon as that shows another tab, with
  /// the values of that moment: the others may then have set more, the same once more, or set it back.
  func states(midway changes: [MoveTemplate.Change], _ flow: Flow) -> [[ValueID]] {
    changes.reduce([state]) { states, change in
      states.flatMap { state in
        flow[change.variable].values.indices.map { value in
          var state = state
          state[change.variable.index] = ValueID(value)
          return state
        }
      }
    }
  }

  /// The same without the values of the variables.
  var blank: World {
    var copy = self
    for index in copy.state.indices { copy.state[index] = .unknown }
    return copy
  }
}

/// What is left of a move, and the scribe of what it has told.
struct RestOfMove: Hashable {
  /// Whose move it is, where each tab's stack is by itself.
  enum Part: Hashable {
    /// It began here.
    case own
    /// It began in another tab.
    case entered
    /// It took the root away in another tab.
    case losesRoot
  }

  let continuation: Continuation
  private(set) var scribe: FactScribe
  var part = Part.own

  init(continuation: Continuation, scribe: FactScribe, part: Part = .own) {
    self.continuation = continuation
    self.scribe = scribe
    self.part = part
  }

  /// Says what is common to the moves that may be meant, by number, once it is forgotten where this one began.
  mutating func liken(to likeness: UInt32) { scribe.liken(to: likeness) }
}

/// Symbols that a rule puts in the place of the front one, lowest first, and the control they are for.
struct GrowingWord: Hashable {
  let control: UInt32
  let symbols: [UInt32]

  /// The same on a symbol that stays.
  func standing(on symbol: UInt32) -> GrowingWord { GrowingWord(control: control, symbols: [symbol] + symbols) }
}
