import FlowModel

/// The roots that the app shows by itself.
extension FlowGraph {
  /// The first root, and those that something other than an entry shows.
  var rootsOfApp: Set<RootID> {
    let shown = steps.filter { !isOfEntry($0) }.compactMap { written -> RootID? in
      if case .root(let root) = written.step.kind { root } else { nil }
    }
    return Set(shown).union(flow.start.map { [$0] } ?? [])
  }

  /// The first screens of `rootsOfApp`, and of their tabs.
  var rootScreensOfApp: Set<ScreenID> {
    let roots = rootsOfApp
    return Set(flow.rootsOnDevices.filter { roots.contains($0.id) }.flatMap(flow.firstScreens))
  }

  /// Returns the first screens of `rootsOfApp`, and of their tabs, on a device.
  func rootScreensOfApp(on device: Device) -> Set<ScreenID> {
    let (roots, flow) = (rootsOfApp, flow.on(device))
    return Set(flow.roots.filter { roots.contains($0.id) }.flatMap(flow.firstScreens))
  }

  /// Returns whether a step belongs to an entry.
  func isOfEntry(_ written: WrittenStep) -> Bool { written.action.map { flow[$0].owner == .entries } ?? false }
}
