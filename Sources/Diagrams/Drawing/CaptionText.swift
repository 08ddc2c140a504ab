import FlowModel

/// Writes the captions of actions.
struct CaptionText: Sendable {
  /// The flow that contains the actions.
  let flow: Flow

  /// Returns the caption of an action, without its conditions.
  func caption(of action: Action) -> Caption {
    Caption(
      source: action.isWhileOpen ? "system, while open" : source(of: action.trigger), text: action.label.value)
  }

  /// Returns the caption of the arrow to a task that a gate starts before an action goes on.
  func caption(ofGateBefore action: Action, _ result: Action.CaseResult, in each: Action.Case) -> Caption {
    Caption(
      source: Caption.gate, text: action.trigger == .entry ? "" : action.label.value,
      condition: condition([each.condition, result.condition]))
  }

  /// Returns the caption of one of several results.
  func caption(of result: Action.CaseResult, in each: Action.Case) -> Caption {
    Caption(
      text: result.name?.value ?? "", condition: condition([each.condition, result.condition]),
      note: note(on: result.steps))
  }

  /// Returns the caption of the steps after a task's outcome.
  func caption(after next: Path.Continuation) -> Caption {
    Caption(
      source: "after \(flow[next.task].name.value)", text: flow[next.outcome].name, note: note(on: next.steps),
      ending: TaskEnding(task: next.task, outcome: next.outcome))
  }

  /// Returns the conditions as the file writes them, or nil if there are none.
  func condition(_ conditions: [Condition]) -> String? {
    let parts = conditions.flatMap { condition in
      condition.tests.map(flow.text) + (condition.pattern.map { ["where \($0.text)"] } ?? [])
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Returns the effects of steps that their arrow does not show, or nil if there are none.
  func note(on steps: [Step]) -> String? {
    let words = steps.compactMap { word(for: $0.kind) }
    let isPlain = words.count < 2 && steps.allSatisfy(\.kind.isShownByArrow)
    return isPlain || words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private func source(of trigger: Action.Trigger) -> String? {
    switch trigger {
    case .user: nil
    case .system: "system"
    case .arrival: "arrival"
    case .entry: "entry"
    case .gesture: "gesture"
    }
  }

  private func word(for step: Step.Kind) -> String? {
    switch step {
    case .push: "push"
    case .present(_, let showing): showing.aside ? "present aside" : "present"
    case .start(_, let showing, _): showing.aside ? "start aside" : "start"
    case .complete(let outcome): outcome == .cancelled ? "cancel" : "complete \(flow[outcome].name)"
    case .pop(.count(1)): "pop"
    case .pop(.count(let count)): "pop \(count)"
    case .pop(.root): "pop root"
    case .pop(.to(let screen)): "pop to \(flow[screen].name.value)"
    case .dismiss(.front): "dismiss"
    case .dismiss(.all): "dismiss all"
    case .dismiss(.to(let screen)): "dismiss to \(flow[screen].name.value)"
    case .unwind(let screen): "unwind \(flow[screen].name.value)"
    case .replace: "replace"
    case .show: "show"
    case .tab: "tab"
    case .root(let root): flow.roots.count > 1 ? "root \(flow.name(of: root))" : "root"
    case .set, .stay: nil
    }
  }
}

extension Step.Kind {
  /// Whether the style of the arrow shows the effect of the step.
  fileprivate var isShownByArrow: Bool {
    switch self {
    case .push, .set, .stay: true
    case .present(_, let showing), .start(_, let showing, _): !showing.aside
    case .complete, .pop, .dismiss, .unwind, .replace, .show, .tab, .root: false
    }
  }
}
