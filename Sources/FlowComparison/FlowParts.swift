import FlowModel

/// Takes a flow apart into its named parts.
struct FlowParts {
  let flow: Flow
  private let words: ActionWords

  init(_ flow: Flow) {
    self.flow = flow
    words = ActionWords(flow: flow)
  }

  /// Every part, in the order of the file.
  var all: [FlowPart] {
    [whole] + flow.variables.map(part) + flow.roots.map(part) + flow.screens.map(part) + flow.tasks.map(part)
      + flow.actions.map(part) + flow.expectations.map(part) + flow.scenarios.map(part)
  }

  private var whole: FlowPart {
    var part = FlowPart(.flow, "")
    part.say("title", flow.title)
    part.say("devices", flow.devices.map(\.rawValue).joined(separator: ", "))
    part.say("start", flow.roots.count > 1 ? flow.start.map { flow.name(of: $0) } : nil)
    part.say("accountRequired", if: flow.accountRequired)
    part.say("associatedDomains", listed(flow.associatedDomains))
    return part
  }

  private func part(_ variable: Variable) -> FlowPart {
    var part = FlowPart(.state, variable.name.value)
    part.say("values", listed(variable.values.map(\.name.value)))
    part.say("initial", listed(variable.initial.map { flow.name(of: $0, of: variable.id) }))
    return part
  }

  private func part(_ root: Root) -> FlowPart {
    var part = FlowPart(.root, flow.name(of: root.id))
    switch root.kind {
    case .tabs(let tabs, let start):
      part.say("tabs", listed(tabs.map { name($0.value) }))
      part.say("start", tabs.indices.contains(start) ? name(tabs[start].value) : nil)
    case .stack(let screen): part.say("stack", name(screen.value))
    case .screen(let screen): part.say("screen", name(screen.value))
    case .task(let task, let then):
      part.say("task", flow[task.value].name.value)
      part.say("then", then.map(words.text))
    }
    return part
  }

  private func part(_ task: Task) -> FlowPart {
    var part = FlowPart(.task, task.name.value)
    part.say("title", task.title?.value)
    part.say("kind", task.kind == .fullScreen ? "fullScreen" : nil)
    part.say("presentation", task.presentation.map(words.text))
    part.say("outcomes", listed(task.outcomes.map { flow[$0.value].name }))
    part.say("entry", name(task.entry))
    part.say("purpose", task.purpose?.rawValue)
    for allow in task.allows { part.say("allow \(allow.rule.value)", allow.reason) }
    return part
  }

  private func part(_ action: Action) -> FlowPart {
    var part = FlowPart(flow.key(of: action))
    words.describe(action, in: &part)
    return part
  }

  private func part(_ expectation: Expectation) -> FlowPart {
    var part = FlowPart(.expectation, expectation.displayName)
    part.say("device", expectation.device?.rawValue)
    switch expectation.kind {
    case .never(let pattern): part.say("never", pattern.text)
    case .reachable(let pattern, let taps):
      part.say("reachable", pattern.text)
      part.say("within", taps.map(String.init))
    case .canReach(let from, let to):
      part.say("from", from.text)
      part.say("canReach", to.text)
    }
    return part
  }

  private func part(_ scenario: Scenario) -> FlowPart {
    var part = FlowPart(.scenario, scenario.name.value)
    part.say("device", scenario.device?.rawValue)
    part.say("given", scenario.given.isEmpty ? nil : words.text(scenario.given))
    // Told line by line this would be a comparison of texts.
    part.say("taps", scenario.lines.map(text).joined(separator: "; "), isTold: false)
    part.say("see", scenario.see?.text)
    return part
  }

  private func text(_ line: Scenario.Line) -> String {
    switch line {
    case .tap(let tap): "tap \(tap.label)" + (tap.result.map { ": \($0)" } ?? "")
    case .see(let pattern): "see \(pattern.text)"
    case .cannot(let tap): "cannot \(tap.label)" + (tap.result.map { ": \($0)" } ?? "")
    }
  }

  private func name(_ screen: ScreenID) -> String { flow[screen].name.value }

  func listed(_ texts: [String]) -> String? { texts.isEmpty ? nil : texts.joined(separator: ", ") }
}
