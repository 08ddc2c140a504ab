import Diagnostics
import FlowModel
import Verification

/// Finds moments at which the app is locked and the user sees another screen than the lock.
struct LockNotShown: Rule {
  static let metadata = RuleMetadata(
    id: "lock-not-shown", severity: .error, evidence: .behaviour, family: .tasks,
    summary: "The app is locked, and the user sees another screen than the lock.",
    rationale: """
      A screen with "lock: true" must be in front while its condition holds. An action with "by: arrival" cannot show it \
      over a sheet, because it runs only when its own screen is in front. Let an entry show the lock, with "aside: true": \
      it comes over every layer.
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
    let missing = context.findings(of: .missesLock) { fact in
      guard case .missesLock(let screen, let front) = fact, let lock = locks.first(where: { $0.screen == screen })
      else {
        return nil
      }
      let showing = self.showing(of: screen, context)
      return Finding(
        .missing(context, lock, front), help: .help(context, lock),
        at: showing?.range ?? context.flow[screen].name.range,
        about: .screen(screen), place: .screen(screen), screen: screen
      ).noting([
        Note("the lock is defined here", at: context.flow[screen].name.range),
        Note("this screen is seen instead", at: context.flow[front].name.range),
      ])
    }
    return missing + locks.filter(\.tests.isEmpty).map { withoutCondition($0.screen, context) }
  }

  /// Returns the first step that shows a lock without the user.
  private func showing(of screen: ScreenID, _ context: RuleContext) -> Step? {
    context.structure.showings(of: screen).first { showing in
      showing.written.action.map { !context.flow[$0].isUserInitiated } ?? false
    }?.written.step
  }

  private func withoutCondition(_ screen: ScreenID, _ context: RuleContext) -> Finding {
    Finding(
      "nothing says when the app is locked: no entry, arrival or system action that shows \(context.name(screen)) has a "
        + "\"when\" or a \"set\"",
      help: "write \"when\" or \"set\" where \(context.name(screen)) is shown, with the value that means locked",
      at: context.flow[screen].name.range, about: .text(context.flow[screen].name.range), place: .screen(screen),
      screen: screen
    ).weighing(.warning)
  }
}

extension String {
  fileprivate static func missing(_ context: RuleContext, _ lock: Lock, _ front: ScreenID) -> String {
    "the lock \(context.name(lock.screen)) is not shown over \(context.name(front))\(context.whileClause(lock.tests))"
  }

  fileprivate static func help(_ context: RuleContext, _ lock: Lock) -> String {
    "let an entry with that \"when\" show \(context.name(lock.screen)), with \"as: fullScreen\", \"locked: true\" and "
      + "\"aside: true\", so that it comes over every layer"
  }
}
