import FlowModel
import FlowSimulation

/// Follows a way of a system in which variables are left out, with values for all of them.
///
/// All else is exact: a way is one of the flow's if every move whose offer depends on what
/// is left out is really offered.
struct WayCheck {
  /// What comes of it.
  enum Outcome {
    /// It is a way of the flow, from these values to those.
    case real(initial: [ValueID], final: [ValueID])
    /// It is not, and this variable would have told.
    case needs(VariableID)
  }

  private let system: FlowPushdown
  private var simulator: Simulator { system.simulator }

  init(_ system: FlowPushdown) { self.system = system }

  /// Follows the rules of a way from its launch; values that are left out are chosen so that they fit,
  /// where the file leaves it open.
  func follow(_ way: Way) -> Outcome {
    var initial = simulator.completed(way.launch)
    var isChosen: Set<VariableID> = []
    while true {
      switch walk(way.rules, from: initial, &isChosen) {
      case .outcome(let outcome): return outcome
      case .choose(let variable, let value):
        isChosen.insert(variable)
        initial[variable.index] = value
      }
    }
  }

  private enum Step {
    case outcome(Outcome)
    /// The same again, with another initial value.
    case choose(VariableID, ValueID)
  }

  private func walk(_ rules: [UInt32], from initial: [ValueID], _ isChosen: inout Set<VariableID>) -> Step {
    var state = initial
    var isSet: Set<VariableID> = []
    for id in rules {
      if let doubt = system.doubt(of: id), let move = system.move(of: id), !isOffered(move, doubt, state) {
        for (variable, value) in helping(move, doubt, state)
        where !isSet.contains(variable) && simulator.flow[variable].initial.contains(value) {
          if !isChosen.contains(variable) { return .choose(variable, value) }
        }
        let blocking = helping(move, doubt, state).first?.variable ?? doubt.variables.subtracting(system.kept).min()
        return blocking.map { .outcome(.needs($0)) } ?? .outcome(.real(initial: initial, final: state))
      }
      for change in system[templateOf: id].assigned {
        state[change.variable.index] = change.value
        isSet.insert(change.variable)
      }
    }
    return .outcome(.real(initial: initial, final: state))
  }

  /// The variables that are left out of which another value would have the move offered, with that value.
  private func helping(_ move: Move, _ doubt: Doubt, _ state: [ValueID]) -> [(variable: VariableID, value: ValueID)] {
    doubt.variables.subtracting(system.kept).sorted().flatMap { variable in
      simulator.flow[variable].values.indices.compactMap { index in
        var other = state
        other[variable.index] = ValueID(index)
        return isOffered(move, doubt, other) ? (variable, ValueID(index)) : nil
      }
    }
  }

  private func isOffered(_ move: Move, _ doubt: Doubt, _ state: [ValueID]) -> Bool {
    moves(doubt, state).contains(move)
  }

  /// What is offered with these values.
  func moves(_ doubt: Doubt, _ state: [ValueID]) -> [Move] {
    var world = doubt.world
    world.state = state
    return simulator.moves(in: system.representative.configuration(system[symbol: doubt.symbol], world))
  }
}
