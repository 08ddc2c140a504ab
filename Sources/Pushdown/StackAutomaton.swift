/// A regular set of configurations: a finite automaton that reads the control first, then the stack from the top down.
///
/// It may be nondeterministic, and a control or symbol may be left open. Reading past a symbol takes expected
/// constant time for a state, and for each transition that can be used. Whether a reachable configuration is in the
/// set is `ForwardSaturation.meets`.
public struct StackAutomaton: Sendable {
  private var startsOfControl = PairLists<UInt32>()
  private var anyStart: [UInt32] = []
  private var transitions = PairLists<UInt32>()
  private var anySymbol: ContiguousArray<[UInt32]> = []
  private var accepting: ContiguousArray<Bool> = []
  private var listed: [(from: UInt32, symbol: UInt32?, to: UInt32)] = []
  private var listedStarts: [(control: UInt32?, state: UInt32)] = []

  /// An automaton that accepts nothing.
  public init() {}

  /// How many states there are.
  public var stateCount: Int { accepting.count }

  /// A new state, numbered from 0.
  public mutating func addState(accepting isAccepting: Bool = false) -> UInt32 {
    accepting.append(isAccepting)
    anySymbol.append([])
    return UInt32(accepting.count - 1)
  }

  /// Has the stack read from a state on when the control is the given one, or whatever it is.
  public mutating func addStart(control: UInt32?, at state: UInt32) {
    listedStarts.append((control, state))
    if let control { startsOfControl.append(state, control, 0) } else { anyStart.append(state) }
  }

  /// Has a symbol, or any symbol, lead from a state to another.
  public mutating func addTransition(from state: UInt32, over symbol: UInt32?, to target: UInt32) {
    listed.append((state, symbol, target))
    if let symbol { transitions.append(target, state, symbol) } else { anySymbol[Int(state)].append(target) }
  }

  /// Whether the stack may end in a state.
  public func isAccepting(_ state: UInt32) -> Bool { accepting[Int(state)] }

  /// Whether a configuration is in the set, in time O(h · (q + δ)) for a stack of h symbols, q states and δ
  /// transitions that read the same symbol.
  public func accepts(_ configuration: Configuration) -> Bool {
    var states: ContiguousArray<UInt32> = []
    appendStarts(configuration.control, to: &states)
    for symbol in configuration.stack {
      var next: ContiguousArray<UInt32> = []
      for state in states { appendSuccessors(of: state, over: symbol, to: &next) }
      states = ContiguousArray(Set(next))
    }
    return states.contains(where: isAccepting)
  }

  /// The configurations that are in this set and in another: the product of both automata.
  ///
  /// Time and memory O(q · q′ + a · a′ + m · m′) for q states, a starts and m transitions of the one and q′, a′ and m′
  /// of the other, whether they can be reached or not.
  public func intersection(_ other: StackAutomaton) -> StackAutomaton {
    var both = StackAutomaton()
    let width = UInt32(other.stateCount)
    for state in 0..<UInt32(stateCount) {
      for twin in 0..<width { _ = both.addState(accepting: isAccepting(state) && other.isAccepting(twin)) }
    }
    for one in listedStarts {
      for two in other.listedStarts where one.control == nil || two.control == nil || one.control == two.control {
        both.addStart(control: one.control ?? two.control, at: one.state * width + two.state)
      }
    }
    for one in listed {
      for two in other.listed where one.symbol == nil || two.symbol == nil || one.symbol == two.symbol {
        both.addTransition(
          from: one.from * width + two.from, over: one.symbol ?? two.symbol, to: one.to * width + two.to)
      }
    }
    return both
  }

  /// Appends the states a control has the stack read from.
  func appendStarts(_ control: UInt32, to states: inout ContiguousArray<UInt32>) {
    startsOfControl.copy(control, 0, to: &states)
    states.append(contentsOf: anyStart)
  }

  /// Appends the states a symbol leads to.
  func appendSuccessors(of state: UInt32, over symbol: UInt32, to states: inout ContiguousArray<UInt32>) {
    transitions.copy(state, symbol, to: &states)
    states.append(contentsOf: anySymbol[Int(state)])
  }

  /// Whether a control with an empty stack is in the set.
  func acceptsEmptyStack(_ control: UInt32) -> Bool {
    var states: ContiguousArray<UInt32> = []
    appendStarts(control, to: &states)
    return states.contains(where: isAccepting)
  }
}
