import Diagnostics
import FlowModel
import FlowSimulation
import Localization
import Verification

/// Finds tasks during which the tab bar, or another column of a split view, can be tapped.
struct TabBarInTask: Rule {
  static let metadata = RuleMetadata(
    id: "tab-bar-in-task", severity: .warning, evidence: .behaviour, family: .tasks,
    summary: "The tab bar, or another column of a split view, can be tapped while a task runs.",
    rationale: """
      A tap on another tab leaves the task unfinished and out of sight. The tab bar is for moving around the app, and \
      so is the sidebar of a split view. Cover them while a task runs, which a modal layer does by itself.
      """,
    sources: [.merpay(problem: 1)], defersTo: ["pushed-task"],
    failing: [
      Example(
        "a pushed task",
        """
        navflow: 1
        root: { tabs: [Home, Pay], start: Home }
        screens:
          Home: { actions: { Charge: { start: charge, as: push } } }
          Pay: { title: Pay }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              ①Amount: { actions: { Charge: complete charged } }
        """),
      Example(
        "a task at a tab, after its first screen",
        """
        navflow: 1
        root: { tabs: [Home, Search], start: Home }
        screens:
          Home: { title: Home }
        tasks:
          search:
            outcomes: [found, cancelled]
            screens:
              Search: { actions: { Find: push Results } }
              ①Results: { actions: { Take it: complete found } }
        """),
      Example(
        "a task in one column of a split view",
        """
        navflow: 1
        devices: [pad]
        root: { split: [Folders, Files] }
        screens:
          Folders: { title: Folders }
          Files: { actions: { Rename: { start: rename, as: push } } }
        tasks:
          rename:
            outcomes: [renamed, cancelled]
            screens:
              ①NewName: { actions: { Rename it: complete renamed } }
        """),
      Example(
        "a task on the stack of a tab whose tap is not replaced",
        """
        navflow: 1
        root: { tabs: [Home, Search] }
        screens:
          Home: { actions: { Buy: { start: buy, as: push } } }
          Search: { actions: { Found: push Home } }
        tasks:
          buy:
            outcomes: [bought, cancelled]
            screens:
              ①Pay: { actions: { Pay: complete bought }, gestures: { "Tab: Search": stay } }
        """),
    ],
    passing: [
      Example(
        "a modal layer, which covers the tab bar",
        """
        navflow: 1
        root: { tabs: [Home, Pay], start: Home }
        screens:
          Home: { actions: { Charge: start charge } }
          Pay: { title: Pay }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Charge: complete charged } }
        """),
      Example(
        "a pushed task that hides the tab bar",
        """
        navflow: 1
        root: { tabs: [Home, Pay], start: Home }
        screens:
          Home: { actions: { Charge: { start: charge, as: push } } }
          Pay: { title: Pay }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { tabBar: hidden, actions: { Charge: complete charged } }
        """),
      Example(
        "a pushed task with the other tabs switched off",
        """
        navflow: 1
        root: { tabs: [Home, Pay], start: Home }
        screens:
          Home: { actions: { Charge: { start: charge, as: push } } }
          Pay: { title: Pay }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            gestures: { "Tab: Pay": none }
            screens:
              Amount: { actions: { Charge: complete charged } }
        """),
      Example(
        "the only tab, whose tap cancels the task",
        """
        navflow: 1
        root: { tabs: [Home], start: Home }
        screens:
          Home: { actions: { Charge: { start: charge, as: push } } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Charge: complete charged } }
        """),
      Example(
        "a task at a tab that has not gone on: a page of help is above its first screen",
        """
        navflow: 1
        root: { tabs: [Search, Home] }
        screens: { Home: { title: Home }, Help: { title: Help } }
        tasks:
          search:
            outcomes: [found, cancelled]
            screens:
              Search: { actions: { Help: push Help, Find: complete found } }
        """),
      Example(
        "a task with only a tab's first screen",
        """
        navflow: 1
        root: { tabs: [Home, Search], start: Home }
        screens:
          Home: { title: Home }
        tasks:
          search:
            outcomes: [found, cancelled]
            screens:
              Search: { actions: { Find: complete found } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.findings { observed in
      guard case .exposesTabBar(let task, let screen, let id, let tab) = observed.kind else { return nil }
      let walk = observed.walk
      let (seen, simulator) = (walk.configuration, walk.simulator)
      let root = simulator.flow[id]
      let tabs = tabsThatLeave(screen, root.tabs, selected: tab, context)
      let columns = simulator.columns(in: seen).filter { $0 != seen.selectedTab }.compactMap(root.column)
      guard !tabs.isEmpty || !columns.isEmpty else { return nil }
      let finding = Finding(
        tabs.isEmpty ? .exposed(context, task, screen, columns: columns) : .exposed(context, task, screen, tabs),
        help: tabs.isEmpty ? .helpBesideColumns(context, task) : .help(context, task),
        at: context.flow[screen].name.range, about: .task(task), screen: screen, task: task)
      return finding.noting(context.origins(of: task))
        .causing(at: context.structure.beginnings(of: task).map(\.written.step.range))
    }
  }

  /// Returns the tabs that leave a screen on its stack.
  ///
  /// The selected tab returns to its first screen instead, and an overridden gesture may ask first.
  private func tabsThatLeave(
    _ screen: ScreenID, _ tabs: [ScreenID], selected: Int, _ context: RuleContext
  ) -> [ScreenID] {
    tabs.indices.filter { $0 != selected && !isOverridden(tabs[$0], on: screen, context) }.map { tabs[$0] }
  }

  private func isOverridden(_ tab: ScreenID, on screen: ScreenID, _ context: RuleContext) -> Bool {
    context.flow[screen].override(of: .tab(tab)) != nil
  }
}

extension Message {
  fileprivate static func exposed(
    _ context: RuleContext, _ task: TaskID, _ screen: ScreenID, _ tabs: [ScreenID]
  ) -> Message {
    let tabs = listed(tabs.map(context.name), .or)
    return "the tab bar can be tapped while task \(context.name(task)) runs: a tap on \(tabs) leaves it behind, "
      + "unfinished, at \(context.name(screen))"
  }

  fileprivate static func exposed(
    _ context: RuleContext, _ task: TaskID, _ screen: ScreenID, columns: [ScreenID]
  ) -> Message {
    let columns = listed(columns.map(context.name), .or)
    return
      "the other columns can be used while task \(context.name(task)) runs: a tap in the column of \(columns) leaves "
      + "it behind, unfinished, at \(context.name(screen))"
  }

  fileprivate static func helpBesideColumns(_ context: RuleContext, _ task: TaskID) -> Message {
    "show \(context.name(task)) as a modal layer, which covers the other columns"
  }

  fileprivate static func help(_ context: RuleContext, _ task: TaskID) -> Message {
    "show \(context.name(task)) as a modal layer, which covers the tab bar, or write \"tabBar: hidden\" on its screens"
  }
}
