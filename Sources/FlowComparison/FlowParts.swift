import FlowModel

/// Splits a flow into its named elements.
struct FlowParts {
  let flow: Flow
  private let words: ActionDescription

  init(_ flow: Flow) {
    self.flow = flow
    words = ActionDescription(flow: flow)
  }

  /// All elements, in the order of the file.
  var all: [FlowPart] {
    [whole] + flow.variables.map(part) + flow.roots.map(part) + flow.screens.map(part) + flow.tasks.map(part)
      + flow.actions.map(part) + flow.expectations.map(part) + flow.scenarios.map(part)
  }

  private var whole: FlowPart {
    var part = FlowPart(.flow, "")
    part.add("title", flow.title)
    part.add("devices", flow.devices.map(\.rawValue).joined(separator: ", "))
    part.add("start", flow.roots.count > 1 ? flow.start.map { flow.name(of: $0) } : nil)
    part.add("accountRequired", if: flow.accountRequired)
    part.add("associatedDomains", listed(flow.associatedDomains.map(\.value)))
    return part
  }

  private func part(_ variable: Variable) -> FlowPart {
    var part = FlowPart(.state, variable.name.value)
    let values = variable.values.map(\.name.value)
    part.add("values", variable.isCounter ? "\(values.first ?? "") to \(values.last ?? "")" : listed(values))
    part.add("initial", listed(variable.initial.map { flow.name(of: $0, of: variable.id) }))
    return part
  }

  private func part(_ root: Root) -> FlowPart {
    var part = FlowPart(.root, flow.name(of: root.id))
    if root.contents.isEmpty { add(root.content, to: &part, on: nil) }
    for device in Device.allCases { if let own = root.contents[device] { add(own, to: &part, on: device) } }
    return part
  }

  private func add(_ content: Root.Content, to part: inout FlowPart, on device: Device?) {
    let prefix = device.map { "\($0.rawValue) " } ?? ""
    switch content.kind {
    case .tabs(let tabs, let start):
      part.add(prefix + "tabs", listed(tabs.indices.map { split(content, $0) ?? name(tabs[$0].value) }))
      part.add(prefix + "labels", listed(tabs.indices.compactMap { content.labels[$0]?.value }))
      part.add(prefix + "icons", listed(tabs.indices.compactMap { content.icons[$0]?.value }))
      part.add(prefix + "start", tabs.indices.contains(start) ? name(tabs[start].value) : nil)
    case .stack where content.splits[0] != nil: part.add(prefix + "split", split(content, 0))
    case .stack(let screen):
      part.add(prefix + "stack", listed(([screen] + (content.pushed[0] ?? [])).map { name($0.value) }))
    case .screen(let screen): part.add(prefix + "screen", name(screen.value))
    case .task(let task, let then):
      part.add(prefix + "task", flow[task.value].name.value)
      part.add(prefix + "then", then.map(words.text))
    }
  }

  /// Returns a split view as text: its columns, and the one that is in front where it collapses, if not the first.
  private func split(_ content: Root.Content, _ tab: Int) -> String? {
    guard let split = content.splits[tab] else { return nil }
    let collapsed = split.start > 0 ? ", collapsed to \(name(split.columns[split.start].value))" : ""
    return split.columns.map { name($0.value) }.joined(separator: " ‖ ") + collapsed
  }

  private func part(_ task: UserTask) -> FlowPart {
    var part = FlowPart(.task, task.name.value)
    part.add("title", task.title?.value)
    part.add("id", task.codeID?.value)
    part.add("kind", task.kind == .fullScreen ? "fullScreen" : nil)
    part.add("presentation", task.presentation.map(words.text))
    part.add("outcomes", listed(task.outcomes.map { flow[$0.value].name }))
    part.add("entry", listed(([task.entry] + task.opened).map(name)))
    part.add("opened", if: task.openedElsewhere != nil, "elsewhere")
    part.add("needs", text(task.need))
    for gift in task.gifts { part.add("gives \(flow[gift.outcome].name)", flow.text(of: gift.values)) }
    part.add("purpose", task.purpose?.rawValue)
    for allow in task.allows { part.add("allow \(allow.rule.value)", allow.reason) }
    return part
  }

  private func part(_ action: Action) -> FlowPart {
    var part = FlowPart(flow.key(of: action))
    words.describe(action, in: &part)
    return part
  }

  private func part(_ expectation: Expectation) -> FlowPart {
    var part = FlowPart(.expectation, expectation.displayName)
    part.add("device", expectation.device?.rawValue)
    switch expectation.kind {
    case .never(let pattern): part.add("never", pattern.text)
    case .reachable(let pattern, let taps):
      part.add("reachable", pattern.text)
      part.add("within", taps.map(String.init))
    case .canReach(let from, let to, let worstCase):
      part.add("from", from.text)
      part.add("canReach", to.text)
      part.add("worstCase", if: worstCase)
    }
    return part
  }

  private func part(_ scenario: Scenario) -> FlowPart {
    var part = FlowPart(.scenario, scenario.name.value)
    part.add("device", scenario.device?.rawValue)
    part.add("given", scenario.given.isEmpty ? nil : flow.text(of: scenario.given))
    // The steps of a scenario are too long for a report.
    part.add("taps", scenario.lines.map(text).joined(separator: "; "), isReported: false)
    part.add("see", scenario.see?.text)
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
