import FlowModel
import FlowSimulation

/// The moves that certainly sign the user in, read from the file alone.
///
/// A sign-in or sign-up may also end with an outcome such as "later", and the file does not say which outcome means
/// success. So an outcome counts if the task has no other besides `cancelled`. It also counts if an action with `auth` or
/// an `either` completes the task with it. If no screen completes the task, the replacement of the root counts.
struct SignInMoves {
  private struct Ending: Hashable {
    let task: TaskID
    let outcome: OutcomeID
  }

  private var endings: Set<Ending> = []
  private var swaps: Set<ActionID> = []

  init(_ structure: FlowGraph) {
    let flow = structure.flow
    for task in structure.tasks(for: [.signIn, .signUp]) {
      let actions = task.screens.flatMap { flow[$0].actions }.map { flow[$0] }
      let outcomes = Set(task.outcomes.map(\.value)).subtracting([.cancelled])
      let certain = actions.filter(Self.proves).flatMap(\.allSteps).compactMap(\.outcome)
      let counted = outcomes.count == 1 ? outcomes : outcomes.intersection(certain)
      endings.formUnion(counted.map { Ending(task: task.id, outcome: $0) })
      let isCompleted = actions.flatMap(\.allSteps).compactMap(\.outcome).contains { $0 != .cancelled }
      if !isCompleted { swaps.formUnion(Self.swaps(among: actions)) }
    }
  }

  /// Returns whether a transition signs the user in.
  func includes(_ transition: Transition, in flow: Flow) -> Bool {
    let ends = transition.events.contains { event in
      if case .completes(let task, let outcome?) = event.kind {
        endings.contains(Ending(task: task, outcome: outcome))
      } else {
        false
      }
    }
    guard !ends, let move = transition.move, let action = flow.action(of: move), swaps.contains(action.id) else {
      return ends
    }
    return flow.result(of: move)?.steps.contains(where: \.swapsRoot) ?? false
  }

  /// Returns whether an action starts an authentication method, or may fail.
  private static func proves(_ action: Action) -> Bool {
    action.auth != nil || action.cases.contains { $0.results.count > 1 }
  }

  /// Returns the actions that sign in by replacing the root.
  ///
  /// An action counts if no other action replaces the root, if it starts a method or may fail, or if it has the role
  /// done.
  private static func swaps(among actions: [Action]) -> [ActionID] {
    let all = actions.filter { action in
      action.allSteps.contains(where: \.swapsRoot) && ![.cancel, .close, .back].contains(action.role)
    }
    let certain = all.filter { proves($0) || $0.role == .done }
    // Several actions that make the same assignments, such as a sign-in and a sign-up, all count.
    let changes = Set(
      all.map { action in action.assignments.map(\.effect) })
    let isSame = changes.count == 1 && all.allSatisfy(\.setsVariables)
    return (all.count == 1 || certain.isEmpty && isSame ? all : certain).map(\.id)
  }
}

extension Step {
  /// The outcome with which it completes a task, or nil.
  ///
  /// The optimiser of Swift 6.3 crashes if this is inlined into the loop over a task's actions.
  @inline(never)
  fileprivate var outcome: OutcomeID? { if case .complete(let outcome) = kind { outcome } else { nil } }

  /// Whether it is `root`.
  var swapsRoot: Bool { if case .root = kind { true } else { false } }
}
