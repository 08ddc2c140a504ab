import FlowModel

extension WrittenStep {
  /// Returns whether the step is in the list of its action, not in a `then`.
  func isInOwnList(of flow: Flow) -> Bool {
    guard let action else { return false }
    return flow[action].cases[chosenCase].results[result].steps.contains { $0.range == step.range }
  }
}
