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

  /// Returns the help for a task that a step removes without a subtask, if no edit can express it; nil if one can.
  fileprivate static func helpToEnd(_ context: RuleContext, _ task: TaskID, _ site: Site) -> Message? {
    if let inner = context.task(actingAt: site), inner != task {
      return "end only \(context.name(inner)), with \"complete …\", or with \"cancel\" where the user gives it up: "
        + "\(context.name(task)) then goes on"
    }
    guard context.isAlone(stepAt: site), context.step(at: site)?.leavesAllLayers == true,
      !context.isSetOverEverything(site),
      let words = context.words(of: site)
    else { return nil }
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
}

extension RuleContext {
  /// Returns the remedies for a task that a step removes, and starts a subtask or not.
  func remedies(against interruption: Site, of task: TaskID, for subtask: TaskID?) -> [Remedy] {
    if let subtask { return [remedy(against: interruption, of: task, for: subtask)] }
    let closing = remedy(closingOnlyLayerOf: interruption, task)
    if closing == nil, let help = Message.helpToEnd(self, task, interruption) { return [Remedy(help)] }
    // A lock cannot end a task that it has set aside.
    guard !isSetOverEverything(interruption) else { return [] }
    let ending = Remedy(
      "end \(name(task)) before its screens go: write \"complete …\" with what the user has reached, or \"cancel\" where "
        + "the user asks to give it up")
    return [closing, remedy(presentingAt: interruption, over: task), ending].compactMap(\.self)
  }

  private func remedy(against interruption: Site, of task: TaskID, for subtask: TaskID) -> Remedy {
    if subtask == task, let screen = screenShown(of: task, at: interruption) {
      return Remedy(helpToGoOn(in: task, with: screen))
    }
    let start = "start \(flow[subtask].name.value)"
    return Remedy(
      "leave \(name(task)) where it is and write \(quoted(start)) alone: the subtask shows over it, and control comes back "
        + "when it ends",
      alone(start, at: interruption))
  }

  /// Returns the remedy for `dismiss all` on a layer of no task; nil if a tap on its buttons closes the layer anyway.
  private func remedy(closingOnlyLayerOf site: Site, _ task: TaskID) -> Remedy? {
    guard self.task(actingAt: site) == nil, let range = site.range, step(at: site)?.isDismissAll == true,
      !flow[site.screen].isOneScreenLayer
    else { return nil }
    return Remedy(
      "close only the layer of \(name(site.screen)), with \"dismiss\", and leave \(name(task)) as it is",
      [.step("dismiss", replacing: range)])
  }

  private func remedy(presentingAt site: Site, over task: TaskID) -> Remedy? {
    guard let shown = screenShown(after: site) else { return nil }
    let present = "present \(flow[shown].name.value)"
    return Remedy("leave \(name(task)) where it is, and write \(quoted(present)) alone", alone(present, at: site))
  }

  /// Returns the edit that writes one step in place of the list with the step at a site; none if that is no list.
  private func alone(_ step: String, at site: Site) -> [Remedy.Edit] {
    guard let range = site.range, let written = structure.step(at: site), written.list.count > 1 else { return [] }
    return [.list(step, around: range)]
  }
}

extension Step {
  /// Whether it is `dismiss all`.
  fileprivate var isDismissAll: Bool { if case .dismiss(.all) = kind { true } else { false } }

  /// Whether it is `dismiss all` or `root`.
  fileprivate var leavesAllLayers: Bool { if case .root = kind { true } else { isDismissAll } }
}

extension RuleContext {
  /// Returns whether the action at a site is on a screen that has set everything aside.
  fileprivate func isSetOverEverything(_ site: Site) -> Bool {
    guard case .action(let action) = site.cause else { return false }
    return structure.hosts[action.index].contains { host in
      screensOfLocks.contains(host)
        || structure.showings(of: host).contains { $0.options.aside }
    }
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
      || flow[action].allSteps.contains(where: \.swapsRoot)
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
