extension Flow {
  /// Returns the devices on which the conditions of an action and its result can hold.
  package func devices(on action: ActionID, _ chosenCase: Int, _ result: Int) -> [Device] {
    // Most actions have no condition.
    guard
      chosenCase > 0 || self[action].condition.asksForDevice
        || self[action].cases[chosenCase].condition.asksForDevice
        || self[action].cases[chosenCase].results[result].condition.asksForDevice
    else { return Device.all }
    let chosen = self[action].cases[chosenCase]
    let own = [self[action].condition, chosen.condition, chosen.results[result].condition]
    let before = self[action].cases.prefix(chosenCase)
    return Device.all.filter { device in
      own.allSatisfy { $0.mayHold(on: device) } && !before.contains { $0.condition.isCertain(on: device) }
    }
  }
}

extension Device {
  /// All devices; the array is shared, because many steps store it.
  fileprivate static let all = allCases
}

extension Condition {
  /// Whether the condition depends on the device.
  fileprivate var asksForDevice: Bool { pattern?.device != nil }

  /// Returns whether the condition may hold on a device.
  fileprivate func mayHold(on device: Device) -> Bool {
    pattern?.device.map { match in match.holds { $0 == device } } ?? true
  }

  /// Returns whether the condition holds on a device in every configuration.
  fileprivate func isCertain(on device: Device) -> Bool {
    guard tests.isEmpty, let pattern else { return tests.isEmpty }
    return pattern.asksForDeviceOnly && mayHold(on: device)
  }
}

extension Pattern {
  /// Whether the pattern has no other clause than the device.
  fileprivate var asksForDeviceOnly: Bool {
    screen == nil && task == nil && modals == nil && tabBar == nil && tab == nil && root == nil && column == nil
      && visible == nil && state.isEmpty && beneath == nil && below == nil && shown == nil && front == nil
  }
}
