import Diagnostics
import FlowModel
import FlowSimulation
import Localization

/// Finds entries that exchange two roots under a user who has gone further.
struct EntryLosesPlace: Rule {
  static let metadata = RuleMetadata(
    id: "entry-loses-place", severity: .info, evidence: .trace, family: .tabs,
    summary: "An entry goes back, or entries exchange two roots, and the user loses their place.",
    rationale: """
      The user has gone a few screens further, and an event that they did not ask for brings back a first screen. This \
      happens if the app builds its root again when the device turns or a window changes. Let the entry wait until \
      the first screen is in front, or keep the stack. Reported are entries that lead back and forth between two roots, and \
      entries that only remove pushed screens. An entry that shows something of its own is reported if it first removes several screens, and once in a flow. One that selects a tab first is not.
      """,
    sources: [.commonPractice], defersTo: ["task-interrupted-by-entry", "lock-passed", "lost-input"],
    failing: [
      Example(
        "a device that turns",
        """
        navflow: 1
        roots:
          narrow: { stack: Headlines }
          wide: { stack: Topics }
        screens:
          Headlines: { actions: { Open: push Article } }
          Topics: { actions: { Open: push Article } }
          Article: { title: Article }
        entries:
          Turned on its side: { where: { root: narrow, modals: 0 }, do: [①root wide] }
          Turned upright: { where: { root: wide, modals: 0 }, do: [②root narrow] }
        """),
      Example(
        "a window that changes its width, whatever it shows",
        """
        navflow: 1
        roots:
          tabs: { tabs: [Home, Search] }
          sidebar: { stack: Menu }
        screens:
          Home: { actions: { Open: push Page } }
          Page: { title: Page }
          Search: { title: Search }
          Menu: { title: Menu }
        entries:
          Wide: [dismiss all, ①root sidebar]
          Narrow: { where: { screen: Menu }, root: tabs }
        """),
      Example(
        "a reminder that only goes back to the first screen",
        """
        navflow: 1
        root: { tabs: [Home, Chat] }
        screens:
          Home: { actions: { Read: push Book } }
          Book: { title: Book }
          Chat: { title: Chat }
        entries:
          Reminder: { where: { front: root }, do: [tab Home, ①pop root] }
        """),
      Example(
        "news that remove all that the user has opened",
        """
        navflow: 1
        root: { stack: Front }
        screens:
          Front: { actions: { Read: push Story, Breaking: push Breaking } }
          Story: { actions: { Background: push Background } }
          Background: { title: Background }
          Breaking: { title: Breaking }
        entries:
          Something happens: [①pop root, push Breaking]
        """),
    ],
    passing: [
      Example(
        "a message that removes one page and shows another",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Read: push Book, Chats: push Chat } }
          Book: { title: Book }
          Chat: { title: Chat }
        entries:
          Message: [dismiss all, pop root, push Chat]
        """),
      Example(
        "news in a tab of its own",
        """
        navflow: 1
        root: { tabs: [News, Library] }
        screens:
          News: { actions: { Read: push Story } }
          Story: { actions: { Background: push Background } }
          Background: { title: Background }
          Library: { title: Library }
        entries:
          Something happens: [dismiss all, tab News, pop root, push Story]
        """),
      Example(
        "a sale, to which the user goes by a tap on a message",
        """
        navflow: 1
        roots:
          main: { tabs: [Shop, Cart] }
          kiosk: { stack: Kiosk }
        screens:
          Shop: { actions: { Open: push Page, Show: root kiosk } }
          Page: { title: Page }
          Cart: { title: Cart }
          Kiosk: { title: Kiosk }
        entries:
          Sale: [dismiss all, root main]
        """),
      Example(
        "a reminder of a thing, which a list also shows",
        """
        navflow: 1
        roots:
          main: { stack: Things }
          one: { stack: Thing }
        screens:
          Things: { actions: { Open: push Thing } }
          Thing: { title: Thing }
        entries:
          Reminder: [dismiss all, root one]
        """),
      Example(
        "it happens only on the first screen",
        """
        navflow: 1
        roots:
          narrow: { stack: Headlines }
          wide: { stack: Topics }
        screens:
          Headlines: { actions: { Open: push Article } }
          Topics: { actions: { Open: push Article } }
          Article: { title: Article }
        entries:
          Turned on its side: { where: { root: narrow, modals: 0, screen: Headlines }, do: [root wide] }
          Turned upright: { where: { root: wide, modals: 0, screen: Topics }, do: [root narrow] }
        """),
      Example(
        "a session that ends",
        """
        navflow: 1
        roots:
          door: { task: signIn, then: { signedIn: root main } }
          main: { stack: Home }
        screens:
          Home: { actions: { Open: push Page } }
          Page: { title: Page }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn]
            screens:
              Form: { actions: { Sign in: complete signedIn } }
        entries:
          Session ends: [dismiss all, root door]
        """),
    ])

  /// A root whose first screen other steps show, too, is what the entry is about.
  func findings(in context: RuleContext) -> [Finding] {
    swaps(in: context) + removals(in: context) + replacements(in: context)
  }

  private func swaps(in context: RuleContext) -> [Finding] {
    let swaps = context.flow.entries.compactMap { context.flow.onlySwap(by: $0) }
    return swaps.compactMap { swap in
      let others = swaps.map(\.root).filter { $0 != swap.root }
      guard !others.isEmpty, !context.leadsToSignIn(swap.root),
        context.structure.showings(of: context.flow.bottomScreen(of: swap.root)).isEmpty,
        let walk = context.walkThatLosesPlace(by: swap.entry, from: Set(others))
      else { return nil }
      let before = walk.prefix(walk.transitions.count - 2).configuration.frontScreen
      return Finding(
        .loses(context, swap.entry, before, walk.configuration.frontScreen), help: .help(context, walk),
        at: swap.step.range, about: .action(swap.entry), place: .action(swap.entry), screen: before,
        action: swap.entry
      ).shown(by: walk)
    }
  }
}

/// An entry that only changes the root.
private struct RootSwap {
  let entry: ActionID
  let step: Step
  let root: RootID
}

extension Flow {
  /// Returns the only step of an entry that shows something, if it is `root` and the entry has no other purpose.
  ///
  /// With a condition on the state, or a change of it, the entry reacts to what has happened in the app.
  fileprivate func onlySwap(by entry: ActionID) -> RootSwap? {
    guard entry != relaunch, !self[entry].setsVariables, self[entry].tests.isEmpty, self[entry].cases.count == 1 else {
      return nil
    }
    let steps = self[entry].allSteps.filter { step in
      if case .dismiss = step.kind { false } else { !step.movesNothing }
    }
    guard steps.count == 1, case .root(let root) = steps[0].kind else { return nil }
    return RootSwap(entry: entry, step: steps[0], root: root)
  }
}

extension RuleContext {
  /// Returns whether a root is a sign-in or another formality, or its first screen leads to one.
  fileprivate func leadsToSignIn(_ root: RootID) -> Bool {
    let first = flow.bottomScreen(of: root)
    let next = structure.offered(on: first).flatMap { structure.showings(of: $0).map(\.screen) }
    return ([first] + next).contains { screen in
      structure.purpose(of: screen).map(UserTask.Purpose.formalities.contains) ?? false
    }
  }

  /// Returns a walk whose last move is an entry under a user who has gone further than the first screen of one of some
  /// roots; or nil.
  fileprivate func walkThatLosesPlace(by entry: ActionID, from roots: Set<RootID>) -> Walk? {
    for behaviour in behaviours where behaviour.twin == nil {
      let found = behaviour.simulator.firstWalk { walk, moves in
        guard roots.contains(walk.configuration.root),
          walk.configuration.visibleStack.count > 1 || !walk.configuration.layers.isEmpty,
          walk.configuration.runningTask == nil, flow[walk.configuration.frontScreen].kind == .screen,
          let move = moves.first(where: { $0.kind == .entry(entry) })
        else { return nil }
        var longer = walk
        longer.take(move)
        return longer
      }
      if let found { return found }
    }
    return nil
  }
}

extension Message {
  static func loses(
    _ context: RuleContext, _ entry: ActionID, _ before: ScreenID, _ after: ScreenID
  ) -> Message {
    "\(context.culprit(entry)) throws the user back from \(context.name(before)) to \(context.name(after)): their place is lost"
  }

  fileprivate static func help(_ context: RuleContext, _ walk: Walk) -> Message {
    let root = walk.prefix(walk.transitions.count - 2).configuration.root
    let first = context.flow.bottomScreen(of: root)
    return
      "let it wait until nothing is lost, with \(quoted("where: { screen: \(operand([context.flow[first].name.value])) }")), "
      + "or keep the stack"
  }
}
