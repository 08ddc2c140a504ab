import Diagnostics
import FlowModel
import Localization

/// The refusals of the steps of an action on one of its screens.
struct StepWalk {
  let flow: Flow
  /// The action, or nil for the `then` of a root.
  let action: Action?
  /// The screen, or nil for an entry, or an action or `then` of a root.
  let owner: ScreenID?

  /// Returns the refusals of a list of steps, and of the lists in its `then`s.
  ///
  /// - Parameter hasEnded: whether an earlier step ended the task of the screen.
  func refusals(of steps: [Step], hasEnded: Bool = false) -> [Diagnostic] {
    var hasEnded = hasEnded
    var found: [Diagnostic] = []
    for step in steps {
      found += refusals(of: step, task: hasEnded ? nil : owner.flatMap { flow[$0].task })
      if case .start(_, _, let then?) = step.kind {
        for branch in flow[then].branches { found += refusals(of: branch.steps, hasEnded: hasEnded) }
      }
      if case .complete = step.kind { hasEnded = true }
    }
    return found
  }

  private func refusals(of step: Step, task: TaskID?) -> [Diagnostic] {
    switch step.kind {
    case .push(let screen), .replace(let screen), .show(let screen):
      foreign(screen, step, task)
    case .present(let screen, let options): foreign(screen, step, task) + presentation(options, step)
    case .start(let started, let options, _):
      presentation(options, step) + (usesPanel(flow[started].presentation) ? [panel(step)] : [])
    case .complete(let outcome): completion(outcome, step)
    case .pop, .dismiss, .unwind, .tab, .root, .set, .stay: []
    }
  }

  /// The refusal of a step that shows a screen of a task that does not run.
  private func foreign(_ screen: ScreenID, _ step: Step, _ task: TaskID?) -> [Diagnostic] {
    guard let shown = flow[screen].task, shown != task else { return [] }
    // `start T` with several first screens shows the others by itself.
    if flow[shown].opened.contains(screen), isOpened(step, by: shown) { return [] }
    return [
      Diagnostic(
        SwiftRefusals.untypedRule, .error,
        "\"\(verb(step)) \(flow[screen].name.value)\"\(place) shows a screen of task \"\(flow[shown].name.value)\" "
          + "without starting it, so no code receives its outcome",
        at: step.range, help: "write `start \(flow[shown].name.value)`")
    ]
  }

  private func isOpened(_ step: Step, by task: TaskID) -> Bool {
    let starts = (action?.allSteps ?? []) + flow.thens.flatMap { $0.branches.flatMap(\.steps) }
    return starts.contains { if case .start(task, _, _) = $0.kind { $0.range == step.range } else { false } }
  }

  /// The refusal of an ending on a screen of no task; an entry or an action of a root ends the task that runs.
  private func completion(_ outcome: OutcomeID, _ step: Step) -> [Diagnostic] {
    guard let owner, flow[owner].task == nil else { return [] }
    let words = outcome == .cancelled ? "cancel" : "complete \(flow[outcome].name)"
    let name = flow[owner].name.value
    let task = flow.tasks.first { $0.declares(outcome) && outcome != .cancelled } ?? flow.tasks.first
    return [
      Diagnostic(
        SwiftRefusals.untypedRule, .error,
        "\"\(words)\" on \"\(name)\": \"\(name)\" belongs to no task, so its code cannot know which task ends",
        at: step.range,
        help: "move \"\(name)\" into task \"\(task?.name.value ?? "")\", or end the task in the screen that shows it")
    ]
  }

  private func presentation(_ options: Step.PresentationOptions, _ step: Step) -> [Diagnostic] {
    if options.isStyleUnknown {
      return [
        Diagnostic(
          SwiftRefusals.untypedRule, .error, "\"as: unknown\"\(place): the code must know how the screen is shown",
          at: step.range, help: "write `as: sheet`, or another style")
      ]
    }
    if step.isOnRoot {
      return [unsupported("`on: root` beside `present` or `start`", step)]
    }
    return usesPanel(options.style) || options.isModeless ? [panel(step)] : []
  }

  private func usesPanel(_ style: PerDevice<PresentationStyle>?) -> Bool {
    Device.allCases.contains { style?.style(on: $0) == .panel }
  }

  private func panel(_ step: Step) -> Diagnostic { unsupported("a panel", step) }

  private func unsupported(_ what: Message, _ step: Step) -> Diagnostic {
    Diagnostic(
      SwiftRefusals.unsupportedRule, .error, "\(what)\(place) is not in this version of the Swift code",
      at: step.range,
      help: "leave this flow to `navflow check` and `navflow tests`, or generate a flow without it")
  }

  private func verb(_ step: Step) -> String {
    switch step.kind {
    case .present: "present"
    case .replace: "replace"
    case .show: "show"
    default: "push"
    }
  }

  /// The place of the step in words: ` in "Buy" on "Home"`.
  private var place: Message {
    let screen = owner.map { flow[$0].name.value }
    guard let label = action?.label.value else { return screen.map { " on \"\($0)\"" } ?? "" }
    return screen.map { " in \"\(label)\" on \"\($0)\"" } ?? " in \"\(label)\""
  }
}
