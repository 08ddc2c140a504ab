import Diagnostics
import FlowModel
import Localization

/// Finds tabs that only trigger an action.
struct TabAsAction: Rule {
  static let metadata = RuleMetadata(
    id: "tab-as-action", severity: .warning, evidence: .file, family: .tabs,
    summary: "A tab performs an action instead of showing a place.",
    rationale: """
      Tabs are places, and people tap them to look around. A tab that opens a sheet as soon as it is selected is a \
      button in the wrong place. When the sheet closes, an empty screen stays behind. Put the button on the screens \
      that need it. A tab that opens something only for some value of a variable, such as a sign-in, is not \
      reported.
      """,
    sources: [.guidelines("tab-bars")],
    failing: [
      Example(
        "a tab that starts a task",
        """
        navflow: 1
        root: { tabs: [Home, Post, Profile], start: Home }
        screens:
          Home: { title: Home }
          Post: { actions: { ①Compose: { by: arrival, start: compose } } }
          Profile: { title: Profile }
        tasks:
          compose:
            outcomes: [posted, cancelled]
            screens:
              Editor: { actions: { Post it: complete posted, Leave: cancel } }
        """),
      Example(
        "a tab that opens a menu and has actions of its own",
        """
        navflow: 1
        root: { tabs: [Home, More], start: Home }
        screens:
          Home: { title: Home }
          More: { actions: { ①Open: { by: arrival, present: Menu }, Menu: present Menu } }
          Menu: { kind: actionSheet, actions: { Help: stay, Cancel: { do: stay, role: cancel } } }
        """),
      Example(
        "an empty tab on which a system action opens a sheet",
        """
        navflow: 1
        root: { tabs: [Home, Scan], start: Home }
        screens:
          Home: { title: Home }
          Scan: { actions: { ①Open camera: { by: system, present: Camera } } }
          Camera: { kind: system }
        """),
    ],
    passing: [
      Example(
        "a button on the screen that needs it",
        """
        navflow: 1
        root: { tabs: [Home, Profile], start: Home }
        screens:
          Home: { actions: { Compose: present Editor } }
          Profile: { title: Profile }
          Editor: { actions: { Close: dismiss } }
        """),
      Example(
        "a sheet that opens only while something is missing",
        """
        navflow: 1
        root: { tabs: [Home, Orders], start: Home }
        state: { account: [none, signedIn] }
        screens:
          Home: { title: Home }
          Orders:
            actions:
              Ask to sign in: { by: arrival, when: { account: none }, start: signIn }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { actions: { OK: { set: { account: signedIn }, complete: signedIn }, Leave: cancel } }
        """),
      Example(
        "a tab that asks only some people to sign in, decided by cases",
        """
        navflow: 1
        root: { tabs: [Home, Orders], start: Home }
        state: { account: [none, signedIn] }
        screens:
          Home: { title: Home }
          Orders:
            actions:
              Ask to sign in: { by: arrival, cases: [{ when: { account: signedIn }, do: stay }, { start: signIn }] }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { actions: { OK: { set: { account: signedIn }, complete: signedIn }, Leave: cancel } }
        """),
      Example(
        "a tab with actions on which a system action opens a sheet",
        """
        navflow: 1
        root: { tabs: [Home, Pay], start: Home }
        screens:
          Home: { title: Home }
          Pay: { actions: { Receipt: push Receipt, Payment arrives: { by: system, present: Receipt } } }
          Receipt: { title: Receipt }
        """),
      Example(
        "a system message on a tab that the file does not describe",
        """
        navflow: 1
        root: { tabs: [Home, Pay], start: Home }
        screens:
          Home: { actions: { Connection lost: { by: system, present: Offline } } }
          Pay: { title: Pay }
          Offline: { kind: alert, actions: { OK: stay } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.flow.rootsOnDevices.flatMap { root in
      root.tabs.flatMap { tab in
        context.flow[tab].actions.map { context.flow[$0] }.compactMap { action in
          guard isInsteadOfAPlace(action, on: tab, context) else { return nil }
          return Finding(
            .acts(context, action, tab), help: .help(context, action, tab), at: action.label.range, about: .screen(tab),
            place: .screen(tab), screen: tab, action: action.id
          ).noting([Note("it is a tab here", at: root.range)])
        }
      }
    }
  }

  /// Returns whether an action opens a layer whenever the tab is shown, or is the only thing on it.
  private func isInsteadOfAPlace(_ action: Action, on tab: ScreenID, _ context: RuleContext) -> Bool {
    switch action.trigger {
    case .arrival: opens(action, context.flow) { _ in true }
    case .system:
      context.flow[tab].actions.allSatisfy { context.flow[$0].trigger == .system }
        && opens(action, context.flow) { $0 != .alert }
    case .user, .entry, .gesture: false
    }
  }

  /// Returns whether an action presents or starts something for all values of the variables.
  private func opens(_ action: Action, _ flow: Flow, _ isRelevant: (Screen.Kind) -> Bool) -> Bool {
    guard action.condition.tests.isEmpty, action.condition.pattern?.state.isEmpty ?? true,
      let last = action.cases.last?.condition, last.tests.isEmpty, last.pattern == nil
    else { return false }
    return action.cases.allSatisfy { chosen in
      chosen.results.contains { result in
        result.condition.tests.isEmpty
          && result.steps.contains { step in
            switch step.kind {
            case .present(let screen, _): isRelevant(flow[screen].kind)
            case .start(let task, _, _): isRelevant(flow[flow[task].entry].kind)
            default: false
            }
          }
      }
    }
  }
}

extension Message {
  fileprivate static func acts(_ context: RuleContext, _ action: Action, _ tab: ScreenID) -> Message {
    action.trigger == .arrival
      ? "tab \(context.name(tab)) is a button, not a place: \(context.name(action.id)) opens something whenever it is selected"
      : "tab \(context.name(tab)) is a button, not a place: its only content is \(context.name(action.id)), which opens something"
  }

  fileprivate static func help(_ context: RuleContext, _ action: Action, _ tab: ScreenID) -> Message {
    "give \(context.name(tab)) content of its own, and put a button for \(context.name(action.id)) on the screens that need it"
  }
}
