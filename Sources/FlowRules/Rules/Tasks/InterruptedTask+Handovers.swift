import Diagnostics
import FlowModel
import FlowSimulation
import Localization
import Verification

/// Tasks that an action ends with `cancel` or `complete`, only to make room for another one.
extension InterruptedTask {
  /// A task that ends in a move, and the step that begins another one in the same move.
  fileprivate struct Handover {
    let task: TaskID
    let outcome: OutcomeID
    /// The place of the step that ends the task.
    let end: Site
    /// The action that the user taps.
    let tapped: Action
    /// The step that begins the other task, or shows the pages before it.
    let next: WrittenStep
    let nextTask: TaskID
  }

  /// Returns the findings on tasks that end for another task, after a move with one of some triggers.
  ///
  /// - Parameter help: returns the help for what comes from outside; nil for a user's actions.
  func handovers(
    in context: RuleContext, by triggers: Set<Site.Trigger> = [.user, .gesture, .arrival],
    help: ((TaskID, Site) -> Message)? = nil
  ) -> [Finding] {
    let search = Search(triggers: triggers, help: help, endings: TaskEndings(context.structure), context: context)
    return toTasks(search) + (triggers.contains(.user) ? toPages(search) : [])
  }

  /// What a search for such tasks uses.
  fileprivate struct Search {
    let triggers: Set<Site.Trigger>
    let help: ((TaskID, Site) -> Message)?
    let endings: TaskEndings
    let context: RuleContext
  }

  /// Returns the findings on steps that begin another task.
  private func toTasks(_ search: Search) -> [Finding] {
    let (endings, context) = (search.endings, search.context)
    return context.findings { observed in
      guard case .begins(let next, let how, _, _, _) = observed.kind, let site = observed.site, how != .root,
        search.triggers.contains(site.trigger), let written = context.structure.step(at: site),
        written.before.contains(where: \.completes) || !endings.branches(at: site.range).isEmpty
      else { return nil }
      let shown = observed.walk
      return handover(to: next, by: written, on: shown, site, endings, in: context)
        .flatMap { finding(on: $0, search) }?.shown(by: shown)
    }
  }

  /// Returns the findings on steps that show an introduction which only leads into another task.
  private func toPages(_ search: Search) -> [Finding] {
    let (endings, context) = (search.endings, search.context)
    return context.findings { observed in
      guard case .performs(let action, let chosenCase, let result) = observed.kind,
        context.flow[action].isUserInitiated,
        let task = context.structure.hosts[action.index].first.flatMap({ context.flow[$0].task }),
        let end = context.flow[action].cases[chosenCase].results[result].steps.first(where: \.completes),
        case .complete(let outcome) = end.kind
      else { return nil }
      let own = context.structure.steps(of: action).filter { $0.before.contains { $0.range == end.range } }
      for written in own + endings.steps(after: task, with: outcome) {
        guard let page = written.step.shownScreen(in: context.flow), context.flow[page].task == nil,
          let next = context.structure.taskOnlyBehind(page),
          context.structure.pagesBeforeTask(from: page).contains(where: context.structure.introduces)
        else { continue }
        let shown = observed.walk
        guard shown.configuration.frontScreen == page, let origin = shown.screenBeforeLastMove else { return nil }
        let site = Site(trigger: .user, screen: origin, cause: .action(action), range: written.step.range)
        return handover(to: next, by: written, on: shown, site, endings, in: context)
          .flatMap { finding(on: $0, search) }?.shown(by: shown)
      }
      return nil
    }
  }

  /// Returns the task that ended before a step in the last move of a walk, or nil.
  private func handover(
    to next: TaskID, by written: WrittenStep, on walk: Walk, _ site: Site, _ endings: TaskEndings,
    in context: RuleContext
  ) -> Handover? {
    guard let transition = walk.transitions.last, let tapped = transition.move?.action else { return nil }
    let start = transition.events.lastIndex { $0.range == site.range && $0.starts(next) } ?? transition.events.endIndex
    for event in transition.events[..<start].reversed() {
      guard let (task, outcome) = event.ending else { continue }
      let isBefore = written.before.contains { $0.completes && $0.range == event.range }
      let isFollowed = endings.branches(at: site.range).contains { $0.task == task && $0.outcome == outcome }
      guard task != next, isBefore || isFollowed else { continue }
      let end = Site(trigger: site.trigger, screen: site.screen, cause: event.cause, range: event.range)
      return Handover(
        task: task, outcome: outcome, end: end, tapped: context.flow[tapped], next: written, nextTask: next)
    }
    return nil
  }

  private func finding(on handover: Handover, _ search: Search) -> Finding? {
    let (endings, context) = (search.endings, search.context)
    let (task, next) = (handover.task, handover.nextTask)
    guard makesRoom(handover, endings, in: context) else { return nil }
    let resumes = endings.resumes(task, after: handover.next, beginning: next)
    let losesInput = context.flow[task].screens.contains { context.flow[$0].input } && !handover.tapped.setsVariables
    guard !resumes || losesInput else { return nil }
    let finding = context.finding(
      .ended(context, handover.end, task, next),
      help: search.help?(task, handover.end) ?? .help(context, handover, task, next), by: handover.end,
      about: .task(task), task: task
    ).noting([context.definition(of: task), context.definition(of: next)])
      .causing(at: [handover.next.step.range])
    return resumes ? finding.withSeverity(.warning) : finding
  }

  /// Returns whether the task ends only for the other one: the user did not ask to leave it, and it has not done its
  /// work.
  ///
  /// A sign-in or a tour that gives way to another task is no loss.
  private func makesRoom(_ handover: Handover, _ endings: TaskEndings, in context: RuleContext) -> Bool {
    let task = context.flow[handover.task]
    guard !(task.purpose.map(UserTask.Purpose.formalities.contains) ?? false), !handover.tapped.asksToLeave else {
      return false
    }
    if handover.outcome == .cancelled { return true }
    if endings.needs(handover.task, handover.nextTask, endedBy: handover.tapped) { return true }
    let others = task.outcomes.filter { $0.value != .cancelled && $0.value != handover.outcome }
    return !others.isEmpty && Wording.namesLack(context.flow[handover.outcome].name)
  }
}

/// Tasks that a `then` removes after a task inside them has succeeded.
extension InterruptedTask {
  /// Returns the findings on tasks that are cancelled because a task inside them has succeeded.
  func thrownAway(in context: RuleContext) -> [Finding] {
    let endings = TaskEndings(context.structure)
    return context.findings { observed in
      guard case .completes(let task, .cancelled) = observed.kind, let site = observed.site, site.trigger != .entry,
        let branch = context.success(before: site, in: task, endings)
      else { return nil }
      return context.finding(
        .thrownAway(context, task, branch, site), help: .helpToStay(context, task, branch), by: site,
        about: branch.start.action.map(Finding.About.action) ?? .task(task), task: task
      ).noting([context.definition(of: task), context.definition(of: branch.task)])
    }
  }
}

extension RuleContext {
  /// Returns the branch of a `then` whose step at a site removes a task after the success of a task inside it, or nil.
  ///
  /// A task without an outcome of its own can only be cancelled. After something was removed, or a new root has come,
  /// nothing is left to go on with.
  func success(before site: Site, in task: TaskID, _ endings: TaskEndings) -> TaskEndings.Branch? {
    guard flow[task].hasOwnOutcomes, !(flow[task].purpose.map(UserTask.Purpose.formalities.contains) ?? false),
      let list = structure.step(at: site)?.list,
      !list.contains(where: \.swapsRoot)
    else { return nil }
    return endings.branches(at: site.range).first { branch in
      guard branch.task != task, branch.outcome != .cancelled, !Wording.namesRemoval(flow[branch.outcome].name),
        structure.contexts(of: branch.start).contains(task)
      else { return false }
      return !(branch.start.action.map { flow[$0].asksToLeave } ?? false)
    }
  }
}

extension Walk {
  /// The screen in front before the last move, or nil at the launch.
  fileprivate var screenBeforeLastMove: ScreenID? {
    transitions.count > 1 ? transitions[transitions.count - 2].target.frontScreen : nil
  }
}

extension Event {
  fileprivate func starts(_ task: TaskID) -> Bool {
    if case .starts(task, _, _, _) = kind { true } else { false }
  }

  /// The task that ends with an outcome, or nil.
  fileprivate var ending: (task: TaskID, outcome: OutcomeID)? {
    switch kind {
    case .completes(let task, let outcome?): (task, outcome)
    case .cancels(let task): (task, .cancelled)
    default: nil
    }
  }
}

extension Message {
  fileprivate static func ended(_ context: RuleContext, _ end: Site, _ task: TaskID, _ next: TaskID) -> Message {
    let step: Message = context.words(of: end).map { "\(quoted($0)) in " } ?? ""
    return
      "task \(context.name(task)) is interrupted: \(step)\(context.culprit(end)) ends it to make room for \(context.name(next))"
  }

  fileprivate static func help(
    _ context: RuleContext, _ handover: InterruptedTask.Handover, _ task: TaskID, _ next: TaskID
  ) -> Message {
    let start = quoted("start \(context.flow[next].name.value)")
    let isOwnList = handover.next.list.contains { $0.range == handover.end.range }
    if !isOwnList, let words = context.words(of: handover.end) {
      return
        "leave \(context.name(task)) where it is and write \(start) in the place of \(quoted(words)): the subtask shows over "
        + "it, and control comes back when it ends"
    }
    return
      "leave \(context.name(task)) where it is and write \(start) alone: the subtask shows over it, and control comes back "
      + "when it ends"
  }

  fileprivate static func thrownAway(
    _ context: RuleContext, _ task: TaskID, _ branch: TaskEndings.Branch, _ site: Site
  ) -> Message {
    let step: Message = context.words(of: site).map(quoted) ?? context.culprit(site)
    return "task \(context.name(task)) is interrupted: after \(context.name(branch.task)) has ended with "
      + "\(context.name(branch.outcome)), \(step) removes its screens"
  }

  /// Returns the help for a task that is removed after a task inside it has succeeded.
  static func helpToStay(_ context: RuleContext, _ task: TaskID, _ branch: TaskEndings.Branch) -> Message {
    "write \(quoted("\(context.flow[branch.outcome].name): stay")): \(context.name(task)) goes on where it was; or end it "
      + "with an outcome of its own, if its work is done"
  }
}
