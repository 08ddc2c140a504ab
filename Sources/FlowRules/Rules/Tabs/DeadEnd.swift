import Diagnostics
import FlowModel
import Localization

/// Finds configurations without any move.
struct DeadEnd: Rule {
  static let metadata = RuleMetadata(
    id: "dead-end", severity: .error, exception: "an info for a root on which there is nothing to do",
    evidence: .behaviour, family: .tabs,
    summary: "A screen in front offers no action and no gesture, so the user is stuck.",
    rationale: """
      Not even Back is offered. Every screen needs a way forward or a way out.
      """,
    sources: [.guidelines("navigation")], isAboutExits: true, defersTo: ["gate-without-way-out"],
    failing: [
      Example(
        "a pushed screen without Back",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Pay: push Paid } }
          ①Paid: { back: hidden, title: Paid }
        """),
      Example(
        "a full-screen layer",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: { present: Page, as: fullScreen } } }
          ①Page: { title: Page }
        """),
      Example(
        "an alert without a button",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Delete: present Deleted } }
          ①Deleted: { kind: alert }
        """),
    ],
    passing: [
      Example(
        "Back",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: push Page } }
          Page: { title: Page }
        """),
      Example(
        "a photo picker without actions, from which the user returns",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Photo: present Photos } }
          Photos: { kind: system }
        """),
      Example(
        "a tab bar",
        """
        navflow: 1
        root: { tabs: [Home, Pay], start: Home }
        screens:
          Home: { title: Home }
          Pay: { title: Pay }
        """),
      Example(
        "a system action",
        """
        navflow: 1
        root: { screen: Splash }
        screens:
          Splash: { actions: { Loaded: { by: system, replace: Home } } }
          Home: { actions: { Open: present Page } }
          Page: { actions: { Close: dismiss } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.findings { observed in
      guard case .offersNothing(let screen, let isLoneRoot) = observed.kind else { return nil }
      let finding = Finding(
        .stuck(context, screen, isLoneRoot), help: .help(context, screen), at: context.flow[screen].name.range,
        about: .screen(screen), screen: screen)
      return isLoneRoot ? finding.withSeverity(.info) : finding
    }
  }
}

extension Message {
  fileprivate static func stuck(_ context: RuleContext, _ screen: ScreenID, _ isLoneRoot: Bool) -> Message {
    isLoneRoot
      ? "there is nothing to do on \(context.name(screen)): no action, no gesture"
      : "the user is stuck on \(context.name(screen)): no action and no gesture leads anywhere"
  }

  fileprivate static func help(_ context: RuleContext, _ screen: ScreenID) -> Message {
    let actions = context.flow[screen].actions
    let conditional = actions.filter { action in
      context.flow[action].cases.contains { !$0.condition.isAlways } || !context.flow[action].condition.isAlways
    }
    guard conditional.isEmpty else {
      return "no action is possible here, because no condition holds: add an action without a condition"
    }
    guard actions.isEmpty else {
      return "nothing is left to do once \(listed(actions.map { context.name($0) })) has happened: "
        + "add an action that leads on, or offer Back or a swipe"
    }
    return "give \(context.name(screen)) an action, or offer Back or a swipe"
  }
}
