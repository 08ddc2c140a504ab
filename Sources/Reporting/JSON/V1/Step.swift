import Diagnostics

extension JSONFormat.V1 {
  /// A step of a trace, with the configuration after it.
  struct Step {
    /// The step in our own types.
    let step: TraceStep

    /// Creates the JSON form of a step.
    init(_ step: TraceStep) { self.step = step }

    /// The JSON of the step.
    var json: JSONValue {
      .object([
        ("kind", .string(kind)), ("label", .optional(step.label)), ("result", .optional(step.result)),
        ("layers", .array(step.layers.map(json))), ("tab", .optional(step.tab)),
        ("tasks", .array(step.tasks.map(JSONValue.string))),
        ("state", .object(step.state.map { (key: $0.key, value: .string($0.value)) })),
        ("events", .array(step.events.map(json))),
      ])
    }

    /// Written out, so that renaming a case does not change the format.
    private var kind: String {
      switch step.kind {
      case .launch: "launch"
      case .tap: "tap"
      case .gesture: "gesture"
      case .system: "system"
      case .arrival: "arrival"
      case .entry: "entry"
      }
    }

    private func json(_ layer: TraceStep.Layer) -> JSONValue {
      let stacks = layer.columns.map { JSONValue.array($0.map(JSONValue.string)) }
      return .object(
        [
          ("style", .optional(layer.style)), ("aside", .boolean(layer.aside)),
          ("stack", .array(layer.stack.map(JSONValue.string))),
        ] + (stacks.isEmpty ? [] : [("columns", .array(stacks))]))
    }

    private func json(_ event: TraceStep.Event) -> JSONValue {
      let subject = event.kind == .fails ? ("step", event.step) : ("task", event.task)
      return .object([
        ("kind", .string(name(of: event.kind))), (subject.0, .optional(subject.1)),
        ("outcome", .optional(event.outcome)),
      ])
    }

    private func name(of kind: TraceStep.Event.Kind) -> String {
      switch kind {
      case .starts: "starts"
      case .completes: "completes"
      case .cancels: "cancels"
      case .abandons: "abandons"
      case .interrupts: "interrupts"
      case .fails: "fails"
      }
    }
  }
}
