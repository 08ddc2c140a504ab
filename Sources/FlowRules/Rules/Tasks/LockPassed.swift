import Diagnostics
import FlowModel
import FlowSimulation
import Localization
import Verification

/// Finds entries that remove or cover a lock screen while the condition that shows it still holds.
struct LockPassed: Rule {
  static let metadata = RuleMetadata(
    id: "lock-passed", severity: .error, evidence: .behaviour, family: .tasks,
    summary: "An entry removes or covers a lock screen while the app is still locked.",
    rationale: """
      The app shows the lock by itself while a variable has a value. An entry removes or covers the lock and leaves the \
      variable as it is, so the user sees what the lock protects. Locks are the screens with "lock: true", and tasks that \
      only arrivals, system actions or entries start, in locked layers.
      """,
    sources: [.commonPractice], judgesRelaunch: true,
    failing: [
      Example(
        "a shared text goes past the code",
        """
        navflow: 1
        root: { stack: Notes }
        state: { code: [asked, given] }
        screens:
          Notes: { actions: { Lock: { by: arrival, when: { code: asked }, start: unlock, as: fullScreen, locked: true } } }
          Note: { title: Note }
        tasks:
          unlock:
            outcomes: [unlocked]
            screens:
              Code: { actions: { Enter: { either: { right: { complete: unlocked, set: { code: given } }, wrong: stay } } } }
        entries:
          Text shared: [①dismiss all, push Note]
        """),
      Example(
        "a lock that an entry shows",
        """
        navflow: 1
        root: { stack: Notes }
        state: { code: [given, asked] }
        screens:
          Notes: { actions: { Lock now: { set: { code: asked } } } }
          Note: { title: Note }
        tasks:
          unlock:
            outcomes: [unlocked]
            screens:
              Code: { actions: { Enter: { complete: unlocked, set: { code: given } } } }
        entries:
          Back in front: { once: true, when: { code: asked }, start: unlock, as: fullScreen, locked: true, aside: true }
          Link: [①dismiss all, push Note]
        """),
      Example(
        "a link that opens over the lock",
        """
        navflow: 1
        root: { stack: Notes }
        state: { code: [given, asked] }
        screens:
          Notes: { title: Notes }
          Code: { lock: true, actions: { Enter: { set: { code: given }, do: dismiss } } }
          Note: { actions: { Close: dismiss } }
        entries:
          Asleep: { once: true, set: { code: asked }, present: Code, as: fullScreen, locked: true, aside: true }
          Link: { ①present: Note }
        """),
      Example(
        "an entry that closes the lock from another page of it",
        """
        navflow: 1
        root: { stack: Notes }
        state: { code: [given, asked] }
        screens:
          Notes: { title: Notes }
          Locked: { lock: true, actions: { Unlock: { set: { code: given }, do: dismiss }, Use the code: push Code } }
          Code: { actions: { Enter: { set: { code: given }, do: dismiss } } }
        entries:
          Asleep: { once: true, set: { code: asked }, present: Locked, as: fullScreen, locked: true, aside: true }
          Recognised: { where: { screen: Code }, do: ①dismiss }
        """),
      Example(
        "a relaunch after which nothing asks for the code",
        """
        navflow: 1
        root: { stack: Notes }
        state: { code: [given, asked] }
        ①relaunch: { restored: true }
        screens:
          Notes: { title: Notes }
          Code: { lock: true, actions: { Enter: { set: { code: given }, do: dismiss } } }
        entries:
          Asleep: { once: true, set: { code: asked }, present: Code, as: fullScreen, locked: true, aside: true }
        """),
      Example(
        "links that go back past the lock, or to another tab",
        """
        navflow: 1
        root: { tabs: [Notes, Calls], start: Notes }
        state: { code: [given, asked] }
        screens:
          Notes: { title: Notes }
          Calls: { title: Calls }
          Code: { lock: true, actions: { Enter: { set: { code: given }, do: pop } } }
        entries:
          Asleep: { once: true, where: { modals: 0 }, set: { code: asked }, push: Code }
          Top: ①pop root
          Call: ①tab Calls
        """),
    ],
    passing: [
      Example(
        "a relaunch after which the first screen asks for the code again",
        """
        navflow: 1
        root: { stack: Notes }
        state: { code: [given, asked] }
        relaunch: {}
        screens:
          Notes:
            actions:
              Ask again: { by: arrival, when: { code: asked }, present: Code, as: fullScreen, locked: true }
          Code: { lock: true, actions: { Enter: { set: { code: given }, do: dismiss } } }
        entries:
          Asleep: { once: true, set: { code: asked }, present: Code, as: fullScreen, locked: true, aside: true }
        """),
      Example(
        "the entry waits until the app is unlocked",
        """
        navflow: 1
        root: { stack: Notes }
        state: { code: [asked, given] }
        screens:
          Notes: { actions: { Lock: { by: arrival, when: { code: asked }, start: unlock, as: fullScreen, locked: true } } }
          Note: { title: Note }
        tasks:
          unlock:
            outcomes: [unlocked]
            screens:
              Code: { actions: { Enter: { either: { right: { complete: unlocked, set: { code: given } }, wrong: stay } } } }
        entries:
          Text shared: { when: { code: given }, do: [dismiss all, push Note] }
        """),
      Example(
        "a call that goes on beneath the lock",
        """
        navflow: 1
        root: { tabs: [Notes, Calls], start: Notes }
        state: { code: [given, asked] }
        screens:
          Notes: { title: Notes }
          Calls: { title: Calls }
          Code: { lock: true, actions: { Enter: { set: { code: given }, do: dismiss } } }
        entries:
          Asleep: { once: true, set: { code: asked }, present: Code, as: fullScreen, locked: true, aside: true }
          Call ends: { where: { modals: 0 }, do: tab Calls }
          Top: pop root
          Erased from afar: { set: { code: given }, do: [dismiss all, tab Notes] }
        """),
      Example(
        "the entry signs the user out, which ends the lock",
        """
        navflow: 1
        roots:
          door: { screen: SignIn }
          main: { stack: Notes }
        state: { code: [given, asked] }
        screens:
          SignIn: { actions: { Sign in: root main } }
          Notes: { actions: { Lock: { by: arrival, when: { code: asked }, start: unlock, as: fullScreen, locked: true } } }
        tasks:
          unlock:
            outcomes: [unlocked]
            screens:
              Code: { actions: { Enter: { complete: unlocked, set: { code: given } } } }
        entries:
          Asleep: { set: { code: asked }, do: [dismiss all, pop root] }
          Session over: { set: { code: given }, do: [dismiss all, root door] }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    interruptions(in: context) + meetings(in: context)
  }

  /// Returns the findings on locks without `lock: true`, which are recognised by the steps that show their task.
  private func interruptions(in context: RuleContext) -> [Finding] {
    context.findings { observed in
      guard case .interrupts(let task, _) = observed.kind, let site = observed.site, site.trigger == .entry,
        case .action(let entry) = site.cause, entry != context.flow.relaunch,
        !context.flow[context.flow[task].entry].isLock,
        let test = context.lockCondition(of: task),
        !context.flow[entry].assignments.contains(where: { $0.variable == test.variable })
      else { return nil }
      return context.finding(
        .removes(context, context.culprit(site), context.name(task), [test]), help: help(context.unlocking([test])),
        by: site,
        about: .task(task), task: task
      ).noting([context.definition(of: task)])
    }
  }

  /// Returns the findings on entries that remove or cover a screen with `lock: true`.
  private func meetings(in context: RuleContext) -> [Finding] {
    let locks = context.flow.locks
    return context.findings { observed in
      guard case .meetsLock(let entry, let chosenCase, let result, let screen) = observed.kind,
        let lock = locks.first(where: { $0.screen == screen })
      else { return nil }
      let walk = observed.walk
      guard entry == context.flow.relaunch ? !walk.shows(lock) : walk.isLockedBeforeLastMove(lock),
        walk.leavesPage(of: lock),
        let (step, isRemoval) = context.flow.passing(lock, by: entry, chosenCase, result, to: walk.configuration)
      else { return nil }
      let message: Message =
        isRemoval
        ? .removes(context, context.culprit(entry), context.name(screen), lock.tests)
        : .covers(context, context.culprit(entry), context.name(screen), lock.tests)
      let remedies =
        entry == context.flow.relaunch
        ? [Remedy(.helpAtLaunch(context, lock))]
        : self.remedies(lock, entry, isRemoval: isRemoval, context)
      return Finding(
        message, help: nil, at: step.range, about: .screen(screen), place: .action(entry), screen: screen,
        action: entry
      ).offering(remedies).noting([context.definition(of: lock)])
    }
  }
}

extension Message {
  fileprivate static func removes(
    _ context: RuleContext, _ culprit: Message, _ lock: Message, _ tests: [Condition.Test]
  ) -> Message {
    "\(culprit) removes the lock \(lock)\(context.whileClause(tests))"
  }

  fileprivate static func covers(
    _ context: RuleContext, _ culprit: Message, _ lock: Message, _ tests: [Condition.Test]
  ) -> Message {
    "\(culprit) shows another screen over the lock \(lock)\(context.whileClause(tests))"
  }
}
