import Diagnostics
import FlowModel

/// Properties of a whole flow, computed once.
package struct FlowTraits: Sendable {
  /// Whether some screen has `input`, so that typed text can be lost.
  package let takesInput: Bool
  /// For each action, whether it uses what the user typed; empty if no screen has `input`.
  private let keptInput: [Bool]
  /// Whether some `replace` or `show` step shows a task's screen, possibly in a layer that another task began.
  package let replacesByTaskScreens: Bool
  /// Whether a transition can show a layer and set it aside, so that it is first visible when it comes back.
  package let setsNewLayersAside: Bool

  /// Whether some condition asks which screens the columns show.
  package let asksVisible: Bool
  /// The steps that may fail without harm, because the file does not say enough about them.
  let forgiven: [StepFailure: Set<SourceRange>]
  /// The tasks that gates start, by the range of the step behind the gate.
  private let gates: [SourceRange: Set<TaskID>]
  /// The screens with `lock: true`, with their conditions.
  package let locks: [Lock]

  /// Whether a layer may take the place of the keyboard.
  let usesInputViews: Bool
  /// Whether some `then` may begin a task, and whether some may end one.
  package let thensMayBeginTasks: Bool
  package let thensMayEndTasks: Bool

  init(_ flow: Flow) {
    let following = flow.thens.flatMap { $0.branches.flatMap(\.steps) }
    thensMayBeginTasks = following.contains { $0.mayBeginTask(in: flow) }
    thensMayEndTasks = following.contains { if case .complete = $0.kind { true } else { false } }
    usesInputViews = flow.usesInputViews
    takesInput = flow.screens.indices.contains { flow.screens[$0].input }
    // The words of labels are compared once for each action, not for each transition.
    keptInput = takesInput ? flow.actions.indices.map { flow.keepsInput(ActionID($0)) } : []
    replacesByTaskScreens = flow.replacesByTaskScreens
    setsNewLayersAside = flow.setsNewLayersAside
    asksVisible = flow.asksVisible
    forgiven = flow.forgivenSteps
    gates = flow.gates
    locks = flow.locks
  }

  /// Returns whether an action uses what the user typed, in a flow that takes input.
  package func keepsInput(_ action: ActionID) -> Bool { takesInput && keptInput[action.index] }

  /// Returns whether a gate starts a task at a step.
  func isGate(_ task: TaskID, at range: SourceRange?) -> Bool { range.flatMap { gates[$0] }?.contains(task) ?? false }
}

extension Flow {
  fileprivate var gates: [SourceRange: Set<TaskID>] {
    var gates: [SourceRange: Set<TaskID>] = [:]
    let look = { (step: Step) in
      if step.isGate, case .start(let task, _, _) = step.kind { gates[step.range, default: []].insert(task) }
    }
    forEachStep { step, _ in look(step) }
    for then in thens { for branch in then.branches { branch.steps.forEach(look) } }
    return gates
  }

  fileprivate var forgivenSteps: [StepFailure: Set<SourceRange>] {
    var forgiven: [StepFailure: Set<SourceRange>] = [:]
    let look = { (step: Step) in
      if step.isTolerant { forgiven[.popToAbsent, default: []].insert(step.range) }
      if step.isStyleUnknown { forgiven[.pushWithoutStack, default: []].insert(step.range) }
    }
    forEachStep { step, _ in look(step) }
    for then in thens { for branch in then.branches { branch.steps.forEach(look) } }
    return forgiven
  }

  fileprivate var usesInputViews: Bool {
    var found = false
    let look = { (step: Step) in
      for device in Device.allCases {
        switch step.kind {
        case .present(_, let showing): found = found || self.style(ofPresenting: showing, on: device) == .inputView
        case .start(let task, let showing, _):
          found = found || self.style(ofStarting: task, showing, on: device) == .inputView
        default: break
        }
      }
    }
    forEachStep { step, _ in look(step) }
    for then in thens { for branch in then.branches { branch.steps.forEach(look) } }
    return found
  }

  fileprivate var asksVisible: Bool {
    actions.contains { action in
      action.condition.pattern?.visible != nil
        || action.cases.contains { alternative in
          alternative.condition.pattern?.visible != nil
            || alternative.results.contains { $0.condition.pattern?.visible != nil }
        }
    }
  }

  fileprivate var replacesByTaskScreens: Bool {
    var replaces = false
    let look = { (step: Step) in
      switch step.kind {
      case .replace(let screen), .show(let screen): if self[screen].task != nil { replaces = true }
      default: break
      }
    }
    forEachStep { step, _ in look(step) }
    for then in thens { for branch in then.branches { branch.steps.forEach(look) } }
    return replaces
  }

  /// Whether a transition can set aside a layer that it has shown; a `then` may run after any step.
  fileprivate var setsNewLayersAside: Bool {
    if thens.contains(where: { $0.branches.contains { $0.steps.contains(where: \.setsAside) } }) { return true }
    // Reads each action in place, because a copy of an action is expensive.
    for action in actions.indices {
      for place in actions[action].cases.indices {
        for result in actions[action].cases[place].results.indices
        where actions[action].cases[place].results[result].steps.setsAsideWhatTheyShow { return true }
      }
    }
    return false
  }
}

extension [Step] {
  fileprivate var setsAsideWhatTheyShow: Bool {
    guard count > 1, let first = firstIndex(where: \.showsLayer) else { return false }
    return self[(first + 1)...].contains(where: \.setsAside)
  }
}

extension Step {
  /// Whether the step may show a layer.
  fileprivate var showsLayer: Bool {
    switch kind {
    case .present, .start: true
    default: false
    }
  }

  fileprivate var setsAside: Bool {
    switch kind {
    case .present(_, let showing), .start(_, let showing, _): showing.aside
    default: false
    }
  }
}
