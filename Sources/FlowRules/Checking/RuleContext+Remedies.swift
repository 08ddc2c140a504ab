import Diagnostics
import FlowModel
import Localization
import Verification

/// Corrections that several rules propose; a check tries each of them before it prints one.
extension RuleContext {
  /// Returns an edit that writes an option of the action at a site, or nil if no action acts there.
  func option(_ key: String, _ value: String, at site: Site) -> Remedy.Edit? {
    guard case .action(let action) = site.cause else { return nil }
    return .option(key: key, value: value, of: flow[action].label.range)
  }

  /// Returns the remedies for an entry or event that happens while something is in front that it disturbs.
  ///
  /// - Parameters:
  ///   - tasks: the tasks that it may not disturb.
  ///   - isEvent: whether the app would miss it if it were kept away.
  func remedies(keepingAway site: Site, from tasks: [TaskID] = [], isEvent: Bool) -> [Remedy] {
    let aside = site.range.flatMap { range -> Remedy? in
      guard step(at: site)?.showsLayer ?? false else { return nil }
      return Remedy(
        "set aside what is up, with \"aside: true\"", [.option(key: "aside", value: "true", of: range)])
    }
    let conditions = isEvent ? [] : conditions(keepingAwayFrom: tasks, at: site)
    return site.isUrgent(in: flow) ? [aside].compactMap(\.self) + conditions : conditions + [aside].compactMap(\.self)
  }

  /// Returns the conditions that keep an entry away, the weakest one first.
  private func conditions(keepingAwayFrom tasks: [TaskID], at site: Site) -> [Remedy] {
    let names = tasks.map { flow[$0].name.value }
    let ofTasks = tasks.isEmpty ? [] : ["task: none"]
    let ofOneTask = tasks.count == 1 ? ["task: { not: \(operand(names)) }"] : []
    guard case .action(let action) = site.cause else { return [] }
    return (ofOneTask + ofTasks + ["front: root"]).map { remedy(waiting: action, for: $0) }
  }

  /// Returns the remedy that offers an action only under a condition, such as `front: root`.
  func remedy(waiting action: ActionID, for clause: String) -> Remedy {
    Remedy(
      clause.waiting(with: "where: { \(clause) }"),
      [.option(key: "where", value: "{ \(clause) }", of: flow[action].label.range)])
  }

  /// Returns the remedy that closes all layers before the steps of an entry.
  func remedy(closingLayersBefore site: Site) -> Remedy? {
    guard case .action(let action) = site.cause, let written = structure.step(at: site) else { return nil }
    let steps = written.list.filter { !$0.movesNothing }.map { $0.words(in: flow) }
    return Remedy(
      "close the layers first: \(quotedList(["dismiss all"] + steps))",
      [.firstStep("dismiss all", of: flow[action].label.range)])
  }

  /// Returns the remedies that add an action, such as `Cancel: cancel`, to the first screen of a modal layer.
  ///
  /// If a gesture there asks first, the action asks in the same way. If the screen is also shown without a layer, the
  /// action is offered only in the layer.
  func remedies(addingExit label: SuggestedLabel, _ step: String, role: String?, to screen: ScreenID) -> [Remedy] {
    // A task that does not list "cancelled" cannot be given up.
    if step == "cancel", let task = flow[screen].task.map({ flow[$0] }), task.hasOwnOutcomes, !task.listsCancelled {
      return []
    }
    let asking = flow[screen].actions.map { flow[$0] }.first { action in
      if case .gesture(.swipeDown) = action.trigger { action.allSteps.count == 1 } else { false }
    }.map { $0.allSteps[0].words(in: flow) }
    let label = flow.suggested(label)
    let options = role.map { ", role: \($0)" } ?? ""
    let plain = role == nil ? step : "{ do: \(step)\(options) }"
    return [asking.map { "{ do: \($0), role: cancel }" }, plain, "{ where: { shown: modal }, do: \(step)\(options) }"]
      .compactMap(\.self).map { value in
        Remedy(
          "add \(quoted("\(label): \(value)")) to \(name(screen))",
          [.entry("\(label): \(value)", under: "actions", of: flow[screen].name.range)])
      }
  }
}

extension Site {
  /// Whether the step presents a screen over everything, as a call does, which cannot wait.
  fileprivate func isUrgent(in flow: Flow) -> Bool {
    guard case .action(let action) = cause else { return false }
    return flow[action].allSteps.contains { step in
      guard case .present(_, let showing) = step.kind else { return false }
      return flow.devices.contains { flow.style(ofPresenting: showing, on: $0) == .fullScreen }
    }
  }
}

extension Step {
  /// Whether it shows a layer.
  fileprivate var showsLayer: Bool {
    switch kind {
    case .present, .start: true
    default: false
    }
  }
}

extension String {
  /// Returns what a clause of `where` says, as an imperative.
  fileprivate func waiting(with option: String) -> Message {
    switch self {
    case "front: root": "let it wait until nothing is in front: \(quoted(option))"
    case "task: none": "let it wait until no task runs: \(quoted(option))"
    default: "let it wait while the task runs: \(quoted(option))"
    }
  }
}
