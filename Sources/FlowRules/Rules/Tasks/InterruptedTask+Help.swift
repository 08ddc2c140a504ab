import Diagnostics
import FlowModel
import Localization
import Verification

extension Message {
  /// Returns the message about a task that a step removes.
  static func interrupted(
    _ context: RuleContext, _ task: TaskID, _ subtask: TaskID?, _ site: Site
  ) -> Message {
    let then: Message = subtask.map { " and starts \(context.name($0))" } ?? ""
    let step: Message = context.words(of: site).map { "\(quoted($0)) in " } ?? ""
    return "task \(context.name(task)) is interrupted: \(step)\(context.culprit(site)) removes its screens\(then)"
  }

  /// Returns the help for a task that a step removes, and starts a subtask or not.
  static func help(_ context: RuleContext, _ task: TaskID, _ subtask: TaskID?, _ site: Site) -> Message {
    guard let subtask else {
      if let inner = context.task(actingAt: site), inner != task {
        return "end only \(context.name(inner)), with \"complete …\", or with \"cancel\" where the user gives it up: "
          + "\(context.name(task)) then goes on"
      }
      if context.task(actingAt: site) == nil, context.step(at: site)?.isDismissAll == true {
        return
          "close only the layer of \(context.name(site.screen)), with \"dismiss\", and leave \(context.name(task)) "
          + "as it is"
      }
      guard context.isAlone(stepAt: site), context.step(at: site)?.leavesAllLayers == true,
        let words = context.words(of: site)
      else { return helpForNext(context, task, site) }
      if context.isStartedInOtherTask(task) {
        return
          "end \(context.name(task)) with \"complete …\" alone, in the place of \(quoted(words)): the task that started it "
          + "goes on"
      }
      let own = context.flow[task].outcomes.map(\.value).filter { $0 != .cancelled }
      // Which of several outcomes is right is not known.
      let completions = own.count == 1 ? ["complete \(context.flow[own[0]].name)"] : own.isEmpty ? [] : ["complete …"]
      let ways = listed((completions + ["cancel"]).map { quotedList([$0, words]) }, .or)
      return "end \(context.name(task)) before its screens go: \(ways)"
    }
    if subtask == task, let screen = context.screenShown(of: task, at: site) {
      return context.helpToGoOn(in: task, with: screen)
    }
    let start = quoted("start \(context.flow[subtask].name.value)")
    return "leave \(context.name(task)) where it is and write \(start) alone: the subtask shows over it, and control "
      + "comes back when it ends"
  }

  /// Returns the help for an action that removes a task, and shows no other task.
  ///
  /// It advises no "cancel" where the action shows something else: the task would be lost as before.
  private static func helpForNext(_ context: RuleContext, _ task: TaskID, _ site: Site) -> Message {
    guard let shown = context.screenShown(after: site) else {
      return "end \(context.name(task)) before its screens go: write \"complete …\" with what the user has reached, or "
        + "\"cancel\" where the user asks to give it up"
    }
    return
      "leave \(context.name(task)) where it is, and write \(quoted("present \(context.flow[shown].name.value)")) alone"
  }
}

extension Step {
  /// Whether it is `dismiss all`.
  fileprivate var isDismissAll: Bool { if case .dismiss(.all) = kind { true } else { false } }

  /// Whether it is `dismiss all` or `root`.
  fileprivate var leavesAllLayers: Bool { if case .root = kind { true } else { isDismissAll } }
}

extension RuleContext {
  /// Returns the remedy of a help that leaves out the step which removes a task, if the help says that and nothing else.
  func remedy(_ help: Message, leaving site: Site) -> Remedy {
    guard let range = site.range, let written = structure.step(at: site), written.list.count > 1,
      help.english.hasPrefix("leave \"")
    else { return Remedy(help) }
    return Remedy(help, [.without(range)])
  }

  /// Returns the task of the screen with the action at a site, or nil.
  fileprivate func task(actingAt site: Site) -> TaskID? {
    guard case .action(let action) = site.cause else { return nil }
    return structure.hosts[action.index].first.flatMap { flow[$0].task }
  }

  /// Returns whether some step begins a task while another one may be running.
  fileprivate func isStartedInOtherTask(_ task: TaskID) -> Bool {
    structure.beginnings(of: task).contains { showing in
      structure.contexts(of: showing.written).contains { $0 != nil && $0 != task }
    }
  }

  /// Returns whether the user has confirmed the loss in an alert or action sheet.
  ///
  /// The chosen button is destructive or changes the root, and another button keeps the screens.
  func isConfirmed(_ site: Site) -> Bool {
    guard case .action(let action) = site.cause, case .screen(let owner) = flow[action].owner,
      flow[owner].kind.isQuestion, flow[owner].actions.contains(where: { $0 != action && flow[$0].mayKeepScreens })
    else { return false }
    return flow[action].role == .destructive
      || flow[action].allSteps.contains { if case .root = $0.kind { true } else { false } }
  }

  /// Returns a screen within a task, not its first, that the action of a site also shows; nil if there is none.
  fileprivate func screenShown(of task: TaskID, at site: Site) -> ScreenID? {
    guard case .action(let action) = site.cause else { return nil }
    return structure.showings(of: action).map(\.screen).first { flow[$0].task == task && $0 != flow[task].entry }
  }

  /// Returns the screen of no task that a later step of the same list shows, or nil.
  fileprivate func screenShown(after site: Site) -> ScreenID? {
    guard let written = structure.step(at: site) else { return nil }
    let place = written.before.count
    return written.list.dropFirst(place + 1).compactMap { $0.shownScreen(in: flow) }.first { flow[$0].task == nil }
  }
}
