@testable import Pushdown

/// The least weight of a run to a regular set, by a system that, once it thinks it is there, takes the stack off and
/// checks it with the control: the set is reached exactly if such a check comes down to a mark at the bottom.
struct NaiveGoal {
  private(set) var weight: UInt64?

  init(_ system: TinySystem, from start: Configuration, to goal: StackAutomaton) {
    let mark: UInt32 = 5_000
    let checking: UInt32 = 10_000
    var rules = system.rules
    let states = 0..<UInt32(goal.stateCount)
    for symbol in system.symbols {
      for control in system.controls {
        for state in states where goal.starts(control).contains(state) {
          for next in goal.successors(state, symbol) {
            rules.append((Head(control: control, symbol: symbol), .pop(to: checking + next, id: 0)))
          }
        }
      }
      for state in states {
        for next in goal.successors(state, symbol) {
          rules.append((Head(control: checking + state, symbol: symbol), .pop(to: checking + next, id: 0)))
        }
      }
    }
    let marked = TinySystem(rules: rules, start: Configuration(control: start.control, stack: start.stack + [mark]))
    for (head, weight) in NaiveHeads(marked, sums: NaiveSums(rules)).weights where head.symbol == mark {
      let isAccepted =
        head.control >= checking
        ? goal.isAccepting(head.control - checking) : goal.starts(head.control).contains(where: goal.isAccepting)
      if isAccepted { self.weight = min(self.weight ?? .max, weight) }
    }
  }
}

extension StackAutomaton {
  /// The states a control is read from.
  fileprivate func starts(_ control: UInt32) -> [UInt32] {
    var states: ContiguousArray<UInt32> = []
    appendStarts(control, to: &states)
    return Array(states)
  }

  /// The states a symbol leads to.
  fileprivate func successors(_ state: UInt32, _ symbol: UInt32) -> [UInt32] {
    var states: ContiguousArray<UInt32> = []
    appendSuccessors(of: state, over: symbol, to: &states)
    return Array(states)
  }
}
