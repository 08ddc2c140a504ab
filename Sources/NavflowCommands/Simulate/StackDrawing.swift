import Diagnostics
import FlowModel
import FlowSimulation
import Localization

/// A configuration as lines of text, with the front layer on top.
struct StackDrawing {
  private let step: TraceStep
  /// The titles of screens and tasks that differ from their names, by name.
  private let titles: [String: String]

  /// Creates the drawing of the last configuration of a walk.
  init(_ walk: Walk) {
    step = walk.simulator.traceStep(of: walk.transitions[walk.transitions.count - 1])
    titles = walk.simulator.flow.titles
  }

  /// The layers from the front down, then tasks and variables, then the last events.
  var lines: [String] {
    let names = step.layers.map(name)
    let width = names.map(\.displayWidth).max() ?? 0
    var lines = zip(names, step.layers).reversed().map { name, layer in
      "\(name.padded(to: width)) │ \(layer.stacks.map { $0.map(shown).joined(separator: " › ") }.joined(separator: " ‖ "))"
    }
    if !step.tasks.isEmpty {
      lines.append("\(localized("running")): " + step.tasks.map(shown).joined(separator: ", in it ".localizedLiteral))
    }
    if !step.state.isEmpty {
      lines.append(
        "\(localized("state")): "
          + step.state.map { "\($0.key) = \($0.value)" }.joined(separator: ", ".localizedSeparator))
    }
    return (lines + step.events.map { describe($0).localized }).map(\.visible)
  }

  /// Returns the title of a screen or task with its name, or the name alone if both are the same.
  private func shown(_ name: String) -> String {
    titles[name].map { "\($0) (\(step.label(of: name)))" } ?? step.label(of: name)
  }

  private func name(of layer: TraceStep.Layer) -> String {
    guard let style = layer.style else { return step.tab.map { localized("tab \($0)") } ?? localized("root") }
    return layer.aside ? localized("\(style.localizedLiteral), set aside") : style.localizedLiteral
  }

  private func describe(_ event: TraceStep.Event) -> String {
    switch event.kind {
    case .fails: return "✗ this step could not be taken: \(event.step ?? "")"
    case .interrupts: return "✗ \(event.task ?? "") is interrupted"
    case .abandons: return "\(event.task ?? "") is abandoned"
    case .starts, .cancels:
      return "\(event.task ?? "") \(event.kind.rawValue)" + (event.isGate ? " (gate)" : "")
    case .completes: return "\(event.task ?? "") completes" + (event.outcome.map { ": \($0)" } ?? "")
    }
  }
}

extension Flow {
  /// The titles of screens and tasks that differ from their names, by name.
  fileprivate var titles: [String: String] {
    let all = screens.map { ($0.name.value, $0.displayTitle) } + tasks.map { ($0.name.value, $0.displayTitle) }
    return Dictionary(all.filter { $0.0 != $0.1 }) { first, _ in first }
  }
}
