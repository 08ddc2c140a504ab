import Diagnostics
import FlowModel
import FlowSimulation
import Localization
import OrderedCollections
import Verification

/// Finds tasks that a deep link, a notification or the system removes without ending them.
struct TaskInterruptedByEntry: Rule {
  static let metadata = RuleMetadata(
    id: "task-interrupted-by-entry", severity: .warning,
    exception: "an error where an action can never happen again", evidence: .behaviour, family: .tasks,
    summary: "An entry or a system action removes a task that has not ended.",
    rationale: """
      A tapped notification must not remove a payment in progress. Use a condition so that the entry cannot happen \
      during the task, set the task aside, or end it with an outcome. If only the task sets back a variable, and nothing \
      can start it again, what needs that variable is lost for good.
      """,
    sources: [.merpay(problem: 2)], isAboutLosses: true, defersTo: ["lock-passed"],
    failing: [
      Example(
        "a ride that nothing can begin again",
        """
        navflow: 1
        root: { stack: Map }
        state: { ride: [none, on] }
        screens:
          Map: { title: Map, actions: { Order: { when: { ride: none }, set: { ride: on }, start: ride }, Me: push Me } }
          Me: { title: Me }
        tasks:
          ride:
            outcomes: [paid, cancelled]
            screens: { Car: { title: In the car, gestures: { Swipe down: none }, actions: { Pay: { complete: paid, set: { ride: none } } } } }
        entries:
          News: { once: true, do: [①dismiss all, push Me] }
        """),
      Example(
        "a deep link at any moment",
        """
        navflow: 1
        root: { tabs: [Home, Pay], start: Home }
        screens:
          Home: { actions: { Charge: start charge } }
          Pay: { title: Pay }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Charge: complete charged } }
        entries:
          Money received: [①dismiss all, tab Pay]
        """),
      Example(
        "a session that times out",
        """
        navflow: 1
        start: main
        roots:
          main: { stack: Home }
          signIn: { screen: SignIn }
        screens:
          Home: { actions: { Charge: start charge } }
          SignIn: { actions: { OK: root main } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount:
                actions:
                  Charge: complete charged
                  Time is up: { by: system, do: [①dismiss all, root signIn] }
        """),
      Example(
        "an entry that cancels the task to make room for another one",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Charge: complete charged } }
          survey:
            outcomes: [answered, cancelled]
            screens:
              Question: { actions: { Send: complete answered } }
        entries:
          Survey:
            cases: [{ where: { task: charge }, do: [①cancel, start survey] }, { where: { task: none }, start: survey }]
        """),
    ],
    passing: [
      Example(
        "an entry with a condition",
        """
        navflow: 1
        root: { tabs: [Home, Pay], start: Home }
        screens:
          Home: { actions: { Charge: start charge } }
          Pay: { title: Pay }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Charge: complete charged } }
        entries:
          Money received: { where: { task: none }, do: [dismiss all, tab Pay] }
        """),
      Example(
        "a task that is set aside",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge } }
          Lock: { actions: { Unlock: dismiss } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Charge: complete charged } }
        entries:
          Screen locked: { present: Lock, as: fullScreen, aside: true }
        """),
      Example(
        "a deep link that happens twice",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
          Offer: { title: Offer }
        entries:
          Offer: { present: Offer }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let interrupted = tasksInterruptedByEntries(context)
    let removed = context.findings { observed in
      guard case .interrupts(let task, _) = observed.kind, let site = observed.site,
        site.trigger == .entry || site.trigger == .system
      else {
        return nil
      }
      var finding = context.finding(
        .interrupted(context, task, site), help: nil, by: site, about: .task(task), task: task
      ).offering(remedies(task, interrupted[site.cause] ?? [task], site, context))
      // There is one finding for each entry or action, independent of where it is declared.
      if let action = finding.action {
        finding.place = .action(action)
        if site.trigger == .entry { finding = finding.causing(at: [context.flow[action].label.range]) }
      }
      let noted = finding.noting([context.definition(of: task)])
      guard let lost = context.actionLost(with: task, in: observed.walk.configuration) else { return noted }
      return noted.withSeverity(.error).noting([
        Note(
          "this can never happen again, because only \(context.name(task)) makes it possible",
          at: context.flow[lost].label.range)
      ])
    }
    return removed + handovers(in: context)
  }

  /// Returns the findings on tasks that an entry or the system ends with "cancel" or "complete" for another task.
  ///
  /// An entry that changes the state or the root cannot wait, so ending the task is the best that it can do.
  private func handovers(in context: RuleContext) -> [Finding] {
    InterruptedTask().handovers(in: context, by: [.entry, .system]) { task, site in
      .helpToWait(context, task, site)
    }.filter { !($0.action.map(context.mustNotBeDropped) ?? false) }.map { finding in
      var finding = finding
      if let action = finding.action { finding.place = .action(action) }
      return finding
    }
  }

  /// - Parameter tasks: all tasks that the entry interrupts.
  private func remedies(_ task: TaskID, _ tasks: OrderedSet<TaskID>, _ site: Site, _ context: RuleContext) -> [Remedy] {
    guard case .action(let action) = site.cause else { return [] }
    let isEvent = site.trigger != .entry || context.mustNotBeDropped(action)
    let own = context.flow[task].outcomes.map(\.value).filter { $0 != .cancelled }
    let completing = own.count == 1 ? "complete \(context.flow[own[0]].name)" : "complete …"
    let ending = Remedy(
      "end \(context.name(task)) with what the user has reached, before its screens go: begin with \(quoted(completing))",
      own.count == 1 ? [.firstStep(completing, of: context.flow[action].label.range)] : [])
    let name = operand([context.flow[task].name.value])
    let isFormality = context.flow[task].purpose.map(UserTask.Purpose.formalities.contains) ?? false
    // A sign-in that an event completes would be one without a password.
    let accepting = Remedy(
      isFormality
        ? "accept it, as the event cannot wait"
        : "let it end the task: a first case with \(quoted("where: { task: \(name) }")) that begins with \"cancel\" or "
          + "\"complete …\"; or accept it, as the event cannot wait")
    return context.remedies(keepingAway: site, from: Array(tasks), isEvent: isEvent)
      + (site.trigger == .entry ? isEvent ? [accepting] : [] : [ending])
  }

  /// Returns the tasks that each entry interrupts, in file order: one condition must keep the entry away from all of
  /// them.
  private func tasksInterruptedByEntries(_ context: RuleContext) -> [Cause: OrderedSet<TaskID>] {
    var interrupted: [Cause: OrderedSet<TaskID>] = [:]
    for fact in context.facts {
      guard case .interrupts(let task, _) = fact.kind, let site = fact.site, site.trigger == .entry else { continue }
      interrupted[site.cause, default: []].append(task)
    }
    return interrupted.mapValues { OrderedSet($0.sorted()) }
  }
}

extension Message {
  fileprivate static func interrupted(_ context: RuleContext, _ task: TaskID, _ site: Site) -> Message {
    "task \(context.name(task)) is interrupted from outside: \(context.culprit(site)) removes its screens"
  }
}

extension Message {
  fileprivate static func helpToWait(_ context: RuleContext, _ task: TaskID, _ site: Site) -> Message {
    site.trigger == .entry
      ? "keep the entry away with \(context.condition(keepingAwayFrom: [task])), which drops it while the task runs"
      : "start the other task over \(context.name(task)), or let it wait until \(context.name(task)) has ended"
  }
}

extension RuleContext {
  /// Returns whether the app would miss what happens at a site if it were kept away.
  func isEvent(at site: Site) -> Bool {
    guard site.trigger == .entry, case .action(let action) = site.cause else { return true }
    return mustNotBeDropped(action)
  }

  /// Returns whether an entry changes the state or the root: the app would miss the event if the entry were kept away.
  func mustNotBeDropped(_ entry: ActionID) -> Bool {
    flow[entry].setsVariables
      || flow[entry].allSteps.contains(where: \.swapsRoot)
  }
}
