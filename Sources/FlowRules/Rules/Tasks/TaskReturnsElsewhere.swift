import Diagnostics
import FlowModel
import FlowSimulation
import Localization
import Verification

/// Finds tasks that end on another screen than the one where they began.
struct TaskReturnsElsewhere: Rule {
  static let metadata = RuleMetadata(
    id: "task-returns-elsewhere", severity: .error, evidence: .behaviour, family: .tasks,
    summary: "A task ends, and the user is not back where it was started.",
    rationale: """
      Users who start a task expect to be back afterwards. If the screen that started it is gone, they are somewhere \
      else and must find their way back. Start the task over the screen that needs it.
      """,
    sources: [.merpay(problem: 2)], defersTo: ["pushed-task"],
    failing: [
      Example(
        "a starting screen that was closed",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount:
                actions:
                  ①Register a bank: [dismiss, start connectBank]
                  Charge: complete charged
          connectBank:
            outcomes: [connected, cancelled]
            screens:
              Intro: { actions: { OK: complete connected } }
        """),
      Example(
        "an end in another tab",
        """
        navflow: 1
        root: { tabs: [Home, Pay], start: Home }
        screens:
          Home: { actions: { Charge: { start: charge, as: push } } }
          Pay: { title: Pay }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Charge: [tab Pay, ①complete charged] } }
        """),
      Example(
        "a link that pushes a screen beneath the task",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge } }
          Offer: { title: Offer }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Charge: complete charged, Leave: cancel } }
        entries:
          Link: { ①push: Offer, on: root }
        """),
      Example(
        "a link that goes on in another tab after a sign-in, beside one that waits",
        """
        navflow: 1
        root: { tabs: [Today, Friends] }
        state: { session: [none, open] }
        screens:
          Today: { actions: { Upgrade: start upgrade } }
          Friends: { needs: { session: open }, actions: { Post: push Post, Challenge: push Challenge } }
          Post: { title: Post }
          Challenge: { title: Challenge }
        tasks:
          upgrade: { outcomes: [bought, cancelled], screens: { Offer: { actions: { Buy: complete bought, Close: cancel } } } }
          signIn:
            outcomes: [signedIn, cancelled]
            gives: { session: open }
            screens: { Form: { actions: { Sign in: complete signedIn, Cancel: cancel } } }
        entries:
          A post: { where: { task: none }, do: [tab Friends, push Post] }
          A challenge: [①tab Friends, push Challenge]
        """),
    ],
    passing: [
      Example(
        "a \"then\" that moves on afterwards",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: { start: charge, then: { charged: push Receipt } } } }
          Receipt: { title: Receipt }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Charge: complete charged } }
        """),
      Example(
        "a task over the screen that needs it",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Register a bank: start connectBank, Charge: complete charged } }
          connectBank:
            outcomes: [connected, cancelled]
            screens:
              Intro: { actions: { OK: complete connected } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let moving = screensMovedBySystem(context)
    let mayMove = context.structure.steps.contains { $0.step.selectsTab || $0.step.isOnRoot }
    return context.findings { observed in
      guard case .returnsElsewhere(let task, let origin, let landed) = observed.kind, let site = observed.site,
        !moving.contains(Pair(origin: origin, landed: landed))
      else { return nil }
      return context.finding(
        .elsewhere(context, task, origin, landed), help: .help(context, task, origin), by: site, about: .task(task),
        task: task
      ).noting([context.definition(of: task), Note("it was begun from here", at: context.flow[origin].name.range)])
        .causing(at: beginnings(of: task, by: site, in: context))
    }.map { mayMove ? movedToCulprit($0, in: context) : $0 }
  }

  private struct Pair: Hashable {
    let origin: ScreenID
    let landed: ScreenID
  }

  /// Returns the screens that an event exchanges for another one while a task runs over them: users expect that.
  private func screensMovedBySystem(_ context: RuleContext) -> Set<Pair> {
    let replacing = context.structure.showings.filter { showing in
      showing.verb == .replace && showing.written.action.map { context.flow[$0].isWhileOpen } ?? false
    }
    return Set(
      replacing.flatMap { showing in
        context.structure.hosts(of: showing.written).map { Pair(origin: $0, landed: showing.screen) }
      })
  }

  /// Returns the steps of an action that begin a task.
  private func beginnings(of task: TaskID, by site: Site, in context: RuleContext) -> [SourceRange] {
    guard case .action(let action) = site.cause else { return [] }
    return context.structure.showings(of: action).filter { context.flow[$0.screen].task == task }
      .map(\.written.step.range)
  }

  /// Returns the finding at the step that changed what is under the task after its start, with other help.
  ///
  /// The step selects another tab, while the screen that started the task is still on its stack, or acts `on: root`.
  private func movedToCulprit(_ finding: Finding, in context: RuleContext) -> Finding {
    guard case .observation(let observation, let behaviour)? = finding.sighting?.witness, let task = finding.task,
      case .returnsElsewhere(_, let origin, _) = observation.fact.kind
    else { return finding }
    let walk = behaviour.walk(to: observation)
    let selection = selection(under: task, from: origin, on: walk, in: context)
    guard let (action, step) = selection ?? stepOnRoot(under: task, on: walk, in: context) else { return finding }
    var copy = finding
    let culprit: Message = "\(quoted(step.words(in: context.flow))) in \(context.culprit(action))"
    guard action != finding.action else {
      copy.help = "end \(context.name(task)) first, and write \(quoted(step.words(in: context.flow))) after that"
      return copy
    }
    let place: Message = selection == nil ? "screen" : "tab"
    let isEntry = context.flow[action].trigger == .entry
    let help = Message.help(context, task, movedBy: culprit, place, isEntryInitiated: isEntry)
    let waiting = ["task: none", "front: root"].map { context.remedy(waiting: action, for: $0) }
    copy = copy.offering((isEntry && !context.mustNotBeDropped(action) ? waiting : []) + [Remedy(help)])
    copy.range = step.range
    copy.action = action
    copy.gesture = nil
    copy.place = context.place(of: .action(action))
    if case .screen(let owner) = context.flow[action].owner { copy.screen = owner }
    return copy.noting([Note("when it ends here, another \(place) is under it", at: finding.range)])
  }

  /// Returns the last step `on: root` in a walk that changed the screen under a running task, with its action.
  private func stepOnRoot(
    under task: TaskID, on walk: Walk, in context: RuleContext
  ) -> (action: ActionID, step: Step)? {
    let transitions = walk.transitions
    guard let start = transitions.lastIndex(where: { $0.starts(task) }) else { return nil }
    for place in transitions.indices.reversed() where place > start {
      guard let action = transitions[place].move?.action,
        let step = context.flow[action].allSteps.first(where: \.isOnRoot),
        transitions[place - 1].target.visibleStack.last?.screen != transitions[place].target.visibleStack.last?.screen
      else { continue }
      return (action, step)
    }
    return nil
  }

  /// Returns the step that selected another tab while a task was running, with its action.
  ///
  /// The walk does not come back to the tab in which the task began. The result is nil if the screen that started the
  /// task has been removed.
  private func selection(
    under task: TaskID, from origin: ScreenID, on walk: Walk, in context: RuleContext
  ) -> (action: ActionID, step: Step)? {
    let transitions = walk.transitions
    guard let start = transitions.lastIndex(where: { $0.starts(task) }), start > 0 else { return nil }
    let (root, tab) = (transitions[start - 1].target.root, transitions[start - 1].target.selectedTab)
    let end = walk.configuration
    guard end.root == root, end.selectedTab != tab, end.stacks[tab].last?.screen == origin else { return nil }
    let left = transitions.indices.last { $0 >= start && $0 > 0 && transitions[$0 - 1].target.selectedTab == tab }
    guard let left, transitions[left].target.selectedTab != tab, let action = transitions[left].move?.action else {
      return nil
    }
    guard let selected = walk.simulator.selectedTab(in: transitions[left].target) else { return nil }
    if let own = context.flow[action].allSteps.first(where: { $0.selects(selected) }) { return (action, own) }
    // A gate of several actions may have started the task: the one that has happened last goes on here.
    let performed = transitions[...left].map { $0.move?.action }
    return following(transitions[left], in: context).filter { $0.step.selects(selected) }.max { one, other in
      (performed.lastIndex(of: one.action) ?? -1, -one.action.index) < (
        performed.lastIndex(of: other.action) ?? -1, -other.action.index
      )
    }
  }

  /// Returns the steps in the `then`s of the tasks that ended in a transition, with the actions that started these
  /// tasks.
  private func following(_ transition: Transition, in context: RuleContext) -> [(action: ActionID, step: Step)] {
    let ended = transition.events.compactMap { event -> TaskID? in
      switch event.kind {
      case .completes(let task, _), .cancels(let task): task
      default: nil
      }
    }
    return context.structure.showings.filter { showing in showing.started.map(ended.contains) ?? false }
      .flatMap { showing -> [(action: ActionID, step: Step)] in
        guard case .start(_, _, let then?) = showing.written.step.kind, let action = showing.written.action else {
          return []
        }
        return context.flow[then].branches.flatMap(\.steps).map { (action, $0) }
      }
  }
}

extension Message {
  fileprivate static func elsewhere(
    _ context: RuleContext, _ task: TaskID, _ origin: ScreenID, _ landed: ScreenID
  ) -> Message {
    "task \(context.name(task)) does not return to where it began: it was begun from \(context.name(origin)), and when it "
      + "ends the user is on \(context.name(landed))"
  }

  fileprivate static func help(_ context: RuleContext, _ task: TaskID, _ origin: ScreenID) -> Message {
    "start \(context.name(task)) over \(context.name(origin)), and leave that screen where it is until the task has ended"
  }

  fileprivate static func help(
    _ context: RuleContext, _ task: TaskID, movedBy culprit: Message, _ place: Message, isEntryInitiated: Bool
  ) -> Message {
    let subject: Message = "\(culprit) changes what is under \(context.name(task))"
    guard isEntryInitiated else { return "\(subject): end the task before, or leave the \(place) as it is" }
    return
      "\(subject): keep the entry away with \(context.condition(keepingAwayFrom: task)), or end the task with an outcome "
      + "first"
  }
}

extension Transition {
  /// Returns whether it begins a task.
  fileprivate func starts(_ task: TaskID) -> Bool {
    events.contains { if case .starts(task, _, _, _) = $0.kind { true } else { false } }
  }
}

extension Step {
  fileprivate var selectsTab: Bool { if case .tab = kind { true } else { false } }

  fileprivate func selects(_ tab: ScreenID) -> Bool { if case .tab(tab) = kind { true } else { false } }
}
