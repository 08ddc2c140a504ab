import FlowModel

/// Outcomes of tasks after which the user may leave.
extension ExitGame {
  /// Returns the outcomes after which a `then` may leave.
  static func leavingOutcomes(in flow: Flow) -> Set<OutcomeID> {
    Set(flow.thens.lazy.flatMap(\.branches).filter { leaves($0.steps) }.map(\.outcome.value))
  }

  /// Returns whether steps that follow on a task may leave.
  static func leaves(_ steps: [Step]) -> Bool {
    steps.contains { step in
      switch step.kind {
      case .pop, .dismiss, .unwind, .complete, .tab, .root, .replace: true
      case .push, .present, .start, .show, .set, .stay: false
      }
    }
  }
}
