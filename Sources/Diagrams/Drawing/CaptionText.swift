import FlowModel
import Localization

/// Writes the captions of actions.
struct CaptionText: Sendable {
  /// The flow that contains the actions.
  let flow: Flow

  /// Returns the caption of an action, without its conditions.
  func caption(of action: Action) -> Caption {
    let isGesture = if case .gesture = action.trigger { true } else { false }
    return Caption(
      source: action.isWhileOpen ? "system, while open" : source(of: action.trigger),
      text: isGesture ? Message.move(action.label.value).localized : action.label.value)
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

  /// Returns the conditions in words, or nil if there are none.
  func condition(_ conditions: [Condition]) -> String? {
    let words = ConditionWords(flow: flow)
    let parts = conditions.flatMap { condition in
      condition.tests.map(words.text) + (condition.pattern.map(words.text) ?? [])
    }
    return parts.isEmpty ? nil : Message.list(parts.map(Message.init(text:)), .none).localized
  }

  /// Returns the effects of steps that their arrow does not show, in words, or nil if there are none.
  func note(on steps: [Step]) -> String? {
    let words = steps.compactMap { self.words(for: $0.kind) }
    let isPlain = words.count < 2 && steps.allSatisfy(\.kind.isShownByArrow)
    return isPlain || words.isEmpty ? nil : Message.list(words, .none).localized
  }

  private func source(of trigger: Action.Trigger) -> Message? {
    switch trigger {
    case .user: nil
    case .system: "system"
    case .arrival: "arrival"
    case .entry: "entry"
    case .gesture: "gesture"
    }
  }

  private func words(for step: Step.Kind) -> Message? {
    switch step {
    case .push(let screen): "pushes \(title(screen))"
    case .present(let screen, let showing):
      showing.aside ? "presents \(title(screen)), sets the rest aside" : "presents \(title(screen))"
    case .start(let task, let showing, _):
      showing.aside ? "starts \(flow[task].displayTitle), sets the rest aside" : "starts \(flow[task].displayTitle)"
    case .complete(let outcome): outcome == .cancelled ? "cancels" : "completes: \(flow[outcome].name)"
    case .pop(.count(1)): "goes back"
    case .pop(.count(let count)): "goes back \(count) screens"
    case .pop(.root): "goes back to the first screen"
    case .pop(.to(let screen)), .unwind(let screen): "goes back to \(title(screen))"
    case .dismiss(.front): "closes"
    case .dismiss(.all): "closes everything"
    case .dismiss(.to(let screen)): "closes what is over \(title(screen))"
    case .replace(let screen): "replaced by \(title(screen))"
    case .show(let screen): "shows \(title(screen))"
    case .tab(let screen): "\(flow.title(ofTab: screen)) tab"
    case .root(let root): flow.roots.count > 1 ? "root \(flow.name(of: root))" : "back to the launch"
    case .set, .stay: nil
    }
  }

  private func title(_ screen: ScreenID) -> String { flow[screen].displayTitle }
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
