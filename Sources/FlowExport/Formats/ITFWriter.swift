import Diagnostics
import FlowModel
import FlowSimulation

/// Writes a walk in the Informal Trace Format of Apalache and Quint.
package enum ITFWriter {
  /// Returns the text of a test.
  static func text(_ test: FlowTest, of file: String) -> String {
    text(test.walk, of: file, generated: ExportMarker.generated(from: file))
  }

  /// Returns the text of a walk.
  ///
  /// - Parameter generated: the line that marks a generated file; nil for a walk that is printed.
  package static func text(_ walk: Walk, of file: String, generated: String? = nil) -> String {
    let steps = walk.transitions.map { (walk.simulator.traceStep(of: $0), $0.target) }
    let marker = generated.map { [("generated", JSONValue.string($0))] } ?? []
    let meta = [
      ("format", JSONValue.string("ITF")), ("source", .string(file)),
      ("description", .string(walk.simulator.device.rawValue)),
    ]
    let states = steps.enumerated().map { state($0.offset, $0.element.0, $0.element.1, walk.simulator) }
    let parts: [(String, JSONValue)] = [
      ("#meta", .object(marker + meta)), ("vars", .array(variables.map(JSONValue.string))), ("states", .array(states)),
    ]
    return JSONValue.object(parts + (beginningOfGrowth(in: steps).map { [("loop", .integer($0))] } ?? [])).text
  }

  /// Returns the index of the last state with the front screen and the values of the final one, over which screens were
  /// added until the end, or nil.
  ///
  /// The taps after it can be repeated without end.
  private static func beginningOfGrowth(in steps: [(step: TraceStep, configuration: Configuration)]) -> Int? {
    guard let last = steps.last else { return nil }
    let final = last.step.layers
    return steps.indices.dropLast().last { index in
      let (step, configuration) = steps[index]
      let first = step.layers
      guard configuration.frontScreen == last.configuration.frontScreen,
        configuration.state == last.configuration.state, configuration.selectedTab == last.configuration.selectedTab,
        first != final, first.count <= final.count, let top = first.last
      else { return false }
      // Only the highest layer may have grown, and layers may be new above it.
      let base = final[first.count - 1]
      return first.dropLast().elementsEqual(final.prefix(first.count - 1)) && top.style == base.style
        && base.stack.starts(with: top.stack)
    }
  }

  private static let variables = ["front", "tab", "layers", "tasks", "state", "mbt::actionTaken", "mbt::nondetPicks"]

  private static func state(
    _ index: Int, _ step: TraceStep, _ configuration: Configuration, _ simulator: Simulator
  ) -> JSONValue {
    let flow = simulator.flow
    let front = flow[configuration.frontScreen].name.value
    let values = flow.variables.map { variable -> (String, JSONValue) in
      let value = flow.name(of: configuration.state[variable.id.index], of: variable.id)
      return (variable.name.value, variable.isCounter ? ["#bigint": .string(value)] : .string(value))
    }
    return .object([
      ("#meta", ["index": .integer(index)]), ("front", .string(front)), ("tab", .string(step.tab ?? "")),
      ("layers", .array(step.layers.map(layer))), ("tasks", .array(step.tasks.map(JSONValue.string))),
      ("state", .object(values)), ("mbt::actionTaken", .string(step.label ?? "launch")),
      ("mbt::nondetPicks", ["result": .string(step.result ?? "")]),
    ])
  }

  private static func layer(_ layer: TraceStep.Layer) -> JSONValue {
    .object([
      ("style", .string(layer.style ?? "root")), ("aside", .boolean(layer.aside)),
      ("stack", .array(layer.stack.map(JSONValue.string))),
    ])
  }
}
