import FlowModel

/// Findings that the marks of a partial flow, or a relaunch, rule out.
extension RuleContext {
  /// Returns whether a finding of a rule holds although the file omits parts of the app.
  ///
  /// What a relaunch does itself is no fault of the app.
  func permits(_ finding: Finding, of rule: RuleMetadata) -> Bool {
    if isOutside(finding) || isAboutUnknownStyle(finding) { return false }
    if isByRelaunch(finding), !rule.judgesRelaunch { return false }
    return !rule.isAboutExits || !screens(of: finding).contains(where: structure.reachesUnknownExits)
  }

  /// Returns whether a finding is about the screen, root or entries that stand for the omitted parts of the app.
  private func isOutside(_ finding: Finding) -> Bool {
    guard let outside = flow.outside else { return false }
    if finding.screen == outside || finding.range.isOpening(in: flow) { return true }
    if let action = finding.action, flow.isOutside(action) { return true }
    switch (finding.about, finding.place) {
    case (.screen(let screen), _), (_, .screen(let screen)): return screen == outside
    case (.action(let action), _), (_, .action(let action)): return flow.isOutside(action)
    case (_, .root(let root)): return flow.isOutside(root)
    default: return false
    }
  }

  private func isByRelaunch(_ finding: Finding) -> Bool {
    guard let relaunch = flow.relaunch else { return false }
    return finding.action == relaunch || finding.about == .action(relaunch) || finding.place == .action(relaunch)
  }

  /// Returns whether a finding stands at a step with `as: unknown`.
  private func isAboutUnknownStyle(_ finding: Finding) -> Bool {
    structure.stepsOfUnknownStyle.contains(finding.range)
  }

  private func screens(of finding: Finding) -> [ScreenID] {
    let own: [ScreenID] = if case .screen(let screen) = finding.about { [screen] } else { [] }
    return own + [finding.screen].compactMap(\.self) + (finding.task.map { flow[$0].screens } ?? [])
  }
}
