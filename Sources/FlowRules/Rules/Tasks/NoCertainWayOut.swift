import Diagnostics
import FlowModel
import Localization

/// Finds screens that the user can leave only after a successful answer, or only when the system acts.
struct NoCertainWayOut: Rule {
  static let metadata = RuleMetadata(
    id: "no-certain-way-out", severity: .error, exception: "a warning where only a system action leads out",
    evidence: .file, family: .tasks,
    summary: "Every way out of a screen can fail forever, or only a system action leads out.",
    rationale: """
      "Try again" is no way out while the network is down, because each result of "either" can occur every time. A \
      screen without Back, or a full-screen layer, needs one user action that always leaves it. The action can also be on \
      a screen to which that screen leads. If only a system action leads out, this is a warning, because the user can only wait. \
      What the user types can be corrected, so a screen with input or of a sign-in is not reported. Neither are the screens \
      of a lock ("lock: true").
      """,
    sources: [.commonPractice], isAboutExits: true, defersTo: ["dead-end"],
    failing: [
      Example(
        "a page without Back that can fail forever",
        """
        navflow: 1
        root: { stack: Menu }
        screens:
          Menu: { actions: { Pay: { either: { online: push Payments, offline: push Offline } } } }
          Payments: {}
          ①Offline: { back: hidden, actions: { Try again: { either: { online: replace Payments, offline: stay } } } }
        """),
      Example(
        "a full-screen picker, and an alert that leads back to it",
        """
        navflow: 1
        root: { stack: Settings }
        screens:
          Settings: { actions: { Change: { start: pick, as: fullScreen } } }
        tasks:
          pick:
            outcomes: [picked]
            screens:
              ①Picker: { actions: { Next: { either: { connected: complete picked, offline: present Failed } } } }
              Failed: { kind: alert, actions: { Try again: stay } }
        """),
      Example(
        "two alerts that lead only to each other",
        """
        navflow: 1
        root: { stack: Menu }
        screens:
          Menu: { actions: { Pay: push Pay } }
          ①Pay: { back: hidden, actions: { Send: { either: { sent: pop, failed: present Failed } } } }
          Failed: { kind: alert, actions: { Why: present Reason, OK: stay } }
          Reason: { kind: alert, actions: { Again: present Failed } }
        """),
      Example(
        "two pages that lead only to each other",
        """
        navflow: 1
        root: { stack: Start }
        screens:
          Start: { actions: { Join: push Confirm } }
          ①Confirm: { back: hidden, actions: { Go on: { either: { confirmed: pop, not yet: stay } }, Change: push Address } }
          Address: { actions: { Save: { either: { saved: pop root, taken: present Taken } } } }
          Taken: { kind: alert, actions: { OK: stay } }
        """),
      Example(
        "a layer that opens by itself, and that only an answer of the server leaves",
        """
        navflow: 1
        root: { stack: Order }
        screens:
          Order: { actions: { Connection is lost: { by: system, present: Waiting, as: fullScreen }, Call: push Call } }
          Call: {}
          ①Waiting: { actions: { Connected again: { by: system, do: dismiss } } }
        """),
      Example(
        "a task at a root that only one of two answers ends",
        """
        navflow: 1
        roots:
          setup: { task: setUp, then: { ready: root main } }
          main: { stack: Home }
        screens:
          Home: { actions: { Open: push Page } }
          Page: {}
        tasks:
          setUp:
            outcomes: [ready]
            screens:
              ①Load: { actions: { Load: { either: { loaded: complete ready, offline: present Offline } } } }
              Offline: { kind: alert, actions: { OK: stay } }
        """),
      Example(
        "a second page on which the user can only wait",
        """
        navflow: 1
        root: { stack: Order }
        screens:
          Order: { actions: { Collect: push Waiting } }
          ①Waiting: { back: hidden, actions: { Ready: { by: system, do: replace Card } } }
          Card: {}
        """),
      Example(
        "the same in an app whose other root has tabs",
        """
        navflow: 1
        roots: { setUp: { stack: Welcome }, main: { tabs: [Home, More] } }
        screens:
          Welcome: { actions: { Begin: push Search } }
          ①Search: { back: hidden, actions: { Connect: { either: { found: root main, not found: stay } } } }
          Home: {}
          More: {}
        """),
    ],
    passing: [
      Example(
        "a page with Back",
        """
        navflow: 1
        root: { stack: Menu }
        screens:
          Menu: { actions: { Pay: { either: { online: push Payments, offline: push Offline } } } }
          Payments: {}
          Offline: { actions: { Try again: { either: { online: replace Payments, offline: stay } } } }
        """),
      Example(
        "Cancel beside the action that can fail",
        """
        navflow: 1
        root: { stack: Settings }
        screens:
          Settings: { actions: { Change: { start: pick, as: fullScreen } } }
        tasks:
          pick:
            outcomes: [picked, cancelled]
            screens:
              Picker:
                actions: { Next: { either: { connected: complete picked, offline: present Failed } }, Cancel: cancel }
              Failed: { kind: alert, actions: { Try again: stay } }
        """),
      Example(
        "a second page that always leaves",
        """
        navflow: 1
        root: { stack: Start }
        screens:
          Start: { actions: { Join: push Confirm } }
          Confirm: { back: hidden, actions: { Go on: { either: { confirmed: pop, not yet: stay } }, Change: push Address } }
          Address: { actions: { Not now: pop root } }
        """),
      Example(
        "a sheet that can be swiped away",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Pair: present Devices } }
          Devices: { actions: { Choose: push Pair, Close: dismiss } }
          Pair: { back: hidden, actions: { Connect: { either: { found: pop, not found: stay } } } }
        """),
      Example(
        "an action of the root",
        """
        navflow: 1
        root: { stack: Home, actions: { Close all: pop root } }
        screens:
          Home: { actions: { Pair: push Pair } }
          Pair: { back: hidden, actions: { Connect: { either: { found: pop, not found: stay } } } }
        """),
      Example(
        "a lock that appears by itself",
        """
        navflow: 1
        root: { stack: Notes }
        state: { lock: { values: [locked, open] } }
        screens:
          Notes:
            actions: { Ask: { by: arrival, when: { lock: locked }, start: unlock, as: fullScreen }, Open: push Note }
          Note: {}
        tasks:
          unlock:
            outcomes: [unlocked]
            screens:
              Code:
                lock: true
                actions: { Enter: { either: { right: { complete: unlocked, set: { lock: open } }, wrong: stay } } }
        """),
      Example(
        "a second page of a lock, which only the right finger opens",
        """
        navflow: 1
        root: { stack: Notes }
        state: { door: [open, shut] }
        screens:
          Notes: { title: Notes }
          Shut: { lock: true, actions: { Use a finger: push Finger } }
          Finger: { back: hidden, actions: { Touch: { either: { right: { set: { door: open }, do: dismiss }, wrong: stay } } } }
        entries:
          Asleep: { when: { door: open }, set: { door: shut }, present: Shut, as: fullScreen, aside: true }
        """),
      Example(
        "a wrong number, which can be typed again",
        """
        navflow: 1
        root: { stack: Menu }
        screens:
          Menu: { actions: { Join: push Join } }
          Join:
            back: hidden
            fields: [{ name: Member number, content: username }]
            actions: { Go on: { either: { known: pop, unknown: present Unknown } } }
          Unknown: { kind: alert, actions: { OK: stay } }
        """),
      Example(
        "a system action for each answer",
        """
        navflow: 1
        root: { stack: Order }
        screens:
          Order: { actions: { Pay: push Progress } }
          Progress: { back: hidden, actions: { Answer: { by: system, either: { good: push Thanks, bad: pop } } } }
          Thanks: {}
        """),
      Example(
        "an alert that leads out",
        """
        navflow: 1
        root: { stack: Menu }
        screens:
          Menu: { actions: { Pay: push Pay } }
          Pay: { back: hidden, actions: { Send: { either: { sent: pop, failed: present Failed } } } }
          Failed: { kind: alert, actions: { Give up: pop, Try again: stay } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let leavingOutcomes = ExitGame.leavingOutcomes(in: context.flow)
    let (locked, underTabs) = (context.screensOfLocks, TabReach(context.structure).screensUnderTabs)
    let games = context.flow.screens.filter { !locked.contains($0.id) && isWithoutGesture($0, underTabs, context) }.map
    { screen in
      (
        screen: screen,
        game: ExitGame(
          from: screen.id, in: context.structure, leavingOutcomes: leavingOutcomes, underTabs: underTabs)
      )
    }.filter { !$0.game.isWon && !canBeCorrected($0.game, context) }
    return innermost(games).compactMap { screen, game in
      if !game.failures.isEmpty {
        // An event, such as a timer, leads out whatever the answers are.
        guard game.systemExit == .never else { return nil }
        return finding(
          on: screen, .uncertain(context, screen.id, game.failures),
          "add an action that always leaves it, such as Cancel",
          severity: nil
        ).offering(remedies(on: screen, context))
      }
      // At the launch, the user waits for the app to load.
      guard game.systemExit == .sometimes, !isLeftToModalWithoutExit(screen, context),
        !context.structure.rootScreens.contains(screen.id)
      else { return nil }
      return finding(
        on: screen, .waits(context, screen.id), .helpWhereUserWaits(context, screen.id), severity: .warning)
    }
  }

  /// Returns the screens that lead to no other of these screens; of those that lead to each other, only the first.
  ///
  /// A way out of such a screen is also a way out for the screens that lead to it.
  private func innermost(_ games: [(screen: Screen, game: ExitGame)]) -> [(screen: Screen, game: ExitGame)] {
    let screens = games.map { $0.game.screens }
    return games.indices.filter { place in
      !games.indices.contains { other in
        other != place && screens[place].contains(games[other].screen.id)
          && (screens[other].isStrictSubset(of: screens[place]) || screens[other] == screens[place] && other < place)
      }
    }.map { games[$0] }
  }

  private func finding(on screen: Screen, _ message: Message, _ help: Message, severity: Severity?) -> Finding {
    var finding = Finding(
      message, help: help, at: screen.name.range, about: .screen(screen.id), place: .screen(screen.id),
      screen: screen.id,
      task: screen.task)
    finding.severity = severity
    return finding
  }
}

extension Message {
  fileprivate static func uncertain(_ context: RuleContext, _ screen: ScreenID, _ failures: [String]) -> Message {
    "if the answer is \(listed(failures.map(quoted), .or)) every time, nothing leads out of \(context.name(screen))"
  }

  fileprivate static func waits(_ context: RuleContext, _ screen: ScreenID) -> Message {
    "on \(context.name(screen)) the user can only wait: no action or gesture leads out, only the system"
  }
}
