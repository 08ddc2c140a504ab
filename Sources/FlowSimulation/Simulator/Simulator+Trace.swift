import Diagnostics
import FlowModel
import OrderedCollections

/// Traces with the names of the flow.
extension Simulator {
  /// Returns a transition as a step of a trace.
  public func traceStep(of transition: Transition) -> TraceStep {
    let target = transition.target
    let (kind, label) = naming(of: transition.move)
    var step = TraceStep(
      kind: kind, label: label,
      result: transition.move.flatMap(result),
      layers: traceLayers(of: target),
      tab: selectedTab(in: target).map { flow[$0].name.value },
      tasks: target.visibleFrames.map { flow[$0.task].name.value },
      state: namedState(of: target), events: traceEvents(of: transition),
      range: transition.move.flatMap { flow.action(of: $0)?.label.range } ?? flow[target.frontScreen].name.range)
    step.items = subject.items
    step.titles = subject.titles
    return step
  }

  /// Returns the name of a move in a tap, without the result.
  public func label(of move: Move) -> String {
    switch move.kind {
    case .action(let action), .entry(let action): flow[action].label.value
    case .gesture(let gesture): flow.name(of: gesture)
    }
  }

  /// Returns the values of the variables by name, in file order.
  public func namedState(of configuration: Configuration) -> OrderedDictionary<String, String> {
    var named: OrderedDictionary<String, String> = [:]
    for variable in flow.variables {
      named[variable.name.value] = flow.name(of: configuration.state[variable.id.index], of: variable.id)
    }
    return named
  }

  /// Returns the events of a transition in words.
  package func traceEvents(of transition: Transition) -> [TraceStep.Event] {
    transition.events.compactMap(traceEvent)
  }

  /// Returns the name of the result of a move, or nil.
  package func result(of move: Move) -> String? { flow.result(of: move)?.name?.value }

  /// Returns the kind and the label of a step.
  package func naming(of move: Move?) -> (kind: TraceStep.Kind, label: String?) {
    guard let move else { return (.launch, nil) }
    switch move.kind {
    case .gesture: return (.gesture, label(of: move))
    case .entry: return (.entry, label(of: move))
    case .action(let id):
      switch flow[id].trigger {
      case .system: return (.system, label(of: move))
      case .arrival: return (.arrival, label(of: move))
      case .user, .entry, .gesture: return (.tap, label(of: move))
      }
    }
  }

  private func traceLayers(of configuration: Configuration) -> [TraceStep.Layer] {
    (0...configuration.frontLayer).map { layer in
      TraceStep.Layer(
        style: configuration.style(of: layer)?.rawValue, aside: configuration.isAside(layer),
        stack: names(on: configuration.stack(of: layer)),
        columns: layer == 0 ? columns(in: configuration).map { names(on: configuration.stacks[$0]) } : [])
    }
  }

  private func names(on stack: [Instance]) -> [String] { stack.map { flow[$0.screen].name.value } }

  private func traceEvent(_ event: Event) -> TraceStep.Event? {
    switch event.kind {
    case .starts(let task, _, _, _):
      .init(.starts, task: flow[task].name.value, isGate: traits.isGate(task, at: event.range))
    case .completes(let task, let outcome):
      .init(.completes, task: flow[task].name.value, outcome: outcome.map { flow[$0].name })
    case .cancels(let task): .init(.cancels, task: flow[task].name.value, outcome: flow[OutcomeID.cancelled].name)
    case .abandons(let task): .init(.abandons, task: flow[task].name.value)
    case .interrupts(let task): .init(.interrupts, task: flow[task].name.value)
    case .fails(let failure): failure.stepHappens ? nil : .init(.fails, step: failure.rawValue)
    case .returnsElsewhere, .removes: nil
    }
  }
}
