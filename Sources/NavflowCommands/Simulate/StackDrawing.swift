import Diagnostics
import FlowSimulation
import Localization

/// A configuration as lines of text, with the front layer on top.
struct StackDrawing {
  private let step: TraceStep

  /// Creates the drawing of the last configuration of a walk.
  init(_ walk: Walk) { step = walk.simulator.traceStep(of: walk.transitions[walk.transitions.count - 1]) }

  /// The layers from the front down, then tasks and variables, then the last events.
  var lines: [String] {
    let names = step.layers.map(name)
    let width = names.map(\.displayWidth).max() ?? 0
    var lines = zip(names, step.layers).reversed().map { name, layer in
      "\(name.padded(to: width)) │ \(layer.stacks.map { $0.map(step.label).joined(separator: " › ") }.joined(separator: " ‖ "))"
    }
    if !step.tasks.isEmpty {
      lines.append("\("running".localized): " + step.tasks.joined(separator: ", in it ".localizedLiteral))
    }
    if !step.state.isEmpty {
      lines.append("\("state".localized): " + step.state.map { "\($0.key) = \($0.value)" }.joined(separator: ", "))
    }
    return (lines + step.events.map { describe($0).localized }).map(\.visible)
  }

  private func name(of layer: TraceStep.Layer) -> String {
    guard let style = layer.style else { return step.tab.map { "tab \($0)".localized } ?? "root".localized }
    return layer.aside ? "\(style), set aside".localized : style
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
