import FlowModel

/// Comparison of a flow's behaviour on two devices.
extension Simulator {
  /// Returns whether no part of the flow depends on which of two devices is used.
  ///
  /// Three things depend on the device: adaptive presentation styles, taps outside an action sheet, and conditions on
  /// the device.
  ///
  /// - Precondition: both simulators have the same flow.
  public func behaves(like other: Simulator) -> Bool {
    if device == other.device { return true }
    if subject.written.roots.contains(where: \.dependsOnDevice) { return false }
    // Reads screens and actions in place, because copies are expensive.
    if flow.screens.indices.contains(where: { flow.screens[$0].kind == .actionSheet }) { return false }
    return flow.actions.indices.allSatisfy { action in
      flow.actions[action].condition.pattern?.device == nil
        && flow.actions[action].cases.indices.allSatisfy { isLike(other, action, $0) }
    } && flow.thens.allSatisfy { then in then.branches.allSatisfy { shows($0.steps, like: other) } }
  }

  /// Returns whether one case of an action is the same on both devices.
  private func isLike(_ other: Simulator, _ action: Int, _ place: Int) -> Bool {
    guard flow.actions[action].cases[place].condition.pattern?.device == nil else { return false }
    return flow.actions[action].cases[place].results.indices.allSatisfy {
      flow.actions[action].cases[place].results[$0].condition.pattern?.device == nil
        && shows(flow.actions[action].cases[place].results[$0].steps, like: other)
    }
  }

  private func shows(_ steps: [Step], like other: Simulator) -> Bool {
    steps.allSatisfy { step in
      switch step.kind {
      case .present(_, let showing):
        flow.style(ofPresenting: showing, on: device) == flow.style(ofPresenting: showing, on: other.device)
      case .start(let task, let showing, _):
        flow.style(ofStarting: task, showing, on: device) == flow.style(ofStarting: task, showing, on: other.device)
      case .push, .complete, .pop, .dismiss, .unwind, .replace, .show, .tab, .root, .set, .stay: true
      }
    }
  }
}
