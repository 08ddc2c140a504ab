import Diagnostics
import FlowModel

/// Flags actions that select another tab.
struct TabJump: Rule {
  static let metadata = RuleMetadata(
    id: "tab-jump", severity: .warning, evidence: .file, family: .tabs,
    summary: "An action jumps to another tab.",
    rationale: """
      Tabs are the user's own places, and the tab bar is how one goes between them. An app that jumps leaves people \
      wondering where they were. Show what is needed where they are.
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
        "at the end of a task",
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
    ],
    passing: [
      Example(
        "an entry may",
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
        "the tab that is selected anyway",
        """
        navflow: 1
        root: { tabs: [Home, Pay], start: Home }
        screens:
          Home: { title: Home }
          Pay: { actions: { Charge: present Amount } }
          Amount: { actions: { Done: [dismiss, tab Pay] } }
        """),
      Example(
        "after a change of roots there is no tab to jump from",
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
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let structure = context.structure
    var steps: [(step: WrittenStep, action: ActionID, tab: ScreenID)] = []
    for written in structure.steps(where: { if case .tab = $0 { true } else { false } }) {
      guard case .tab(let tab) = written.step.kind, let action = written.action,
        context.flow[action].owner != .entries
      else { continue }
      steps.append((written, action, tab))
    }
    guard !steps.isEmpty else { return [] }
    let reach = structure.screensByTab()
    return steps.filter { step in structure.tabs(of: step.step, reach).contains { $0 != step.tab } }.map { step in
      Finding(
        .jumps(context, step.action, step.tab), help: .help, at: step.step.step.range, about: .place,
        place: structure.place(of: step.action), screen: structure.hosts(of: step.step).first, action: step.action)
    }
  }
}

extension FlowStructure {
  /// Each tab with the screens that can come up, in whatever way, once it is selected.
  fileprivate func screensByTab() -> [(tab: ScreenID, shown: Set<ScreenID>)] {
    flow.roots.flatMap(\.tabs).map { ($0, screensShown(from: $0)) }
  }

  /// The tabs that may be selected where a step runs, as far as who shows what tells.
  fileprivate func tabs(of written: WrittenStep, _ reach: [(tab: ScreenID, shown: Set<ScreenID>)]) -> [ScreenID] {
    let swapsRoot = written.list.prefix { $0.range != written.step.range }.contains {
      if case .root = $0.kind { true } else { false }
    }
    if swapsRoot { return [] }
    guard let action = written.action else { return [] }
    if case .root(let root) = flow[action].owner { return flow[root].tabs }
    let hosts = hosts[action.index]
    return reach.filter { place in hosts.contains { place.shown.contains($0) } }.map(\.tab)
  }

  /// Every screen that can come up, in whatever way, by the actions of a screen and of those that it shows.
  private func screensShown(from first: ScreenID) -> Set<ScreenID> {
    var found = [first]
    var seen: Set<ScreenID> = [first]
    while let screen = found.popLast() {
      let targets = offered(on: screen).flatMap { showings(of: $0).map(\.screen) }
      found += targets.filter { seen.insert($0).inserted }
    }
    return seen
  }
}

extension String {
  fileprivate static func jumps(_ context: RuleContext, _ action: ActionID, _ tab: ScreenID) -> String {
    "\(context.culprit(action)) jumps to another tab, \(context.name(tab))"
  }

  fileprivate static let help =
    "show what is needed where the user is, by \"push\" or \"present\", and leave the tab bar to the user"
}
