import Diagnostics
import FlowModel
import FlowSimulation
import Localization

/// A configuration as lines of text, with the front layer on top.
struct StackDrawing {
  private let step: TraceStep

  /// Creates the drawing of the last configuration of a walk.
  init(_ walk: Walk) {
    step = walk.simulator.traceStep(of: walk.transitions[walk.transitions.count - 1])
  }

  /// The layers from the front down, then tasks and variables, then the last events.
  var lines: [String] {
    let names = step.layers.map(name)
    let width = names.map(\.displayWidth).max() ?? 0
    var lines = zip(names, step.layers).reversed().map { name, layer in
      "\(name.padded(to: width)) │ \(layer.stacks.map { $0.map(screen).joined(separator: " › ") }.joined(separator: " ‖ "))"
    }
    if !step.tasks.isEmpty {
      lines.append("\(localized("running")): " + step.tasks.map(task).joined(separator: localized(", in it ")))
    }
    if !step.state.isEmpty {
      let values = Message.list(step.state.map { Message(text: "\($0.key) = \($0.value)") }, .none)
      lines.append("\(localized("state")): \(values.localized)")
    }
    return (lines + step.events.map { describe($0).localized }).map(\.visible)
  }

  /// Returns the title of a screen with its name, or the name alone.
  private func screen(_ name: String) -> String { titled(step.titles.screens[name], step.label(of: name)) }

  /// Returns the title of a task with its name, or the name alone.
  private func task(_ name: String) -> String { titled(step.titles.tasks[name], name) }

  private func titled(_ title: String?, _ name: String) -> String { title.map { "\($0) (\(name))" } ?? name }

  private func name(of layer: TraceStep.Layer) -> String {
    guard let style = layer.style else { return step.tab.map { localized("tab \(screen($0))") } ?? localized("root") }
    let word = Message(key: style)
    return layer.aside ? localized("\(word), set aside") : word.localized
  }

  private func describe(_ event: TraceStep.Event) -> Message {
    let name = event.task ?? ""
    let task = step.titles.tasks[name].map { Message.name(name, title: $0) } ?? Message(text: name)
    switch event.kind {
    case .fails: return "✗ this step could not be taken: \(event.step ?? "")"
    case .interrupts: return "✗ \(task) is interrupted"
    case .abandons: return "\(task) is abandoned"
    case .starts: return event.isGate ? "\(task) starts (gate)" : "\(task) starts"
    case .cancels: return "\(task) cancels"
    case .completes: return event.outcome.map { "\(task) completes: \($0)" } ?? "\(task) completes"
    }
  }
}
