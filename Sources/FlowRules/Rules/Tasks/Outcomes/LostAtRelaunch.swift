import Diagnostics
import FlowModel
import FlowSimulation
import Localization
import Verification

/// Finds steps that the user must finish, and that are gone after a relaunch.
struct LostAtRelaunch: Rule {
  static let metadata = RuleMetadata(
    id: "lost-at-relaunch", severity: .warning, evidence: .trace, family: .tasks,
    summary: "After a relaunch, a step that the user must finish is gone.",
    rationale: """
      iOS ends an app in the background at any time, and the user can do it as well. The state that the app keeps is still \
      there, but the screens are not. So a relaunch leads around a step that the user must finish, or it leaves the \
      effect of a task half done. Let the first screen look at the state, and show the step again. Only flows with \
      "relaunch" are judged.
      """,
    sources: [.uiKit], judgesRelaunch: true,
    failing: [
      Example(
        "a sign-in that a relaunch passes",
        """
        navflow: 1
        roots:
          main: { stack: Home }
          door: { task: signIn, then: { signedIn: root main } }
        state: { session: [open, closed] }
        relaunch: {}
        screens:
          Home: { actions: { Sign out: { set: { session: closed }, do: ①root door } } }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn]
            screens:
              Form: { actions: { Sign in: { complete: signedIn, set: { session: open } } } }
        """),
      Example(
        "new terms that must be accepted",
        """
        navflow: 1
        root: { stack: Home }
        relaunch: {}
        screens:
          Home: { title: Home }
        tasks:
          accept:
            outcomes: [accepted]
            screens:
              Terms: { actions: { Accept: complete accepted } }
        entries:
          New terms: { once: true, do: [{ ①start: accept, as: fullScreen, locked: true, aside: true }] }
        """),
      Example(
        "a transfer that is half done",
        """
        navflow: 1
        root: { stack: Home }
        state: { money: [here, reserved, sent] }
        relaunch: {}
        screens:
          Home: { actions: { Send: start send } }
        tasks:
          send:
            outcomes: [sent, cancelled]
            screens:
              Amount: { actions: { ①Reserve: { set: { money: reserved }, push: Confirm }, Cancel: cancel } }
              Confirm:
                back: hidden
                actions:
                  Send: { complete: sent, set: { money: sent } }
                  Cancel: { do: cancel, set: { money: here } }
        """),
    ],
    passing: [
      Example(
        "the first root looks at the session",
        """
        navflow: 1
        roots:
          start: { screen: Logo }
          main: { stack: Home }
          door: { task: signIn, then: { signedIn: root main } }
        state: { session: [open, closed] }
        relaunch: {}
        screens:
          Logo: { actions: { Known: { by: arrival, cases: [{ when: { session: open }, root: main }, root door] } } }
          Home: { actions: { Sign out: { set: { session: closed }, do: root door } } }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn]
            screens:
              Form: { actions: { Sign in: { complete: signedIn, set: { session: open } } } }
        """),
      Example(
        "a transfer that goes on at the launch, and one that is forgotten",
        """
        navflow: 1
        root: { stack: Home }
        state: { money: [here, reserved, sent], draft: [none, begun, sent] }
        relaunch: { forgotten: [draft] }
        screens:
          Home:
            actions:
              Send: start send
              Write: start write
              Go on: { by: arrival, when: { money: reserved }, start: send }
        tasks:
          send:
            outcomes: [sent, cancelled]
            screens:
              Amount: { actions: { Reserve: { set: { money: reserved }, push: Confirm }, Cancel: cancel } }
              Confirm: { back: hidden, actions: { Send: { complete: sent, set: { money: sent } } } }
          write:
            outcomes: [written, cancelled]
            screens:
              Text: { actions: { Next: { set: { draft: begun }, push: Check }, Cancel: cancel } }
              Check: { back: hidden, actions: { Send: { complete: written, set: { draft: sent } } } }
        """),
      Example(
        "a purchase that the user began, and can leave",
        """
        navflow: 1
        root: { stack: Home }
        relaunch: {}
        screens:
          Home: { actions: { Buy: { start: buy, as: fullScreen } } }
        tasks:
          buy:
            outcomes: [bought]
            screens:
              Pay: { actions: { Pay: complete bought } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    guard let relaunch = context.flow.relaunch else { return [] }
    return passedSteps(relaunch, context) + halfDoneTasks(relaunch, context)
  }

  // MARK: Steps that a relaunch passes

  /// Returns the findings on tasks that only success ends, and that a relaunch removes.
  private func passedSteps(_ relaunch: ActionID, _ context: RuleContext) -> [Finding] {
    context.findings {
      context.isForced($0)
    } find: { fact, performed in
      guard case .begins(let task, _, _, _, _) = fact.kind, let site = fact.site, performed.after.runningTask == task,
        performed.returns.allSatisfy({ $0.configuration.runningTask == task }),
        let walk = performed.relaunched(by: relaunch), !walk.configuration.shows(task, in: context.flow)
      else { return nil }
      return context.finding(
        .passes(context, task, walk.configuration.frontScreen), help: .helpToShowAgain(context, task), by: site,
        about: .task(task), task: task
      ).shown(by: walk).noting([context.definition(of: task)])
    }
  }

  // MARK: Effects that are half done

  /// Returns the findings on tasks that change the state in several steps.
  ///
  /// A relaunch keeps what the first steps have changed, and the other steps never happen.
  private func halfDoneTasks(_ relaunch: ActionID, _ context: RuleContext) -> [Finding] {
    context.findings(afterPerforming: { context.changesStateMidway($0) }) { performed in
      guard let action = performed.move.action, let task = context.task(of: action),
        performed.after.runningTask == task, let start = performed.walk.stateBefore(task),
        let walk = performed.relaunched(by: relaunch), !walk.configuration.shows(task, in: context.flow),
        let half = halfDone(task, since: start, performed, walk.configuration, context)
      else { return nil }
      return Finding(
        .halfDone(context, task, half), help: .helpToFinish(context, half), at: context.flow[action].label.range,
        about: .task(task), place: context.place(of: .action(action)), screen: performed.before.frontScreen,
        action: action, task: task
      ).shown(by: walk).noting([context.definition(of: task)])
    }
  }

  /// Returns a value that an action of a task has set, that a relaunch keeps, and that the rest of the task would
  /// change or complete; nil if something outside the task asks for it.
  private func halfDone(
    _ task: TaskID, since start: [ValueID], _ performed: RuleContext.PerformedMove, _ relaunched: Configuration,
    _ context: RuleContext
  ) -> Condition.Test? {
    guard let move = performed.move.action else { return nil }
    return context.flow[move].assignments.lazy.compactMap { set -> Condition.Test? in
      let place = set.variable.index
      let value = performed.after.state[place]
      guard value != performed.before.state[place], value != start[place], relaunched.state[place] == value,
        context.setsMore(task, than: relaunched.state), !context.asks(set.variable, value, outside: task)
      else { return nil }
      return Condition.Test(variable: set.variable, values: [value])
    }.first
  }
}

extension RuleContext.PerformedMove {
  /// Returns the walk with a relaunch and the arrivals after it; nil if the relaunch is not offered.
  fileprivate func relaunched(by relaunch: ActionID) -> Walk? {
    guard let move = walk.simulator.moves(in: after).first(where: { $0.kind == .entry(relaunch) }) else { return nil }
    var longer = walk
    longer.take(move)
    longer.performArrivals()
    return longer
  }
}

extension Configuration {
  /// Returns whether a task runs, or a screen of it is in front.
  fileprivate func shows(_ task: TaskID, in flow: Flow) -> Bool {
    runningTask == task || flow[frontScreen].task == task
  }
}

extension RuleContext {
  /// Returns whether a fact is the beginning of a task that only success ends, and that the user did not ask for.
  fileprivate func isForced(_ fact: Fact) -> Bool {
    guard case .begins(let task, let how, _, _, _) = fact.kind, let site = fact.site, flow[task].hasOwnOutcomes,
      !flow[task].listsCancelled
    else { return false }
    if case .action(flow.relaunch) = site.cause { return false }
    let isFormality = flow[task].purpose.map(UserTask.Purpose.formalities.contains) ?? false
    return how == .root || isFormality || site.trigger == .entry || site.trigger == .system || site.trigger == .arrival
  }

  /// Returns whether an action of a task's screens changes the state, and does not end the task.
  fileprivate func changesStateMidway(_ action: Action) -> Bool {
    guard action.setsVariables, task(of: action.id) != nil else { return false }
    return action.cases.flatMap(\.results).contains { !$0.steps.contains(where: \.completes) }
  }

  /// Returns the task of the screens that offer an action, or nil.
  fileprivate func task(of action: ActionID) -> TaskID? {
    structure.hosts[action.index].first.flatMap { flow[$0].task }
  }

  /// Returns whether an action that completes a task sets another value than those of a state.
  fileprivate func setsMore(_ task: TaskID, than state: [ValueID]) -> Bool {
    flow[task].screens.flatMap { flow[$0].actions }.map { flow[$0] }.contains { action in
      action.allSteps.contains { $0.completes && !$0.cancels }
        && action.assignments.contains { $0.value != nil && $0.value != state[$0.variable.index] }
    }
  }

  /// Returns whether an action that no screen of a task offers has a condition on a value of a variable.
  fileprivate func asks(_ variable: VariableID, _ value: ValueID, outside task: TaskID) -> Bool {
    flow.actionIDs.contains { action in
      self.task(of: action) != task
        && flow[action].tests.contains { $0.variable == variable && $0.excluded == nil && $0.values.contains(value) }
    }
  }
}

extension Message {
  fileprivate static func passes(_ context: RuleContext, _ task: TaskID, _ shown: ScreenID) -> Message {
    "a relaunch leads around task \(context.name(task)), which the user must finish: \(context.name(shown)) is in front"
  }

  fileprivate static func helpToShowAgain(_ context: RuleContext, _ task: TaskID) -> Message {
    "keep in a variable that \(context.name(task)) is not done, and show it again by an action \(quoted("by: arrival")) of "
      + "the first screen"
  }

  fileprivate static func halfDone(_ context: RuleContext, _ task: TaskID, _ half: Condition.Test) -> Message {
    "after a relaunch, task \(context.name(task)) is half done: \(quoted(context.flow.text(of: half))) stays, and the task "
      + "is gone"
  }

  fileprivate static func helpToFinish(_ context: RuleContext, _ half: Condition.Test) -> Message {
    let variable = context.flow[half.variable].name.value
    return "let an action \(quoted("by: arrival")) of the first screen go on or undo it, with "
      + "\(quoted("when: { \(context.flow.text(of: half)) }")); or list \(quoted(variable)) under \(quoted("forgotten"))"
  }
}
