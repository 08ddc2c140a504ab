import Diagnostics
import FlowModel
import Localization

/// Finds screens of a stack that lead only to each other, so that nothing beneath them is reached again.
struct IsolatedScreens: Rule {
  static let metadata = RuleMetadata(
    id: "isolated-screens", severity: .error, evidence: .file, family: .tabs,
    summary: "Some screens of a stack lead only to each other, and the rest of the app is out of reach.",
    rationale: """
      Here Back shows another of these screens, or there is no Back, and no action leaves them. Users must force the \
      app to quit. Let Back go to the screen beneath, or add an action that leaves. Layers and tasks have rules of \
      their own: "modal-trap" and "endless-task".
      """,
    sources: [.commonPractice], isAboutExits: true, defersTo: ["no-certain-way-out"],
    failing: [
      Example(
        "two pages whose Back leads to the other one",
        """
        navflow: 1
        root: { stack: Profiles }
        screens:
          Profiles: { actions: { Controls: push List } }
          List: { actions: { Open: push Edit }, gestures: { ①Back: { replace: Edit } } }
          Edit: { actions: { Rename: stay }, gestures: { Back: { replace: List } } }
        """),
      Example(
        "three pages without Back that replace each other",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Tour: push One } }
          ①One: { back: hidden, actions: { Next: replace Two } }
          Two: { back: hidden, actions: { Next: replace Three } }
          Three: { back: hidden, actions: { Again: replace One } }
        """),
      Example(
        "one page without Back",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Status: push Status } }
          ①Status: { back: hidden, actions: { Refresh: stay, Details: push Details } }
          Details: { title: Details }
        """),
    ],
    passing: [
      Example(
        "pages with Back",
        """
        navflow: 1
        root: { stack: Profiles }
        screens:
          Profiles: { actions: { Controls: push List } }
          List: { actions: { Open: push Edit } }
          Edit: { actions: { Rename: stay } }
        """),
      Example(
        "a last page that leaves",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Tour: push One } }
          One: { back: hidden, actions: { Next: replace Two } }
          Two: { back: hidden, actions: { Again: replace One, Done: pop root } }
        """),
      Example(
        "an app that begins with an introduction",
        """
        navflow: 1
        root: { stack: Welcome }
        screens:
          Welcome: { actions: { Begin: replace Home } }
          Home: { actions: { Open: push Item } }
          Item: { title: Item }
        """),
      Example(
        "an alert that leaves",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Survey: push Question } }
          Question: { back: hidden, actions: { Stop: present Sure, Next: replace Question } }
          Sure: { kind: alert, actions: { Stop: pop, Go on: stay } }
        """),
      Example(
        "what follows on the sign-in at the launch",
        """
        navflow: 1
        root: { stack: Door }
        state: { account: [none, open] }
        screens:
          Door: { title: Sign in, actions: { Go on: { set: { account: open }, push: Inbox } } }
          Inbox: { back: hidden, actions: { Letter: push Letter } }
          Letter: { title: A letter }
        """),
      Example(
        "a tab bar that leads away",
        """
        navflow: 1
        root: { tabs: [Home, Me] }
        screens:
          Home: { actions: { Status: push Status } }
          Status: { back: hidden, actions: { Refresh: stay } }
          Me: { title: Me }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    guard context.flow.roots.allSatisfy(\.actions.isEmpty) else { return [] }
    let leavingOutcomes = ExitGame.leavingOutcomes(in: context.flow)
    let underTabs = TabReach(context.structure).screensUnderTabs
    var covered: Set<ScreenID> = []
    return context.flow.screenIDs.compactMap { screen in
      guard !covered.contains(screen), isCandidate(screen, underTabs, context) else { return nil }
      let game = ExitGame(
        from: screen, in: context.structure, leavingOutcomes: leavingOutcomes, underTabs: underTabs)
      guard game.isClosed, isEntered(game.screens, screen, context) else { return nil }
      covered.formUnion(game.screens)
      return finding(on: game.screens, from: screen, context)
    }
  }

  /// Returns whether a screen is pushed and has actions but no Back, belongs to no task and no layer, is no root screen,
  /// and shows no tab bar.
  private func isCandidate(_ screen: ScreenID, _ underTabs: Set<ScreenID>, _ context: RuleContext) -> Bool {
    let flow = context.flow
    guard flow[screen].kind == .screen, flow[screen].task == nil,
      context.structure.branchesInLayers[screen.index] == nil, !context.structure.rootScreens.contains(screen),
      !context.structure.offered(on: screen).isEmpty, !flow[screen].hasDefaultBack,
      context.structure.showings(of: screen).contains(where: { $0.verb == .push })
    else { return false }
    return flow[screen].hidesTabBar || !underTabs.contains(screen)
  }

  /// Returns whether a screen outside a region pushes its first one, and may be needed again.
  private func isEntered(_ region: Set<ScreenID>, _ first: ScreenID, _ context: RuleContext) -> Bool {
    let entering = context.structure.showings(of: first).filter { showing in
      showing.verb == .push
        && context.structure.hosts(of: showing.written).contains { !region.contains($0) }
    }
    return !entering.allSatisfy { isFinished($0.written, context) }
  }

  /// Returns whether a step leaves a sign-in that is done, to which no Back may lead ("back-to-completed").
  private func isFinished(_ written: WrittenStep, _ context: RuleContext) -> Bool {
    guard let action = written.action, context.flow[action].setsVariables || context.flow[action].writtenRole == .done
    else { return false }
    return context.structure.hosts(of: written).allSatisfy { host in
      let screen = context.flow[host]
      let names = [screen.displayTitle, context.flow[action].label.value].map { Wording($0) }
      return context.structure.purpose(of: host).map(UserTask.Purpose.formalities.contains) ?? false
        || !screen.auth.isEmpty || screen.fields.contains { Field.Content.passwords.contains($0.content.value) }
        || context.structure.rootScreens.contains(host) && names.contains(where: \.saysSignIn)
    }
  }

  private func finding(on region: Set<ScreenID>, from first: ScreenID, _ context: RuleContext) -> Finding {
    let backs = region.sorted().flatMap { context.flow[$0].gestures }.compactMap { gesture -> ActionID? in
      if gesture.gesture == .back, case .action(let action) = gesture.override { action } else { nil }
    }
    var finding = Finding(
      .isolated(context, region.sorted()), help: .help(context, first),
      at: backs.first.map { context.flow[$0].label.range } ?? context.flow[first].name.range, about: .screen(first),
      place: .screen(first), screen: first)
    finding.action = backs.first
    finding.notes = backs.dropFirst().map { Note("this Back stays among them, too", at: context.flow[$0].label.range) }
    return finding
  }
}

extension Message {
  fileprivate static func isolated(_ context: RuleContext, _ screens: [ScreenID]) -> Message {
    let names = listed(screens.map { context.name($0) })
    return screens.count == 1
      ? "nothing leads out of \(names): it has no Back, and no action leaves it"
      : "\(names) lead only to each other: what is beneath them is never reached again"
  }

  fileprivate static func help(_ context: RuleContext, _ first: ScreenID) -> Message {
    "let Back on \(context.name(first)) go to the screen beneath, or add an action such as \(quoted("\(context.flow.suggested(.done)): pop root"))"
  }
}
