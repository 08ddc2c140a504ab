import FlowModel

extension Flow {
  /// The devices on which a result of an action may happen, as far as its conditions name them.
  func devices(on action: ActionID, _ chosenCase: Int, _ result: Int) -> [Device] {
    // Most have no condition at all.
    guard
      chosenCase > 0 || self[action].condition.asksForDevice
        || self[action].cases[chosenCase].condition.asksForDevice
        || self[action].cases[chosenCase].results[result].condition.asksForDevice
    else { return Device.all }
    let chosen = self[action].cases[chosenCase]
    let own = [self[action].condition, chosen.condition, chosen.results[result].condition]
    let before = self[action].cases.prefix(chosenCase)
    return Device.all.filter { device in
      own.allSatisfy { $0.mayHold(on: device) } && !before.contains { $0.condition.isSure(on: device) }
    }
  }
}

extension Device {
  /// All of them: made once, as many steps hold it.
  fileprivate static let all = allCases
}

extension Condition {
  /// Whether it turns on the device.
  fileprivate var asksForDevice: Bool { pattern?.device != nil }

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
