import Diagnostics
import FlowModel
import Localization

/// First screens of tabs that are pushed elsewhere.
extension AppWithinApp {
  /// Returns whether a user's action or an entry pushes the screen of a tab, which shows the same thing wherever it is.
  func isTabElsewhere(_ showing: PresentationSite, _ context: RuleContext) -> Bool {
    guard showing.verb == .push, context.flow[showing.screen].item == nil, let action = showing.written.action else {
      return false
    }
    if context.flow.entries.contains(action) { return isTabOfApp(showing.screen, context) && !selects(showing) }
    guard showing.written.before.allSatisfy({ $0.movesNothing || $0.goesBack }), context.flow[action].isUserInitiated
    else { return false }
    return context.flow.rootsOnDevices.contains { root in
      root.tabs.contains(showing.screen) && context.structure.rootsOfApp.contains(root.id)
        && context.structure.hosts(of: showing.written).contains { host in
          root.tabs.contains { $0 != showing.screen && context.structure.closure(of: [$0]).contains(host) }
        }
    }
  }

  private func isTabOfApp(_ screen: ScreenID, _ context: RuleContext) -> Bool {
    context.flow.rootsOnDevices.contains { $0.tabs.contains(screen) && context.structure.rootsOfApp.contains($0.id) }
  }

  /// Returns whether an earlier step selects the tab that begins with the screen.
  private func selects(_ showing: PresentationSite) -> Bool {
    showing.written.before.contains { if case .tab(showing.screen) = $0.kind { true } else { false } }
  }

  func inOtherTab(_ context: RuleContext, _ showing: PresentationSite) -> Finding {
    finding(context, showing, .inOtherTab(context, showing), .helpInOtherTab(context, showing))
      .withSeverity(.info)
  }
}

extension Message {
  fileprivate static func inOtherTab(_ context: RuleContext, _ showing: PresentationSite) -> Message {
    let here: Message = showing.written.action.map { context.culprit($0) } ?? "the root"
    return "\(here) pushes \(context.name(showing.screen)), the first screen of another tab: it is there twice"
  }

  fileprivate static func helpInOtherTab(_ context: RuleContext, _ showing: PresentationSite) -> Message {
    let screen = showing.screen
    if let action = showing.written.action, context.flow.entries.contains(action) {
      return "select the tab instead: \(quoted("tab \(context.flow[screen].name.value)"))"
    }
    return "give this place a screen of its own, which shows what belongs here of \(context.name(screen))"
  }
}
