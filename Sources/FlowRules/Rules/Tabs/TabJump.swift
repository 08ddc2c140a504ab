import Diagnostics
import FlowModel
import Localization

/// Finds actions that select another tab.
struct TabJump: Rule {
  static let metadata = RuleMetadata(
    id: "tab-jump", severity: .warning, evidence: .file, family: .tabs,
    summary: "An action moves the user to another tab.",
    rationale: """
      Tabs belong to the user, who changes them with the tab bar. An app that changes the tab by itself leaves \
      people wondering where they were. Show the content where they are.
      """,
    sources: [.wwdc22],
    failing: [
      Example(
        "a button",
        """
        navflow: 1
        root: { tabs: [Home, Pay], start: Home }
        screens:
          Home: { actions: { Go to payment: ①tab Pay } }
          Pay: { title: Pay }
        """),
      Example(
        "a step after a task",
        """
        navflow: 1
        root: { tabs: [Home, Pay], start: Home }
        screens:
          Home: { actions: { Charge: { start: charge, then: { charged: ①tab Pay } } } }
          Pay: { title: Pay }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { OK: complete charged } }
        """),
      Example(
        "a screen of an entry, and a screen of another tab",
        """
        navflow: 1
        root: { tabs: [Home, Shop], start: Home }
        screens:
          Home: { actions: { Buy: [①tab Shop, push Item] } }
          Shop: { title: Shop }
          Item: { actions: { Home: ②tab Home } }
          Offer: { actions: { Home: ③tab Home } }
        entries:
          Offer: [dismiss all, tab Shop, push Offer]
        """),
    ],
    passing: [
      Example(
        "an entry",
        """
        navflow: 1
        root: { tabs: [Home, Pay], start: Home }
        screens:
          Home: { title: Home }
          Pay: { title: Pay }
        entries:
          Money received: tab Pay
        """),
      Example(
        "the tab that is selected already",
        """
        navflow: 1
        root: { tabs: [Home, Pay], start: Home }
        screens:
          Home: { title: Home }
          Pay: { actions: { Charge: present Amount } }
          Amount: { actions: { Done: [dismiss, tab Pay] } }
        """),
      Example(
        "a tab after a change of the root",
        """
        navflow: 1
        start: signIn
        roots:
          signIn: { screen: SignIn }
          main: { tabs: [Home, Pay], start: Home }
        screens:
          SignIn: { actions: { Sign in: [root main, tab Pay] } }
          Home: { title: Home }
          Pay: { title: Pay }
        """),
      Example(
        "a tab that a condition requires or an entry has selected",
        """
        navflow: 1
        root: { tabs: [Home, Shop], start: Home }
        screens:
          Home: { actions: { Close all: { where: { tab: Home }, do: [dismiss all, tab Home] } } }
          Shop: { actions: { Item: push Item } }
          Item: { actions: { Again: { where: { tab: Shop }, tab: Shop } } }
          Offer: { actions: { Home: [dismiss all, tab Home] } }
        entries:
          Offer: [dismiss all, tab Home, present Offer]
        """),
      Example(
        "an arrival that goes on with a link, after the sign-in",
        """
        navflow: 1
        root: { tabs: [Home, Bills], start: Home }
        state: { link: [none, bill], session: [none, open] }
        screens:
          Home:
            actions:
              Waiting: { by: arrival, when: { link: bill, session: open }, set: { link: none }, do: [tab Bills, push Bill] }
              Sign in: { set: { session: open } }
          Bills: { actions: { Open: push Bill } }
          Bill: { title: Bill }
        entries:
          Bill by mail: { set: { link: bill } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let structure = context.structure
    var selections: [(written: WrittenStep, action: ActionID, tab: ScreenID)] = []
    for written in structure.steps(where: { if case .tab = $0 { true } else { false } }) {
      guard case .tab(let tab) = written.step.kind, let action = written.action,
        context.flow[action].owner != .entries, context.flow.tabGates[tab] != action,
        !context.flow.continuesEntry(context.flow[action])
      else { continue }
      selections.append((written, action, tab))
    }
    guard !selections.isEmpty else { return [] }
    let reach = TabReach(structure)
    let jumps = selections.filter { selection in reach.tabs(of: selection.written).contains { $0 != selection.tab } }
    return jumps.map { jump in
      Finding(
        .jumps(context, jump.action, jump.tab), help: .help, at: jump.written.step.range, about: .place,
        place: structure.place(of: jump.action), screen: structure.hosts(of: jump.written).first, action: jump.action)
    }
  }
}

extension Flow {
  /// Returns whether an arrival goes on with what an entry has remembered in a variable, such as a link.
  fileprivate func continuesEntry(_ action: Action) -> Bool {
    guard action.trigger == .arrival else { return false }
    let remembered = entries.filter { $0 != relaunch }.flatMap { self[$0].assignments }
    return action.tests.contains { test in
      remembered.contains { $0.variable == test.variable && $0.value.map(test.values.contains) ?? false }
    }
  }
}

extension Message {
  fileprivate static func jumps(_ context: RuleContext, _ action: ActionID, _ tab: ScreenID) -> Message {
    "\(context.culprit(action)) jumps to another tab, \(context.name(tab))"
  }

  fileprivate static let help: Message =
    "show what is needed where the user is, by \"push\" or \"present\", and leave the tab bar to the user"
}
