import Diagnostics
import FlowModel

/// Flags tasks during which the tab bar can be tapped.
struct TabBarInTask: Rule {
  static let metadata = RuleMetadata(
    id: "tab-bar-in-task", severity: .warning, evidence: .behaviour, family: .tasks,
    summary: "The tab bar can be tapped while a task runs.",
    rationale: """
      A tap on another tab leaves the task half done, out of sight and not ended. The tab bar belongs to finding one's \
      way around the app; while something is being done it should be covered, which a modal layer does by itself.
      """,
    sources: [.merpay(problem: 1)],
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
        "a task at a tab, once it has gone on",
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
    ],
    passing: [
      Example(
        "a modal layer covers it",
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
        "a pushed task that hides it",
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
        "only the first screen of a tab",
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
    context.findings(of: .exposesTabBar) { fact in
      guard case .exposesTabBar(let task, let screen, let root) = fact else { return nil }
      let finding = Finding(
        .exposed(context, task, screen, root), help: .help(context, task), at: context.flow[screen].name.range,
        about: .task(task), screen: screen, task: task)
      return finding.noting(context.origins(of: task))
    }
  }
}

extension String {
  fileprivate static func exposed(
    _ context: RuleContext, _ task: TaskID, _ screen: ScreenID, _ root: RootID
  ) -> String {
    let tabs = listed(context.flow[root].tabs.map(context.name), "or")
    return "the tab bar can be tapped while task \(context.name(task)) runs: a tap on \(tabs) leaves it behind, "
      + "unfinished, at \(context.name(screen))"
  }

  fileprivate static func help(_ context: RuleContext, _ task: TaskID) -> String {
    "show \(context.name(task)) as a modal layer, which covers the tab bar, or write \"tabBar: hidden\" on its screens"
  }
}
