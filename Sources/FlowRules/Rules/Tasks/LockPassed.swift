import Diagnostics
import FlowModel
import FlowSimulation
import Verification

/// Finds entries that remove a lock screen while the condition that shows it still holds.
struct LockPassed: Rule {
  static let metadata = RuleMetadata(
    id: "lock-passed", severity: .error, evidence: .behaviour, family: .tasks,
    summary: "An entry removes a lock screen while the app is still locked.",
    rationale: """
      The app shows the lock by itself while a variable has a value. An entry removes the lock and leaves the variable as \
      it is, so the user sees what the lock protects.
      """,
    sources: [.commonPractice],
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
    ],
    passing: [
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
    context.findings(of: .interrupts) { fact in
      guard case .interrupts(let task, _, let site) = fact, site.trigger == .entry,
        case .action(let entry) = site.cause,
        let test = context.lockCondition(of: task),
        !context.flow[entry].assignments.contains(where: { $0.variable == test.variable })
      else { return nil }
      let variable = context.flow[test.variable]
      let values = listed(
        test.values.sorted { $0.index < $1.index }.map { quoted(variable.values[$0.index].name.value) }, "or")
      return context.finding(
        "\(context.culprit(site)) removes the lock \(context.name(task)) while \(quoted(variable.name.value)) is \(values)",
        help: "let the entry wait with \"when\" until the app is unlocked, or set the lock aside and keep it in front",
        by: site, about: .task(task), task: task
      ).noting([context.definition(of: task)])
    }
  }
}

extension RuleContext {
  /// Returns the condition on a variable under which the app shows a task by itself in a locked layer, or nil if it is no lock.
  fileprivate func lockCondition(of task: TaskID) -> Condition.Test? {
    let starts = structure.beginnings(of: task)
    guard !starts.isEmpty, starts.allSatisfy({ $0.options.locked }) else { return nil }
    let tests = starts.map { start -> Condition.Test? in
      guard let action = start.written.action.map({ flow[$0] }), !action.isUserInitiated else { return nil }
      return (action.condition.tests + action.cases[start.written.chosenCase].condition.tests).first
    }
    return tests.contains { $0 == nil } ? nil : tests[0]
  }
}
