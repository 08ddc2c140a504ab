import Diagnostics
import FlowModel
import Localization

/// Finds pushed screens that hide the tab bar while no task runs.
struct TabBarHidden: Rule {
  static let metadata = RuleMetadata(
    id: "tab-bar-hidden", severity: .info, evidence: .behaviour, family: .tabs,
    summary: "A pushed screen that belongs to no task hides the tab bar.",
    rationale: """
      The tab bar tells people where they are and lets them leave at any time. Keep it visible while they browse. To \
      keep people at one thing until it is done, make it a task in a modal layer, which covers the tab bar.
      """,
    sources: [.guidelines("tab-bars")],
    failing: [
      Example(
        "a detail page",
        """
        navflow: 1
        root: { tabs: [Home, Pay], start: Home }
        screens:
          Home: { actions: { Open: push Detail } }
          Pay: { title: Pay }
          ①Detail: { tabBar: hidden }
        """),
      Example(
        "two screens of one stack that hide it",
        """
        navflow: 1
        root: { tabs: [Home, Pay], start: Home }
        screens:
          Home: { actions: { Open: push List } }
          Pay: { title: Pay }
          ①List: { tabBar: hidden, actions: { Open: push Detail } }
          ②Detail: { tabBar: hidden }
        """),
    ],
    passing: [
      Example(
        "a tab bar that stays",
        """
        navflow: 1
        root: { tabs: [Home, Pay], start: Home }
        screens:
          Home: { actions: { Open: push Detail } }
          Pay: { title: Pay }
          Detail: { title: Detail }
        """),
      Example(
        "a screen of a task",
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
              Amount: { tabBar: hidden, actions: { Terms: push Terms, OK: complete charged } }
              Terms: { tabBar: hidden }
        """),
      Example(
        "a root without tabs",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: push Detail } }
          Detail: { tabBar: hidden }
        """),
      Example(
        "a lock",
        """
        navflow: 1
        root: { tabs: [Cards, Pay] }
        state: { code: [given, asked] }
        screens:
          Cards: { title: Cards }
          Pay: { title: Pay }
          Code: { lock: true, back: hidden, tabBar: hidden, actions: { Enter: { set: { code: given }, do: pop } } }
        entries:
          Asleep: { once: true, set: { code: asked }, push: Code }
        """),
      Example(
        "a modal layer, which covers the tab bar",
        """
        navflow: 1
        root: { tabs: [Home, Pay], start: Home }
        screens:
          Home: { actions: { Open: present Sheet } }
          Pay: { title: Pay }
          Sheet: { actions: { Open: push Detail } }
          Detail: { tabBar: hidden }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.findings { observed in
      guard case .hidesTabBar(let screen) = observed.kind, !context.flow[screen].isLock else { return nil }
      return Finding(
        .hides(context, screen), help: .help(context, screen), at: context.flow[screen].name.range,
        about: .screen(screen), screen: screen)
    }
  }
}

extension Message {
  fileprivate static func hides(_ context: RuleContext, _ screen: ScreenID) -> Message {
    "\(context.name(screen)) hides the tab bar though it belongs to no task"
  }

  fileprivate static func help(_ context: RuleContext, _ screen: ScreenID) -> Message {
    "leave out \"tabBar: hidden\", or make what begins with \(context.name(screen)) a task that is shown modally"
  }
}
