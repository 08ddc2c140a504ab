import FlowModel

/// Whether a flow behaves on one device as on another.
extension Simulator {
  /// Whether nothing in the flow depends on which of the two devices it is; both simulators must be of the same flow.
  ///
  /// What differs by device is: the style in which something is shown, what a tap beside an action sheet does, and conditions that ask
  /// for the device.
  public func behaves(like other: Simulator) -> Bool {
    if device == other.device { return true }
    if flow.screens.contains(where: { $0.kind == .actionSheet }) { return false }
    return flow.actions.allSatisfy { action in
      !asksForDevice(action.condition)
        && action.cases.allSatisfy { each in
          !asksForDevice(each.condition)
            && each.results.allSatisfy { !asksForDevice($0.condition) && shows($0.steps, like: other) }
        }
    } && flow.thens.allSatisfy { then in then.branches.allSatisfy { shows($0.steps, like: other) } }
  }

  private func asksForDevice(_ condition: Condition) -> Bool { condition.pattern?.device != nil }

  private func shows(_ steps: [Step], like other: Simulator) -> Bool {
    steps.allSatisfy { step in
      switch step.kind {
      case .present(_, let showing):
        flow.style(ofPresenting: showing, on: device) == flow.style(ofPresenting: showing, on: other.device)
      case .start(let task, let showing, _):
        flow.style(ofStarting: task, showing, on: device) == flow.style(ofStarting: task, showing, on: other.device)
      case .push, .complete, .pop, .dismiss, .unwind, .replace, .tab, .root, .set, .stay: true
      }
    }
  }
}
