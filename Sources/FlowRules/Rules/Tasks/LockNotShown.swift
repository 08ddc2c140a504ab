import Diagnostics
import FlowModel
import FlowSimulation
import Localization
import Verification

/// Finds moments at which the app is locked and the user sees another screen than the lock.
struct LockNotShown: Rule {
  static let metadata = RuleMetadata(
    id: "lock-not-shown", severity: .error,
    exception: "a warning where the file does not say when the app is locked", evidence: .behaviour, family: .tasks,
    summary: "The app is locked, and the user sees another screen than the lock.",
    rationale: """
      A screen with "lock: true" must be in front while its condition holds. An action with "by: arrival" cannot show it \
      over a sheet, because it runs only when its own screen is in front. Let an entry show the lock, with "aside: true": \
      it comes over every layer. A button that leaves the lock must end its condition with "set".
      """,
    sources: [.commonPractice],
    failing: [
      Example(
        "a lock that waits beneath a sheet",
        """
        navflow: 1
        root: { stack: Notes }
        state: { code: [given, asked] }
        screens:
          Notes:
            actions:
              Search: present Search
              Lock: { by: arrival, when: { code: asked }, ①present: Code, as: fullScreen, locked: true }
              Away: { set: { code: asked }, present: Site }
          Site: { kind: external, title: Site }
          Search: { actions: { Away: { set: { code: asked }, present: Site }, Close: dismiss } }
          Code: { lock: true, actions: { Enter: { set: { code: given }, do: dismiss } } }
        """),
      Example(
        "an entry that locks only the home screen",
        """
        navflow: 1
        root: { stack: Notes }
        state: { code: [given, asked] }
        screens:
          Notes: { actions: { Search: present Search } }
          Search: { actions: { Close: dismiss } }
          Code: { lock: true, actions: { Enter: { set: { code: given }, do: dismiss } } }
        entries:
          Asleep: { set: { code: asked } }
          Awake: { when: { code: asked }, where: { screen: Notes }, ①present: Code, as: fullScreen, locked: true }
        """),
      Example(
        "an entry that locks the app beneath a sheet",
        """
        navflow: 1
        root: { stack: Notes }
        state: { code: [given, asked] }
        screens:
          Notes: { actions: { Search: present Search } }
          Search: { actions: { Close: dismiss } }
          Code: { lock: true, back: hidden, actions: { Enter: { set: { code: given }, do: pop } } }
        entries:
          Asleep: { once: true, set: { code: asked }, do: [{ ①push: Code, on: root }] }
        """),
      Example(
        "a button that leaves the lock and unlocks nothing",
        """
        navflow: 1
        root: { stack: Notes }
        state: { code: [given, asked] }
        screens:
          Notes: { title: Notes }
          Code: { lock: true, actions: { Enter: { set: { code: given }, do: dismiss }, ①Later: dismiss } }
        entries:
          Asleep: { once: true, set: { code: asked }, present: Code, as: fullScreen, locked: true, aside: true }
        """),
      Example(
        "a lock without a condition",
        """
        navflow: 1
        root: { stack: Notes }
        screens:
          Notes: { title: Notes }
          ①Code: { lock: true, actions: { Enter: dismiss } }
        entries:
          Awake: { once: true, present: Code, as: fullScreen, locked: true, aside: true }
        """),
    ],
    passing: [
      Example(
        "an entry that shows the lock over every layer",
        """
        navflow: 1
        root: { stack: Notes }
        state: { code: [given, asked] }
        screens:
          Notes: { actions: { Search: present Search } }
          Search: { actions: { Close: dismiss } }
          Code: { lock: true, actions: { Enter: { either: { right: { set: { code: given }, do: dismiss }, wrong: present Wrong } } } }
          Wrong: { kind: alert, title: Wrong, actions: { OK: stay } }
        entries:
          Asleep: { set: { code: asked } }
          Awake: { once: true, when: { code: asked }, present: Code, as: fullScreen, locked: true, aside: true }
        """),
      Example(
        "a lock at the launch, with another page of its task",
        """
        navflow: 1
        root: { stack: Notes }
        state: { code: [asked, given] }
        screens:
          Notes: { actions: { Lock: { by: arrival, when: { code: asked }, start: unlock, as: fullScreen, locked: true } } }
        tasks:
          unlock:
            outcomes: [unlocked]
            screens:
              Code: { lock: true, actions: { Enter: { set: { code: given }, complete: unlocked }, Help: push Help } }
              Help: { title: Help }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    guard !context.flow.isFragment else { return [] }
    let locks = context.flow.locks
    let missing = context.findings { observed in
      guard case .missesLock(let screen, let front) = observed.kind,
        let lock = locks.first(where: { $0.screen == screen })
      else { return nil }
      let walk = observed.walk
      guard let departure = Departure(from: lock, in: walk) else {
        return finding(lock, missingOver: front, after: walk, context)
      }
      // An entry that passes a lock is what "lock-passed" reports.
      if case .entry = departure.move.kind { return nil }
      return finding(lock, departure, context)
    }
    return missing + locks.filter(\.tests.isEmpty).map { withoutCondition($0.screen, context) }
  }

  private func finding(
    _ lock: Lock, missingOver front: ScreenID, after walk: Walk, _ context: RuleContext
  ) -> Finding {
    let (screen, message) = (lock.screen, Message.missing(context, lock, front))
    let notes = [
      context.definition(of: lock), Note("this screen is seen instead", at: context.flow[front].name.range),
    ]
    let showing = showing(of: screen, context)
    // An event shows the lock over everything, but something else locks the app.
    if showing?.options.aside == true, let action = lock.action(locking: walk), action != showing?.written.action {
      let step = context.structure.showings(of: action).first { $0.screen == screen }?.written.step
      return Finding(
        message, help: .helpToShow(context, lock, by: action), at: step?.range ?? context.flow[action].label.range,
        about: .screen(screen), place: context.place(of: .action(action)), screen: screen, action: action
      ).noting(notes)
    }
    return Finding(
      message, help: .help(context, lock), at: showing?.written.step.range ?? context.flow[screen].name.range,
      about: .screen(screen), place: .screen(screen), screen: screen
    ).noting(notes)
  }

  private func finding(_ lock: Lock, _ departure: Departure, _ context: RuleContext) -> Finding {
    let range = departure.move.action.map { context.flow[$0].label.range } ?? context.flow[departure.screen].name.range
    var finding = Finding(
      .left(context, lock, departure), help: .helpToUnlock(context, lock), at: range, about: .screen(lock.screen),
      place: departure.move.action.map { context.place(of: .action($0)) } ?? .gesture, screen: departure.screen,
      action: departure.move.action)
    if case .gesture(let gesture) = departure.move.kind { finding.gesture = context.flow.name(of: gesture) }
    return finding.noting([context.definition(of: lock)].filter { $0.range != range })
  }

  /// Returns the first step that shows a lock without an action of the user.
  private func showing(of screen: ScreenID, _ context: RuleContext) -> PresentationSite? {
    context.structure.showings(of: screen).first { showing in
      showing.written.action.map { !context.flow[$0].isUserInitiated } ?? false
    }
  }

  private func withoutCondition(_ screen: ScreenID, _ context: RuleContext) -> Finding {
    Finding(
      "nothing says when the app is locked: no entry, arrival or system action that shows \(context.name(screen)) has a "
        + "\"when\" or a \"set\"",
      help: "write \"when\" or \"set\" where \(context.name(screen)) is shown, with the value that means locked",
      at: context.flow[screen].name.range, about: .text(context.flow[screen].name.range), place: .screen(screen),
      screen: screen
    ).withSeverity(.warning)
  }
}

extension RuleContext {
  /// Returns whether an action of a lock goes back with `pop`, which leaves no layer.
  fileprivate func popsLock(_ lock: Lock) -> Bool {
    flow[lock.screen].actions.contains { flow[$0].allSteps.contains { if case .pop = $0.kind { true } else { false } } }
  }
}

/// The last move that leaves a lock while its condition holds.
private struct Departure {
  let move: Move
  /// The screen of the lock that was in front before.
  let screen: ScreenID

  /// Finds the move in a walk; nil if the lock has not been shown since its condition began to hold.
  init?(from lock: Lock, in walk: Walk) {
    let transitions = walk.transitions
    for place in transitions.indices.dropFirst().reversed() {
      let (source, target) = (transitions[place - 1].target, transitions[place].target)
      guard lock.isClosed(in: source), let move = transitions[place].move else { return nil }
      if lock.screens.contains(source.frontScreen), !lock.screens.contains(target.frontScreen) {
        (self.move, screen) = (move, source.frontScreen)
        return
      }
    }
    return nil
  }
}

extension Lock {
  /// Returns whether the app is locked.
  fileprivate func isClosed(in configuration: Configuration) -> Bool {
    tests.allSatisfy { $0.values.contains(configuration.state[$0.variable.index]) }
  }

  /// Returns the action that has locked the app last; nil if it is locked since the launch.
  fileprivate func action(locking walk: Walk) -> ActionID? {
    let transitions = walk.transitions
    let locking = transitions.indices.dropFirst().last {
      !isClosed(in: transitions[$0 - 1].target) && isClosed(in: transitions[$0].target)
    }
    return locking.flatMap { transitions[$0].move?.action }
  }
}

extension Message {
  fileprivate static func helpToShow(_ context: RuleContext, _ lock: Lock, by action: ActionID) -> Message {
    "let \(context.culprit(action)) show \(context.name(lock.screen)) over every layer, with \"as: fullScreen\", "
      + "\"locked: true\" and \"aside: true\""
  }

  fileprivate static func missing(_ context: RuleContext, _ lock: Lock, _ front: ScreenID) -> Message {
    "the lock \(context.name(lock.screen)) is not shown over \(context.name(front))\(context.whileClause(lock.tests))"
  }

  fileprivate static func help(_ context: RuleContext, _ lock: Lock) -> Message {
    "let an entry present \(context.name(lock.screen)) with \"as: fullScreen\", \"locked: true\" and \"aside: true\", "
      + "so that it comes over every layer\(context.popsLock(lock) ? ", and leave it with \"dismiss\", not \"pop\"" as Message : "")"
  }

  fileprivate static func left(_ context: RuleContext, _ lock: Lock, _ departure: Departure) -> Message {
    let name: Message = departure.screen == lock.screen ? "" : " \(context.name(lock.screen))"
    return
      "\(context.culprit(departure.move, on: departure.screen)) leaves the lock\(name)\(context.whileClause(lock.tests))"
  }

  fileprivate static func helpToUnlock(_ context: RuleContext, _ lock: Lock) -> Message {
    context.unlocking(lock).map {
      "write \"set: { \($0) }\" where the user has unlocked the app, or stay on the lock"
    }
      ?? "stay on the lock"
  }
}
