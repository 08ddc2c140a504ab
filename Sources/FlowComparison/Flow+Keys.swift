import FlowModel

extension Flow {
  /// Returns the key that identifies an action or entry in both versions: its owner and its name.
  func key(of action: Action) -> FlowPart.Key {
    let isGesture = if case .gesture = action.trigger { true } else { false }
    return FlowPart.Key(
      subject: action.owner == .entries ? .entry : .action, owner: owner(of: action), name: action.label.value,
      isGesture: isGesture)
  }

  private func owner(of action: Action) -> FlowChange.Owner? {
    switch action.owner {
    case .screen(let screen): .screen(self[screen].name.value)
    case .task(let task): .task(self[task].name.value)
    case .root(let root): .root(name(of: root))
    case .entries: nil
    }
  }
}
