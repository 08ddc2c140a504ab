import FlowModel

extension Flow {
  /// The devices on which a result of an action may happen, as far as its conditions name them.
  func devices(on action: Action, _ chosenCase: Int, _ result: Action.Result) -> [Device] {
    let own = [action.condition, action.cases[chosenCase].condition, result.condition]
    let before = action.cases.prefix(chosenCase)
    // Most have no condition at all.
    guard !before.isEmpty || own.contains(where: { $0.pattern?.device != nil }) else { return Device.allCases }
    return Device.allCases.filter { device in
      own.allSatisfy { $0.mayHold(on: device) } && !before.contains { $0.condition.isSure(on: device) }
    }
  }
}

extension Condition {
  /// Whether it may hold on a device.
  fileprivate func mayHold(on device: Device) -> Bool {
    pattern?.device.map { match in match.holds { $0 == device } } ?? true
  }

  /// Whether it holds on a device whatever else is so.
  fileprivate func isSure(on device: Device) -> Bool {
    guard tests.isEmpty, let pattern else { return tests.isEmpty }
    return pattern.asksForDeviceOnly && mayHold(on: device)
  }
}

extension Pattern {
  /// Whether it has no other clause.
  fileprivate var asksForDeviceOnly: Bool {
    screen == nil && task == nil && modals == nil && tabBar == nil && tab == nil && root == nil && state.isEmpty
      && beneath == nil && below == nil && shown == nil
  }
}
