import Diagnostics
import FlowModel

/// Finds a `replace` that puts another screen in the place of a tab's own first screen for good.
struct TabRootLost: Rule {
  static let metadata = RuleMetadata(
    id: "tab-root-lost", severity: .warning, evidence: .file, family: .tabs,
    summary: "A tab's first screen is replaced, and nothing shows it again.",
    rationale: """
      The tab button leads to the bottom of the tab's stack. After "replace" another screen is there, so the list or \
      home screen of that tab is gone until the app starts again. Push the screen on it. A first screen that moves on \
      by itself, or that changes the state, is not reported.
      """,
    sources: [.guidelines("tab-bars")],
    failing: [
      Example(
        "a link into another tab",
        """
        navflow: 1
        root: { tabs: [Home, Items], start: Home }
        screens:
          Home: { actions: { Newest item: { do: [tab Items, ①replace Item] } } }
          Items: { actions: { Open: push Item } }
          Item: { title: Item }
        """),
      Example(
        "a list that its own button replaces",
        """
        navflow: 1
        root: { tabs: [Albums, Me] }
        screens:
          Albums: { actions: { Open: ①replace Album, Search: push Search } }
          Album: { title: Album }
          Search: { title: Search }
          Me: { title: Me }
        """),
      Example(
        "a link that first goes back to the bottom",
        """
        navflow: 1
        root: { tabs: [Home, Orders] }
        screens:
          Home: { actions: { Last order: { do: [tab Orders, pop root, ①replace Order] } } }
          Orders: { actions: { Open: push Order } }
          Order: { title: Order }
        """),
    ],
    passing: [
      Example(
        "a push on the tab's first screen",
        """
        navflow: 1
        root: { tabs: [Home, Items], start: Home }
        screens:
          Home: { actions: { Newest item: { do: [tab Items, pop root, push Item] } } }
          Items: { actions: { Open: push Item } }
          Item: { title: Item }
        """),
      Example(
        "two first screens that take turns",
        """
        navflow: 1
        root: { tabs: [Home, Guest] }
        screens:
          Home: { title: Home }
          Guest: { actions: { Sign in: replace Member } }
          Member: { actions: { Sign out: replace Guest } }
        """),
      Example(
        "a first screen that moves on by itself",
        """
        navflow: 1
        root: { tabs: [Home, Loading] }
        screens:
          Home: { title: Home }
          Loading: { actions: { Loaded: { by: system, do: replace List } } }
          List: { title: List }
        """),
      Example(
        "an introduction that is remembered",
        """
        navflow: 1
        root: { tabs: [Home, Welcome] }
        state: { introduction: [new, seen] }
        screens:
          Home: { title: Home }
          Welcome: { actions: { Begin: { set: { introduction: seen }, do: replace Plan } } }
          Plan: { title: Plan }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let tabs = Set(context.flow.rootsOnDevices.flatMap(\.tabs))
    return context.structure.steps { if case .replace = $0 { true } else { false } }.compactMap { written in
      guard case .replace(let next) = written.step.kind, let action = written.action, !context.isEntry(action),
        let lost = bottom(replacedBy: written, action, context), tabs.contains(lost), lost != next,
        context.structure.showings(of: lost).isEmpty
      else { return nil }
      return Finding(
        .lost(context, action, next, lost), help: .help(context, next, lost), at: written.step.range, about: .place,
        place: context.structure.place(of: written), screen: context.structure.hosts(of: written).first,
        action: action)
    }
  }

  /// Returns the screen that a step can replace at the bottom of a stack: the tab that earlier steps select, or else the
  /// only screen that offers the action.
  ///
  /// In all other cases, and if the action may mean progress, it returns nil.
  private func bottom(replacedBy written: WrittenStep, _ action: ActionID, _ context: RuleContext) -> ScreenID? {
    var selected: ScreenID?
    for step in written.before {
      switch step.kind {
      case .tab(let screen): selected = screen
      case .pop(.root), .dismiss, .set, .stay: continue
      default: return nil
      }
    }
    if let selected { return selected }
    let replacing = context.flow[action]
    let hosts = context.structure.hosts(of: written)
    guard written.before.allSatisfy(\.movesNothing), hosts.count == 1, replacing.trigger == .user,
      !replacing.setsVariables,
      context.flow[hosts[0]].task == nil
    else { return nil }
    return hosts[0]
  }
}

extension String {
  fileprivate static func lost(
    _ context: RuleContext, _ action: ActionID, _ next: ScreenID, _ lost: ScreenID
  ) -> String {
    "\(context.culprit(action)) puts \(context.name(next)) in the place of \(context.name(lost)), the first screen of "
      + "its tab: the tab no longer leads there"
  }

  fileprivate static func help(_ context: RuleContext, _ next: ScreenID, _ lost: ScreenID) -> String {
    "write \(quoted("push \(context.flow[next].name.value)")), so that \(context.name(lost)) stays beneath it"
  }
}
